import { type Draft, type Mentions, readAttribute, readFollowers, type Thing, TYPES } from './thing.js';
import { endOf, startOf, type Token, wordAt } from './tokens.js';

const NOUNS = new Set('card thing fellow'.split(' '));
const STATS = new Set('forc chi yu gold'.split(' '));
const DETERMINERS = new Set(
  'a an the my his her their its your our another other some any this that each every one enemy opposing opponent target only'.split(
    ' ',
  ),
);
const OPPOSING = new Set('enemy opposing opponent'.split(' '));
const LEADS = new Set('with of having has have who that which is and at'.split(' '));
/** What stands behind a name. */
const NAMED = new Set('with of has have having who'.split(' '));

/** Keywords of Personalities: a Follower with one is called so. */
const PERSONS = new Set(
  'Samurai Shugenja Courtier Monk Duelist Ninja Magistrate Ronin Kensai Daimyo Yojimbo Diplomat Sailor Bushi Ninjutsu Enlightened'.split(
    ' ',
  ),
);

function describe({ keywords, type, titled, name }: Draft): string {
  return titled ? name : `the ${[...keywords, type ?? (keywords.length > 0 ? '' : 'card')].join(' ').trim()}`;
}

/** Reads the name behind a noun: `a Follower, Spears, 3F`, `a Personality called Taro with 5 Force`. */
function readName({ tokens, text, keywords }: Mentions, at: number): { end: number; name: string } | null {
  const first = /^(?:called|named)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const gap = (place: number) => text.slice(endOf(tokens, place), tokens[place]?.start ?? text.length);
  let end = first;
  while (
    tokens[end]?.capital &&
    !keywords.some(({ start }) => start === end) &&
    (end === first ? /^,? $/ : /^ $/).test(gap(end))
  )
    end++;
  const told = first > at || gap(end).startsWith(',') || NAMED.has(wordAt(tokens, end));
  if (end === first || !told) return null;
  const name = text.slice((tokens[first] as Token).start, endOf(tokens, end));
  return { end, name };
}

