import { Option } from 'commander';
import {
  ACTIONS,
  formatDay,
  listChanges,
  listRules,
  makeRuleRecord,
  parseDay,
  readFormat,
  readRule,
  TAGGED,
} from '../../knowledge/index.js';
import { formatCount, formatMissing, STATUS_WORDS } from '../../language/index.js';
import { loadOfficialPages, officialWords } from '../../loader/index.js';
import { makeRuleSheet, type Part } from '../../sheets/index.js';
import { type MakeCommand, makeCommand, makeDatedCommand, type Options } from '../command.js';
import { formatSheet } from '../format-sheet.js';
import { formatList } from '../layout.js';
import { completeId, withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, EXITS, type Shell } from '../shell.js';

const CURE = 'Give the path of a document without .md, for instance legacy/winds.';

async function showRule(shell: Shell, id: string, options: Options): Promise<Result> {
  return withEngine(shell, options, async ({ corpus }, day) => {
    const ids = corpus.documents.map(one => one.id);
    const found = readRule(corpus, completeId(id, ids));
    if (!found.ok) return { problems: [{ ...found.problem, cure: CURE }] };
    const folder = options.official ?? shell.env.OFFICIAL_PAGES;
    const pages = folder ? await loadOfficialPages(folder, corpus.pages) : { official: [], problems: [] };
    if (!pages.official) return { problems: pages.problems };
    const record = makeRuleRecord(corpus, found.value, day);
    const words = officialWords(found.value, pages.official);
    const value = words.length > 0 ? { ...record, official: words } : record;
    const text = () => {
      const sheet = makeRuleSheet(record);
      const quoted = words.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
      const parts: Part[] = [...sheet.parts, ['Words of the page (quotation)', quoted]];
      return formatSheet({ ...sheet, parts }, shell.style);
    };
    return { value, text, exit: EXITS[record.status] };
  });
}

export const makeRule: MakeCommand = run =>
  makeDatedCommand('rule', 'show one rule as it stood on a day')
    .argument('<id>', 'the id of the rule, for instance legacy/winds; a part is enough that no other has')
    .option('--official <folder>', 'folder with the saved pages, to quote them (default: $OFFICIAL_PAGES)')
    .action(run(showRule));

function withCount(entries: readonly string[], count: string, { style }: Shell): string {
  return [...(entries.length > 0 ? [formatList(entries, style.width)] : []), count].join('\n');
}

async function showRules(shell: Shell, words: readonly string[], options: Options): Promise<Result> {
  return withEngine(shell, options, ({ corpus, search }, asOf) => {
    const format = readFormat(corpus, options.format);
    if (!format.ok) return format;
    const limit = corpus.documents.length;
    const ids =
      words.length > 0 ? search.search(words.join(' '), { asOf, limit }).map(({ id }) => id) : undefined;
    const { tagged } = options;
    const found = listRules(corpus, { asOf, format: format.value, tagged, ids, limit, offset: 0 });
    const text = () => {
      const entries = found.items.map(({ id, title, answer, status }) => {
        const state = status === 'in-force' ? '' : ` (${STATUS_WORDS[status]})`;
        return `${title} (${id})${state}\n${answer ?? formatMissing(status, asOf)}`;
      });
      return withCount(entries, `${formatCount(found.total, 'rule')} as of ${formatDay(asOf)}.`, shell);
    };
    return { value: found, text, exit: found.total > 0 ? EXIT.yes : EXIT.no };
  });
}

export const makeRules: MakeCommand = run =>
  makeDatedCommand('rules', 'list the rules as of a day, or those that fit some words')
    .argument('[words...]', 'words to search for; the best hit comes first')
    .option('--format <format>', 'only rules of this format, for instance legacy')
    .addOption(new Option('--tagged <action>', 'only rules with a change tag of this kind').choices(TAGGED))
    .action(run(showRules));

async function showChanges(shell: Shell, options: Options): Promise<Result> {
  return withEngine(shell, options, ({ corpus }) => {
    const bad = (['from', 'to'] as const).flatMap(name => {
      const day = options[name] === undefined ? null : parseDay(options[name], `--${name}`);
      return day && !day.ok ? [day.problem] : [];
    });
    if (bad.length > 0) return { problems: bad };
    const { from, to, format, action } = options;
    const found = listChanges(corpus, { from, to, format, action });
    if (!found.ok) return found;
    const { items, total } = found.value;
    const text = () => {
      const entries = items.map(
        ({ day, written, title, rule, answer }) =>
          `${formatDay(day)}: ${title} (${rule})\n[${written}]\n${answer ?? formatMissing('ended', day)}`,
      );
      return withCount(entries, `${formatCount(total, 'change')}.`, shell);
    };
    return { value: found.value, text, exit: total > 0 ? EXIT.yes : EXIT.no };
  });
}

export const makeChanges: MakeCommand = run =>
  makeCommand('changes', 'list the dated changes of the rules, newest first')
    .option('--from <day>', 'the first day, YYYY-MM-DD')
    .option('--to <day>', 'the last day')
    .option('--format <format>', 'only rules of this format, for instance legacy')
    .addOption(new Option('--action <action>', 'only changes of this kind').choices(ACTIONS))
    .action(run(showChanges));

async function printBooklet(shell: Shell, options: Options): Promise<Result> {
  return withEngine(shell, options, async (engine, asOf) => {
    const { format, url: baseUrl } = options;
    const since = options.since === undefined ? null : parseDay(options.since, '--since');
    if (since && !since.ok) return since;
    // a list of rules needs no pages
    const { formatBooklet } = await import('../../pages/index.js');
    const html = formatBooklet(engine, { asOf, since: since?.value, format, baseUrl });
    return { value: { asOf, html }, text: () => html, exit: EXIT.yes };
  });
}

export const makeBooklet: MakeCommand = run =>
  makeDatedCommand('booklet', 'all rules in force on a day, as one HTML document to print')
    .option('--since <day>', 'the day of your last event: what changed after it comes first')
    .option('--format <format>', 'only the rules of one format, for instance legacy')
    .option('--url <url>', 'where your service is, for the link in the document', '')
    .action(run(printBooklet));
