import type { Token } from './tokens.js';

/** A keyword or a card title in a sentence: from its first token to behind its last. */
export interface Mention {
  start: number;
  end: number;
  name: string;
}

/** What card data tells of a title, where it is one card. */
export interface CardFacts {
  type: string | null;
  force: number | null;
  keywords: readonly string[];
}

/** A sentence in which cards are looked for. */
export interface Mentions {
  text: string;
  tokens: readonly Token[];
  keywords: readonly Mention[];
  titles: readonly (Mention & { card: CardFacts })[];
}

export const TYPES: Readonly<Record<string, string>> = {
  personality: 'Personality',
  follower: 'Follower',
  item: 'Item',
  spell: 'Spell',
  ancestor: 'Ancestor',
};

/** A card that a sentence describes, as far as it does. */
export interface Thing {
  start: number;
  end: number;
  count: number;
  /** The title, or a description: `the Zombie Follower`. */
  name: string;
  titled: boolean;
  type: string | null;
  force: number | null;
  chi: number | null;
  yu: number | null;
  keywords: string[];
  /** Whether Followers are said to be attached to it; null where nothing is said. */
  followers: boolean | null;
  hasSpell: boolean;
  /** Whether it is said to be another player's. */
  opposing: boolean;
}

/** Keywords that no Personality or Follower is called by. */
const NO_CARDS = new Set([
  'Ritual',
  'Delayed Terrain',
  'Immediate Terrain',
  'Double Chi',
  'Experienced',
  'Inexperienced',
  'Experienced KYD',
  'Fear',
]);
const MARKS = new Set(
  'bowed unbowed bow straightened honorable dishonorable dishonor attached big small single lone unit cavalry infantry facedown faceup printed base'.split(
    ' ',
  ),
);

export interface Draft extends Thing {
  headed: boolean;
}

/** Reads one attribute at a place; the place behind it, or null. */
export function readAttribute(
  { tokens, keywords, titles }: Mentions,
  at: number,
  thing: Draft,
): number | null {
  const token = tokens[at];
  if (!token) return null;
  const next = tokens[at + 1];
  if (token.number !== null && /^f(?:orce)?$/.test(token.unit)) {
    thing.force = token.number;
    return at + 1;
  }
  if (token.number !== null && /^c(?:hi)?$/.test(token.unit)) {
    thing.chi = token.number;
    return at + 1;
  }
  const named = (stem: string): [number, number] | null => {
    if (token.stem === stem) {
      const skip = next && ['of', 'is', 'value'].includes(next.word) ? 2 : 1;
      const value = tokens[at + skip];
      if (value && value.number !== null && value.unit === '') return [value.number, at + skip + 1];
    }
    if (token.number !== null && token.unit === '' && next?.stem === stem) {
      const after = tokens[at + 2];
      // "3 Yu 2" cannot be told apart
      if (!(after && after.number !== null && after.unit === '')) return [token.number, at + 2];
    }
    return null;
  };
  for (const stat of ['forc', 'chi', 'yu'] as const) {
    const read = named(stat);
    if (!read) continue;
    const name = stat === 'forc' ? 'force' : stat;
    // a second value is that of another card
    if (thing[name] !== null) return null;
    thing[name] = read[0];
    return read[1];
  }
  const title = titles.find(({ start }) => start === at);
  if (title && !thing.headed) {
    Object.assign(thing, {
      name: title.name,
      titled: true,
      headed: true,
      type: thing.type ?? title.card.type,
      force: thing.force ?? title.card.force,
    });
    thing.keywords.push(...title.card.keywords);
    return title.end;
  }
  const denied = /^(?:non?|not|without)$/.test(token.word);
  const keyword = keywords.find(({ start }) => start === (denied ? at + 1 : at));
  if (keyword && !NO_CARDS.has(keyword.name)) {
    if (!denied) thing.keywords.push(keyword.name);
    return keyword.end;
  }
  if (MARKS.has(token.word)) return at + 1;
  return null;
}

export function readFollowers(tokens: readonly Token[], at: number): { has: boolean; end: number } | null {
  const [first, second] = tokens.slice(at, at + 2);
  if (!first) return null;
  if (first.stem === 'follower') return { has: true, end: at + 1 };
  const none = ['no', 'without', 'zero'].includes(first.word);
  if (
    second?.stem === 'follower' &&
    (none || first.number !== null || ['a', 'an', 'any', 'some', 'his', 'the'].includes(first.word))
  )
    return { has: !none && first.number !== 0, end: at + 2 };
  return null;
}
