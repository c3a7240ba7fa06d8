import fc from 'fast-check';
import t from 'tap';
import { parseKeyword } from '../../../src/knowledge/index.js';
import { makeJudge, type Step } from '../../../src/resolver/index.js';
import { shippedCorpus } from '../../support/corpus.js';
import { testCorpus, testDocument } from '../../support/documents.js';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];
const TAGS = [
  [],
  ['ADDED June 03 2008'],
  ['CHANGED June 03 2008'],
  ['DELETED June 03 2008'],
  ['CLARIFIED June 03 2008'],
];
const DAYS = ['2008-06-02', '2008-06-03'];

const name = fc.constantFrom(...NAMES);
const pair = fc.uniqueArray(name, { minLength: 2, maxLength: 2 });
const relation = fc.oneof(
  pair.map(equivalent => ({ equivalent })),
  fc.uniqueArray(name, { minLength: 2, maxLength: 4 }).map(([then, ...any]) => ({ implies: { any, then } })),
);
const rule = fc.record({
  relations: fc.array(relation, { maxLength: 2 }),
  changes: fc.constantFrom(...TAGS),
});
const rules = fc.array(rule, { maxLength: 7 });
const printed = fc.uniqueArray(name, { maxLength: 4 });
const day = fc.constantFrom(...DAYS);

function judgeOf(made: { relations: unknown[]; changes: string[] }[]) {
  // one document names them all, so that each is known
  const names = testDocument('legacy/names', { keywords: NAMES });
  const documents = made.map((changes, index) => testDocument(`legacy/r${index}`, changes));
  return makeJudge(testCorpus([names, ...documents]));
}

function resolve(judge: ReturnType<typeof judgeOf>, keywords: string[], asOf: string) {
  const resolved = judge.resolveCards({ cards: [{ keywords }], ask: NAMES, asOf });
  if (!resolved.ok) throw new Error(resolved.problem.message);
  const [card] = resolved.value.cards;
  if (!card) throw new Error('no card came back');
  return {
    ...card,
    yes: card.considered.map(({ keyword }) => keyword),
    maybe: card.unknown.map(({ keyword }) => keyword),
  };
}

t.test('printed keywords are always considered', async () => {
  fc.assert(
    fc.property(rules, printed, day, (made, keywords, asOf) => {
      const { yes } = resolve(judgeOf(made), keywords, asOf);
      return keywords.every(keyword => yes.includes(keyword));
    }),
  );
});

t.test('considering what is considered adds nothing', async () => {
  fc.assert(
    fc.property(rules, printed, day, (made, keywords, asOf) => {
      const judge = judgeOf(made);
      const { yes } = resolve(judge, keywords, asOf);
      return resolve(judge, yes, asOf).yes.length === yes.length;
    }),
  );
});

t.test('more printed keywords never take one away', async () => {
  fc.assert(
    fc.property(rules, printed, name, day, (made, keywords, more, asOf) => {
      const judge = judgeOf(made);
      const { yes } = resolve(judge, [...keywords, more], asOf);
      return resolve(judge, keywords, asOf).yes.every(keyword => yes.includes(keyword));
    }),
  );
});

t.test('yes stays yes, and unknown becomes yes, when lost words are taken as in force', async () => {
  fc.assert(
    fc.property(rules, printed, (made, keywords) => {
      const before = resolve(judgeOf(made), keywords, '2008-06-02');
      const known = made.map(one => (one.changes[0]?.startsWith('CHANGED') ? { ...one, changes: [] } : one));
      const after = resolve(judgeOf(known), keywords, '2008-06-02').yes;
      return (
        [...before.yes, ...before.maybe].every(keyword => after.includes(keyword)) &&
        after.length === before.yes.length + before.maybe.length
      );
    }),
  );
});

t.test('the answers agree with the lists, and with the single ruling', async () => {
  fc.assert(
    fc.property(rules, name, day, (made, from, asOf) => {
      const judge = judgeOf(made);
      const { answers, yes, maybe } = resolve(judge, [from], asOf);
      return NAMES.every(to => {
        const expected = yes.includes(to) ? 'yes' : maybe.includes(to) ? 'unknown' : 'no';
        const single = judge.countsAs({ from, to, asOf });
        return answers[to] === expected && single.ok && single.value.verdict === expected;
      });
    }),
  );
});

// the sentences of a proof, read back: each step leads from the keyword reached so far to its own
function replay(from: string, steps: Step[]): string {
  return steps.reduce((reached, { text }) => {
    const match =
      /^(.+) and (.+) (?:are|were) one and the same keyword\.$|^A card with (.+) (?:is|was) also considered to have (.+)\.$/.exec(
        text,
      );
    if (!match) return `unreadable: ${text}`;
    return (match[1] ?? match[3]) === reached
      ? String(match[2] ?? match[4])
      : `${text} does not start at ${reached}`;
  }, from);
}

t.test('each proof, replayed step by step, arrives', async () => {
  fc.assert(
    fc.property(rules, name, name, day, (made, from, to, asOf) => {
      const ruling = judgeOf(made).countsAs({ from, to, asOf });
      if (!ruling.ok || from === to || ruling.value.verdict !== 'yes') return true;
      return replay(from, ruling.value.steps) === to;
    }),
  );
});

t.test('the shipped relations: every yes between known keywords has a proof that arrives', async t => {
  const judge = makeJudge(await shippedCorpus());
  let proven = 0;
  for (const from of judge.corpus.keywords.names) {
    for (const to of judge.corpus.keywords.names) {
      const ruling = judge.countsAs({ from, to, asOf: '2008-06-19' });
      if (!ruling.ok || from === to || ruling.value.verdict !== 'yes') continue;
      t.equal(replay(from, ruling.value.steps), to);
      proven++;
    }
  }
  t.ok(proven > 30, `${proven} proofs`);
  t.ok(judge.corpus.keywords.names.every(known => parseKeyword(known).ok));
});
