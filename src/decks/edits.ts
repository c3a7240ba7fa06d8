import { foldTitle } from './cards/index.js';
import { type Deck, type DeckEntry, isSameExperience, readTitle } from './list/index.js';
import type { Edit } from './problem.js';

type Named = Exclude<Edit, { do: 'add' }>;
type Addition = Extract<Edit, { do: 'add' }>;

function isMeant(entry: DeckEntry, { title, experience, section, lines }: Named): boolean {
  if (lines.length > 0) return entry.line !== null && lines.includes(entry.line);
  const meant = readTitle(`${title} - ${experience}`).experience;
  return (
    entry.section === section &&
    foldTitle(entry.title) === foldTitle(title) &&
    // a list may leave out the experience where there is but one card
    (entry.experience.kind === 'none' || isSameExperience(entry.experience, meant))
  );
}

function take(entries: readonly DeckEntry[], edit: Named): DeckEntry[] {
  let left = edit.count;
  const kept: DeckEntry[] = [];
  // of several lines the last ones go first
  for (const entry of [...entries].reverse()) {
    const taken = isMeant(entry, edit) ? Math.min(left, entry.count) : 0;
    left -= taken;
    const moved = edit.do === 'move' ? [{ ...entry, count: taken, section: edit.to }] : [];
    if (taken > 0) kept.unshift(...moved);
    if (taken < entry.count) kept.unshift({ ...entry, count: entry.count - taken });
  }
  return kept;
}

// where any card of the kind will do, a stand-in shows what the deck would be
function makeAddition({ section, count, title }: Addition): DeckEntry {
  const isSensei = section === 'sensei';
  return {
    title: title ?? (isSensei ? 'Any Sensei' : 'Any Fate card'),
    experience: readTitle('').experience,
    count,
    section,
    type: isSensei ? 'Sensei' : 'Strategy',
    keywords: title === null ? [] : null,
    clans: null,
    factions: title === null && isSensei ? ['All Clans'] : null,
    id: null,
    line: null,
  };
}

/** The deck after a cure. An edit that no longer fits changes nothing; the list's own problems stay. */
export function applyEdits(deck: Deck, edits: readonly Edit[]): Deck {
  let entries = deck.entries;
  for (const edit of edits) {
    entries = edit.do === 'add' ? [...entries, makeAddition(edit)] : take(entries, edit);
  }
  return { ...deck, entries };
}
