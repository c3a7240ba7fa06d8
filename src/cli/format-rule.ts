import { arrowsOf, formatDay, type RuleRecord } from '../knowledge/index.js';
import { STATUS_WORDS } from '../language/index.js';
import type { OfficialWords } from '../loader/index.js';
import { formatMarkdown } from './format-markdown.js';
import { formatPart } from './format-ruling.js';
import { formatList, formatWrapped } from './layout.js';
import type { Style } from './shell.js';

function formatWords({ answer, text, recorded }: RuleRecord, width: number): string {
  // the answer and the text of a wording are there together, or neither is
  if (text !== null) return `${formatWrapped(String(answer), width)}\n\n${formatMarkdown(text, width)}`;
  if (recorded === null) return 'No words of this rule are on record.';
  const since = formatWrapped(`The nearest words on record are those of ${formatDay(recorded.asOf)}:`, width);
  return `${since}\n\n${formatMarkdown(recorded.text, width)}`;
}

/** A rule for people, as it stood on a day; with the page's own words where they are at hand. */
export function formatRule(rule: RuleRecord, official: readonly OfficialWords[], style: Style): string {
  const { width, colors } = style;
  const { id, title, format, asOf, status, undated, source, history, caveats, relations, see, citedBy } =
    rule;
  const operation = source.operation === null ? '' : `: ${source.operation}`;
  const part = (name: string, entries: readonly string[]) =>
    formatPart(name, formatList(entries, width), style);
  const quoted = official.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const facts = `${id}, ${format}. On ${formatDay(asOf)}: ${STATUS_WORDS[status]}${undated ? ', undated' : ''}.`;
  return [
    `${colors.bold(formatWrapped(title, width))}\n${formatWrapped(facts, width)}`,
    formatWords(rule, width),
    ...part(
      'Relations',
      relations.flatMap(arrowsOf).map(({ from, to }) => `${from} counts as ${to}`),
    ),
    ...part('Source', [
      `${source.title}, ${source.heading}${operation}${source.by === null ? '' : `; by ${source.by}`}`,
    ]),
    ...part(
      'Changes',
      history.map(({ written }) => `[${written}]`),
    ),
    ...part('Note', caveats),
    ...part(
      'See also',
      see.map(link => `${link.title} (${link.id})`),
    ),
    ...part(
      'Cited by',
      citedBy.map(link => `${link.title} (${link.id})`),
    ),
    ...part('Words of the page (quotation)', quoted),
    colors.dim(`Documents ${rule.corpus}.`),
  ].join('\n\n');
}
