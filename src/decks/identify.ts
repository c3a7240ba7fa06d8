import { isSameExperience, nearest } from '../language/index.js';
import {
  type Card,
  type Catalogue,
  findTitles,
  foldTitle,
  formatCard,
  isType,
  type TitleHit,
} from './cards/index.js';
import type { DeckCard } from './deck-card.js';
import { type Deck, type DeckEntry, fitsBelow, homeOf, PREGAME, type Section } from './list/index.js';
import type { UnknownCard } from './problem.js';

/** The most versions of one title that an answer names. */
const VERSIONS_LIMIT = 20;

/** The cards that an entry may be: one with no reason, or all that are left with the reason why it is none of them. */
function findCard(
  catalogue: Catalogue | null,
  entry: DeckEntry,
): { among: readonly Card[]; reason: UnknownCard['reason'] | null } {
  if (!catalogue) return { among: [], reason: 'no-catalogue' };
  const byId = entry.id === null ? undefined : catalogue.byId.get(entry.id);
  if (byId) return { among: [byId], reason: null };
  const ofTitle = catalogue.ofTitle(entry.title);
  // a remark such as "(Emperor Edition)" may follow the title
  const bare = entry.title.replace(/\s?[([][^()[\]]*[)\]]$/, '');
  const cards = ofTitle.length > 0 ? ofTitle : catalogue.ofTitle(bare);
  const ofType = cards.filter(card => entry.type !== null && isType(card, entry.type));
  const among = ofType.length > 0 ? ofType : cards;
  if (among.length === 0) return { among, reason: 'not-in-catalogue' };
  const { kind, alternateTitle: meant } = entry.experience;
  const exact = among.filter(
    ({ experience }) =>
      isSameExperience(experience, entry.experience) &&
      // lists nearly always leave the alternate title out
      (meant === null || foldTitle(experience.alternateTitle ?? '') === foldTitle(meant)),
  );
  // and the experience, where there is but one card
  const left = exact.length > 0 || kind !== 'none' ? exact : among;
  if (left.length === 0) return { among, reason: 'no-such-version' };
  return { among: left, reason: left.length === 1 ? null : 'several-cards' };
}

/** The value that all of these cards share; null where they differ. */
function shared<T>(cards: readonly Card[], read: (card: Card) => T): T | null {
  const [first] = cards;
  if (!first) return null;
  return cards.every(card => read(card) === read(first)) ? read(first) : null;
}

const MESSAGES: Readonly<Record<UnknownCard['reason'], string>> = {
  'no-catalogue': 'No card catalogue is loaded: only what the list says is known of it.',
  'not-in-catalogue': 'The loaded card catalogue has no card of this title.',
  'no-such-version': 'The catalogue has this title, but not with this experience.',
  'several-cards': 'Several cards of the catalogue have this title, and the list does not say which.',
};

function sayUnknown(
  entry: DeckEntry,
  reason: UnknownCard['reason'],
  among: readonly Card[],
  hits: readonly TitleHit[],
): UnknownCard {
  const { title, experience, line } = entry;
  // of two cards of one title and experience the type tells which
  const isTwin = (one: Card) =>
    among.some(other => other.type !== one.type && formatCard(other) === formatCard(one));
  const versions = among
    .slice(0, VERSIONS_LIMIT)
    .map(one => (isTwin(one) ? `${formatCard(one)} (${one.type})` : formatCard(one)));
  const close = reason === 'no-such-version' ? nearest(formatCard(entry), versions) : [];
  return {
    title,
    experience: experience.written,
    lines: line === null ? [] : [line],
    reason,
    message: MESSAGES[reason],
    near: [close, versions, hits.slice(0, 3).map(hit => hit.title)].find(names => names.length > 0) ?? [],
  };
}

// a name without its byname, or a slip of the finger; that some title begins with Foo says nothing of a line "Foo"
function isClose({ match }: TitleHit, title: string): boolean {
  return match === 'near' || (match === 'start' && foldTitle(title).includes(' '));
}

/** Whether a line without a count is more like a sentence than a title. */
function looksLikeProse(text: string): boolean {
  if (/[!?.\u2026]$|[:=]|\bhttps?\b|\bwww\b|^(?:i|i'm|we|you|it's|this is)\s/i.test(text)) return true;
  // a number at the end may be a count
  return /\s\d{1,3}$/.test(text) || text.split(/\s/).length > 8;
}

/** Whether a line that no card has as its title may be no card: it reads so, or no title that is loaded comes near. */
function isUnclear({ doubt, title }: DeckEntry, hits: readonly TitleHit[] | null): boolean {
  if (doubt !== 'plain' && doubt !== 'head') return doubt !== null;
  const isFar = hits !== null && !hits.some(hit => isClose(hit, title));
  // above all headings a sentence that comes near a title is more likely the title
  return isFar || (looksLikeProse(title) && (doubt === 'plain' || hits === null));
}

