import { fail } from '../../knowledge/index.js';
import { type MakeCommand, makeDatedCommand, makeFormatOption, type Options } from '../command.js';
import { formatRuling, showRuling } from '../format-ruling.js';
import { formatSheet, formatWrapped } from '../layout.js';
import { withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, EXITS, type Shell } from '../shell.js';

async function ask(shell: Shell, words: string[], options: Options): Promise<Result> {
  return withEngine(shell, options, async (engine, asOf) => {
    const asked = await engine.ask(words.join(' '), { asOf, today: shell.today() });
    const { interpretation, candidates, hits } = asked;
    const { pick } = options;
    const picked = pick === undefined ? undefined : candidates[Number(pick) - 1];
    if (pick !== undefined && !picked && !asked.ruling) {
      const cure =
        candidates.length > 0 ? `Give a number from 1 to ${candidates.length}.` : 'Ask without it.';
      return fail('bad-value', 'No question has this number.', { field: '--pick', found: pick, cure });
    }
    const { style } = shell;
    const ruling = asked.ruling ?? picked?.ruling ?? null;
    const value = { ...asked, ruling };
    if (ruling) return { value, text: () => formatRuling(ruling, style), exit: EXITS[ruling.verdict] };
    const text = () =>
      formatSheet(
        {
          opening: [formatWrapped(interpretation.text, style.width)],
          parts: [
            ['Questions', candidates.map(({ text, ruling }) => `${text}\n${ruling.answer}`), 'numbered'],
            ['Rules', hits.map(({ title, id, answer }) => `${title} (${id})\n${answer}`)],
          ],
        },
        style,
      );
    return { value, text, exit: hits.length > 0 ? EXIT.open : EXIT.no };
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
