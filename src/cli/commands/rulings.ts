import { fail } from '../../knowledge/index.js';
import { makeAskedSheet } from '../../sheets/index.js';
import { type MakeCommand, makeDatedCommand, makeFormatOption, type Options } from '../command.js';
import { formatSheet, showRuling } from '../format-sheet.js';
import { withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, EXITS, type Shell } from '../shell.js';

async function ask(shell: Shell, words: string[], options: Options): Promise<Result> {
  return withEngine(shell, options, async (engine, asOf) => {
    const q = words.join(' ');
    const asked = await engine.ask(q, { asOf, today: shell.today() });
    const { candidates, hits } = asked;
    const { pick } = options;
    const picked = pick === undefined ? undefined : candidates[Number(pick) - 1];
    if (pick !== undefined && !picked && !asked.ruling) {
      const cure =
        candidates.length > 0 ? `Give a number from 1 to ${candidates.length}.` : 'Ask without it.';
      return fail('bad-value', 'No question has this number.', { field: '--pick', found: pick, cure });
    }
    const ruling = asked.ruling ?? picked?.ruling ?? null;
    const sheet = makeAskedSheet({ q, ...asked, ruling, corpus: engine.corpus.hash });
    const text = () => formatSheet(sheet, shell.style);
    const open = hits.length > 0 ? EXIT.open : EXIT.no;
    return { value: { ...asked, ruling }, text, exit: ruling ? EXITS[ruling.verdict] : open };
  });
}

export const makeAsk: MakeCommand = run =>
  makeDatedCommand('ask', 'ask in plain words; a day in the sentence is understood')
    .argument('<words...>', 'the question, for instance "is a ratling a creature?"')
    .option('--pick <number>', 'which of the questions listed was meant')
    .action(run(ask));

async function countsAs(shell: Shell, from: string, to: string, options: Options): Promise<Result> {
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
