import { capitalise } from '../language/index.js';
import { foldTitle, formatCard } from './cards/index.js';
import {
  type Deck,
  type DeckEntry,
  findHeading,
  isSameExperience,
  makeEntry,
  parseDeck,
  readTitle,
} from './list/index.js';
import type { Edit } from './problem.js';

type Named = Exclude<Edit, { do: 'add' | 'state' | 'comment' }>;
type Addition = Extract<Edit, { do: 'add' }>;

function isMeant(entry: DeckEntry, { title, experience, section, id, lines }: Named): boolean {
  if (lines.length > 0) return entry.line !== null && lines.includes(entry.line);
  if (entry.section !== section) return false;
  if (entry.id !== null && id !== null) return entry.id === id;
  const meant = readTitle(`${title} - ${experience}`).experience;
  return (
    foldTitle(entry.title) === foldTitle(title) &&
    // a list may leave out the experience where there is but one card
    (entry.experience.kind === 'none' || isSameExperience(entry.experience, meant))
  );
}

function isSameCard(a: DeckEntry, b: DeckEntry): boolean {
  return (
    a.section === b.section &&
    a.id === b.id &&
    foldTitle(a.title) === foldTitle(b.title) &&
    isSameExperience(a.experience, b.experience)
  );
}

// if any card of the kind will do, a made-up one shows what the deck would be
function makeAddition({ section, count, title }: Addition): DeckEntry {
  const [any, type] = section === 'sensei' ? ['Any Sensei', 'Sensei'] : ['Any Fate card', 'Strategy'];
  if (title !== null) return makeEntry({ title, section, count, type });
  const factions = type === 'Sensei' ? ['All Clans'] : null;
  return makeEntry({ title: any, section, count, type, keywords: [], factions });
}

/** Takes copies out, the last that are listed first; the copies, in the order of the list. */
function take(entries: readonly DeckEntry[], edit: Named): DeckEntry[] {
  let left = edit.count;
  const taken: DeckEntry[] = [];
  for (const entry of entries.filter(one => isMeant(one, edit)).reverse()) {
    const count = Math.min(left, entry.count);
    left -= count;
    entry.count -= count;
    if (count > 0) taken.unshift({ ...entry, count });
  }
  return taken;
}

/** Puts copies in: to where the card is listed in that section already, else at the end. */
function put(entries: DeckEntry[], entry: DeckEntry): void {
  const there = entries.find(one => isSameCard(one, entry) && one.count > 0);
  if (there) there.count += entry.count;
  else entries.push({ ...entry, line: null, doubt: null });
}

/** Lists a card once, where it is listed first. */
function merge(entries: readonly DeckEntry[], edit: Named): void {
  const [first, ...others] = entries.filter(entry => isMeant(entry, edit));
  for (const other of others) {
    (first as DeckEntry).count += other.count;
    other.count = 0;
  }
}

function apply(entries: DeckEntry[], edit: Exclude<Edit, { do: 'state' }>): void {
  if (edit.do === 'add') put(entries, makeAddition(edit));
  else if (edit.do === 'merge') merge(entries, edit);
  else if (edit.do === 'comment') {
    for (const entry of entries) if (entry.line === edit.line) entry.count = 0;
  } else {
    for (const entry of take(entries, edit))
      if (edit.do === 'move') put(entries, { ...entry, section: edit.to, type: edit.type ?? entry.type });
  }
}

/** Copies on some lines of the list. */
function countOn({ entries }: Pick<Deck, 'entries'>, lines: readonly number[]): number {
  const found = entries.filter(({ line }) => line !== null && lines.includes(line));
  return found.reduce((sum, { count }) => sum + count, 0);
}

/** The deck after a cure. An edit that no longer fits changes nothing; what no line of the list could mean stays. */
export function applyEdits(deck: Deck, edits: readonly Edit[]): Deck {
  const entries = deck.entries.map(entry => ({ ...entry }));
  let { statements } = deck;
  for (const edit of edits) {
    if (edit.do !== 'state') apply(entries, edit);
    else
      statements = statements.map(one =>
        one.line === edit.line ? { ...one, stated: edit.count, gone: 0 } : one,
      );
  }
  // edits below a heading do not make its stated number wrong
  statements = statements.map(one => ({
    ...one,
    gone: one.gone + countOn(deck, one.lines) - countOn({ entries }, one.lines),
  }));
  return { ...deck, entries: entries.filter(({ count }) => count > 0), statements };
}

// the heading of the type, so that the type is not lost; else that of the section
function headingOf({ type, section }: DeckEntry): string {
  return type !== null && findHeading(type)?.section === section ? type : capitalise(section);
}

function rewriteLine(
  text: string,
  line: number,
  edits: readonly Edit[],
  before: Deck,
  after: Deck,
): string[] {
  if (edits.some(edit => edit.do === 'comment' && edit.line === line)) return [`// ${text}`];
  const statement = after.statements.find(statement => statement.line === line);
  const stated = before.statements.find(statement => statement.line === line)?.stated;
  if (statement && statement.stated !== stated)
    return [text.replace(String(stated), String(statement.stated))];
  const [was, is] = [countOn(before, [line]), countOn(after, [line])];
  if (was === is) return [text];
  if (is === 0) return [];
  return [/\d/.test(text) ? text.replace(/\d+/, String(is)) : `${is} ${text}`];
}

/**
 * A pasted list with edits written into it; all other lines stay as they are, and cards that are moved or added come
 * under a heading at the end. Edits that add any card of a kind leave the choice to a person, and change nothing.
 */
export function rewriteDeck(text: string, edits: readonly Edit[]): string {
  const read = parseDeck(text);
  const named = edits.filter(edit => edit.do !== 'add' || edit.title !== null);
  if (!read.ok) return text;
  const after = applyEdits(read.value, named);
  const lines = text
    .split('\n')
    .flatMap((line, index) => rewriteLine(line, index + 1, named, read.value, after));
  const added = after.entries.filter(({ line }) => line === null);
  const headings = [...new Set(added.map(headingOf))];
  return [
    ...lines,
    ...headings.flatMap(heading => [
      '',
      heading,
      ...added
        .filter(entry => headingOf(entry) === heading)
        .map(entry => `${entry.count} ${formatCard(entry)}`),
    ]),
  ].join('\n');
}
