import { denialBefore, endOf, type Sentence, startOf, wordAt } from '../../../language/index.js';
import type { FactsRead } from '../question.js';
import { placesOf } from '../read.js';

const PERSON = /^(?:he|him|his|she|who|if|when)$/;
const CALLED = /\b(?:(?:to|on|onto)(?: (?!which|it)\w+){0,2}|(?:my|his)(?: \w+)?)$/;

/** Of each place of a sentence, whether the Ancestor was spoken of last, and not the Personality. */
function findHolders({ tokens, keywords }: Sentence): boolean[] {
  let ancestor = false;
  return tokens.map(({ stem, word }, at) => {
    // "to a Lion", "my unbowed Ronin": a Personality by a keyword alone
    const behind = [3, 2, 1].map(step => wordAt(tokens, at - step)).join(' ');
    const called = keywords.some(({ start }) => start === at) && CALLED.test(behind);
    if (stem === 'ancestor') ancestor = true;
    else if (stem === 'personality' || PERSON.test(word) || called) ancestor = false;
    return ancestor;
  });
}

/** Reads what a sentence tells of an Ancestor and of the Personality: by keywords beside the noun, or behind it. */
export function readAncestor(sentence: Sentence): FactsRead | null {
  const { text, tokens, keywords, titles } = sentence;
  if (!tokens.some(({ stem }) => stem === 'ancestor')) return null;
  const facts: Record<string, unknown> = {};
  const used = tokens.flatMap(({ stem }, place) => (stem === 'ancestor' ? [place] : []));
  const holders = findHolders(sentence);
  // "Lion Clan Shadowlands Ancestor"
  const leadsTo = (noun: string, end: number): boolean =>
    (tokens[end]?.stem === noun && !/[,.;:]/.test(text.slice(endOf(tokens, end), startOf(tokens, end)))) ||
    keywords.some(one => one.start === end && leadsTo(noun, one.end));
  const lost = (start: number) =>
    tokens
      .slice(Math.max(0, start - 4), start)
      .some(({ stem, word }) => stem === 'los' || stem === 'stop' || word === 'longer');
  const own = new Set<string>();
  const gone = new Set<string>();
  let told = false;
  for (const { start, end, name } of [
    ...keywords,
    ...titles.flatMap(({ start, end, card }) => card.keywords.map(name => ({ start, end, name }))),
  ]) {
    const isTitle = titles.some(title => title.start === start);
    // "without Shadowlands", "not a Crab", "does not have Shadowlands"
    const denial = denialBefore(tokens, start);
    used.push(...placesOf([{ start, end }]), ...(denial ?? []));
    if (!isTitle && (leadsTo('ancestor', end) || (holders[start] && !leadsTo('personality', end)))) {
      if (name === 'Shadowlands') facts.ancestorShadowlands = denial === null;
      else if (!denial) facts.ancestorFaction = name;
      continue;
    }
    told = true;
    if (denial) gone.add(name);
    else if (lost(start)) {
      gone.add(name);
      used.push(
        ...tokens.flatMap(({ word }, place) =>
          word === 'no' && tokens[place + 1]?.word === 'longer' && place < start ? [place, place + 1] : [],
        ),
      );
    } else own.add(name);
  }
  tokens.forEach(({ word, stem }, at) => {
    const denial = stem === 'faction' ? denialBefore(tokens, at) : null;
    const free = word === 'unaligned' && tokens[at + 1]?.stem === 'ancestor';
    if (!denial && !free) return;
    facts.ancestorFaction = null;
    used.push(at, ...(denial ?? []));
  });
  // "my Crane Courtier loses Crane Clan": what is lost was there before
  if (told) facts.personalityKeywords = [...own].filter(name => !gone.has(name));
  // an Ancestor that is described by one of the two has not the other
  if (typeof facts.ancestorFaction === 'string' && facts.ancestorShadowlands === undefined)
    facts.ancestorShadowlands = false;
  return { facts, used };
}
