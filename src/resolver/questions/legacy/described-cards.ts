/** A card that a sentence describes: `a 2F zombie follower`, `an undead follower with force 2`. */
export interface DescribedCard {
  name: string;
  type: 'Personality' | 'Follower';
  force: number;
  keywords: string[];
}

const TYPE = '(follower|personality|guy|samurai)';
const FORCE_FIRST = new RegExp(
  `\\b(?:an?|the|one) (\\d+)(?: ?f| ?force) ((?:[\\p{L}-]+ ){0,3}?)${TYPE}\\b`,
  'giu',
);
const FORCE_LAST = new RegExp(
  `\\b(?:an?|the|one) ((?:[\\p{L}-]+ ){0,3}?)${TYPE} (?:with|of) (?:(\\d+) ?f(?:orce)?|force (\\d+))\\b`,
  'giu',
);

/** What `readCards` reads of a card, without its keywords: those are not any words, but have to be known. */
export const CARD_WORDS =
  /\b(?:an?|the|one) \d+(?: ?f| ?force)\b|\b(?:follower|personality|guy|samurai)\b(?: (?:with|of) (?:\d+ ?f(?:orce)?|force \d+)\b)?|\bnon-\p{L}+/giu;

function makeCard(kind: string, force: string, words: string): DescribedCard {
  const type = kind.toLowerCase() === 'follower' ? 'Follower' : 'Personality';
  const own = kind.toLowerCase() === 'samurai' ? ['samurai'] : [];
  const keywords = [
    ...words
      .trim()
      .split(/[ ,]+/)
      .filter(word => word !== '' && !/^(?:force|non-.*)$/.test(word)),
    ...own,
  ];
  const name = `the ${[...keywords.filter(word => !own.includes(word)), type].join(' ')}`;
  return { name, type, force: Number(force), keywords };
}

/** Reads every card of which a sentence tells type and Force, with the words before its type as its keywords. */
export function readCards(text: string): DescribedCard[] {
  const first = [...text.matchAll(FORCE_FIRST)].map(([, force, words, kind]) =>
    makeCard(kind as string, force as string, words as string),
  );
  const last = [...text.matchAll(FORCE_LAST)].map(([, words, kind, before, after]) =>
    makeCard(kind as string, (before ?? after) as string, words as string),
  );
  return [...first, ...last];
}
