import { capitalise } from '../../language/index.js';
import { findHeading, PREGAME } from './sections.js';

/** A count between a heading and its colon: `Fate (40):`, `Fate 40:`. */
const COUNT = /\s*(?:\(\d+\)|\[\d+\]|\s\d+)?\s*$/;
const FACTION = /^(?:clan|faction)$/i;

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

// `# Dynasty # Holding (6) 3 Stables`, `**Dynasty** (6) 3 Stables`: a chat has taken out the ends of the lines
const MARKED = /(?:^|\s)#+\s*([^#\d:]*?[^#\d:\s](?:\s*[([]\d+[)\]])?)\s*:?(?=\s+(?:#|\d)|\s*$)/g;
const BOLD = /(?:\*\*|__)([^*_\d:]+):?(?:\*\*|__):?((?:\s*[([]\d+[)\]])?)/g;

/**
 * A deck list that was typed on one line, as lines. Cards are parted by a semicolon, or by a count such as `3x`; headings,
 * also those within others, by their colons, or by a # before them.
 */
export function unfoldList(list: string): string {
  if (/\n/.test(list.trim()) || !/[:;#]|\dx\s/i.test(list)) return list;
  const lines: string[] = [];
  let section: string | undefined;
  // text between two headings, or between a heading and a semicolon
  const addCards = (text: string) => {
    for (const card of splitCards(text)) {
      lines.push(section ? `${section}: ${card}` : card);
      // there is one Stronghold; Senseis and Winds may be several
      if (section === 'Stronghold') section = undefined;
    }
  };
  const marked = list
    .replace(BOLD, (mark, words: string, count: string) => (findHeading(words) ? `# ${words}${count}` : mark))
    .replace(/\*\*|__/g, '')
    .replace(MARKED, (mark, words: string) => (findHeading(words.replace(COUNT, '')) ? ` ${words}: ` : mark));
  for (const segment of marked.split(';')) {
    let rest = '';
    for (const piece of segment.split(/(?<=:)/)) {
      rest += piece;
      const head = piece.endsWith(':') ? findHead(rest.slice(0, -1)) : null;
      if (!head) continue;
      addCards(rest.slice(0, head.at));
      rest = rest.slice(head.at);
      const known = findHeading(head.words)?.section;
      // the cards of these follow their heading, on its line
      section = known && PREGAME.includes(known) ? capitalise(known) : undefined;
      // what follows "Clan:" belongs to it
      if (FACTION.test(head.words)) continue;
      if (!section) lines.push(rest.trim());
      rest = '';
    }
    addCards(rest);
  }
  return lines.length > 1 ? lines.join('\n') : list;
}
