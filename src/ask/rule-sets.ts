import { type Card, type Catalogue, formatCard } from '../decks/index.js';
import type { Corpus } from '../knowledge/index.js';
import {
  type Day,
  formatCount,
  formatSentence,
  isSameExperience,
  joinAnd,
  readExperience,
} from '../language/index.js';
import { eachOnce, type Judge, makeRuling, type PlayFormat, type Ruling } from '../resolver/index.js';
import type { SetReading } from './sets.js';
import type { Topic } from './topics.js';

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
  const version = readExperience(topic.version ?? '');
  const cards = (catalogue as Catalogue)
    .ofTitle(topic.name)
    .filter(({ experience }) => !version || isSameExperience(experience, version));
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
    answer: `${each.map(({ name, keywords }) => `${name} has ${keywords.length > 0 ? joinAnd(keywords) : 'no keyword'}`).join('; ')}.`,
    steps: eachOnce(steps),
    cites: steps.length > 0 ? [] : ['legacy/scope'],
  });
}

/** A set as a question and as a sentence. */
function saySet({ topic: { name }, direction }: SetReading, keywords: readonly string[]) {
  const [all, count, are] =
    keywords.length > 1
      ? [joinAnd(keywords), 'count', 'are']
      : [keywords[0] ?? 'no other keyword', 'counts', 'is'];
  return {
    in: [`Which keywords count as ${name}?`, formatSentence(`${all} ${count} as ${name}`)],
    out: [`What does a card with ${name} count as?`, `${name} counts as ${all}.`],
    same: [`Which keywords are the same as ${name}?`, formatSentence(`${all} ${are} the same as ${name}`)],
  }[direction] as [question: string, answer: string];
}

/** Rules on a set of keywords, verdict `value`. */
export async function ruleSet(
  reading: SetReading,
  asOf: Day,
  format: PlayFormat,
  parts: Parts,
): Promise<Ruling | null> {
  const { topic, direction, counted } = reading;
  if (topic.kind === 'card') return direction === 'out' ? ruleCardSet(topic, asOf, format, parts) : null;
  const { corpus, rules } = parts;
  const { name } = topic;
  const ruled = (from: string, to: string) => {
    const outcome = rules.countsAs({ from, to, asOf, format });
    return outcome.ok ? [outcome.value] : [];
  };
  const all = corpus.keywords.names
    .filter(other => other !== name)
    .map(other => {
      const rulings = [
        ...(direction === 'out' ? [] : ruled(other, name)),
        ...(direction === 'in' ? [] : ruled(name, other)),
      ];
      const verdict = ['no', 'unknown', 'yes'].find(one => rulings.some(({ verdict }) => verdict === one));
      return { other, verdict, steps: rulings[rulings.length - 1]?.steps ?? [] };
    });
  const held = all.filter(({ verdict }) => verdict === 'yes');
  const lost = all.filter(({ verdict }) => verdict === 'unknown');
  const keywords = held.map(({ other }) => other);
  const isLost = held.length === 0 && lost.length > 0;
  const [question, answer] = saySet(reading, keywords);
  const unknown = `for ${joinAnd(lost.map(({ other }) => other))}`;
  const steps = eachOnce((isLost ? lost : held).flatMap(one => one.steps));
  const mentions = corpus.documents.filter(document => document.keywords.includes(name)).map(({ id }) => id);
  return makeRuling(corpus, asOf, {
    question,
    verdict: isLost ? 'unknown' : 'value',
    answer: isLost
      ? `Not on record: the words that decide this ${unknown} are lost.`
      : counted && keywords.length > 0
        ? `${formatCount(keywords.length, 'keyword')}: ${answer}`
        : answer,
    value: { keywords },
    steps,
    cites: format === 'samurai' ? ['legacy/scope'] : steps.length > 0 ? [] : mentions,
    caveats:
      held.length > 0 && lost.length > 0
        ? [`Not on record ${unknown}: the words that decide it are lost.`]
        : [],
  });
}
