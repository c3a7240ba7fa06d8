import { type Sentence, wordAt } from '../language/index.js';
import { PLAIN, TURNING } from './plain.js';
import type { Readers } from './readers.js';
import { findRequest } from './request.js';
import type { Topic, Topics } from './topics.js';
import { AUXILIARY, SAME, TURNS, wordSet } from './word-lists.js';

/** `in`: what counts as the keyword; `out`: what it counts as; `same`: what is one keyword with it. */
export interface SetReading {
  topic: Topic;
  direction: 'in' | 'out' | 'same';
  /** Whether it asks how many they are. */
  counted: boolean;
  /** Whether every word was understood; otherwise it may be meant. */
  certain: boolean;
  /** Whether no word was passed over, in which a title could hide. */
  clean: boolean;
}

const GLUE = wordSet(
  'what which who whats list show give name tell me us all any every everything anything else other the a an of is are was were am be been do does did has have had having get gets got gain gains give gives keyword keywords trait traits ' +
    'as also to too by with for from under in into card cards personality personalities something itself themselves implication implications more ' +
    'race races creature-type types type kind kinds sort that this these those i my you we can could would will if it they them on legacy format automatically ' +
    'include includes included including make makes made thing things stuff please hey hi judge thanks there way ways ones one being and another word words alias currently now today then back really actually ' +
    'full complete whole set find need want know see look up just so printed beside besides apart than lead leads turn add adds guy guys additional extra does well addition top gimme enumerate days uh um basically he she him bring brings further kindly somebody someone player wise master masters incl out at end day kinda pls ok okay ever s wanna wonder curious how about whatever post posted may call called again names go goes come comes free box collection binder many different theme build deck rules rule or along',
);
const WHAT = wordSet(
  'what which who whats list show everything anything all name tell give find keywords equivalent equivalents synonyms gimme enumerate whatever any',
);
/** Verbs that say of a keyword what it counts as, by base form or word: where one is used, plain words beside it turn nothing. */
const COUNTS =
  /^(?:count|consider|imply|implied|treat|regard|regarded|deem|seen|view|stand|amount|act|pass|qualify|belong|fall|equal|equivalent|translate|becom)$/;
const VERB = new RegExp(`${COUNTS.source}|^(?:mean|giv|get|gain|hav|bring|mak|lead|turn|add|come)$`);

/**
 * How a set is asked for: the first that fits counts. It is looked for in the line of all words that ask, where `X` is the
 * keyword, `Xs` its plural, and `V:` stands in front of verbs as above, `S:` in front of words that make two keywords the same.
 */
const WAYS: readonly [SetReading['direction'], RegExp][] = [
  ['same', /^(?!.*V:imply).*(?:S:|\b(?:equivalents|synonyms|alias)\b)/],
  // "what does undead include", "what is included in undead"
  ['in', /\b(?:includ|cover)/],
  ['out', /V:implied\b.* by X/],
  ['in', /\b(?:as|to|into|under) (?:it|that|this|them|those|one)$/],
  // "what am I if I am an ogre"
  ['out', /\b(?:if|when|whenever) .*X/],
  // "what is a ratling counted as"; "what implies a ratling" has its verb in front
  ['out', /X.* V:|\bdo(?:es)?\b.* Xs?.* V:ha/],
  // "what keywords do i get with zombie", "what do you get from zombie"
  ['out', /\bkeywords? .*\bdo(?:es)? .*V:(?:ha|get|gain).* X/],
  ['out', /V:(?!.* (?:as|V:stands?|V:pass|V:passes) .*X).* (?:with|from|by|for) .*X/],
  ['in', /V:.*X/],
  // "a Ratling is in my hand, what else is it"
  ['out', /X.* (?:is|are|am|be)\b/],
  ['in', /X.* keywords?\b(?! wise)/],
  // "what is a naga", "what are nagas"
  [
    'out',
    /^(?!.*\b(?:who|everything|anything|all|list|which|cards) .*X).*\b(?:is|are|be) .*(?:\b(?:an?|the) X|Xs)/,
  ],
  ['in', /\b(?:is|are|be|all|list|show|every|everything|which|types?|kinds?) .*X/],
];

const PASSED = wordSet('both each everyone anyone someone somebody whose our');

const has = (list: Topics['words'], pattern: RegExp) =>
  list.some(({ stem, word }) => pattern.test(stem) || pattern.test(word));

