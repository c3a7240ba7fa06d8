import type { Corpus } from '../knowledge/index.js';
import { endOf, type Sentence, startOf, wordAt } from '../language/index.js';
import {
  ASKING,
  CONTEXT,
  GLUE,
  NEGATED,
  NOUNS,
  PERSONAL,
  POLITE,
  REVERSED,
  SAME,
  TAGS,
  TURNS,
  WANTED,
} from './pair-words.js';
import type { Topic, Topics } from './topics.js';

/** A sentence read as "does a card with FROM count as TO?", of every pair of both lists. */
export interface PairReading {
  from: Topic[];
  to: Topic[];
  /** Whether the two are asked to be one keyword, so that both directions matter. */
  same: boolean;
  /** Title of the card whose text asks, and what for. */
  card: string | undefined;
  purpose: string | undefined;
  /** Whether it asks who joins a player of the card, and not what counts for it. */
  joins?: boolean;
}

const ARROW = /\s*(<?[-=]+>|[\u2190-\u21ff]|[\u2794\u279c\u27a1]|(?<![<>=!])==?(?![>=]))\ufe0f?\s*/u;
const BOTH_WAYS = /^(?:<.*|==+|\u2194|\u21d4)$/u;

function readArrow(text: string, topics: readonly Topic[], tokens: Sentence['tokens']): PairReading | null {
  const parts = text.replace(/[?!.\s]+$/, '').split(ARROW);
  const [left, arrow, right, ...more] = parts;
  if (!left || !right || !arrow || more.length > 0) return null;
  const at = text.indexOf(arrow, left.length);
  const side = (written: string, from: number, to: number): Topic => {
    const inside = topics.filter(
      ({ start, end }) => startOf(tokens, start) >= from && endOf(tokens, end) <= to,
    );
    const [only, ...others] = inside;
    const name = written.replace(/^(?:an?|the|is|does) /i, '').trim();
    const covers =
      only && others.length === 0 && endOf(tokens, only.end) - startOf(tokens, only.start) >= name.length - 1;
    return covers ? only : { start: 0, end: 0, name, kind: 'keyword', corrected: null, version: null };
  };
  const [from, to] = [side(left, 0, at), side(right, at, text.length)];
  const same = BOTH_WAYS.test(arrow);
  // an arrow between two things of which no rule speaks is no question about keywords
  if (same ? from.end === 0 || to.end === 0 : from.end === 0 && to.end === 0) return null;
  return { from: [from], to: [to], same, card: undefined, purpose: undefined };
}

function joinedBy(topics: readonly Topic[], words: Topics['words'], index: number): string[] {
  const [one, next] = [topics[index] as Topic, topics[index + 1] as Topic];
  return words.filter(({ at }) => at >= one.end && at < next.start).map(({ word }) => word);
}

const isList = (between: readonly string[]) =>
  between.every(word => /^(?:and|or|a|an|the|both|also)$/.test(word)) &&
  between.some(word => word === 'and' || word === 'or');

