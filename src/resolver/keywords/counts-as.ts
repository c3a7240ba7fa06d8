import {
  type Corpus,
  type Day,
  fail,
  formatDay,
  type KeywordName,
  type Outcome,
  parseKeyword,
  succeed,
} from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import { makeRuling } from '../explain.js';
import type { Draft, Ruling } from '../ruling.js';
import { type Closure, closureOn } from './closure.js';
import {
  type CardContext,
  type Exceptional,
  exceptionsFor,
  purposesOf,
  sayUnexcepted,
  withoutDoubtful,
  withoutExcepted,
} from './exceptions.js';
import type { Edge } from './relations.js';
import { sayBroken, sayBrokenSteps, sayPath, sayPathSteps } from './say.js';

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
  from: KeywordName & { known: boolean };
  to: KeywordName & { known: boolean };
  question: string;
}

function judgePrinted({ from, question }: Asked): Draft {
  const text = `A keyword that is printed on a card needs no rule: ${from.name} is ${from.name}.`;
  return {
    question,
    verdict: 'yes',
    answer: `Yes: that is the same keyword, ${from.name}.`,
    steps: [{ text, rule: SCOPE_RULE }],
  };
}

function judgeSamurai({ from, to, question }: Asked): Draft {
  return {
    question,
    verdict: 'no',
    answer: `No: in normal play only printed keywords count, and ${from.name} is not ${to.name}.`,
    steps: [{ text: 'The keyword relations belong to the Legacy Format alone.', rule: SCOPE_RULE }],
  };
}

function judgeHeld({ corpus, day, question }: Asked, path: readonly Edge[]): Draft {
  const steps = sayPathSteps(corpus, path, day);
  return { question, verdict: 'yes', answer: `Yes: ${sayPath(path, day)}.`, steps };
}

function judgeUnrecorded({ corpus, day, from, to, question }: Asked, path: readonly Edge[]): Draft {
  return {
    question,
    verdict: 'unknown',
    answer: `Not on record: the words that decided whether ${from.name} counted as ${to.name} on ${formatDay(day)} are lost.`,
    steps: sayPathSteps(corpus, path, day),
  };
}

function judgeUnheld({ corpus, day, from, to, question }: Asked, path: readonly Edge[]): Draft {
  // one there is: of rules in force or not on record the path would have been possible
  const broken = path.find(({ status }) => status === 'not-yet' || status === 'ended') as Edge;
  const so = `${from.name} ${broken.past ? 'did' : 'does'} not count as ${to.name}`;
  return {
    question,
    verdict: 'no',
    answer: `No: ${sayBroken(corpus, broken, day)}, so ${so}.`,
    steps: sayBrokenSteps(corpus, path, day),
  };
}

function judgeUnrelated({ corpus, day, from, to, question }: Asked, closure: Closure): Draft {
  const back = closure.path(to.key, from.key, 'held');
  const strangers = [from, to].filter(({ known }) => !known);
  const caveats = strangers.map(({ name }) => {
    const near = corpus.keywords.near(name);
    return `No rule mentions the keyword "${name}".${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`;
  });
  if (back) caveats.push(`The other way round it holds: ${sayPath(back, day)}.`);
  return {
    question,
    verdict: 'no',
    answer: `No: no rule makes a card with ${from.name} count as ${to.name}.`,
    caveats: [...caveats, `Searched: the ${closure.held} keyword relations in force on ${formatDay(day)}.`],
    asides: back ? back.map(({ rule }) => rule) : [],
  };
}

function judgeExcepted(asked: Asked, exceptions: readonly Exceptional[], path: readonly Edge[]): Draft {
  const { corpus, day, from, to, question } = asked;
  const [decisive] = exceptions as [Exceptional, ...Exceptional[]];
  const settled = decisive.verdict === 'no';
  return {
    question,
    verdict: decisive.verdict,
    answer: settled
      ? `No: for this purpose ${from.name} does not count as ${to.name} unless ${to.name} is printed.`
      : `It depends: the card's own text decides, because it may tell ${from.name} and ${to.name} apart.`,
    steps: [...sayPathSteps(corpus, path, day), { text: decisive.why, rule: decisive.rule }],
  };
}

