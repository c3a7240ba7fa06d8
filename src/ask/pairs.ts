import { type Corpus, wordingsOf } from '../knowledge/index.js';
import { endOf, type Sentence, startOf, wordAt } from '../language/index.js';
import {
  asksBefore,
  asksMore,
  breakIn,
  type Clauses,
  clausesOf,
  DETERMINER,
  isParted,
  PRONOUN,
  topicsAsked,
} from './pair-clauses.js';
import { BOTH_WAYS, readGroups } from './pair-grammar.js';
import { DECKS, dropHarmless, isRhetorical, OF_ALL, OF_PLAYERS, tagsAt } from './pair-phrases.js';
import { isReversed, standsFree, wantOf, weighWords } from './pair-weights.js';
import type { Topic, Topics } from './topics.js';
import { ALIKE, AUXILIARY, CONTEXT, FILLERS, NEGATED, NOUNS, POLITE, SAME } from './word-lists.js';

/** A sentence read as "does a card with FROM count as TO?", of every pair of both lists. */
export interface PairReading {
  from: Topic[];
  to: Topic[];
  /** Whether the two are asked to be one keyword, so that both directions matter. */
  same: boolean;
  /** Whether "same" may mean only that the first counts as the second: "same thing for targeting". */
  loosely?: boolean;
  /** Title of the card whose text asks, and what for. */
  card: string | undefined;
  purpose: string | undefined;
  /** Whether the sentence names a version of the card in words that we do not know: "the newest one". */
  isUnread?: boolean;
  /** Whether all of `from` stand on one card, so that it is enough if one of them counts. */
  together?: boolean;
  /** Whether no word of the sentence is left that could turn its sense; otherwise it may be meant. */
  certain: boolean;
  /** Whether words join the two, so that it is a question about them and not about something else. */
  linked: boolean;
  /** Whether no plain word was passed over, in which a title could hide. */
  clean: boolean;
}

/** Tells a version behind the question: "the newest one", "(the promo)", "the one from Gold". */
const VERSION_TOLD =
  /^[^\p{L}]+(?:and |but )?(?:i mean |that is |meaning )?(?:the|his|her|its) (?:(?!right|correct|same|other|only)[\p{L}\d-]+ ){0,2}(?:one|version|printing|copy|edition)\b/iu;

/** Whether an experience stands apart from what is asked about. */
const hasVersion = (tokens: Sentence['tokens'], topics: readonly Topic[]) =>
  tokens.some(
    ({ word }, at) =>
      /^(?:in)?experienced$/.test(word) && !topics.some(({ start, end }) => at >= start && at < end),
  );

/** Says that "the same" was meant in one direction: "I mean does it count as one". */
const ONE_WAY = /\b(?:i mean|that is|meaning|i ?\.?e)\b[^.?!]*\bcounts?\b/i;

