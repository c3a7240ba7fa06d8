import { type Card, type Catalogue, formatCard } from '../decks/index.js';
import type { Corpus } from '../knowledge/index.js';
import { type Day, type Sentence, wordAt } from '../language/index.js';
import { eachOnce, type Judge, makeRuling, type PlayFormat, type Ruling } from '../resolver/index.js';
import { TURNING } from './plain.js';
import type { Readers } from './readers.js';
import { findRequest } from './request.js';
import { isVersion, type Topic, type Topics } from './topics.js';

/** `in`: what counts as the keyword; `out`: what it counts as; `same`: what is one keyword with it. */
export interface SetReading {
  topic: Topic;
  direction: 'in' | 'out' | 'same';
}

const set = (words: string) => new Set(words.split(' '));
const GLUE = set(
  'what which who whats list show give name tell me us all any every everything anything else other the a an of is are was were be been do does did have has had having get gets got gain gains give gives keyword keywords trait traits ' +
    'count counts counted counting as considered treated consider also to too imply implies implied imply by with for from under in into card cards personality personalities ' +
    'race races creature-type types type kind kinds sort that this these those i my you we can could would will if it they them on legacy format considered automatically same equal equals equivalent equivalents ' +
    'mean means include includes included including make makes made thing things stuff please hey hi judge thanks there way ways ones one being and synonym synonyms another word words alias currently now today then back really actually ' +
    'full complete whole set find need want know see look up just so printed beside besides apart than qualify qualifies cover covers covered lead leads turn belongs belong fall falls under group groups add adds guy guys things additional extra more else does as well addition top gimme enumerate days uh um so basically he she him bring brings further kindly somebody someone player wise master masters incl out at end day kinda please pls ok okay actually ever another whats s know wanna wonder curious how about treat treated whatever post posted may or call called again names go goes come comes free box collection binder many different',
);
const WHAT = set(
  'what which who whats list show everything anything all name tell give find keywords equivalent equivalents synonyms gimme enumerate whatever any',
);

/** Reads "what counts as Undead", "what does Zombie count as", "synonyms of Courtier". */
export function readSet(
  sentence: Sentence,
  { topics: all, words: around }: Topics,
  { isListed, isSubject }: Pick<Readers, 'isListed' | 'isSubject'>,
): SetReading | null {
  const { tokens, text } = sentence;
  const clauseOf = findRequest(sentence, all, isListed, isSubject);
  const [topic, ...others] = all.filter(({ start }) => clauseOf(start) !== null);
  if (!topic || others.length > 0) return null;
  const words = around.filter(({ at }) => clauseOf(at) !== null);
  const asks = new Set(words.flatMap(({ word, at }) => (WHAT.has(word) ? [clauseOf(at)] : [])));
  // "I run ogres: what do they count as": what is stated has words of its own, and is spoken of again
  const isStated = asks.size > 0 && !asks.has(clauseOf(topic.start));
  if (
    words.some(
      ({ word }, index) =>
        /^(?:on|about|regarding)$/.test(word) &&
        words[index - 1] !== undefined &&
        !words.some(({ stem }) => /^(?:count|consider|imply)$/.test(stem)),
    )
  )
    return null;
  if (
    !around.some(({ word }) => WHAT.has(word)) ||
    !words.every(
      ({ word, stem, at }) =>
        GLUE.has(word) || (isStated && !asks.has(clauseOf(at)) && !TURNING.has(word) && !isSubject(stem)),
    )
  )
    return null;
  // "who is champion": a word that no rule knows as a keyword must be called one
  if (
    topic.kind === 'keyword' &&
    !isListed(topic.name) &&
    !words.some(({ stem }) => /^(?:count|consider|imply|keyword|treat|equal|equivalent|synonym)/.test(stem))
  )
    return null;
  const before = words.filter(({ at }) => at < topic.start);
  const behind = words.filter(({ at }) => at >= topic.end);
  const has = (list: typeof words, pattern: RegExp) =>
    list.some(({ stem, word }) => pattern.test(stem) || pattern.test(word));
  const COUNT =
    /^(?:count|consider|imply|treat|mean|giv|qualify|get|gain|hav|bring|mak|lead|turn|belong|fall|add|equal|equivalent)$/;
  if (has(words, /^(?:same|equivalent|equivalents|equal|synonym|synonyms|alias)$/) && !has(words, /^imply$/))
    return { topic, direction: 'same' };
  // "what does undead include", "what is included in undead"
  if (has(words, /^(?:includ|cover)$/)) return { topic, direction: 'in' };
  if (has(before, /^implied$/) && before[before.length - 1]?.word === 'by')
    return { topic, direction: 'out' };
  if (isStated && /\b(?:as|to|into|under) (?:it|that|this|them|those|one)\W*$/.test(text))
    return { topic, direction: 'in' };
  if (has(behind, COUNT) || (has(before, /^do$/) && has(behind, /^hav$/))) {
    // "what is a ratling counted as", "what does zombie imply"; "what implies" has its verb in front
    return { topic, direction: 'out' };
  }
  // "if my guy has ogre, what does he count as": the one asked about is spoken of again
  if (has(before, COUNT)) {
    const verb = before.findIndex(({ stem }) => COUNT.test(stem));
    const asked = before.slice(0, verb);
    // "what keywords do i get with zombie", "what do you get from zombie"
    const from =
      before.slice(verb).some(({ word }) => /^(?:with|from|by|for)$/.test(word)) &&
      !before.slice(verb).some(({ word }) => word === 'as');
    const having =
      has(before.slice(verb, verb + 1), /^(?:hav|get|gain)$/) &&
      has(asked, /^keyword/) &&
      has(asked, /^(?:do|does)$/);
    return { topic, direction: from || having ? 'out' : 'in' };
  }
  if (isStated && has(behind, /^(?:is|are|be)$/)) return { topic, direction: 'out' };
  if (has(behind, /^keyword$/) && wordAt(tokens, topic.end + 1) !== 'wise' && !has(behind, /^wise$/))
    return { topic, direction: 'in' };
  const article = /^(?:a|an|the)$/.test(wordAt(tokens, topic.start - 1));
  const plural =
    /s$/i.test(text.slice(tokens[topic.start]?.start, tokens[topic.end - 1]?.end)) && !/s$/i.test(topic.name);
  const wanted = before.some(({ word }) => /^(?:who|everything|anything|all|list|which|cards)$/.test(word));
  if (has(before, /^(?:is|are|be)$/))
    return { topic, direction: (article || plural) && !wanted ? 'out' : 'in' };
  return has(before, /^(?:all|list|show|every|everything|which|type|types|kind|kinds)$/)
    ? { topic, direction: 'in' }
    : null;
}

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
