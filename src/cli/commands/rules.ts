import { Option } from 'commander';
import {
  ACTIONS,
  type Action,
  type Corpus,
  formatDay,
  listChanges,
  listRules,
  parseDay,
  readFormat,
  TAGGED,
} from '../../knowledge/index.js';
import { formatCount, formatMissing, STATUS_WORDS } from '../../language/index.js';
import { type MakeCommand, makeCommand, makeDatedCommand } from '../command.js';
import { formatList } from '../layout.js';
import { type RulingOptions, withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

interface RulesOptions extends RulingOptions {
  format?: string;
  tagged?: (typeof TAGGED)[number];
}

function withCount(entries: readonly string[], count: string, { style }: Shell): string {
  return [...(entries.length > 0 ? [formatList(entries, style.width)] : []), count].join('\n');
}

async function showRules(shell: Shell, words: readonly string[], options: RulesOptions): Promise<Result> {
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

interface ChangesOptions extends RulingOptions {
  from?: string;
  to?: string;
  format?: string;
  action?: Action;
}

function showListed(shell: Shell, corpus: Corpus, options: ChangesOptions): Result {
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
}

export const makeRules: MakeCommand = run =>
  makeDatedCommand('rules', 'list the rules as of a day, or those that fit some words')
    .argument('[words...]', 'words to search for; the best hit comes first')
    .option('--format <format>', 'only rules of this format, for instance legacy')
    .addOption(new Option('--tagged <action>', 'only rules with a change tag of this kind').choices(TAGGED))
    .action(run(showRules));

async function showChanges(shell: Shell, options: ChangesOptions): Promise<Result> {
  return withEngine(shell, options, ({ corpus }) => showListed(shell, corpus, options));
}

export const makeChanges: MakeCommand = run =>
  makeCommand('changes', 'list the dated changes of the rules, newest first')
    .option('--from <day>', 'the first day, YYYY-MM-DD')
    .option('--to <day>', 'the last day')
    .option('--format <format>', 'only rules of this format, for instance legacy')
    .addOption(new Option('--action <action>', 'only changes of this kind').choices(ACTIONS))
    .action(run(showChanges));
