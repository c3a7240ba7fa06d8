import {
  type Change,
  type ChangeList,
  type Corpus,
  listChanges,
  type RuleDocument,
} from '../knowledge/index.js';
import { type Day, dayBefore, formatDay } from '../language/index.js';
import { type Judge, makeRuling, type Ruling } from '../resolver/index.js';
import type { ChangeReading } from './changes.js';

function sayDays(from: Day | null, to: Day | null): string {
  if (from !== null && from === to) return `on ${formatDay(from)}`;
  if (from === null) return to === null ? 'in all' : `up to ${formatDay(to)}`;
  return to === null ? `since ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(to)}`;
}

/** The changes that are asked about, the oldest first. */
function findChanges(
  corpus: Corpus,
  { from, to, keywords, subject, action }: Omit<Extract<ChangeReading, { kind: 'span' }>, 'kind' | 'only'>,
): readonly Change[] {
  const filter = { from: from ?? undefined, to: to ?? undefined, action: action ?? undefined };
  // `listChanges` refuses only a span that ends before it begins, and no sentence is read as such a span
  const { items } = (listChanges(corpus, filter) as { value: ChangeList }).value;
  return items
    .filter(({ rule, title }) => {
      const { keywords: own, relations } = corpus.byId.get(rule) as RuleDocument;
      return (
        (!subject || subject.rules.includes(rule)) &&
        keywords.every(
          name =>
            own.includes(name) || title.includes(name) || JSON.stringify(relations).includes(`"${name}"`),
        )
      );
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

function ruleWhen(
  { from, to, turn }: Extract<ChangeReading, { kind: 'when' }>,
  asOf: Day,
  corpus: Corpus,
  rules: Pick<Judge, 'countsAs'>,
): Ruling | null {
  const on = (day: Day) => {
    const outcome = rules.countsAs({ from, to, asOf: day });
    return outcome.ok ? outcome.value : null;
  };
  const turns = corpus.changeDays.flatMap(day => {
    const [before, after] = [on(dayBefore(day)), on(day)];
    return before && after && before.verdict !== after.verdict ? [{ day, before, after }] : [];
  });
  const wanted = turns.filter(({ before, after }) =>
    turn === 'begin' ? after.verdict === 'yes' : turn === 'end' ? before.verdict === 'yes' : true,
  );
  const found = wanted[wanted.length - 1];
  const sayTurn = ({ day, after }: (typeof turns)[number]) =>
    `On ${formatDay(day)}: from that day ${from} ${after.verdict === 'yes' ? 'counts' : 'no longer counted'} as ${to}.`;
  const question = {
    begin: `When did ${from} become ${to}?`,
    end: `When did ${from} stop counting as ${to}?`,
    any: `When did it change whether ${from} counts as ${to}?`,
  }[turn];
  if (!found) {
    const now = on(asOf);
    if (!now) return null;
    const always =
      turns.length > 0
        ? ['Not on any day of the record.', ...turns.map(sayTurn)].join(' ')
        : now.verdict === 'yes'
          ? `${from} counts as ${to} on every day of the record; no rule says since when.`
          : `On no day of the record did that change: ${now.answer}`;
    return makeRuling(corpus, asOf, {
      question,
      verdict: 'unknown',
      answer: always,
      steps: now.steps,
      cites: now.citations.map(({ rule }) => rule),
    });
  }
  const { day, before, after } = found;
  const steps = after.verdict === 'yes' ? after.steps : before.steps;
  const was =
    before.verdict === 'unknown'
      ? [`What held before ${formatDay(day)} is not on record: the earlier words are lost.`]
      : [];
  return makeRuling(corpus, asOf, {
    question,
    verdict: 'value',
    value: day,
    answer: sayTurn(found),
    steps,
    cites: [...before.citations, ...after.citations].map(({ rule }) => rule),
    caveats: was,
  });
}

/** Rules on changes, verdict `value`. */
export function ruleChanges(
  reading: ChangeReading,
  asOf: Day,
  corpus: Corpus,
  rules: Pick<Judge, 'countsAs' | 'impact'>,
): Ruling | null {
  if (reading.kind === 'when') return ruleWhen(reading, asOf, corpus, rules);
  const asked = reading.kind === 'span' ? reading : { ...reading, from: null, to: null };
  const all = findChanges(corpus, asked);
  const only = reading.kind === 'span' ? reading.only : undefined;
  const edge = only && all[only === 'first' ? 0 : all.length - 1]?.day;
  const span = edge ? { ...asked, from: edge, to: edge } : asked;
  const found = edge ? all.filter(({ day }) => day === edge) : all;
  const days = [...new Set(found.map(({ day }) => day))];
  const subject = span.subject?.written ?? span.keywords.join(' and ');
  const about = subject === '' ? '' : ` for ${subject}`;
  const last = found[found.length - 1];
  if (reading.kind === 'rule' && last && days.length === 1) {
    return makeRuling(corpus, asOf, {
      question: `When did the rule${about} change?`,
      verdict: 'value',
      value: last.day,
      answer: `On ${formatDay(last.day)}: ${found.map(({ written }) => written).join('; ')}.`,
      cites: found.map(({ rule }) => rule),
    });
  }
  const first = span.from ?? days[0] ?? asOf;
  const answers = rules
    .impact(dayBefore(first), span.to ?? days[days.length - 1] ?? asOf)
    // answers about pairs of keywords are no answers on another subject
    .filter(({ from, to }) => !span.subject && span.keywords.every(name => from === name || to === name));
  const changes = found.map(({ rule, title, day, written }) => ({ rule, title, day, tag: written }));
  const when = sayDays(span.from, span.to);
  return makeRuling(corpus, asOf, {
    question: `What ${span.action === null ? 'changed' : `was ${span.action}`}${only ? ` ${only}${about}` : `${about} ${when}`}?`,
    verdict: 'value',
    value: { changes, answers },
    answer:
      changes.length === 0
        ? `No dated change is on record${about}${when === 'in all' ? '' : ` ${when}`}.`
        : `${changes.length === 1 ? 'One change' : `${changes.length} changes`}${about} ${when}: ${changes.map(({ title, day }) => `${title} (${formatDay(day)})`).join('; ')}.`,
    cites: [...new Set(changes.map(({ rule }) => rule))],
  });
}
