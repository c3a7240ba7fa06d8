import {
  type Corpus,
  type Day,
  findKeyword,
  keyOfKeyword,
  type Outcome,
  parseKeyword,
  type ReadKeyword,
  succeed,
} from '../../knowledge/index.js';
import { formatDay, joinOr } from '../../language/index.js';
import { makeRuling } from '../explain.js';
import { oncePer } from '../remember.js';
import type { Draft, Ruling, Step } from '../ruling.js';
import { type Closure, closureOn, type Edge, type Weighed } from './closure.js';
import { applyExceptions, type Exceptional, readContext } from './exceptions.js';
import { sayBroken, sayPath, sayProof } from './say.js';

/** The formats in which a card is judged: `samurai` is normal play, where only printed keywords count. */
export const PLAY_FORMATS = ['legacy', 'samurai'] as const;
export type PlayFormat = (typeof PLAY_FORMATS)[number];

/** The rule that keeps the keyword relations out of normal play. */
export const SCOPE_RULE = 'legacy/scope';

export interface CountsAsQuestion {
  from: string;
  to: string;
  asOf: Day;
  format?: PlayFormat | undefined;
  /** Title of the card whose text asks. */
  card?: string | undefined;
  /** `join`: whether a Personality joins a player of that card. */
  purpose?: string | undefined;
}

interface Asked {
  corpus: Corpus;
  day: Day;
  from: ReadKeyword;
  to: ReadKeyword;
}

type Answer = Omit<Draft, 'question'>;

function judgePrinted({ from }: Asked): Answer {
  const text = `A keyword that is printed on a card needs no rule: ${from.name} is ${from.name}.`;
  const answer = `Yes: that is the same keyword, ${from.name}.`;
  return { verdict: 'yes', answer, steps: [{ text, rule: SCOPE_RULE }] };
}

function judgeSamurai({ from, to }: Asked): Answer {
  return {
    verdict: 'no',
    answer: `No: in normal play only printed keywords count, and ${from.name} is not ${to.name}.`,
    steps: [{ text: 'The keyword relations belong to the Legacy Format alone.', rule: SCOPE_RULE }],
  };
}

/** A verdict of a path by which the one keyword leads to the other. */
function judgePath({ corpus, day, from, to }: Asked, weighed: Weighed): Answer {
  const { verdict, path } = weighed;
  const steps = sayProof(corpus, weighed, day);
  if (verdict === 'yes') return { verdict, answer: `Yes: ${sayPath(path, day)}.`, steps };
  if (verdict === 'depends') return { verdict, answer: `It depends: ${sayPath(path, day)}.`, steps };
  if (verdict === 'unknown') {
    const answer = `Not on record: the words that decided whether ${from.name} counted as ${to.name} on ${formatDay(day)} are lost.`;
    return { verdict, answer, steps };
  }
  // there is one: through rules in force or not on record the path would have been possible
  const broken = path.find(({ status }) => status === 'not-yet' || status === 'ended') as Edge;
  const so = `${from.name} ${broken.past ? 'did' : 'does'} not count as ${to.name}`;
  return { verdict, answer: `No: ${sayBroken(corpus, broken, day)}, so ${so}.`, steps };
}

function judgeUnrelated({ day, from, to }: Asked, closure: Closure): Answer {
  const back = closure.path([to], from.key, 'yes');
  const strangers = [from, to].flatMap(({ known, name }) => (known ? [] : [name]));
  const none = `no rule makes a card with ${from.name} count as ${to.name}`;
  return {
    verdict: 'no',
    answer: strangers.length > 0 ? `No: no rule mentions ${joinOr(strangers)}, so ${none}.` : `No: ${none}.`,
    caveats: [
      ...strangers.map(name => `No rule mentions the keyword "${name}".`),
      ...(back ? [`The other way round it holds: ${sayPath(back, day)}.`] : []),
      `Searched: the ${closure.inForce} keyword relations in force on ${formatDay(day)}.`,
    ],
    asides: back ? back.map(({ rule }) => rule) : [],
  };
}

function judgeExcepted(
  { corpus, day, from, to }: Asked,
  { verdict, why, rule }: Exceptional,
  weighed: Weighed,
): Answer {
  const answer =
    verdict === 'no'
      ? `No: for this purpose ${from.name} does not count as ${to.name} unless ${to.name} is printed.`
      : `It depends: the card's own text decides, because it may tell ${from.name} and ${to.name} apart.`;
  const steps = [...sayProof(corpus, weighed, day), { text: why, rule }];
  return { verdict, answer, steps };
}

