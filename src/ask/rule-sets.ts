import { type Card, type Catalogue, formatCard } from '../decks/index.js';
import type { Corpus } from '../knowledge/index.js';
import type { Day } from '../language/index.js';
import { eachOnce, type Judge, makeRuling, type PlayFormat, type Ruling } from '../resolver/index.js';
import type { SetReading } from './sets.js';
import { isVersion, type Topic } from './topics.js';

function sayAll(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

interface Parts {
  corpus: Corpus;
  rules: Pick<Judge, 'countsAs' | 'resolveCards'>;
  catalogue: Catalogue | null;
}

// what a card counts as: all that its printed keywords lead to
function ruleCardSet(
  topic: Topic,
  asOf: Day,
  format: PlayFormat,
  { catalogue, rules, corpus }: Parts,
): Ruling | null {
  const cards = (catalogue as Catalogue)
    .ofTitle(topic.name)
    .filter(({ experience }) => topic.version === null || isVersion(experience.written, topic.version));
  const outcome = rules.resolveCards({
    cards: cards.map(({ title, type, keywords, factions }) => ({ title, type, keywords, factions })),
    asOf,
    format,
  });
  if (!outcome.ok || cards.length === 0) return null;
  const each = outcome.value.cards.map(({ considered }, index) => ({
    name: formatCard(cards[index] as Card),
    keywords: considered.map(({ keyword }) => keyword),
  }));
  const steps = outcome.value.cards.flatMap(({ considered }) => considered.flatMap(({ steps }) => steps));
  return makeRuling(corpus, asOf, {
    question: `What does ${topic.name} count as?`,
    verdict: 'value',
    value:
      each.length === 1
        ? { keywords: each[0]?.keywords }
        : { keywords: [...new Set(each.flatMap(({ keywords }) => keywords))], versions: each },
    answer: `${each.map(({ name, keywords }) => `${name} has ${keywords.length > 0 ? sayAll(keywords) : 'no keyword'}`).join('; ')}.`,
    steps: eachOnce(steps),
    cites: steps.length > 0 ? [] : ['legacy/scope'],
  });
}

/** Rules on a set of keywords, verdict `value`. */
export async function ruleSet(
  { topic, direction }: SetReading,
  asOf: Day,
  format: PlayFormat,
  parts: Parts,
): Promise<Ruling | null> {
  if (topic.kind === 'card') return direction === 'out' ? ruleCardSet(topic, asOf, format, parts) : null;
  const { corpus, rules } = parts;
  const { name } = topic;
  const ruled = (from: string, to: string) => {
    const outcome = rules.countsAs({ from, to, asOf, format });
    return outcome.ok ? outcome.value : null;
  };
  const pairs = corpus.keywords.names
    .filter(other => other !== name)
    .map(other => ({ other, into: ruled(other, name), out: ruled(name, other) }));
  const verdictOf = ({ into, out }: (typeof pairs)[number]) => {
    if (direction === 'same')
      return ['no', 'unknown', 'yes'].find(verdict => verdict === into?.verdict || verdict === out?.verdict);
    return (direction === 'in' ? into : out)?.verdict;
  };
  const held = pairs.filter(pair => verdictOf(pair) === 'yes');
  const lost = pairs.filter(pair => verdictOf(pair) === 'unknown');
  const keywords = held.map(({ other }) => other);
  const question = {
    in: `Which keywords count as ${name}?`,
    out: `What does a card with ${name} count as?`,
    same: `Which keywords are the same as ${name}?`,
  }[direction];
  const none = {
    in: `No other keyword counts as ${name}.`,
    out: `${name} counts as no other keyword.`,
    same: `No other keyword is the same as ${name}.`,
  }[direction];
  const some = {
    in: `${sayAll(keywords)} ${keywords.length === 1 ? 'counts' : 'count'} as ${name}.`,
    out: `${name} counts as ${sayAll(keywords)}.`,
    same: `${sayAll(keywords)} ${keywords.length === 1 ? 'is' : 'are'} the same keyword as ${name}.`,
  }[direction];
  const used = (list: typeof pairs) =>
    list.flatMap(({ into, out }) => ((direction === 'in' ? into : out) as Ruling).steps);
  const unknown = lost.map(({ other }) => other);
  const steps = eachOnce(used(held.length > 0 ? held : lost));
  return makeRuling(corpus, asOf, {
    question,
    verdict: held.length === 0 && lost.length > 0 ? 'unknown' : 'value',
    answer:
      held.length > 0
        ? some
        : lost.length > 0
          ? `Not on record: the words that decide this for ${sayAll(unknown)} are lost.`
          : none,
    value: { keywords },
    steps,
    cites:
      format === 'samurai'
        ? ['legacy/scope']
        : steps.length > 0
          ? []
          : [
              ...new Set(
                corpus.documents.filter(({ keywords }) => keywords.includes(name)).map(({ id }) => id),
              ),
            ],
    caveats:
      held.length > 0 && lost.length > 0
        ? [`Not on record for ${sayAll(unknown)}: the words that decide it are lost.`]
        : [],
  });
}
