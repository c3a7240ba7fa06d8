import fc from 'fast-check';
import t from 'tap';
import { type Embed, formatEmbed } from '../../src/discord/index.js';
import { makeRuleRecord, type RuleRecord, VERDICTS } from '../../src/knowledge/index.js';
import { makeJudge, type Ruling } from '../../src/resolver/index.js';
import type { Hit } from '../../src/search/index.js';
import { makeHitsSheet, makeRuleSheet, makeRulingSheet } from '../../src/sheets/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { faultsOf } from '../support/discord.js';

const BASE = 'https://judge.example';
const corpus = await shippedCorpus();
const judge = makeJudge(corpus);
const formatRuling = (ruling: Ruling) => formatEmbed(makeRulingSheet(ruling), BASE);
const formatRule = (record: RuleRecord) => formatEmbed(makeRuleSheet(record), BASE);
const formatHits = (found: Parameters<typeof makeHitsSheet>[0]) => formatEmbed(makeHitsSheet(found), BASE);

function rulingOf(from: string, to: string, asOf = TODAY, card?: string): Ruling {
  const ruling = judge.countsAs({ from, to, asOf, card });
  if (!ruling.ok) throw new Error(ruling.problem.message);
  return ruling.value;
}

t.test('a ruling: question, sentence, proof, sources with links', async t => {
  const embed = formatRuling(rulingOf('Ratling', 'Creature'));
  t.equal(embed.title, 'Does a card with Ratling count as Creature?');
  t.match(embed.description, /^Yes: Ratling/);
  t.equal(embed.url, `${BASE}/rules/legacy/keywords/nonhuman-ogre-ratling?asOf=${TODAY}`);
  t.strictSame(
    embed.fields.map(({ name }) => name),
    ['Why', 'Sources'],
  );
  t.match(embed.fields[0]?.value, /^1\. .*Nonhuman\.\n2\. .*Creature/);
  t.match(embed.fields[1]?.value, `(${BASE}/rules/legacy/keywords/creature-nonhuman?asOf=`);
  t.equal(embed.footer.text, `As of November 29, 2026 · documents ${corpus.hash}`);
});

t.test('the source of a rule that was added says who ruled so', async t => {
  const ruling = rulingOf('Ratling', 'Creature');
  const by = 'Judges of Kotei';
  const citations = ruling.citations.map(one => ({ ...one, source: { ...one.source, by } }));
  const sourcesOf = ({ fields }: Embed, title: string) => fields.find(({ name }) => name === title)?.value;
  t.match(sourcesOf(formatRuling({ ...ruling, citations }), 'Sources'), /Keywords: ADD; by Judges of Kotei/);
  t.notMatch(sourcesOf(formatRuling(ruling), 'Sources'), / by /);
  const document = corpus.documents[0] as (typeof corpus.documents)[number];
  const record = makeRuleRecord(corpus, document, TODAY);
  const added = formatRule({ ...record, source: { ...record.source, by } });
  t.match(sourcesOf(added, 'Source'), /; by Judges of Kotei$/);
});

t.test('a ruling without a rule leads to the service; a caveat has its field', async t => {
  const embed = formatRuling(rulingOf('Kensai', 'Shadowlands'));
  t.equal(embed.url, `${BASE}/`);
  t.match(embed.fields[0], { name: 'Caveats', value: /Kensai/ });
});

t.test('an ended rule says so in the sources', async t => {
  const embed = formatRuling(rulingOf('Zombie', 'Shadowlands'));
  t.match(embed.fields.find(({ name }) => name === 'Sources')?.value, /not in force/);
});

t.test(
  'a verdict that the sentence does not begin with is put before it; values and needs are listed',
  async t => {
    const ruling = { ...rulingOf('Ratling', 'Creature'), verdict: 'value' as const, answer: 'It is three.' };
    const shown = (value: unknown) =>
      formatRuling({ ...ruling, value }).fields.find(({ name }) => name === 'In full')?.value;
    t.equal(formatRuling(ruling).description, '**Answer.** It is three.');
    t.equal(shown(3), '- 3');
    t.equal(shown(['A', 'B_c']), '- A\n- B\\_c');
    t.equal(shown({ honor: 2, order: ['A', 'B'] }), '- Honor: 2\n- Order: A, B');
    t.equal(shown(null), undefined);
    const open = formatRuling({ ...ruling, needs: [{ fact: 'x', why: 'Is it so?' }] });
    t.match(open.fields[0], { name: 'Still needed', value: '- Is it so?' });
  },
);

t.test('where everything is long, the last fields yield first', async t => {
  const ruling = rulingOf('Ratling', 'Creature');
  const long = 'word '.repeat(1000);
  const caveats = [long];
  const needs = [{ fact: 'x', why: long }];
  const embed = formatRuling({ ...ruling, question: long, answer: long, caveats, needs });
  t.strictSame(faultsOf(embed), []);
  t.strictSame(
    embed.fields.map(({ name }) => name),
    ['Still needed', 'Caveats'],
  );
});

t.test('every document on days before, on and after each change keeps every limit', async t => {
  const days = [TODAY, '2000-01-01', ...corpus.changeDays];
  for (const document of corpus.documents)
    for (const day of days)
      t.strictSame(faultsOf(formatRule(makeRuleRecord(corpus, document, day))), [], document.id);
});

t.test('a rule: its sentence, its words, its source, its changes, its links', async t => {
  const document = corpus.byId.get('legacy/keywords/creature-nonhuman');
  if (!document) return t.fail('no document');
  const embed = formatRule(makeRuleRecord(corpus, document, TODAY));
  t.equal(embed.title, document.title);
  t.ok(embed.description.startsWith(`**${document.answer}**`));
  t.match(embed.fields.find(({ name }) => name === 'Changes')?.value, '- \\[CHANGED June 03 2008\\]');
  t.match(embed.fields.find(({ name }) => name === 'Source')?.value, /p\. 21, Keywords: ADD$/);
  const before = formatRule(makeRuleRecord(corpus, document, '2008-06-02'));
  t.match(
    before.description,
    /existed on June 2, 2008, but its wording then is lost\.\*\*\n\nThe words of June 3, 2008:/,
  );
  const none: RuleRecord = { ...makeRuleRecord(corpus, document, '2008-06-02'), recorded: null };
  t.match(formatRule(none).description, /its wording then is lost\.\*\*$/);
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
  fc.assert(fc.property(ruling, one => faultsOf(formatRuling(one)).join() === ''));
  t.pass('held');
});

t.test('hits are listed with links, best first; without hits it says so', async t => {
  const found = { q: 'fear  *undead*', asOf: TODAY, corpus: 'abc' };
  const hit = { id: 'legacy/glossary/fear', title: 'Fear', answer: 'It is so.' } as Hit;
  const embed = formatHits({ ...found, hits: [hit] });
  t.equal(embed.title, 'fear \\*undead\\*');
  t.equal(
    embed.description,
    `**Rules:**\n- [Fear](${BASE}/rules/legacy/glossary/fear?asOf=${TODAY}) · It is so.`,
  );
  t.equal(formatHits({ ...found, hits: [], q: ' ' }).title, 'Search');
  t.match(formatHits({ ...found, hits: [] }).description, /^\*\*No rule fits/);
  const many = formatHits({
    ...found,
    q: 'x'.repeat(2000),
    hits: Array(100).fill({ ...hit, answer: 'word '.repeat(40) }),
  });
  t.strictSame(faultsOf(many), []);
});
