import fc from 'fast-check';
import t from 'tap';
import type { Embed } from '../../src/discord/embed.js';
import { formatHitsEmbed, formatRuleEmbed, formatRulingEmbed } from '../../src/discord/index.js';
import { formatValue } from '../../src/discord/ruling.js';
import { makeRuleRecord, type RuleRecord, VERDICTS } from '../../src/knowledge/index.js';
import { makeJudge, type Ruling } from '../../src/resolver/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { faultsOf } from '../support/discord.js';

const BASE = 'https://judge.example';
const corpus = await shippedCorpus();
const judge = makeJudge(corpus);

function rulingOf(from: string, to: string, asOf = TODAY, card?: string): Ruling {
  const ruling = judge.countsAs({ from, to, asOf, card });
  if (!ruling.ok) throw new Error(ruling.problem.message);
  return ruling.value;
}

t.test('a ruling: question, sentence, proof, sources with links', async t => {
  const embed = formatRulingEmbed(rulingOf('Ratling', 'Creature'), BASE);
  t.equal(embed.title, 'Does a card with Ratling count as Creature?');
  t.match(embed.description, /^Yes: Ratling/);
  t.equal(embed.url, `${BASE}/rules/legacy/keywords/nonhuman-ogre-ratling?asOf=${TODAY}`);
  t.strictSame(
    embed.fields.map(({ name }) => name),
    ['Proof', 'Sources'],
  );
  t.match(embed.fields[0]?.value, /^1\. .*Nonhuman\.\n2\. .*Creature/);
  t.match(embed.fields[1]?.value, `(${BASE}/rules/legacy/keywords/creature-nonhuman?asOf=`);
  t.equal(embed.footer.text, `As of ${TODAY} · documents ${corpus.hash}`);
});

t.test('the source of a rule that was added says who ruled so', async t => {
  const ruling = rulingOf('Ratling', 'Creature');
  const by = 'Judges of Kotei';
  const citations = ruling.citations.map(one => ({ ...one, source: { ...one.source, by } }));
  const sourcesOf = ({ fields }: Embed, title: string) => fields.find(({ name }) => name === title)?.value;
  t.match(
    sourcesOf(formatRulingEmbed({ ...ruling, citations }, BASE), 'Sources'),
    /Keywords; by Judges of Kotei/,
  );
  t.notMatch(sourcesOf(formatRulingEmbed(ruling, BASE), 'Sources'), / by /);
  const document = corpus.documents[0] as (typeof corpus.documents)[number];
  const record = makeRuleRecord(corpus, document, TODAY);
  const added = formatRuleEmbed({ ...record, source: { ...record.source, by } }, BASE);
  t.match(sourcesOf(added, 'Source'), /, by Judges of Kotei$/);
});

t.test('a ruling without a rule leads to the service; a caveat has its field', async t => {
  const embed = formatRulingEmbed(rulingOf('Kensai', 'Shadowlands'), BASE);
  t.equal(embed.url, `${BASE}/`);
  t.match(embed.fields[0], { name: 'Caveats', value: /Kensai/ });
});

t.test('an ended rule says so in the sources', async t => {
  const embed = formatRulingEmbed(rulingOf('Zombie', 'Shadowlands'), BASE);
  t.match(embed.fields.find(({ name }) => name === 'Sources')?.value, /not in force/);
});

t.test(
  'a verdict that the sentence does not begin with is put before it; values and needs are listed',
  async t => {
    const ruling = { ...rulingOf('Ratling', 'Creature'), verdict: 'value' as const, answer: 'It is three.' };
    const shown = (value: unknown) =>
      formatRulingEmbed({ ...ruling, value }, BASE).fields.find(({ name }) => name === 'In full')?.value;
    t.equal(formatRulingEmbed(ruling, BASE).description, '**Answer.** It is three.');
    t.equal(shown(3), '3');
    t.equal(shown(['A', 'B_c']), 'A\nB\\_c');
    t.equal(shown({ honor: 2, order: ['A', 'B'] }), 'honor: 2\norder: A, B');
    t.equal(shown(null), undefined);
    const open = formatRulingEmbed({ ...ruling, needs: [{ fact: 'x', why: 'Is it so?' }] }, BASE);
    t.match(open.fields[0], { name: 'Still needed', value: '- Is it so?' });
  },
);

