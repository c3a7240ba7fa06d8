import { findHeading } from './sections.js';

/** A count between a heading and its colon: `Fate (40):`, `Fate 40:`. */
const COUNT = /\s*(?:\(\d+\)|\[\d+\]|\s\d+)?\s*$/;
const FACTION = /^(?:clan|faction)$/i;
/** The sections whose cards follow their heading, on its line. */
const FOLLOWED: ReadonlyMap<string | undefined, string> = new Map([
  ['stronghold', 'Stronghold'],
  ['sensei', 'Sensei'],
  ['wind', 'Wind'],
]);

/** Where the heading begins that ends this text, and its words; null where it ends with none. */
function findHead(text: string): { at: number; words: string } | null {
  const bare = text.replace(COUNT, '');
  // the longest comes first: "Starting Sensei" before "Sensei"
  const last = [...bare.matchAll(/\S+/g)]
    .slice(-4)
    .map(({ index }) => ({ at: index, words: bare.slice(index) }));
  return last.find(({ words }) => FACTION.test(words) || findHeading(words)) ?? null;
}

// cards are parted by a count such as 3x; an unknown heading by its colon, where a count follows
function splitCards(text: string): string[] {
  // where the first card has its count before it, a number before a capital letter is the next count
  const isCounted = /^\s*\d+x?\s/i.test(text);
  return text
    .replace(/^(\s*[^:\d\s][^:]*:)\s+(?=\d+\s?x?\s+\S)/i, '$1\n')
    .split(isCounted ? /\n|(?<=\S)\s+(?=\d{1,3}(?:x\s|\s\p{Lu}))/u : /\n|(?<=\S)\s+(?=\d{1,3}x\s)/i)
    .map(card => card.trim())
    .filter(card => card !== '');
}

/** A list that is being unfolded: its lines, and the section whose cards follow their heading. */
class Unfolding {
  readonly lines: string[] = [];
  #section: string | undefined;

  /** Text between two headings, or between a heading and a semicolon. */
  addCards(text: string): void {
    for (const card of splitCards(text)) {
      this.lines.push(this.#section ? `${this.#section}: ${card}` : card);
      // there is one Stronghold; Senseis and Winds may be several
      if (this.#section === 'Stronghold') this.#section = undefined;
    }
  }

  addHeading(written: string, words: string): void {
    this.#section = FOLLOWED.get(findHeading(words)?.section);
    if (!this.#section && !FACTION.test(words)) this.lines.push(written.trim());
  }
}

// `# Dynasty # Holding (6) 3 Stables`, `**Dynasty** (6) 3 Stables`: a chat has taken out the ends of the lines
const MARKED = /(?:^|\s)#+\s*([^#\d:]*?[^#\d:\s](?:\s*[([]\d+[)\]])?)\s*:?(?=\s+(?:#|\d)|\s*$)/g;
const BOLD = /(?:\*\*|__)([^*_\d:]+):?(?:\*\*|__):?((?:\s*[([]\d+[)\]])?)/g;

/**
 * A deck list that was typed on one line, as lines. Cards are parted by a semicolon, or by a count such as `3x`; headings,
 * also those within others, by their colons, or by a # before them.
 */
export function unfoldList(list: string): string {
  if (/\n/.test(list.trim()) || !/[:;#]|\dx\s/i.test(list)) return list;
  const unfolding = new Unfolding();
  for (const segment of list
    .replace(BOLD, (mark, words: string, count: string) => (findHeading(words) ? `# ${words}${count}` : mark))
    .replace(/\*\*|__/g, '')
    .replace(MARKED, (mark, words: string) => (findHeading(words.replace(COUNT, '')) ? ` ${words}: ` : mark))
    .split(';')) {
    let rest = '';
    for (const piece of segment.split(/(?<=:)/)) {
      rest += piece;
      const head = piece.endsWith(':') ? findHead(rest.slice(0, -1)) : null;
      if (!head) continue;
      unfolding.addCards(rest.slice(0, head.at));
      rest = rest.slice(head.at);
      // what follows "Clan:" belongs to it
      unfolding.addHeading(rest, head.words);
      if (!FACTION.test(head.words)) rest = '';
    }
    unfolding.addCards(rest);
  }
  return unfolding.lines.length > 1 ? unfolding.lines.join('\n') : list;
}
