/** What several questions read in a sentence that takes more than phrases: words, numbers, cards, experience keywords. */
import { experienceAt, type Sentence, type Thing } from '../../language/index.js';

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** What stands for a mention in the shape of a sentence. */
export const MENTION = '#';

/** The places of the tokens of what was found. */
export function placesOf(found: Iterable<{ start: number; end: number }>): number[] {
  return [...found].flatMap(({ start, end }) => range(start, end));
}

/** The places of the tokens whose words match. */
export function placesOfWords({ tokens }: Sentence, pattern: RegExp): number[] {
  return tokens.flatMap(({ word }, at) => (pattern.test(word) ? [at] : []));
}

/** The words of a sentence as one text: numbers in figures, and a Personality by that word. */
export function lineOf(tokens: Sentence['tokens']): string {
  return tokens
    .map(({ word, stem, number, unit }) => {
      if (stem === 'personality') return stem;
      return number === null || unit || word === 'one' ? word : String(number);
    })
    .join(' ');
}

/** The words of a part of a sentence as one text, with {@link MENTION} for each of the mentions. */
export function shapeOf(
  tokens: Sentence['tokens'],
  mentions: readonly { start: number; end: number }[],
  from = 0,
  to = tokens.length,
): string {
  const words = tokens.flatMap((token, at) => {
    if (at < from || at >= to) return [];
    const found = mentions.find(({ start, end }) => at >= start && at < end);
    if (!found) return [token];
    return at === found.start ? [{ ...token, word: MENTION, number: null }] : [];
  });
  return lineOf(words);
}

/** Numbers by themselves or of a unit that no phrase has used, each with the words around it: `chi # and focus`. */
export function findNumbers({ tokens }: Sentence, used: ReadonlySet<number>, unit = /^$/) {
  return tokens.flatMap(({ number, unit: own }, at) => {
    if (number === null || !unit.test(own) || used.has(at)) return [];
    const before = lineOf(tokens.slice(Math.max(0, at - 3), at));
    return [{ number, at, around: `${before} ${MENTION} ${lineOf(tokens.slice(at + 1, at + 4))}` }];
  });
}

/** The cards that a sentence describes; a title with which a longer name begins ("Kakita Ito") is no card. */
export function findCards({ tokens, things, text, keywords }: Sentence): { cards: Thing[]; begun: Thing[] } {
  const isBegun = ({ titled, end }: Thing) =>
    titled &&
    tokens[end]?.capital === true &&
    text !== text.toUpperCase() &&
    text.slice(tokens[end - 1]?.end, tokens[end]?.start) === ' ' &&
    !keywords.some(({ start }) => start === end);
  return { cards: things.filter(thing => !isBegun(thing)), begun: things.filter(isBegun) };
}

/** Each card by itself, and under a name of its own: "two 2F Followers" are two cards. */
export function nameCards(things: readonly Thing[]): Thing[] {
  const single = things.flatMap(thing => Array.from({ length: Math.min(thing.count, 40) }, () => thing));
  const seen = new Map<string, number>();
  return single.map(thing => {
    const place = (seen.get(thing.name) ?? 0) + 1;
    seen.set(thing.name, place);
    const isOnly = single.filter(({ name }) => name === thing.name).length === 1;
    return isOnly ? thing : { ...thing, name: `${thing.name} ${place}` };
  });
}

/** The experience keywords of a sentence, as printed; "" for none. */
export function findExperiences({ tokens }: Sentence) {
  const found: { start: number; end: number; written: string }[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const one = experienceAt(tokens, at);
    if (!one) continue;
    found.push({ start: at, ...one });
    at = one.end - 1;
  }
  return found;
}
