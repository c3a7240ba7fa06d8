import { arrowsOf, formatDay, type RuleRecord } from '../knowledge/index.js';
import { STATUS_WORDS } from '../language/index.js';
import type { OfficialWords } from '../loader/index.js';
import { formatMarkdown } from './format-markdown.js';
import { formatSheet, formatWrapped } from './layout.js';
import type { Style } from './shell.js';

function formatWords({ answer, text, recorded }: RuleRecord, width: number): string[] {
  // the answer and the text of a wording are there together, or neither is
  if (text !== null) return [formatWrapped(String(answer), width), formatMarkdown(text, width)];
  if (recorded === null) return ['No words of this rule are on record.'];
  const since = `The nearest words on record are those of ${formatDay(recorded.asOf)}:`;
  return [formatWrapped(since, width), formatMarkdown(recorded.text, width)];
}

/** A rule for people, as it stood on a day; with the page's own words where they are at hand. */
export function formatRule(rule: RuleRecord, official: readonly OfficialWords[], style: Style): string {
  const { id, title, format, asOf, status, undated, source, history } = rule;
  const operation = source.operation === null ? '' : `: ${source.operation}`;
  const by = source.by === null ? '' : `; by ${source.by}`;
  const facts = `${id}, ${format}. On ${formatDay(asOf)}: ${STATUS_WORDS[status]}${undated ? ', undated' : ''}.`;
  const named = (links: RuleRecord['see']) => links.map(link => `${link.title} (${link.id})`);
  return formatSheet(
    {
      title: formatWrapped(title, style.width),
      opening: [formatWrapped(facts, style.width), ...formatWords(rule, style.width)],
      parts: [
        ['Relations', rule.relations.flatMap(arrowsOf).map(({ from, to }) => `${from} counts as ${to}`)],
        ['Source', [`${source.title}, ${source.heading}${operation}${by}`]],
        ['Changes', history.map(({ written }) => `[${written}]`)],
        ['Note', rule.caveats],
        ['See also', named(rule.see)],
        ['Cited by', named(rule.citedBy)],
        [
          'Words of the page (quotation)',
          official.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
        ],
      ],
      closing: `Documents ${rule.corpus}.`,
    },
    style,
  );
}
