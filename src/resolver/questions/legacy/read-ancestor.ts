import { denialBefore, type Sentence } from '../../../language/index.js';
import type { FactsRead } from '../question.js';
import { lineOf, placesOf, placesOfWords, shapeOf } from '../read.js';

/** Of whom a sentence speaks: the Ancestor, or a Personality, who may go by a keyword alone ("to a Lion", "my unbowed Ronin"). */
const BEARERS =
  /\b(?:(ancestors?)|personality|he|him|his|she|who|if|when)\b|\b(?:(?:to|on|onto)(?: (?!which|it)\w+){0,2}|(?:my|his)(?: \w+)?) #/g;

/** Reads what a sentence tells of an Ancestor and of the Personality: by keywords beside the noun, or behind it. */
export function readAncestor(sentence: Sentence): FactsRead | null {
  const { text, tokens, keywords, titles } = sentence;
  const ancestors = placesOfWords(sentence, /^ancestors?$/);
  if (ancestors.length === 0) return null;
  const facts: Record<string, unknown> = {};
  const mentions = [
    ...keywords.map(one => ({ ...one, isTitle: false })),
    ...titles.flatMap(({ card, ...title }) => card.keywords.map(name => ({ ...title, name, isTitle: true }))),
  ];
  const used = [...ancestors, ...placesOf(mentions)];
  const own = new Set<string>();
  const gone = new Set<string>();
  let isDescribed = false;
  for (const { start, end, name, isTitle } of mentions) {
    // "without Shadowlands", "not a Crab", "does not have Shadowlands"
    const denial = denialBefore(tokens, start);
    used.push(...(denial ?? []));
    const clause = tokens.findIndex(
      (token, at) => at >= end && /[,.;:]/.test(text.slice(tokens[at - 1]?.end, token.start)),
    );
    const behind = shapeOf(tokens, keywords, end, clause < 0 ? undefined : clause);
    const [, noun] = /^(?:# )*(ancestor|personality)\b/.exec(behind) ?? [];
    const before = [...`${shapeOf(tokens, keywords, 0, start)} #`.matchAll(BEARERS)].at(-1);
    if (!isTitle && (noun ? noun === 'ancestor' : before?.[1] !== undefined)) {
      if (name === 'Shadowlands') facts.ancestorShadowlands = denial === null;
      else if (!denial) facts.ancestorFaction = name;
      continue;
    }
    isDescribed = true;
    const isLost = /\b(?:los\w+|stop\w*|longer)\b/.test(lineOf(tokens.slice(Math.max(0, start - 4), start)));
    (denial || isLost ? gone : own).add(name);
  }
  // "my Crane Courtier loses Crane Clan": what is lost was there before
  if (isDescribed) facts.personalityKeywords = [...own].filter(name => !gone.has(name));
  // an Ancestor that is described by one of the two has not the other
  if (facts.ancestorFaction !== undefined && facts.ancestorShadowlands === undefined)
    facts.ancestorShadowlands = false;
  return { facts, used };
}