function judge(asked: Asked, format: PlayFormat, exceptions: readonly Exceptional[]): Answer {
  const { corpus, day, from, to } = asked;
  if (from.key === to.key) return judgePrinted(asked);
  if (format === 'samurai') return judgeSamurai(asked);
  const closure = closureOn(corpus, day);
  const weighed = closure.weigh([from], to.key);
  if (weighed.path.length === 0) return judgeUnrelated(asked, closure);
  if (weighed.verdict === 'depends' || weighed.verdict === 'no') return judgePath(asked, weighed);
  const { left, sure } = applyExceptions(closure, exceptions);
  const settled = sure.weigh([from], to.key);
  if (settled.verdict === 'yes' || settled.verdict === 'unknown') return judgePath(asked, settled);
  const open = left.path([from], to.key, 'unknown');
  const decisive = exceptions.find(({ verdict }) => verdict === (open ? 'depends' : 'no'));
  return judgeExcepted(asked, decisive as Exceptional, { ...weighed, path: open ?? weighed.path });
}

/**
 * Rules whether a card with one keyword counts as having another, as of a day, with the shortest proof.
 * Errors: `bad-keyword`, `unknown-keyword` (no rule and no card has it), `bad-value` (card, purpose). The day must be one (see `parseDay`).
 */
export function judgeCountsAs(corpus: Corpus, asked: CountsAsQuestion): Outcome<Ruling> {
  const { asOf: day, format = 'legacy' } = asked;
  const same = keyOfKeyword(asked.from) === keyOfKeyword(asked.to);
  const [from, to] = (['from', 'to'] as const).map(field =>
    findKeyword(corpus.keywords, asked[field], field, () => same),
  ) as [Outcome<ReadKeyword>, Outcome<ReadKeyword>];
  if (!from.ok) return from;
  if (!to.ok) return to;
  const context = readContext(corpus, day, asked);
  if (!context.ok) return context;
  const names = { from: from.value, to: to.value };
  const { about, exceptions, caveats: unnamed } = context.value;
  const question = `Does a card with ${names.from.name} count as ${names.to.name}${about}?`;
  const answer = judge({ corpus, day, ...names }, format, exceptions);
  const read = [names.from, names.to].flatMap(({ name, read }) =>
    read === null ? [] : [`"${read}" is read as ${name}.`],
  );
  const caveats = [...read, ...(answer.caveats ?? []), ...unnamed];
  return succeed(makeRuling(corpus, day, { question, ...answer, caveats }));
}

/**
 * Whether a card with these printed keywords counts as having a keyword, with the shortest proof. `depends`: in some
 * circumstances, which the steps name. A `no` has steps where relations lead there on another day: they say what had
 * ended, or had not begun.
 */
export interface Counted {
  verdict: Weighed['verdict'];
  steps: Step[];
}

/**
 * Counts-as on a day for the printed keywords of cards. Texts that are no keywords count as nothing. Each list of printed
 * keywords and each keyword is read once, and weighed once where rules may lead from the one to the other: armies are large.
 */
export function makeCounts(
  corpus: Corpus,
  day: Day,
): (printed: readonly string[], keyword: string) => Counted {
  const closure = closureOn(corpus, day);
  const readCard = oncePer((printed: readonly string[]) => {
    const parsed = printed.map(parseKeyword).flatMap(one => (one.ok ? [one.value] : []));
    const names = parsed.map(corpus.keywords.resolve);
    return {
      names,
      // what is printed counts as itself, whatever else it can be read as
      own: new Set([...parsed, ...names].map(({ key }) => key)),
      reached: new Set(names.flatMap(({ key }) => closure.reach(key, 'no'))),
      weighed: new Map<string, Counted>(),
    };
  });
  const readKeys = new Map<string, { own: string; key: string } | null>();
  const readAsked = (keyword: string) => {
    const known = readKeys.get(keyword);
    if (known !== undefined) return known;
    const parsed = parseKeyword(keyword);
    const read = parsed.ok ? { own: parsed.value.key, key: corpus.keywords.resolve(parsed.value).key } : null;
    readKeys.set(keyword, read);
    return read;
  };
  return (printed, keyword) => {
    const asked = readAsked(keyword);
    const { names, own, reached, weighed } = readCard(printed);
    if (asked && (own.has(asked.key) || own.has(asked.own))) return { verdict: 'yes', steps: [] };
    if (!asked || !reached.has(asked.key)) return { verdict: 'no', steps: [] };
    const known = weighed.get(asked.key);
    if (known) return known;
    const found = closure.weigh(names, asked.key);
    const counted = { verdict: found.verdict, steps: sayProof(corpus, found, day) };
    weighed.set(asked.key, counted);
    return counted;
  };
}
