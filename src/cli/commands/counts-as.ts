import type { PlayFormat } from '../../engine.js';
import { type MakeCommand, makeDatedCommand, makeFormatOption } from '../command.js';
import { showRuling } from '../format-ruling.js';
import { type RulingOptions, withEngine } from '../open.js';
import type { Result } from '../report.js';
import type { Shell } from '../shell.js';

interface CountsAsOptions extends RulingOptions {
  card?: string;
  purpose?: string;
  format: PlayFormat;
}

async function countsAs(shell: Shell, from: string, to: string, options: CountsAsOptions): Promise<Result> {
  return withEngine(shell, options, ({ judge }, asOf) => {
    const { card, purpose, format } = options;
    return showRuling(judge.countsAs({ from, to, asOf, format, card, purpose }), shell.style);
  });
}

export const makeCountsAs: MakeCommand = run =>
  makeDatedCommand('counts-as', 'whether a card with one keyword counts as having another')
    .argument('<from>', 'the keyword that the card has')
    .argument('<to>', 'the keyword that is asked about')
    .option('--card <name>', 'the card whose text asks, for instance "Kyuden Kitsune"')
    .option('--purpose <purpose>', 'what that card asks for: join')
    .addOption(makeFormatOption())
    .action(run(countsAs));
