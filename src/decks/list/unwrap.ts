import { isObject, readJson } from '../../knowledge/index.js';
import { capitalise } from '../../language/index.js';
import { TEXT_LIMIT } from './deck.js';
import { findHeading, PREGAME } from './sections.js';

/** Fields in which deck programs write the title of a card, and how many there are of it. */
const TITLES = ['title', 'name', 'card', '#text'];
const COUNTS = ['qty', 'quantity', 'count', 'copies', 'number', 'amount'];
/** Elements that do no more than hold others. */
const HOLDERS = /^(?:deck|decks|cards?|sections?|superzones?|zones?|list|main|\?xml)$/i;
/** `dynasty:` above `- name: Stables`: what no list for people has. */
const YAML =
  /^\s*-?\s*(?:name|title|card)\s*:.*\n\s+(?:qty|quantity|count|copies)\s*:|^\s*-?\s*(?:qty|quantity|count|copies)\s*:.*\n\s+(?:name|title|card)\s*:|^\w[\w -]*:\s*\n(?:\s+\S[^:\n]*:\s*\d+\s*(?:\n|$))+/im;

/** The first of some fields that holds a text or a number; a field may hold it one level down, as `<name id="…">Toku</name>` does. */
function pick(fields: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  const values = names.map(name => (isObject(fields[name]) ? fields[name]['#text'] : fields[name]));
  const found = values.find(value => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? null : String(found).trim();
}

/** A list that a program has saved as lines of text: `Dynasty:`, `3 Stables`. What is neither a part nor a card is left out. */
export function toLines(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(toLines);
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  const title = pick(value, TITLES);
  // `<section name="Fate"/>`
  const isPart = title !== null && findHeading(title) !== null;
  const isCard = !Object.values(value).some(inner => typeof inner === 'object' && inner !== null);
  if (title !== null && !isPart && (isCard || isObject(value.name))) {
    const experience = pick(value, ['experience']);
    return [`${pick(value, COUNTS) ?? 1} ${title}${experience === null ? '' : ` - ${experience}`}`];
  }
  const below = Object.entries(value).flatMap(([name, inner]) => {
    const isHeading = findHeading(name) !== null;
    if (typeof inner === 'string') return isHeading ? [`${name}: ${inner}`] : [];
    // `Stables: 3`
    if (typeof inner === 'number') return COUNTS.includes(name) ? [] : [`${inner} ${name}`];
    if (typeof inner !== 'object' || name === 'meta') return [];
    return HOLDERS.test(name) ? toLines(inner) : [`${name}:`, ...toLines(inner)];
  });
  return isPart ? [`${title}:`, ...below] : below;
}

/** What a deck program has saved as JSON, XML (OCTGN, Lackey) or YAML; null where a text is none of these. */
export async function parseFrame(input: string): Promise<unknown> {
  if (input.length > TEXT_LIMIT) return null;
  const text = input.replace(/^\uFEFF/, '').trim();
  try {
    const value = readJson(text);
    if (typeof value !== 'string') return value;
    if (/^<(?:\?xml|!--|(?:deck|section|zone|card)\b)/i.test(text)) {
      const { XMLParser } = await import('fast-xml-parser');
      const names = { ignoreAttributes: false, attributeNamePrefix: '' };
      // a piece of a file may have several outermost elements
      const whole = `<list>${text.replace(/^<\?xml.*?\?>/i, '')}</list>`;
      return new XMLParser({ ...names, parseTagValue: false, processEntities: true }).parse(whole, true);
    }
    if (!YAML.test(text)) return null;
    const { parse } = await import('yaml');
    return parse(text, { logLevel: 'silent', maxAliasCount: 0 });
  } catch {
    // no such file after all: the lines are read as they are
    return null;
  }
}

/** The list in the file of a deck program, as lines of text; null where a text is no such file. */
export async function listFrame(text: string): Promise<string | null> {
  const value = await parseFrame(text);
  return value === null ? null : toLines(value).join('\n');
}

/** A count between a heading and its colon: `Fate (40):`, `Fate 40:`. */
const COUNT = /\s*(?:\(\d+\)|\[\d+\]|\s\d+)?\s*$/;
const FACTION = /^(?:clan|faction)$/i;
/** `# Dynasty`, `**Dynasty** (6)`: what a chat leaves of headings when it takes out the ends of the lines. */
const MARKED =
  /(?:^|\s)(?:#+\s*|\*\*|__)([^#*_\d:()[\]]*[^#*_\d:()[\]\s]):?(?:\*\*|__)?:?(\s*[([]\d+[)\]])?:?(?=\s|$)/g;
const NEXT_CARD = /(?<=[^\s:])\s+(?=\d{1,3}(?:x\s|\s\p{Lu}))/u;
const NEXT_TIMES = /(?<=[^\s:])\s+(?=\d{1,3}x\s)/i;

/** Puts the longest heading that ends at a colon on a line of its own. */
function breakAt(all: string, at: number, list: string): string {
  const bare = all.slice(0, -1).replace(COUNT, '');
  // "Starting Sensei" before "Sensei"
  const found = [...bare.matchAll(/\S+/g)]
    .slice(-4)
    .find(({ index }) => FACTION.test(bare.slice(index)) || findHeading(bare.slice(index)));
  const words = bare.slice(found?.index);
  const before = `${all.slice(0, found?.index ?? 0)}\n`;
  const section = findHeading(words)?.section;
  // what is revealed follows its heading on the same line, and so does the faction
  if (FACTION.test(words)) return `${before}${words}:`;
  if (section && PREGAME.includes(section)) return `${before}${capitalise(section)}:`;
  // an unknown heading is parted by its colon, where a count follows
  const isUnknown = /^\s*[^\d\s]/.test(all) && /^\s+\d+\s?x?\s+\S/i.test(list.slice(at + all.length));
  return found || isUnknown ? `${before}${all.slice(found?.index)}\n` : all;
}

/**
 * A deck list that was typed on one line, as lines. Cards are parted by a semicolon, or by a count such as `3x`; headings,
 * also those within others, by their colons, or by a # before them.
 */
export function unfoldList(list: string): string {
  if (/\n/.test(list.trim()) || !/[:;#]|\dx\s/i.test(list)) return list;
  const lines = list
    .replace(MARKED, (mark, words: string, count = '') => (findHeading(words) ? ` ${words}${count}: ` : mark))
    .replace(/\*\*|__/g, '')
    .replace(/[^:;]*:/g, breakAt)
    .split(/[;\n]/)
    // where the first card has its count before it, a number before a capital letter is the next count
    .flatMap(text => text.split(/^\s*\d+x?\s/i.test(text) ? NEXT_CARD : NEXT_TIMES))
    .map(line => line.trim())
    .filter(line => line !== '');
  return lines.length > 1 ? lines.join('\n') : list;
}
