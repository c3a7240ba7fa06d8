import { pick } from '../../bench/random.js';
import { makeGame, PLAYERS } from '../../bench/table-game.js';
import type { Corpus, Day, Outcome } from '../../src/knowledge/index.js';
import { makeJudge } from '../../src/resolver/index.js';

/** An answer, as it came. */
export interface Answered {
  status: number;
  type: string;
  corpus: string;
  text: string;
}

/** One request, and what is right for it: null, or what is wrong with an answer. */
export interface Request {
  kind: string;
  path: string;
  body?: string;
  check(answer: Answered): string | null | Promise<string | null>;
}

const DAYS: Day[] = ['2008-06-02', '2008-06-03', '2008-06-20', '2026-11-29'];

/** Makes requests over corpora, of which any may be the one that answers. */
export function makeRequests(corpora: readonly Corpus[], random: () => number): () => Request {
  const judges = new Map(corpora.map(corpus => [corpus.hash, makeJudge(corpus)]));
  const [first] = corpora as [Corpus];
  const { names } = first.keywords;
  const examples = makeJudge(first).questions();
  const events = makeGame(60);

  // the bytes are those of the library over the corpus that the answer names
  const sameAs =
    (rule: (judge: ReturnType<typeof makeJudge>) => Outcome<unknown> | Promise<Outcome<unknown>>) =>
    async ({ status, text, corpus }: Answered) => {
      const judge = judges.get(corpus);
      if (!judge) return `answered from the corpus "${corpus}", which nobody has written`;
      if (status !== 200) return `status ${status}: ${text.slice(0, 200)}`;
      const ruling = await rule(judge);
      if (!ruling.ok) return `the library refuses it: ${ruling.problem.message}`;
      return text === JSON.stringify(ruling.value)
        ? null
        : `other bytes than the library: ${text.slice(0, 200)}`;
    };
  const refused =
    (wanted: number, code: string) =>
    ({ status, type, text }: Answered) => {
      if (status !== wanted) return `status ${status} instead of ${wanted}: ${text.slice(0, 200)}`;
      if (!type.startsWith('application/problem+json')) return `no problem details, but ${type}`;
      return JSON.parse(text).code === code ? null : `another code than ${code}: ${text.slice(0, 200)}`;
    };
  const found =
    (holds: (json: never) => boolean) =>
    ({ status, text, corpus }: Answered) => {
      if (status !== 200 || !judges.has(corpus)) return `status ${status}, corpus "${corpus}"`;
      return holds(JSON.parse(text) as never) ? null : `not what was asked for: ${text.slice(0, 200)}`;
    };

  const makers: (() => Request)[] = [
    () => {
      const [from, to, asOf] = [pick(names, random), pick(names, random), pick(DAYS, random)];
      const path = `/v1/keywords/${encodeURIComponent(from)}/counts-as/${encodeURIComponent(to)}?asOf=${asOf}`;
      return { kind: 'keyword ruling', path, check: sameAs(judge => judge.countsAs({ from, to, asOf })) };
    },
    () => {
      const { id, example } = pick(examples, random);
      const asOf = pick(DAYS, random);
      return {
        kind: 'question',
        path: `/v1/questions/${id}`,
        body: JSON.stringify({ facts: example, asOf }),
        check: sameAs(judge => judge.answer(id, example, asOf)),
      };
    },
    () => {
      const cards = Array.from({ length: 30 }, (_, number) => ({
        title: `Card ${number}`,
        keywords: [pick(names, random), pick(names, random)],
      }));
      const asOf = pick(DAYS, random);
      return {
        kind: 'cards',
        path: '/v1/keywords/resolve',
        body: JSON.stringify({ cards, asOf }),
        check: sameAs(judge => judge.resolveCards({ cards, asOf })),
      };
    },
    () => ({
      kind: 'replay',
      path: '/v1/multiplayer/replay',
      body: JSON.stringify({ players: PLAYERS, events }),
      check: found(({ steps }: { steps: unknown[] }) => steps.length === events.length),
    }),
    () => {
      const { id } = pick(first.documents, random);
      return {
        kind: 'rule',
        path: `/v1/rules/${id}`,
        check: found((rule: { id: string }) => rule.id === id),
      };
    },
    () => ({
      kind: 'search',
      path: `/v1/search?q=${encodeURIComponent(pick(names, random))}`,
      check: found(({ hits }: { hits: unknown[] }) => hits.length > 0),
    }),
    () => ({
      kind: 'ask',
      path: `/v1/ask?q=${encodeURIComponent('Is a Ratling a Creature as of 2008-06-03?')}`,
      check: found(({ ruling }: { ruling: { verdict: string } | null }) => ruling?.verdict === 'yes'),
    }),
    () => ({ kind: 'bad day', path: '/v1/rules?asOf=2008-02-30', check: refused(400, 'bad-day') }),
    () => ({ kind: 'unknown rule', path: '/v1/rules/legacy/wnds', check: refused(404, 'unknown-rule') }),
    () => ({
      kind: 'nothing there',
      path: `/v1/${Math.floor(random() * 1e6)}`,
      check: refused(404, 'not-found'),
    }),
    () => ({
      kind: 'unknown field',
      path: '/v1/questions/legacy/fear',
      body: '{"fact":{}}',
      check: refused(400, 'unknown-field'),
    }),
    () => ({
      kind: 'no JSON',
      path: '/v1/keywords/resolve',
      body: '{"cards":[{',
      check: refused(400, 'bad-request'),
    }),
    () => ({
      kind: 'too many cards',
      path: '/v1/keywords/resolve',
      body: JSON.stringify({ cards: Array.from({ length: 5001 }, () => ({ keywords: [] })) }),
      check: refused(413, 'too-large'),
    }),
  ];
  return () => pick(makers, random)();
}
