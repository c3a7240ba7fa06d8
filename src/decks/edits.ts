import { formatCount, isSameExperience, readTitle } from '../language/index.js';
import { foldTitle } from './cards/index.js';
import { countCopies } from './deck-card.js';
import { type Deck, type DeckEntry, makeEntry } from './list/index.js';
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

/** Edits that name what they change, and, as lines for people, those that leave the choice of a card to them. */
export function partEdits(edits: readonly Edit[]): { named: Edit[]; open: string[] } {
  const isOpen = (edit: Edit): edit is Addition => edit.do === 'add' && edit.title === null;
  return {
    named: edits.filter(edit => !isOpen(edit)),
    open: edits
      .filter(isOpen)
      .map(
        ({ count, section }) =>
          `Still to choose: ${formatCount(count, section === 'sensei' ? 'Sensei' : 'Fate card')}.`,
      ),
  };
}

/** Takes copies out, the last that are listed first; the copies, in the order of the list. */
function take(entries: readonly DeckEntry[], { count: wanted }: Named): DeckEntry[] {
  let left = wanted;
  return [...entries]
    .reverse()
    .flatMap(entry => {
      const count = Math.min(left, entry.count);
      left -= count;
      entry.count -= count;
      return count > 0 ? [{ ...entry, count }] : [];
    })
    .reverse();
}

/** Puts copies in: to where the card is listed in that section already, else at the end. */
function put(entries: DeckEntry[], entry: DeckEntry): void {
  const there = entries.find(one => isSameCard(one, entry) && one.count > 0);
  if (there) there.count += entry.count;
  else entries.push({ ...entry, line: null, doubt: null });
}

function apply(entries: DeckEntry[], edit: Edit): void {
  if (edit.do === 'add') put(entries, makeAddition(edit));
  else if (edit.do === 'comment') {
    for (const entry of entries) if (entry.line === edit.line) entry.count = 0;
  } else if (edit.do !== 'state') {
    const meant = entries.filter(entry => isMeant(entry, edit));
    // listed once, where it is listed first
    const [first] = edit.do === 'merge' ? meant : [];
    if (first) first.count = countCopies(take(meant, { ...edit, count: Number.POSITIVE_INFINITY }));
    else
      for (const entry of take(meant, edit))
        if (edit.do === 'move') put(entries, { ...entry, section: edit.to, type: edit.type ?? entry.type });
  }
}

/** Copies on some lines of the list. */
export function countOn({ entries }: Pick<Deck, 'entries'>, lines: readonly number[]): number {
  return countCopies(entries.filter(({ line }) => line !== null && lines.includes(line)));
}

/** The deck after a cure. An edit that no longer fits changes nothing; what no line of the list could mean stays. */
export function applyEdits(deck: Deck, edits: readonly Edit[]): Deck {
  const entries = deck.entries.map(entry => ({ ...entry }));
  for (const edit of edits) apply(entries, edit);
  const statements = deck.statements.map(statement => {
    const { line, lines, stated, gone } = statement;
    const to = edits.findLast(edit => edit.do === 'state' && edit.line === line);
    const [now, before] = to?.do === 'state' ? [to.count, 0] : [stated, gone];
    // edits below a heading do not make its stated number wrong
    return { ...statement, stated: now, gone: before + countOn(deck, lines) - countOn({ entries }, lines) };
  });
  return { ...deck, entries: entries.filter(({ count }) => count > 0), statements };
}
