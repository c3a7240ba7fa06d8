import { denialBefore, type Sentence } from '../../../language/index.js';
import type { FactsRead } from '../question.js';
import { lineOf, placesOf, placesOfWords, shapeOf } from '../read.js';

/** Of whom a sentence speaks: the Ancestor, or a Personality, who may go by a keyword alone ("to a Lion", "my unbowed Ronin"). */
const BEARERS =
  /\b(?:(ancestors?)|personality|he|him|his|she|who|if|when)\b|\b(?:(?:to|on|onto)(?: (?!which|it)\w+){0,2}|(?:my|his)(?: \w+)?) #/g;

/** "My Lion with a Crane Ancestor becomes Ronin": what the Personality has is not what becomes of it. */
const BORNE =
  /\b(?:with|carrying|bearing|holding|having|has|whose)(?: (?:a|an|the|my|his|her|this|that|#))* ancestors?(?: (?:with )?(?:no|without) (?:an? |any )?(?:clan|faction)(?: (?:printed )?on it)?)? (?:(?:and|but) )?(?=(?:(?:has|have|had|is|now|just|then|also|later) )*(?:los\w+|becom\w+|became|stop\w*|turn\w*|now))/g;

/** The Ancestor, where what stands before a place speaks of it last; undefined where that is a Personality. */
function lastBearer({ tokens, keywords }: Sentence, at: number): string | undefined {
  const before = `${shapeOf(tokens, keywords, 0, at)} #`.replace(BORNE, '');
  return [...before.matchAll(BEARERS)].at(-1)?.[1];
}

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
    if (!isTitle && (noun ? noun === 'ancestor' : lastBearer(sentence, start) !== undefined)) {
      if (name === 'Shadowlands') facts.ancestorShadowlands = denial === null;
      else if (!denial) facts.ancestorFaction = name;
      continue;
    }
    isDescribed = true;
    const isLost = /\b(?:los\w+|stop\w*|longer)\b/.test(lineOf(tokens.slice(Math.max(0, start - 4), start)));
    (denial || isLost ? gone : own).add(name);
  }
  // "my Crane Courtier loses Crane Clan": what is lost was there before
  // who becomes a Crab may have Shadowlands as before
  const isOpen =
    facts.ancestorShadowlands === true &&
    ![...own, ...gone].includes('Shadowlands') &&
    /\b(?:becom\w+|became|turn\w*)\b(?! (?:\w+ )?only\b)/.test(lineOf(tokens));
  if (isDescribed && !isOpen) facts.personalityKeywords = [...own].filter(name => !gone.has(name));
  // an Ancestor that is described by one of the two has not the other
  if (facts.ancestorFaction !== undefined && facts.ancestorShadowlands === undefined)
    facts.ancestorShadowlands = false;
  // "an Ancestor with no clan on it", and no Personality without one
  const bare = tokens.findIndex(({ word }) => word === 'clan');
  const [no, isAncestors] = [denialBefore(tokens, bare) ?? [], lastBearer(sentence, bare) !== undefined];
  if (facts.ancestorFaction === undefined && isAncestors && [1, 2].includes(no.length)) {
    facts.ancestorFaction = null;
    used.push(...no, bare);
  }
  return { facts, used };
}