function judge(asked: Asked, format: PlayFormat, context: CardContext | null): Draft {
  const { corpus, day, from, to } = asked;
  if (from.key === to.key) return judgePrinted(asked);
  if (format === 'samurai') return judgeSamurai(asked);
  const closure = closureOn(corpus, day);
  const possible = closure.path(from.key, to.key, 'possible');
  const exceptions = context ? exceptionsFor(corpus, day, context) : [];
  const left = withoutExcepted(closure, exceptions);
  const sure = withoutDoubtful(left, exceptions);
  if (possible && !sure.path(from.key, to.key, 'possible')) {
    const open = left.path(from.key, to.key, 'possible');
    const decisive = exceptions.filter(({ verdict }) => verdict === (open ? 'depends' : 'no'));
    return judgeExcepted(asked, decisive, open ?? possible);
  }
  const held = sure.path(from.key, to.key, 'held');
  if (held) return judgeHeld(asked, held);
  if (possible) return judgeUnrecorded(asked, possible);
  const ever = closure.path(from.key, to.key, 'ever');
  return ever ? judgeUnheld(asked, ever) : judgeUnrelated(asked, closure);
}

/** Checks a context: a purpose must be known, and needs a card. Error: `bad-value`. */
export function checkContext(
  corpus: Corpus,
  context: { card?: string | undefined; purpose?: string | undefined },
): Outcome<CardContext | null> {
  const { card, purpose } = context;
  const purposes = purpose === undefined ? [] : purposesOf(corpus);
  if (purpose !== undefined && !purposes.includes(purpose)) {
    const near = nearest(purpose, purposes);
    const cure = `Known: ${purposes.join(', ')}. Leave it out otherwise.`;
    const rest = { field: 'purpose', found: purpose.slice(0, 40), cure };
    return fail('bad-value', 'No rule knows this purpose.', near.length > 0 ? { ...rest, near } : rest);
  }
  if (card === undefined || card.trim() === '') {
    if (purpose === undefined) return succeed(null);
    return fail('bad-value', 'A purpose needs a card.', {
      field: 'card',
      cure: 'Name the card whose text asks.',
    });
  }
  return succeed({ card, purpose });
}

/**
 * Rules whether a card with one keyword counts as having another, as of a day, with the shortest proof.
 * Errors: `bad-keyword`, `bad-value` (purpose). The day must be one (see `parseDay`).
 */
export function judgeCountsAs(corpus: Corpus, asked: CountsAsQuestion): Outcome<Ruling> {
  const from = parseKeyword(asked.from);
  if (!from.ok) return { ok: false, problem: { ...from.problem, field: 'from' } };
  const to = parseKeyword(asked.to);
  if (!to.ok) return { ok: false, problem: { ...to.problem, field: 'to' } };
  const context = checkContext(corpus, asked);
  if (!context.ok) return context;
  const names = { from: corpus.keywords.resolve(from.value), to: corpus.keywords.resolve(to.value) };
  const forCard = context.value
    ? ` for ${context.value.card}${context.value.purpose ? ` (${context.value.purpose})` : ''}`
    : '';
  const question = `Does a card with ${names.from.name} count as ${names.to.name}${forCard}?`;
  const draft = judge(
    { corpus, day: asked.asOf, ...names, question },
    asked.format ?? 'legacy',
    context.value,
  );
  const unexcepted = context.value ? sayUnexcepted(corpus, asked.asOf, context.value) : null;
  const caveats = [...(draft.caveats ?? []), ...(unexcepted ? [unexcepted] : [])];
  return succeed(makeRuling(corpus, asked.asOf, { ...draft, caveats }));
}
