import { findHeading, PREGAME } from './sections.js';

/** A row of a table, or of values set apart by commas: a line as others write it, a comment, or nothing to be read. */
export type Row = { kind: 'text'; text: string } | { kind: 'comment' } | { kind: 'problem' };

const HEAD =
  /^(?::?-+:?|#|n[ro]|count|copies|qty|quantity|number|amount|cards?(?: ?name)?|name|title|(?:card ?)?type|set|edition|section|deck|zone|board)\.?$/i;
const NUMBER = /^x?\d+x?$/i;
// a comma before a space belongs to the title
const FIELD = /"(?:[^"]|"")*"|(?:[^,;"]|[,;](?=\s))+/g;

function cellsOf(raw: string): { cells: string[]; isTable: boolean } {
  const isTable = raw.includes('|');
  const parts = isTable ? raw.split('|') : raw.includes('\t') ? raw.split('\t') : (raw.match(FIELD) ?? []);
  const cells = parts.map(part =>
    part
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
  return { cells: cells.filter(cell => cell !== ''), isTable };
}

/** Reads a row of a table or of CSV: count, title and, where there is one, the type. Null for any other line. */
export function readRow(raw: string): Row | null {
  const { cells, isTable } = cellsOf(raw);
  // `1,000 Years` is a title, and 3,5 no count
  if (cells.length === 0 || /^\s*\d+,\d/.test(raw)) return null;
  if ((isTable || cells.length > 1) && cells.every(cell => HEAD.test(cell))) return { kind: 'comment' };
  const counts = cells.filter(cell => NUMBER.test(cell));
  const named = cells.filter(cell => !NUMBER.test(cell));
  // a column may name the part of the deck: `Dynasty,3,Stables`
  const isPart = (cell: string, index: number) => {
    const heading = findHeading(cell);
    return heading && (heading.type === null || (index === 0 && PREGAME.includes(heading.section)));
  };
  const at = named.length < 2 ? -1 : named.findIndex(isPart);
  const [part] = at < 0 ? [] : named.splice(at, 1);
  const [title, ...others] = named;
  if (title === undefined || (!isTable && (cells.length < 2 || counts.length === 0))) return null;
  const types = others.flatMap(cell => findHeading(cell)?.type ?? []);
  // one more column, such as the set, says nothing that is needed
  const more = others.length - types.length;
  if (counts.length > 1 || types.length > 1 || more > counts.length) return { kind: 'problem' };
  const type = types.length > 0 ? ` (${types[0]})` : '';
  const [count = ''] = counts;
  const below = part === undefined ? '' : `${part}: `;
  return { kind: 'text', text: below + `${count} ${title}${type}`.trim() };
}
