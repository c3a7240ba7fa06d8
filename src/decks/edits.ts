import { foldTitle } from './cards/index.js';
import {
  type Deck,
  type DeckEntry,
  isSameExperience,
  makeEntry,
  readTitle,
  type Statement,
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

// where any card of the kind will do, a stand-in shows what the deck would be
function makeAddition({ section, count, title }: Addition): DeckEntry {
  const [any, type] = section === 'sensei' ? ['Any Sensei', 'Sensei'] : ['Any Fate card', 'Strategy'];
  if (title !== null) return makeEntry({ title, section, count, type });
  const factions = type === 'Sensei' ? ['All Clans'] : null;
  return makeEntry({ title: any, section, count, type, keywords: [], factions });
}

/** A list while it is edited: what comes and goes below a heading makes no number that it states wrong. */
class Sheet {
  entries: DeckEntry[];
  statements: Statement[];

  constructor(deck: Deck) {
    this.entries = [...deck.entries];
    this.statements = [...deck.statements];
  }

  #set(index: number, entry: DeckEntry, count: number): void {
    const { line } = entry;
    this.entries[index] = { ...entry, count };
    this.statements = this.statements.map(one =>
      line !== null && one.lines.includes(line) ? { ...one, gone: one.gone + entry.count - count } : one,
    );
  }

  /** Takes copies out; of several lines the last ones go first. */
  take(edit: Named): DeckEntry[] {
    let left = edit.count;
    const taken: DeckEntry[] = [];
    for (const [index, entry] of [...this.entries.entries()].reverse()) {
      const count = isMeant(entry, edit) ? Math.min(left, entry.count) : 0;
      if (count === 0) continue;
      left -= count;
      taken.unshift({ ...entry, count });
      this.#set(index, entry, entry.count - count);
    }
    return taken;
  }

  /** Puts copies in: to where the card is listed in that section already, else at the end. */
  put(entry: DeckEntry): void {
    const index = this.entries.findIndex(one => isSameCard(one, entry) && one.count > 0);
    const there = this.entries[index];
    if (there) this.#set(index, there, there.count + entry.count);
    else this.entries.push({ ...entry, line: null, doubt: null });
  }

  /** Lists a card once, where it is listed first. */
  merge(edit: Named): void {
    const index = this.entries.findIndex(entry => isMeant(entry, edit));
    const count = this.take(edit).reduce((sum, taken) => sum + taken.count, 0);
    const first = this.entries[index];
    if (first) this.#set(index, first, count);
  }

  state(line: number, stated: number): void {
    this.statements = this.statements.map(one => (one.line === line ? { ...one, stated, gone: 0 } : one));
  }

  apply(edit: Edit): void {
    if (edit.do === 'add') this.put(makeAddition(edit));
    else if (edit.do === 'merge') this.merge(edit);
    else if (edit.do === 'state') this.state(edit.line, edit.count);
    else if (edit.do === 'comment') this.entries = this.entries.filter(({ line }) => line !== edit.line);
    else {
      for (const entry of this.take(edit)) {
        if (edit.do === 'move') this.put({ ...entry, section: edit.to, type: edit.type ?? entry.type });
      }
    }
  }
}

/** The deck after a cure. An edit that no longer fits changes nothing; what no line of the list could mean stays. */
export function applyEdits(deck: Deck, edits: readonly Edit[]): Deck {
  const sheet = new Sheet(deck);
  for (const edit of edits) sheet.apply(edit);
  const entries = sheet.entries.filter(({ count }) => count > 0);
  return { ...deck, entries, statements: sheet.statements };
}
