import type { Sentence } from '../../../language/index.js';
import type { FactsRead } from '../question.js';
import { placesOf } from '../read.js';

/** Reads what a sentence tells of an Ancestor and of the Personality: by keywords beside the noun, or behind "with". */
export function readAncestor({ tokens, keywords, titles }: Sentence): FactsRead | null {
  const at = tokens.findIndex(({ stem }) => stem === 'ancestor');
  if (at < 0) return null;
  const facts: Record<string, unknown> = {};
  const used = tokens.flatMap(({ stem }, place) => (stem === 'ancestor' ? [place] : []));
  const denied = (start: number) =>
    ['non', 'not', 'without', 'no'].includes(tokens[start - 1]?.word ?? '') ||
    (tokens[start - 1]?.word === 'a' && tokens[start - 2]?.word === 'not');
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
    used.push(...placesOf([{ start, end }]));
    const before = tokens[end]?.stem === 'ancestor';
    const behind =
      tokens.slice(Math.max(0, start - 4), start).some(({ stem }) => stem === 'ancestor') &&
      !tokens
        .slice(Math.max(0, start - 4), start)
        .some(({ stem }) =>
          ['personality', 'samurai', 'to', 'on', 'if', 'when', 'attach', 'los', 'stay'].includes(stem),
        );
    if (before || behind) {
      if (name === 'Shadowlands') facts.ancestorShadowlands = !denied(start);
      else facts.ancestorFaction = name;
    } else {
      told = true;
      if (denied(start)) {
        gone.add(name);
        used.push(start - 1, ...(tokens[start - 1]?.word === 'a' ? [start - 2] : []));
      } else if (lost(start)) {
        gone.add(name);
        used.push(
          ...tokens.flatMap(({ word }, place) =>
            word === 'no' && tokens[place + 1]?.word === 'longer' && place < start ? [place, place + 1] : [],
          ),
        );
      } else own.add(name);
    }
  }
  const free = tokens.findIndex(
    ({ word }, place) => word === 'unaligned' && tokens[place + 1]?.stem === 'ancestor',
  );
  if (free >= 0) {
    facts.ancestorFaction = null;
    used.push(free);
  }
  // "my Crane Courtier loses Crane Clan": what is lost was there before
  if (told) facts.personalityKeywords = [...own].filter(name => !gone.has(name));
  // an Ancestor that is described by one of the two has not the other
  if (typeof facts.ancestorFaction === 'string' && facts.ancestorShadowlands === undefined)
    facts.ancestorShadowlands = false;
  return { facts, used };
}