/** Makes the reader of questions about two or more keywords, or cards and keywords. */
export function makePairReader(
  corpus: Corpus,
  isRuleWord: (stem: string) => boolean,
): (sentence: Sentence, topics: Topics) => PairReading | null {
  const wordings = corpus.documents.flatMap(document => [document, ...document.earlier]);
  const exceptions = wordings.flatMap(({ exceptions }) => exceptions);
  const contexts = [...new Set(exceptions.flatMap(({ cards }) => cards))];
  const names = new Set(corpus.keywords.names);
  const targets = new Set(
    wordings.flatMap(({ relations }) =>
      relations.flatMap(relation =>
        'equivalent' in relation ? relation.equivalent : [relation.implies.then],
      ),
    ),
  );
  const related = new Set(
    wordings.flatMap(({ relations }) =>
      relations.flatMap(relation =>
        'equivalent' in relation ? relation.equivalent : [...relation.implies.any, relation.implies.then],
      ),
    ),
  );
  return ({ text, tokens }, { topics: all, words: others }) => {
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
    const topics = all.filter(({ start }) => !inside(start));
    const words = others.filter(({ word, at: place }) => !inside(place) && !POLITE.has(word));
    const purpose = card !== undefined && words.some(({ stem }) => stem === 'join') ? 'join' : undefined;
    if (!card) {
      const arrow = readArrow(text.replace(TAGS, ''), topics, tokens);
      if (arrow) return arrow;
    }
    const joined =
      card === undefined
        ? undefined
        : exceptions.find(one => one.verdict === 'no' && one.purpose === 'join' && one.cards.includes(card));
    if (topics.length === 1 && joined && joined.verdict === 'no' && purpose) {
      const [only] = topics as [Topic];
      const fits = words.every(({ word }) => GLUE.has(word) || CONTEXT.has(word));
      if (!fits || words.some(({ word }) => NEGATED.has(word)) || only.name !== joined.from) return null;
      return {
        from: [only],
        to: [{ ...only, name: joined.to, corrected: null }],
        same: false,
        card,
        purpose,
        joins: true,
      };
    }
    if (topics.length < 2 || topics.length > 6) return null;
    // the last things that are joined are what is asked of the others, where the sentence says so in between
    const between = topics.slice(1).map((_, index) => joinedBy(topics, words, index));
    const parts = between.flatMap((list, index) => (isList(list) ? [] : [index + 1]));
    const same = words.some(({ word }) => SAME.has(word)) || /\bone(?: and the same)? keyword\b/i.test(text);
    const rhetorical = /^\s*(?:is|are|was|were|do|does|did|has|have)n'?t\b/i.test(text);
    const orNot = /\bor not\b/i.test(text);
    const tag = TAGS.exec(text)?.index ?? text.length;
    const tagged = (place: number) => startOf(tokens, place) >= tag;
    const denied = words
      .filter(({ at: place }) => !tagged(place))
      .filter(
        ({ word, at: place }) =>
          NEGATED.has(word) && !(orNot && words.some(other => other.at === place - 1 && other.word === 'or')),
      );
    if (denied.length > (rhetorical ? 1 : 0)) return null;
    // an unknown word beside a keyword may be a part of a name
    const beside = (place: number) => topics.some(({ start, end }) => place === start - 1 || place === end);
    const open = words.filter(
      ({ word, at: place }) =>
        !tagged(place) &&
        !(NEGATED.has(word) && rhetorical) &&
        !GLUE.has(word) &&
        !(card !== undefined && CONTEXT.has(word)),
    );
    // plain words that no rule uses may be left over, a few of them
    if (
      open.length > 3 ||
      open.some(
        ({ word, stem, at: place }) =>
          TURNS.has(word) ||
          isRuleWord(stem) ||
          tokens[place]?.number !== null ||
          beside(place) ||
          // "do rats count as creatures": what is asked of it, and not what stands elsewhere
          /^(?:count|consider|treat|qualify|imply)/.test(wordAt(tokens, place + 1)),
      )
    )
      return null;
    if (
      words.every(
        ({ word, at: place }) => tagged(place) || (place < (topics[1] as Topic).start && NOUNS.has(word)),
      )
    ) {
      const [from, to] = topics as [Topic, Topic];
      const around =
        text.slice(0, startOf(tokens, from.start)) +
        text.slice(endOf(tokens, from.end), startOf(tokens, to.start));
      const plain =
        topics.length === 2 &&
        /^(?:[\s,:/?.!-]|cards?|personality|guys?|followers?)*$/i.test(around) &&
        !from.corrected &&
        !to.corrected;
      return plain &&
        (from.kind === 'card' || related.has(from.name)) &&
        related.has(to.name) &&
        to.kind === 'keyword'
        ? { from: [from], to: [to], same: false, card, purpose }
        : null;
    }
    const subject =
      topics[0]?.kind === 'card' &&
      topics.length === 2 &&
      words.every(({ word }) => /^(?:a|an|the|still|also|now|right)$/.test(word));
    if (!subject && !words.some(({ word }) => ASKING.has(word))) return null;
    if (same && topics.length === 2)
      return { from: [topics[0] as Topic], to: [topics[1] as Topic], same, card, purpose };
    // "is a zombie and undead": without a word that parts the lists nothing is asked of either
    const [split, ...more] = parts;
    if (split === undefined || more.length > 0) return null;
    const first = topics.slice(0, split);
    const second = topics.slice(split) as [Topic, ...Topic[]];
    const lead = words.filter(({ at: place }) => place < second[0].start).map(({ word }) => word);
    const middle = joinedBy(topics, words, split - 1);
    const turned =
      middle.some(word => REVERSED.has(word)) ||
      (middle.includes('by') &&
        middle.some(word => /^(?:implied|given|included|covered|counted)$/.test(word)));
    // "which of" and the like ask of a list, and an "or" between what is asked leaves the choice open
    if (second.length > 1 && between.slice(split).some(list => list.includes('or'))) return null;
    if (lead.includes('or') && first.length === 1) return null;
    // "can a card that hits creatures hit a Ratling": what an effect wants comes first
    const wants = (topic: Topic) =>
      words.some(
        ({ word, at: place }) =>
          WANTED.has(word) &&
          // "need a Nonhuman be an Oni" asks whether it must
          !(word === 'need' && /(?:^|[,;:.]) *$/.test(text.slice(0, startOf(tokens, place)))) &&
          place < topic.start &&
          place >= topic.start - 4 &&
          !topics.some(other => other.start > place && other.start < topic.start),
      );
    const wanted =
      wants(topics[0] as Topic) && !wants(second[0])
        ? true
        : wants(topics[0] as Topic) &&
          /\b(?:says|affects?|hits?|destroys?|needs|requires) (?:a |an |only |target |another )*$/i.test(
            text.slice(0, startOf(tokens, (topics[0] as Topic).start)),
          );
    const [from, to] = turned || wanted ? [second, first] : [first, second];
    if (to.some(({ kind }) => kind === 'card')) return null;
    // of two keywords of which no rule leads anywhere the pages say nothing
    if (
      from.every(({ kind, name }) => kind === 'keyword' && !names.has(name)) &&
      to.every(({ name }) => !targets.has(name) && !PERSONAL.has(name))
    )
      return null;
    return { from, to, same, card, purpose };
  };
}
