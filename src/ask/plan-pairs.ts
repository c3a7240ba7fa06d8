import { type Catalogue, cardCountsAs } from '../decks/index.js';
import type { Corpus, Day } from '../knowledge/index.js';
import { eachOnce, type Judge, makeRuling, type PlayFormat, type Ruling } from '../resolver/index.js';
import type { Plan, Understood } from './asked.js';
import type { PairReading } from './pairs.js';
import type { Topic } from './topics.js';

const WEAKEST = ['no', 'unknown', 'depends', 'yes'];

const corrections = (topics: readonly Topic[]) =>
  topics.flatMap(({ corrected, name }) => (corrected === null ? [] : [`"${corrected}" is read as ${name}.`]));

function combine(rulings: readonly Ruling[], asOf: Day, corpus: Corpus): Ruling | null {
  const [first, ...others] = rulings as [Ruling, ...Ruling[]];
  if (others.length === 0) return first;
  if (others.some(({ verdict }) => verdict !== first.verdict)) return null;
  return makeRuling(corpus, asOf, {
    question: rulings.map(({ question }) => question).join(' '),
    verdict: first.verdict,
    answer: rulings.map(({ answer }) => answer).join(' '),
    steps: eachOnce(rulings.flatMap(({ steps }) => steps)),
    cites: rulings.flatMap(({ citations }) => citations.map(({ rule }) => rule)),
    caveats: rulings.flatMap(({ caveats }) => caveats),
  });
}

/** Makes plans of what a sentence asks of keywords and cards: one for all of it, or one for each pair where they differ. */
export function planPairs(
  { from, to, same, loosely, card, purpose, isUnread, certain, clean, together }: PairReading,
  format: PlayFormat,
  {
    corpus,
    rules,
    catalogue,
    isKeyword,
    isListed,
  }: {
    corpus: Corpus;
    rules: Pick<Judge, 'corpus' | 'countsAs'>;
    catalogue: Catalogue | null;
    isKeyword(name: string): boolean;
    /** Whether it is no title of a card. */
    isListed(name: string): boolean;
  },
): Plan[] {
  const kind = from.some(one => one.kind === 'card') ? 'card' : 'counts-as';
  const rule = (start: Topic, end: Topic, day: Day): Ruling | null => {
    const asked = { asOf: day, format };
    const version = start.version ?? undefined;
    const outcome =
      start.kind === 'card'
        ? // only a catalogue has titles
          cardCountsAs(rules, catalogue as Catalogue, {
            title: start.name,
            keyword: end.name,
            version,
            ...asked,
          })
        : rules.countsAs({ from: start.name, to: end.name, card, purpose, ...asked });
    return outcome.ok ? outcome.value : null;
  };
  const notes = [
    ...corrections([...from, ...to]),
    ...(same ? [`Both ways were looked at, ${from[0]?.name} to ${to[0]?.name} and back.`] : []),
  ];
  const understood = (ruling: Ruling | null): Understood | null =>
    ruling && {
      kind,
      question: null,
      facts: null,
      ruling,
      notes,
      open: isUnread === true && ruling.verdict === 'depends',
    };
  const all: Plan = {
    certain: certain && [...from, ...to].every(({ kind, name }) => kind === 'card' || isKeyword(name)),
    clean: clean && [...from, ...to].every(({ kind, name }) => kind === 'card' || isListed(name)),
    async rule(day) {
      if (same) {
        const [start, end] = [from[0] as Topic, to[0] as Topic];
        const [forth, back] = [rule(start, end, day), rule(end, start, day)];
        if (loosely && forth?.verdict !== back?.verdict) return null;
        const [weakest] =
          forth && back
            ? [forth, back].sort((a, b) => WEAKEST.indexOf(a.verdict) - WEAKEST.indexOf(b.verdict))
            : [];
        return understood(weakest ?? null);
      }
      const rulings = from.flatMap(start => to.map(end => rule(start, end, day)));
      if (rulings.includes(null)) return null;
      const best = rulings.find(ruling => ruling?.verdict === 'yes');
      return understood(
        together && to.length === 1 && best ? best : combine(rulings as Ruling[], day, corpus),
      );
    },
  };
  const isVersioned = from.some(({ version }) => version !== null);
  if (certain && from.length * to.length === 1 && !loosely && !isVersioned) return [all];
  const maybe = (start: Topic, end: Topic): Plan => ({
    certain: false,
    clean: true,
    rule: async day => understood(rule(start, end, day)),
  });
  const starts = from.flatMap(one => [one, ...(one.others ?? []).map(name => ({ ...one, name }))]);
  // a version that there is not: the card is asked about, whatever its version
  if (certain && isVersioned) starts.push(...from.map(one => ({ ...one, version: null })));
  const meant = starts.flatMap(start => to.map(end => maybe(start, end)));
  if (certain && !loosely) return [all, ...meant.slice(0, 3)];
  const [start, end] = [from[0] as Topic, to[0] as Topic];
  return [
    ...(certain ? [all] : []),
    ...meant.slice(0, start.kind === 'card' ? 3 : 2),
    ...(start.kind === 'keyword' ? [maybe(end, start)] : []),
  ].slice(0, start.kind === 'card' || certain ? 3 : 2);
}