/** Reads "what counts as Undead", "what does Zombie count as", "synonyms of Courtier". */
export function readSet(
  sentence: Sentence,
  { topics: all, words: around }: Topics,
  { isListed, isSubject, isHard }: Pick<Readers, 'isListed' | 'isSubject' | 'isHard'>,
): SetReading | null {
  const { tokens } = sentence;
  const clauseOf = findRequest(sentence, all, isListed, isSubject);
  const words = around.filter(({ at }) => clauseOf(at) !== null);
  const asks = new Set(words.flatMap(({ word, at }) => (WHAT.has(word) ? [clauseOf(at)] : [])));
  const named = all.filter(({ start }) => clauseOf(start) !== null);
  // "apart from Courtier, what counts as Courtier"
  const topic = named.find(({ start }) => asks.has(clauseOf(start))) ?? named[0];
  if (!topic || named.some(({ name }) => name !== topic.name)) return null;
  const before = words.filter(({ at }) => at < topic.start);
  const speaks = has(words, COUNTS) || words.some(({ word }) => SAME.has(word));
  // "I run ogres: what do they count as", "what am I if I am an ogre": what is stated is spoken of again
  const isStated = asks.size > 0 && !asks.has(clauseOf(topic.start));
  const condition = before.findIndex(({ word }) => /^(?:if|when|whenever)$/.test(word));
  const isCondition = before.slice(0, condition + 1).some(({ word }) => WHAT.has(word));
  if (words.some(({ word }, index) => /^(?:on|about|regarding)$/.test(word) && index > 0 && !speaks))
    return null;
  // "does he pass as a creature, my list asks"
  const own = words.filter(({ at }) => clauseOf(at) === clauseOf(topic.start));
  const [first] = own;
  if (first && first.at < topic.start && AUXILIARY.has(first.word) && !own.some(({ word }) => WHAT.has(word)))
    return null;
  const isKnown = ({ word, stem, at }: (typeof words)[number]) =>
    GLUE.has(word) ||
    COUNTS.test(stem) ||
    COUNTS.test(word) ||
    SAME.has(word) ||
    (isCondition &&
      at >= (before[condition]?.at as number) &&
      /^(?:if|when|whenever|says?|reads?)$/.test(word)) ||
    (speaks && (PASSED.has(word) || PLAIN.has(word))) ||
    // "apart from Courtier itself"
    (word === 'except' &&
      named.length > 1 &&
      named.some(({ start }) => start - at === 1 || start - at === 2));
  const left = words.filter(word => !isKnown(word));
  const clean = left.length === 0;
  const certain = left.every(
    ({ word, stem, at }) =>
      !TURNING.has(word) &&
      !TURNS.has(word) &&
      !isSubject(stem) &&
      ((isStated && !asks.has(clauseOf(at))) || (speaks && !isHard(stem) && tokens[at]?.number == null)),
  );
  if (!around.some(({ word }) => WHAT.has(word))) return null;
  if (
    !certain &&
    (!(speaks || has(words, /^keyword/)) || left.some(({ word }) => TURNING.has(word) || TURNS.has(word)))
  )
    return null;
  // "who is champion": a word that no rule knows as a keyword must be called one
  if (topic.kind === 'keyword' && !isListed(topic.name) && !speaks && !has(words, /^keyword/)) return null;
  const direction = directionOf(topic, words, sentence);
  const counted = words.some(({ word, at }) => word === 'many' && wordAt(tokens, at - 1) === 'how');
  return direction && { topic, direction, counted, certain, clean };
}

function directionOf(
  topic: Topic,
  words: Topics['words'],
  { tokens, text }: Sentence,
): SetReading['direction'] | null {
  const isPlural =
    /s$/i.test(text.slice(tokens[topic.start]?.start, tokens[topic.end - 1]?.end)) && !/s$/i.test(topic.name);
  const line = [
    ...words.map(({ word, stem, at }) => ({
      at,
      said: SAME.has(word) ? `S:${word}` : VERB.test(stem) || VERB.test(word) ? `V:${word}` : word,
    })),
    { at: topic.start, said: isPlural ? 'Xs' : 'X' },
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ said }) => said)
    .join(' ');
  return WAYS.find(([, way]) => way.test(line))?.[0] ?? null;
}
