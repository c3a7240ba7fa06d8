import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Asked, Candidate } from '../src/ask/index.js';
import type { Judge, Ruling } from '../src/resolver/index.js';

/** A sentence that somebody wrote who had not seen how it is read, with what the pages give. */
export interface RoundCase {
  q: string;
  kind: string;
  asOf?: string;
  verdict?: string | string[] | null;
  question?: string;
  facts?: Record<string, unknown>;
  value?: unknown;
  from?: string;
  to?: string;
  keywords?: string[];
  days?: string[];
  card?: string;
  rules?: string[];
}

/** The rounds of fresh sentences that are kept, in the order in which they were written. */
export const ROUNDS = [
  'round1',
  'round2',
  'round3',
  'round4',
  'round5',
  'round6',
  'round7',
  'round8',
  'round9',
  'round10',
  'round11',
  'round12',
  'round13',
  'round14',
  'round15',
  'round16',
  'round17',
  'round18',
  'round19',
  'round20',
  'round21',
  'round22',
] as const;

export async function readRound(name: string): Promise<RoundCase[]> {
  return parse(await readFile(`tests/cases/ask/${name}.yaml`, 'utf8')) as RoundCase[];
}

export type Score = 'right' | 'candidates' | 'nothing' | 'wrong';
export const SCORES: readonly Score[] = ['right', 'candidates', 'nothing', 'wrong'];

// names that a sentence does not give are of our own making: where cards are listed, how many they are is compared
function essence(value: unknown, players: readonly string[]): unknown {
  if (typeof value === 'string')
    return players.includes(value)
      ? value
      : /^(?:the |attack |Yu card)/.test(value)
        ? '*'
        : value.toLowerCase();
  if (Array.isArray(value)) return value.map(one => essence(one, players));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      key === 'why' || key === 'name' ? [] : [[key, essence(one, players)]],
    ),
  );
}

const same = (a: unknown, b: unknown, players: readonly string[]) =>
  JSON.stringify(essence(a, players)) === JSON.stringify(essence(b, players));
const lists = (value: unknown) => JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"(?=[,\]])/g, '"*"');

async function fits(
  one: RoundCase,
  { ruling, kind, question }: { ruling: Ruling; kind: string; question: string | null },
  judge: Judge,
  today: string,
): Promise<boolean> {
  const verdicts = [one.verdict ?? 'any'].flat();
  const agrees = verdicts.includes('any') || verdicts.includes(ruling.verdict);
  const asked = ruling.question.toLowerCase();
  if (one.kind === 'pair' || one.kind === 'counts-as') {
    const named = [one.from, one.to].every(name => name === undefined || asked.includes(name.toLowerCase()));
    return agrees && kind === 'counts-as' && named;
  }
  if (one.kind === 'card')
    return (
      agrees &&
      (kind === 'card' || kind === 'counts-as') &&
      (one.to === undefined || asked.includes(one.to.toLowerCase()))
    );
  if (one.kind === 'set' || one.kind === 'cardset') {
    const found = (ruling.value as { keywords?: string[] } | null)?.keywords;
    return (
      kind === 'set' &&
      (one.keywords === undefined
        ? Array.isArray(found)
        : JSON.stringify([...(found ?? [])].sort()) === JSON.stringify([...one.keywords].sort()))
    );
  }
  if (one.kind === 'changes') {
    if (kind !== 'changes') return false;
    const found =
      typeof ruling.value === 'string'
        ? [ruling.value]
        : ((ruling.value as { changes?: { day: string }[] } | null)?.changes ?? []).map(({ day }) => day);
    return one.days === undefined
      ? agrees
      : JSON.stringify([...new Set(found)].sort()) === JSON.stringify([...one.days].sort());
  }
  if (one.kind === 'rules') return Array.isArray((ruling.value as { rules?: string[] } | null)?.rules);
  if (one.question !== undefined) {
    if (question !== one.question || !agrees) return false;
    if (ruling.verdict !== 'value' || one.facts === undefined || one.verdict === 'any') return true;
    const expected = await judge.answer(one.question, one.facts, one.asOf ?? today);
    if (!expected.ok || expected.value.verdict !== 'value') return true;
    const players = (one.facts.players as string[] | undefined) ?? [];
    if (same(expected.value.value, ruling.value, players)) return true;
    return (
      players.length === 0 &&
      lists(expected.value.value).length === lists(ruling.value).length &&
      lists(essence(expected.value.value, [])) === lists(essence(ruling.value, []))
    );
  }
  return agrees;
}

/** How a sentence fared: ruled rightly, right among the candidates, neither, or ruled wrongly. */
export async function score(one: RoundCase, asked: Asked, judge: Judge, today: string): Promise<Score> {
  const { ruling, candidates, interpretation } = asked;
  const { kind, question } = interpretation;
  if (one.kind === 'none' || one.verdict === null)
    return ruling === null || ruling.verdict === 'not-covered' ? 'right' : 'wrong';
  if (one.kind === 'scope')
    return ruling === null || ['no', 'not-covered'].includes(ruling.verdict) ? 'right' : 'wrong';
  if (ruling) return (await fits(one, { ruling, kind, question }, judge, today)) ? 'right' : 'wrong';
  const among = await Promise.all(
    candidates.map((candidate: Candidate) => fits(one, candidate, judge, today)),
  );
  return among.includes(true) ? 'candidates' : 'nothing';
}