t.test('where everything is long, the last fields yield first', async t => {
  const ruling = rulingOf('Ratling', 'Creature');
  const long = 'word '.repeat(1000);
  const caveats = [long];
  const needs = [{ fact: 'x', why: long }];
  const embed = formatRulingEmbed({ ...ruling, question: long, answer: long, caveats, needs }, BASE);
  t.strictSame(faultsOf(embed), []);
  t.strictSame(
    embed.fields.map(({ name }) => name),
    ['Still needed', 'Caveats'],
  );
});

t.test('values of every shape are plain text', async t => {
  t.equal(formatValue(null), 'none');
  t.equal(formatValue(undefined), 'none');
  t.equal(formatValue([]), 'none');
  t.equal(formatValue([1, [2, 3]]), '1, 2, 3');
  t.equal(formatValue({ a: { b: true }, c: null }), 'a: b: true; c: none');
});

t.test('every document on days before, on and after each change keeps every limit', async t => {
  const days = [TODAY, '2000-01-01', ...corpus.changeDays];
  for (const document of corpus.documents)
    for (const day of days)
      t.strictSame(faultsOf(formatRuleEmbed(makeRuleRecord(corpus, document, day), BASE)), [], document.id);
});

t.test('a rule: its sentence, its words, its source, its changes, its links', async t => {
  const document = corpus.byId.get('legacy/keywords/creature-nonhuman');
  if (!document) return t.fail('no document');
  const embed = formatRuleEmbed(makeRuleRecord(corpus, document, TODAY), BASE);
  t.equal(embed.title, document.title);
  t.ok(embed.description.startsWith(`**${document.answer}**`));
  t.match(embed.fields.find(({ name }) => name === 'Changes')?.value, '- CHANGED June 03 2008');
  t.match(embed.fields.find(({ name }) => name === 'Source')?.value, /p\. 21, Keywords, ADD$/);
  const before = formatRuleEmbed(makeRuleRecord(corpus, document, '2008-06-02'), BASE);
  t.match(
    before.description,
    /existed on June 2, 2008, but its wording then is lost\.\*\*\n\nThe words of June 3, 2008:/,
  );
  const none: RuleRecord = { ...makeRuleRecord(corpus, document, '2008-06-02'), recorded: null };
  t.match(formatRuleEmbed(none, BASE).description, /its wording then is lost\.\*\*$/);
});

t.test('property: rulings of any text and length keep every limit', async t => {
  const text = fc.oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.string({ minLength: 1, maxLength: 3000 }),
  );
  const citation = rulingOf('Ratling', 'Creature').citations[0];
  if (!citation) return t.fail('no citation');
  const ruling = fc.record({
    question: text,
    verdict: fc.constantFrom(...VERDICTS),
    answer: text,
    value: fc.jsonValue(),
    steps: fc.array(fc.record({ text, rule: fc.constant('legacy/winds') }), { maxLength: 40 }),
    citations: fc.array(
      text.map(title => ({ ...citation, title })),
      { maxLength: 40 },
    ),
    caveats: fc.array(text, { maxLength: 30 }),
    needs: fc.array(fc.record({ fact: text, why: text }), { maxLength: 30 }),
    asOf: fc.constant(TODAY),
    corpus: fc.constant('abc'),
  });
  fc.assert(fc.property(ruling, one => faultsOf(formatRulingEmbed(one, BASE)).join() === ''));
  t.pass('held');
});

t.test('hits are listed with links, best first; without hits it says so', async t => {
  const found = { q: 'fear  *undead*', asOf: TODAY, corpus: 'abc' };
  const hit = { id: 'legacy/glossary/fear', title: 'Fear', answer: 'It is so.' };
  const embed = formatHitsEmbed({ ...found, hits: [hit] }, BASE);
  t.equal(embed.title, 'fear \\*undead\\*');
  t.equal(embed.description, `- [Fear](${BASE}/rules/legacy/glossary/fear?asOf=${TODAY}): It is so.`);
  t.equal(formatHitsEmbed({ ...found, hits: [], q: ' ' }, BASE).title, 'Search');
  t.match(formatHitsEmbed({ ...found, hits: [] }, BASE).description, /^No rule fits/);
  const many = formatHitsEmbed(
    { ...found, q: 'x'.repeat(2000), hits: Array(100).fill({ ...hit, answer: 'word '.repeat(40) }) },
    BASE,
  );
  t.strictSame(faultsOf(many), []);
});
