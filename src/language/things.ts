import type { Sentence } from './sentence.js';
import type { Token } from './tokens.js';

const TYPES: Readonly<Record<string, string>> = {
  personality: 'Personality',
  follower: 'Follower',
  item: 'Item',
  spell: 'Spell',
  ancestor: 'Ancestor',
};
const NOUNS = new Set('card thing fellow'.split(' '));

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

const DETERMINERS = new Set(
  'a an the my his her their its your our another other some any this that each every one enemy opposing opponent target only'.split(
    ' ',
  ),
);
const OPPOSING = new Set('enemy opposing opponent'.split(' '));
const MARKS = new Set(
  'bowed unbowed bow straightened honorable dishonorable dishonor attached big small single lone unit cavalry infantry facedown faceup printed base'.split(
    ' ',
  ),
);
const LEADS = new Set('with of having has have who that which is and at'.split(' '));

interface Draft extends Thing {
  headed: boolean;
}

/** Reads one attribute at a place; the place behind it, or null. */
function readAttribute(
  { tokens, keywords, titles }: Pick<Sentence, 'tokens' | 'keywords' | 'titles'>,
  at: number,
  thing: Draft,
): number | null {
  const token = tokens[at];
  if (!token) return null;
  const next = tokens[at + 1];
  if (token.number !== null && /^f(?:orce)?$/.test(token.unit)) {
    thing.force = token.number;
    const chi = next && next.number !== null && /^c(?:hi)?$/.test(next.unit) ? next.number : null;
    if (chi !== null) thing.chi = chi;
    return chi === null ? at + 1 : at + 2;
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
    thing[stat === 'forc' ? 'force' : stat] = read[0];
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
  const denied = token.word === 'non' || token.word === 'not';
  const keyword = keywords.find(({ start }) => start === (denied ? at + 1 : at));
  if (keyword) {
    if (!denied) thing.keywords.push(keyword.name);
    return keyword.end;
  }
  if (MARKS.has(token.word)) return at + 1;
  return null;
}

function readFollowers(tokens: readonly Token[], at: number): { has: boolean; end: number } | null {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (!first) return null;
  if (first.stem === 'follower') return { has: true, end: at + 1 };
  const none = ['no', 'without', 'zero'].includes(first.word);
  if (
    second?.stem === 'follower' &&
    (none || first.number !== null || ['a', 'an', 'any', 'some', 'his', 'the'].includes(first.word))
  )
    return { has: !none && first.number !== 0, end: at + 2 };
  return none && second && ['a', 'an', 'any', 'other'].includes(second.word) && third?.stem === 'follower'
    ? { has: false, end: at + 3 }
    : null;
}

function describe({ keywords, type, titled, name }: Draft): string {
  return titled ? name : `the ${[...keywords, type ?? (keywords.length > 0 ? '' : 'card')].join(' ').trim()}`;
}

function readThing(
  sentence: Pick<Sentence, 'text' | 'tokens' | 'keywords' | 'titles'>,
  from: number,
): Thing | null {
  const { tokens, text, titles } = sentence;
  const thing: Draft = {
    start: from,
    end: from,
    count: 1,
    name: '',
    titled: false,
    type: null,
    force: null,
    chi: null,
    yu: null,
    keywords: [],
    followers: null,
    hasSpell: false,
    opposing: false,
    headed: false,
  };
  let at = from;
  const startsTitle = () => titles.some(({ start }) => start === at);
  while (!startsTitle() && tokens[at] && DETERMINERS.has((tokens[at] as Token).word)) {
    if (OPPOSING.has((tokens[at] as Token).word)) thing.opposing = true;
    at++;
  }
  const quantity = tokens[at];
  if (
    quantity &&
    quantity.number !== null &&
    quantity.unit === '' &&
    tokens[at + 1] &&
    !['forc', 'chi', 'yu', 'gold'].includes((tokens[at + 1] as Token).stem)
  ) {
    thing.count = quantity.number;
    at++;
    while (tokens[at] && DETERMINERS.has((tokens[at] as Token).word)) at++;
  }
  const attributes = at;
  for (;;) {
    const token = tokens[at];
    const type = token && TYPES[token.stem];
    if (type !== undefined) {
      // "personality card", "zombie follower": the last of them is the head
      thing.type = type;
      thing.headed = true;
      at++;
      continue;
    }
    if (token && NOUNS.has(token.stem) && (thing.headed || at > attributes)) {
      thing.headed = true;
      at++;
      continue;
    }
    const end = readAttribute(sentence, at, thing);
    if (end === null) break;
    at = end;
  }
  const told = thing.keywords.length > 0 || thing.force !== null || thing.yu !== null;
  if (!thing.headed && !told) return null;
  if (!thing.headed && thing.keywords.length === 0) {
    // "a 5F with two followers": a card without a noun
    if (thing.force === null && thing.yu === null) return null;
  }
  const opens = () =>
    tokens[at] !== undefined &&
    text.slice((tokens[at - 1] as Token).end, (tokens[at] as Token).start).includes('(');
  if (opens()) {
    for (
      let end = readAttribute(sentence, at, thing);
      end !== null;
      end = readAttribute(sentence, at, thing)
    ) {
      at = end;
      if (text.slice((tokens[at - 1] as Token).end, tokens[at]?.start ?? text.length).includes(')')) break;
      if (tokens[at]?.word === 'and') at++;
    }
  }
  // what follows: "with 2 force and no followers"
  for (;;) {
    let behind = at;
    while (tokens[behind] && LEADS.has((tokens[behind] as Token).word)) behind++;
    const bare = ['without', 'no'].includes(tokens[behind]?.word ?? '');
    if (behind === at && !bare) break;
    const comma = text.slice((tokens[at - 1] as Token).end, tokens[at]?.start ?? text.length).includes(',');
    const joined = tokens[at]?.word === 'and';
    const followers = readFollowers(tokens, behind);
    if (followers && !joined && (thing.type !== 'Follower' || !followers.has)) {
      // Followers with a Force of their own are cards of their own
      const own = tokens
        .slice(behind, followers.end + 3)
        .some(({ unit, stem }) => unit === 'f' || stem === 'forc');
      thing.followers = followers.has;
      if (own && followers.has) break;
      at = followers.end;
      continue;
    }
    if (tokens[behind]?.word === 'the' && tokens[behind + 1]?.stem === 'spell' && !joined) {
      thing.hasSpell = true;
      at = behind + 2;
      if (tokens[at]?.stem === 'attach') at++;
      continue;
    }
    const before = { ...thing, keywords: [...thing.keywords] };
    const skip = ['a', 'an', 'the'].includes(tokens[behind]?.word ?? '') ? behind + 1 : behind;
    const end = !joined || !comma ? readAttribute(sentence, skip, thing) : null;
    const nouned =
      end !== null && (TYPES[tokens[end]?.stem ?? ''] !== undefined || (joined && skip > behind));
    if (end === null || nouned) {
      Object.assign(thing, before);
      break;
    }
    at = end;
  }
  return { ...thing, end: at, name: describe(thing) };
}

/** All cards that a sentence describes, from left to right, none within another. */
export function findThings(sentence: Pick<Sentence, 'text' | 'tokens' | 'keywords' | 'titles'>): Thing[] {
  const things: Thing[] = [];
  for (let at = 0; at < sentence.tokens.length; ) {
    const thing = readThing(sentence, at);
    if (thing) things.push(thing);
    at = thing ? Math.max(thing.end, at + 1) : at + 1;
  }
  return things;
}