/**
 * Where a card belongs and is counted, by where the list has it and where cards of its type have their home. A Sensei
 * is a Fate card wherever in a deck it is (legacy/sensei/card), a Wind belongs to no deck (legacy/winds). A card of
 * an unknown type is counted where the list has it.
 */
function placeOf(section: Section, home: Section | null): Section {
  if (home === null || home === section) return section;
  const isInDeck = section === 'dynasty' || section === 'fate';
  if (home === 'sensei') return isInDeck ? 'fate' : 'sensei';
  if (home === 'wind') return isInDeck ? 'other' : 'wind';
  return section === 'start' && home === 'dynasty' ? 'start' : home;
}

/**
 * Looks an entry up, and titles that come close where there is no card of its title. What the list itself says goes before
 * the catalogue; nothing is guessed.
 */
function identify(
  catalogue: Catalogue | null,
  entry: DeckEntry,
  search: (title: string) => readonly TitleHit[],
): DeckCard {
  const { among, reason } = findCard(catalogue, entry);
  const card = reason === null ? among[0] : null;
  const isNoTitle = among.length === 0;
  const hits = isNoTitle ? search(entry.title) : [];
  const unclear = isNoTitle && isUnclear(entry, catalogue && hits);
  const isRevealed = PREGAME.includes(entry.section);
  const type = card?.type ?? shared(among, one => one.type) ?? (unclear && !isRevealed ? null : entry.type);
  const deck = card?.deck ?? (type === null ? null : shared(among, one => one.deck));
  const home = homeOf({ type, deck });
  const section =
    entry.doubt === 'after-title' && home !== null && home !== entry.section ? 'other' : entry.section;
  const isSensei = type?.toLowerCase() === 'sensei';
  const given = entry.keywords;
  const factions = entry.factions ?? (isSensei ? given : null) ?? card?.factions ?? null;
  return {
    title: card?.title ?? among[0]?.title ?? entry.title,
    experience: card?.experience ?? entry.experience,
    count: entry.count,
    section,
    placed: unclear && !isRevealed ? 'other' : placeOf(section, home),
    type,
    keywords: isSensei ? [] : (given ?? card?.keywords ?? null),
    clans: entry.clans ?? card?.clans ?? null,
    factions,
    // the cards that ship have no rules text: that is no text that is silent
    text: card?.text || null,
    legality: card?.legality ?? null,
    banned: card?.banned ?? false,
    deck,
    // an id that the catalogue lacks still tells cards of one title apart
    id: entry.id ?? card?.id ?? null,
    lines: entry.line === null ? [] : [entry.line],
    counts: [entry.count],
    isUnclear: unclear,
    misfiled: type !== null && entry.type !== null && !fitsBelow(type, entry.type) ? entry.type : null,
    unknown: reason === null || given ? null : sayUnknown(entry, reason, among, hits),
  };
}

/** The most titles of one list for which similar titles are searched: each search costs time. */
const NEAR_LIMIT = 50;

/** Finds titles that come close; each title of a list is searched once. */
function makeSearch(catalogue: Catalogue | null): (title: string) => readonly TitleHit[] {
  const found = new Map<string, readonly TitleHit[]>();
  return title => {
    const hits =
      found.get(title) ?? (catalogue && found.size < NEAR_LIMIT ? findTitles(catalogue, title) : []);
    found.set(title, hits);
    return hits;
  };
}

function keyOf({ section, id, title, experience, keywords, type, isUnclear }: DeckCard): string {
  const { kind, level, kyd, mark, alternateTitle } = experience;
  const version = [kind, level, kyd, mark?.toLowerCase(), foldTitle(alternateTitle ?? '')];
  return JSON.stringify([section, id ?? foldTitle(title), version, type, keywords, isUnclear]);
}

/** Looks up every entry of a list, and puts the lines of one card together. */
export function gather(catalogue: Catalogue | null, deck: Deck): DeckCard[] {
  const byKey = new Map<string, DeckCard>();
  const search = makeSearch(catalogue);
  for (const entry of deck.entries) {
    const card = identify(catalogue, entry, search);
    // where the deck was played, and what is above all headings and no title: its name, its player
    if ((entry.doubt === 'remark' && card.unknown) || (entry.doubt === 'head' && card.isUnclear)) continue;
    const known = byKey.get(keyOf(card));
    if (known) {
      known.count += card.count;
      known.lines.push(...card.lines);
      known.counts.push(...card.counts);
      known.misfiled ??= card.misfiled;
      known.unknown?.lines.push(...card.lines);
    } else byKey.set(keyOf(card), card);
  }
  return [...byKey.values()];
}
