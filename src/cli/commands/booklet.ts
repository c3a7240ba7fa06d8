import { parseDay } from '../../knowledge/index.js';
import { formatBooklet } from '../../pages/index.js';
import { type MakeCommand, makeDatedCommand } from '../command.js';
import { type RulingOptions, withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

interface BookletOptions extends RulingOptions {
  since?: string;
  format?: string;
  url: string;
}

async function printBooklet(shell: Shell, options: BookletOptions): Promise<Result> {
  return withEngine(shell, options, (engine, asOf) => {
    const { format, url: baseUrl } = options;
    const since = options.since === undefined ? null : parseDay(options.since, '--since');
    if (since && !since.ok) return since;
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