/** Reads the name before a description: `Matsu (Personality, 4F)`, `Goro, a Samurai Personality`; the place behind it. */
function readOwnName({ tokens, text, keywords, titles }: Mentions, at: number): number | null {
  // "Taro, a Monk Personality" is whom the sentence describes, and not the card that is called so
  const known = [
    ...keywords,
    ...titles.filter(
      ({ start, end, card }) =>
        end - start > 1 || card.type !== 'Personality' || !text.startsWith(', ', tokens[end - 1]?.end),
    ),
  ];
  const isName = (place: number) =>
    tokens[place]?.capital &&
    tokens[place]?.number === null &&
    !known.some(({ start, end }) => place >= start && place < end);
  if (at === 0) return null;
  let end = at;
  while (isName(end) && (end === at || text.slice(endOf(tokens, end), startOf(tokens, end)) === ' ')) end++;
  const gap = text.slice(endOf(tokens, end), tokens[end]?.start ?? text.length);
  if (end === at || !/^(?: \(|, )$/.test(gap)) return null;
  let place = /^an?$/.test(wordAt(tokens, end)) ? end + 1 : end;
  for (;;) {
    const keyword = keywords.find(({ start }) => start === place);
    if (!keyword) break;
    place = keyword.end;
  }
  return TYPES[tokens[place]?.stem ?? ''] === undefined ? null : end;
}

function readThing(sentence: Mentions, from: number): (Thing & { called: boolean }) | null {
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
  const opens = () =>
    tokens[at] !== undefined && text.slice(endOf(tokens, at), startOf(tokens, at)).includes('(');
  // "a samurai and courtier" may be two cards
  const startsKeyword = (place: number) => sentence.keywords.some(({ start }) => start === place);
  const startsTitle = () => titles.some(({ start }) => start === at);
  while (!startsTitle() && tokens[at] && DETERMINERS.has((tokens[at] as Token).word)) {
    if (OPPOSING.has((tokens[at] as Token).word)) thing.opposing = true;
    at++;
  }
  const own = readOwnName(sentence, at);
  if (own !== null) {
    const name = text.slice(startOf(tokens, at), endOf(tokens, own));
    Object.assign(thing, { name, titled: true, headed: true });
    at = own;
    while (!opens() && /^an?$/.test(wordAt(tokens, at))) at++;
  }
  const quantity = tokens[at];
  if (
    quantity &&
    quantity.number !== null &&
    quantity.unit === '' &&
    tokens[at + 1] &&
    // "2 force" is a stat, and "two force 2 followers" are two; "2 force 3 chi" are two stats
    (!STATS.has((tokens[at + 1] as Token).stem) ||
      (tokens[at + 2]?.number != null && !STATS.has(tokens[at + 3]?.stem ?? '')))
  ) {
    thing.count = quantity.number;
    at++;
    while (tokens[at] && DETERMINERS.has((tokens[at] as Token).word)) at++;
  }
  const attributes = at;
  for (;;) {
    const token = tokens[at];
    if ((at > attributes || own !== null) && opens()) break;
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
    // "followers, 3F samurai": what follows a noun or a comma is another card
    const parted =
      at > attributes && /[,;:.]/.test(text.slice(tokens[at - 1]?.end, token?.start ?? text.length));
    const end = parted ? null : readAttribute(sentence, at, thing);
    if (end === null) break;
    at = end;
  }
  const told = thing.keywords.length > 0 || thing.force !== null || thing.yu !== null;
  if (!thing.headed && !told) return null;
  const called = thing.titled ? null : readName(sentence, at);
  if (called) at = called.end;
  if (opens()) {
    // "a 2F follower (Spearmen, no keywords)": the title of that card
    const title = thing.titled || thing.count > 1 ? undefined : titles.find(({ start }) => start === at);
    if (title) {
      Object.assign(thing, { name: title.name, titled: true, force: thing.force ?? title.card.force });
      thing.keywords.push(...title.card.keywords);
      at = title.end;
    }
    // "Goblins (a follower, 1F)"
    const readNext = (): number | null => {
      const place = ['a', 'an'].includes(wordAt(tokens, at)) ? at + 1 : at;
      const type = TYPES[tokens[place]?.stem ?? ''];
      if (type === undefined) return readAttribute(sentence, place, thing);
      thing.type = type;
      return place + 1;
    };
    for (let end = readNext(); end !== null; end = readNext()) {
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
    if (behind === at && !bare) {
      // "Gonji, 5 Force", "Pikes, Undead": what stands apart behind a name is of that card
      const before = { ...thing, keywords: [...thing.keywords] };
      const end = called || own !== null ? readAttribute(sentence, at, thing) : null;
      const apart =
        end !== null && /^ *(?:[,.:;?!)]|$)/.test(text.slice(endOf(tokens, end), tokens[end]?.start));
      const told = thing.force !== null && before.force === null;
      if (
        end === null ||
        TYPES[tokens[end]?.stem ?? ''] !== undefined ||
        !(told || (apart && thing.force === before.force))
      ) {
        Object.assign(thing, before);
        break;
      }
      at = end;
      continue;
    }
    const joined = tokens[at]?.word === 'and';
    const followers = readFollowers(tokens, behind);
    if (followers && (!joined || !followers.has) && (thing.type !== 'Follower' || !followers.has)) {
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
    const end = !(joined && startsKeyword(skip)) ? readAttribute(sentence, skip, thing) : null;
    // "no Undead, Personalities are spared": what stands apart is no noun of it
    const nouned =
      end !== null &&
      ((TYPES[tokens[end]?.stem ?? ''] !== undefined &&
        !/[,;:.]/.test(text.slice(endOf(tokens, end), startOf(tokens, end)))) ||
        (joined && skip > behind));
    if (end === null || nouned) {
      Object.assign(thing, before);
      break;
    }
    at = end;
  }
  if (called) Object.assign(thing, { titled: true, name: called.name });
  if (thing.type === null && thing.keywords.some(name => PERSONS.has(name))) thing.type = 'Personality';
  return { ...thing, end: at, name: describe(thing), called: called !== null };
}

/** All cards that a sentence describes, from left to right, none within another. */
export function findThings(sentence: Mentions): Thing[] {
  const things: Thing[] = [];
  // whom the sentence has described by that name already
  const called = new Set<string>();
  for (let at = 0; at < sentence.tokens.length; ) {
    const found = readThing(sentence, at);
    if (found) {
      const { called: isCalled, ...thing } = found;
      if (isCalled || !called.has(thing.name)) things.push(thing);
      if (isCalled) called.add(thing.name);
    }
    at = found ? Math.max(found.end, at + 1) : at + 1;
  }
  return things;
}
