import type { PlayFormat } from '../../engine.js';
import { type AddCommand, makeDatedCommand, makeFormatOption } from '../command.js';
import { exitOf, formatRuling } from '../format-ruling.js';
import { type RulingOptions, withEngine } from '../open.js';
import { printEither, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface CountsAsOptions extends RulingOptions {
  card?: string;
  purpose?: string;
  format: PlayFormat;
}

async function countsAs(shell: Shell, from: string, to: string, options: CountsAsOptions): Promise<Exit> {
  return withEngine(shell, options, ({ judge }, asOf) => {
    const { card, purpose, format } = options;
    const ruling = judge.countsAs({ from, to, asOf, format, card, purpose });
    if (!ruling.ok) return reportProblems(shell, options, [ruling.problem], EXIT.badInput);
    printEither(shell, options, ruling.value, () => formatRuling(ruling.value, shell.style));
    return exitOf(ruling.value);
  });
}

export const addCountsAs: AddCommand = (program, shell, finish) => {
  const command = makeDatedCommand('counts-as', 'whether a card with one keyword counts as having another')
    .argument('<from>', 'the keyword that the card has')
    .argument('<to>', 'the keyword that is asked about')
    .option('--card <name>', 'the card whose text asks, for instance "Kyuden Kitsune"')
    .option('--purpose <purpose>', 'what that card asks for: join')
    .addOption(makeFormatOption())
    .action(async (from: string, to: string, options: CountsAsOptions) =>
      finish(await countsAs(shell, from, to, options)),
    );
  program.addCommand(command);
};
