import type { Candidate, Hit } from '../../engine.js';
import { type AddCommand, makeDatedCommand } from '../command.js';
import { exitOf, formatPart, formatRuling } from '../format-ruling.js';
import { formatList, formatWrapped } from '../layout.js';
import { type RulingOptions, withEngine } from '../open.js';
import { printEither } from '../report.js';
import { EXIT, type Exit, type Shell, type Style } from '../shell.js';

function formatHits(hits: readonly Hit[], { width }: Style): string {
  return formatList(
    hits.map(({ title, id, answer }) => `${title} (${id})\n${answer}`),
    width,
  );
}

function formatCandidates(candidates: readonly Candidate[], { width }: Style): string {
  return formatList(
    candidates.map(({ text, ruling }, index) => `${index + 1}. ${text}\n${ruling.answer}`),
    width,
  );
}

async function ask(shell: Shell, words: string[], options: RulingOptions): Promise<Exit> {
  return withEngine(shell, options, async (engine, asOf) => {
    const today = shell.today();
    const asked = await engine.ask(words.join(' '), { asOf, today });
    const { interpretation, ruling, candidates, hits } = asked;
    const { style } = shell;
    printEither(shell, options, asked, () =>
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
    .action(async (words: string[], options: RulingOptions) => finish(await ask(shell, words, options)));
  program.addCommand(command);
};