/** Makes the reader of questions about two or more keywords, or cards and keywords. */
export function makePairReader(
  corpus: Corpus,
  isRuleWord: (stem: string) => boolean,
): (sentence: Sentence, topics: Topics) => PairReading | null {
  const wordings = corpus.documents.flatMap(wordingsOf);
  const exceptions = wordings.flatMap(({ exceptions }) => exceptions);
  const contexts = [...new Set(exceptions.flatMap(({ cards }) => cards))];
  const purposes = new Set(exceptions.flatMap(({ purpose }) => (purpose ? [purpose] : [])));
  const isPurpose = (stem: string) => purposes.has(stem);
  const related = new Set(
    wordings.flatMap(({ relations }) =>
      relations.flatMap(relation =>
        'equivalent' in relation ? relation.equivalent : [...relation.implies.any, relation.implies.then],
      ),
    ),
  );
  return ({ text, tokens, corrected }, { topics: all, words: others }) => {
    const lower = text.toLowerCase();
    const card = contexts.find(
      title =>
        lower.includes(title.toLowerCase()) || lower.includes(title.toLowerCase().replace(/^the /, '')),
    );
    const at = card === undefined ? -1 : lower.indexOf(card.toLowerCase().replace(/^the /, ''));
    const inside = (place: number) => {
      const token = tokens[place];
      return card !== undefined && token !== undefined && token.start >= at && token.end <= at + card.length;
    };
    const topics = topicsAsked(
      all.filter(({ start }) => !inside(start)),
      { tokens, text },
    );
    const words = dropHarmless(others, all, { text, tokens }).filter(
      ({ word, at: place }) => !inside(place) && !POLITE.has(word),
    );
    const purpose = card !== undefined && words.some(({ stem }) => stem === 'join') ? 'join' : undefined;
    const [clauses, whole] = [topics, all].map(each => clausesOf(each, { text, tokens })) as [
      Clauses,
      Clauses,
    ];
    const found = readGroups(words, clauses);
    if (!found) return null;
    const { first, second, linked, list, together } = found;
    // "is a non-ratling a creature": of what it is not, nothing is known
    if (topics.some(({ start }) => /^(?:non|no|without)$/.test(wordAt(tokens, start - 1)))) return null;
    const weighed = words.filter(({ word }) => !(card !== undefined && CONTEXT.has(word)));
    const { turning, passed } = weighWords(weighed, found, clauses, isRuleWord, isPurpose);
    const denials = turning.filter(({ word }) => NEGATED.has(word)).length;
    const [start, end] = [first[0] as Topic, second[0] as Topic];
    const same =
      start.kind === 'keyword' &&
      !ONE_WAY.test(text) &&
      (words.some(
        ({ word, at: place }) => SAME.has(word) && (word !== 'same' || ALIKE.test(wordAt(tokens, place + 1))),
      ) ||
        BOTH_WAYS.test(text) ||
        /\bone(?: and the same)? keyword\b/i.test(text));
    const two = first.length + second.length === 2;
    const bare =
      two &&
      words.every(
        ({ word, at: place }) =>
          place >= found.to ||
          NOUNS.has(word) ||
          // "Master of the Void an Elemental Master?"
          ((place > start.end || /^an?$/.test(word)) && place >= start.end && FILLERS.has(word)),
      ) &&
      start.corrected === null &&
      end.corrected === null &&
      (start.kind === 'card' || related.has(start.name)) &&
      related.has(end.name);
    const [wanted, other] = [start, end].map(one => wantOf(one, clauses)) as [number, number];
    // "a card that says oni is nonhuman" says it of the card
    const isStatement = /\b(?:is|are|counts?)\b/i.test(
      text.slice(endOf(tokens, start.end), startOf(tokens, end.start)),
    );
    const isDetermined = isStatement && DETERMINER.test(wordAt(tokens, start.start - 1));
    const told =
      linked &&
      /^(?:says?|reads?|states?|shows?)$/.test(wordAt(tokens, start.start - (isDetermined ? 2 : 1)));
    // "I need a courtier. Do I have one?"
    const apart = !linked && breakIn(start.end, end.start, whole) !== null;
    const effect = two && !told && wanted !== other && Math.max(wanted, other) > (apart ? 0 : 1);
    const middle = words.filter(({ at: place }) => place >= start.end && place < end.start);
    const subject =
      start.kind === 'card' && (topics.length === 2 || words.every(({ word }) => FILLERS.has(word)));
    // where what asks whether that is right begins
    const ends = tagsAt(text);
    const names = new Set(topics.map(({ name }) => name)).size;
    const isDeck = ({ end }: Topic) => DECKS.test(wordAt(tokens, end)) && !isParted(end, clauses);
    // "Toku, would he be a Ninja if he has Samurai" is asked of Toku
    const isOfCard =
      start.kind === 'keyword' &&
      all.some(one => one.kind === 'card' && one.start < start.start) &&
      middle.some(
        ({ word, at: place }) =>
          /^(?:if|when|though|although|but|while|as)$/.test(word) && PRONOUN.test(wordAt(tokens, place + 1)),
      );
    // "the newest one", "kachiko inexp … bayushi kachiko": which version that is, is not known
    const isUnread =
      start.kind === 'card' &&
      start.version === null &&
      (VERSION_TOLD.test(text.slice(endOf(tokens, end.end))) || hasVersion(tokens, [...first, ...second]));
    const certain =
      !isOfCard &&
      !OF_PLAYERS.test(text.slice(0, ends)) &&
      // "every Undead is a Zombie and every Naga an Oni, is there anything to that" asks about both statements
      (names === new Set([...first, ...second].map(({ name }) => name)).size ||
        !OF_ALL.test(text.slice(ends))) &&
      !second.some(({ name }) => topics.filter(one => one.name === name).every(isDeck)) &&
      !asksBefore(found.from, [...first, ...second], whole) &&
      !asksMore(found.to, ends, [...first, ...second], clauses) &&
      [...first, ...second].every(({ others = [] }) => others.length === 0) &&
      turning.length - denials === 0 &&
      denials <= (isRhetorical(text) ? 1 : 0) &&
      (linked || bare || effect || subject || (same && two)) &&
      !(list && !same);
    const reversed = isReversed(middle) || (effect && wanted > other);
    const [from, to] =
      reversed && end.kind === 'keyword' && start.kind === 'keyword' ? [second, first] : [first, second];
    const clean = passed.length === 0 && corrected.length === 0 && standsFree([...first, ...second], tokens);
    const loosely = same && /\bsame thing\b/i.test(text);
    const read = { from, to, same, loosely, card, purpose, isUnread, certain, linked, clean, together };
    if (to.every(({ kind }) => kind === 'keyword')) return read;
    // "courtier, Bayushi Kachiko?": what a card is not said to be may be what is asked of it
    return two && start.kind === 'keyword'
      ? { ...read, from: to, to: from, certain: certain && AUXILIARY.has(wordAt(tokens, end.start - 1)) }
      : null;
  };
}
