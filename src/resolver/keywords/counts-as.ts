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
import { oncePer, remember } from '../remember.js';
import type { Draft, Ruling, Step } from '../ruling.js';
import { type Closure, closureOn, type Edge, type Weighed } from './closure.js';
import { applyExceptions, type Exceptional, readContext } from './exceptions.js';
import { listConsidered, sayBroken, sayPath, sayProof } from './say.js';

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
  const found = closure.weigh([to]).get(from.key);
  const back = found?.verdict === 'yes' && found.path;
  const inForce = closure.edges.filter(({ status }) => status === 'in-force');
  const strangers = [from, to].flatMap(({ known, name }) => (known ? [] : [name]));
  const none = `no rule makes a card with ${from.name} count as ${to.name}`;
  return {
    verdict: 'no',
    answer: strangers.length > 0 ? `No: no rule mentions ${joinOr(strangers)}, so ${none}.` : `No: ${none}.`,
    caveats: [
      ...strangers.map(name => `No rule mentions the keyword "${name}".`),
      ...(back ? [`The other way round it holds: ${sayPath(back, day)}.`] : []),
      `Searched: the ${inForce.length} keyword relations in force on ${formatDay(day)}.`,
    ],
    asides: back ? back.map(({ rule }) => rule) : [],
  };
}

function judge(asked: Asked, format: PlayFormat, exceptions: readonly Exceptional[]): Answer {
  const { corpus, day, from, to } = asked;
  if (from.key === to.key) {
    const text = `A keyword that is printed on a card needs no rule: ${from.name} is ${from.name}.`;
    const answer = `Yes: that is the same keyword, ${from.name}.`;
    return { verdict: 'yes', answer, steps: [{ text, rule: SCOPE_RULE }] };
  }
  if (format === 'samurai') {
    const text = 'The keyword relations belong to the Legacy Format alone.';
    const answer = `No: in normal play only printed keywords count, and ${from.name} is not ${to.name}.`;
    return { verdict: 'no', answer, steps: [{ text, rule: SCOPE_RULE }] };
  }
  const closure = closureOn(corpus, day);
  const weighed = closure.weigh([from]).get(to.key);
  if (!weighed) return judgeUnrelated(asked, closure);
  if (weighed.verdict === 'depends' || weighed.verdict === 'no') return judgePath(asked, weighed);
  const left = applyExceptions(closure, exceptions).weigh([from]).get(to.key);
  if (left?.verdict === 'yes' || left?.verdict === 'unknown') return judgePath(asked, left);
  // the text of the card decides, or the rules take a relation out for it
  const open = left?.verdict === 'depends' ? left : null;
  const verdict = open ? 'depends' : 'no';
  const { why, rule } = exceptions.find(one => one.verdict === verdict) as Exceptional;
  const answer = open
    ? `It depends: the card's own text decides, because it may tell ${from.name} and ${to.name} apart.`
    : `No: for this purpose ${from.name} does not count as ${to.name} unless ${to.name} is printed.`;
  const { path } = open ?? weighed;
  return { verdict, answer, steps: [...sayProof(corpus, { ...weighed, path }, day), { text: why, rule }] };
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
 * keywords and each keyword is read once: armies are large.
 */
export function makeCounts(
  corpus: Corpus,
  day: Day,
): (printed: readonly string[], keyword: string) => Counted {
  const closure = closureOn(corpus, day);
  const read = (keyword: string) => {
    const parsed = parseKeyword(keyword);
    return parsed.ok ? [{ own: parsed.value.key, ...corpus.keywords.resolve(parsed.value) }] : [];
  };
  const readAsked = remember(read, keyword => keyword);
  const readCard = oncePer((printed: readonly string[]) => {
    const names = printed.flatMap(read);
    const counted = new Map<string, Counted>(
      listConsidered(corpus, day, closure, names).map(({ key, verdict, steps }) => [key, { verdict, steps }]),
    );
    // what is printed counts as itself, whatever else it can be read as
    for (const { own, key } of names) for (const name of [own, key]) counted.set(name, PRINTED);
    return counted;
  });
  return (printed, keyword) => {
    const [asked] = readAsked(keyword);
    const counted = readCard(printed);
    return (asked && (counted.get(asked.own) ?? counted.get(asked.key))) ?? NOT;
  };
}
const PRINTED: Counted = { verdict: 'yes', steps: [] };
const NOT: Counted = { verdict: 'no', steps: [] };
