import type { Candidate, Hit } from '../../engine.js';
import { fail } from '../../knowledge/index.js';
import { type AddCommand, makeDatedCommand } from '../command.js';
import { exitOf, formatPart, formatRuling } from '../format-ruling.js';
import { formatList, formatWrapped } from '../layout.js';
import { type RulingOptions, withEngine } from '../open.js';
import { printEither, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell, type Style } from '../shell.js';

function formatHits(hits: readonly Hit[], { width }: Style): string {
  return formatList(
    hits.map(({ title, id, answer }) => `${title} (${id})\n${answer}`),
    width,
  );
}

function formatCandidates(candidates: readonly Candidate[], { width }: Style): string {
  return formatList(
    candidates.map(({ text, ruling }) => `${text}\n${ruling.answer}`),
    width,
    index => `  ${index + 1}. `,
  );
}

interface AskOptions extends RulingOptions {
  pick?: string;
}

async function ask(shell: Shell, words: string[], options: AskOptions): Promise<Exit> {
  return withEngine(shell, options, async (engine, asOf) => {
    const today = shell.today();
    const asked = await engine.ask(words.join(' '), { asOf, today });
    const { interpretation, candidates, hits } = asked;
    const picked = options.pick === undefined ? undefined : candidates[Number(options.pick) - 1];
    if (options.pick !== undefined && !picked && !asked.ruling) {
      const cure =
        candidates.length > 0 ? `Give a number from 1 to ${candidates.length}.` : 'Ask without it.';
      const { problem } = fail('bad-value', 'No question has this number.', {
        field: '--pick',
        found: options.pick,
        cure,
      });
      return reportProblems(shell, options, [problem], EXIT.badInput);
    }
    const ruling = asked.ruling ?? picked?.ruling ?? null;
    const { style } = shell;
    printEither(shell, options, { ...asked, ruling }, () =>
      ruling
        ? formatRuling(ruling, style)
        : [
            formatWrapped(interpretation.text, style.width),
            ...formatPart('Questions', formatCandidates(candidates, style), style),
            ...formatPart('Rules', formatHits(hits, style), style),
          ].join('\n\n'),
    );
    if (ruling) return exitOf(ruling);
    return hits.length > 0 ? EXIT.open : EXIT.no;
  });
}

export const addAsk: AddCommand = (program, shell, finish) => {
  const command = makeDatedCommand('ask', 'ask in plain words; a day in the sentence is understood')
    .argument('<words...>', 'the question, for instance "is a ratling a creature?"')
    .option('--pick <number>', 'which of the questions listed was meant')
    .action(async (words: string[], options: AskOptions) => finish(await ask(shell, words, options)));
  program.addCommand(command);
};
