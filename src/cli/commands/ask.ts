import type { Candidate, Hit } from '../../engine.js';
import { fail } from '../../knowledge/index.js';
import { type MakeCommand, makeDatedCommand } from '../command.js';
import { exitOf, formatPart, formatRuling } from '../format-ruling.js';
import { formatList, formatWrapped } from '../layout.js';
import { type RulingOptions, withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, type Shell, type Style } from '../shell.js';

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

async function ask(shell: Shell, words: string[], options: AskOptions): Promise<Result> {
  return withEngine(shell, options, async (engine, asOf) => {
    const today = shell.today();
    const asked = await engine.ask(words.join(' '), { asOf, today });
    const { interpretation, candidates, hits } = asked;
    const picked = options.pick === undefined ? undefined : candidates[Number(options.pick) - 1];
    if (options.pick !== undefined && !picked && !asked.ruling) {
      const cure =
        candidates.length > 0 ? `Give a number from 1 to ${candidates.length}.` : 'Ask without it.';
      return fail('bad-value', 'No question has this number.', {
        field: '--pick',
        found: options.pick,
        cure,
      });
    }
    const ruling = asked.ruling ?? picked?.ruling ?? null;
    const { style } = shell;
    const value = { ...asked, ruling };
    if (ruling) return { value, text: () => formatRuling(ruling, style), exit: exitOf(ruling) };
    const text = () =>
      [
        formatWrapped(interpretation.text, style.width),
        ...formatPart('Questions', formatCandidates(candidates, style), style),
        ...formatPart('Rules', formatHits(hits, style), style),
      ].join('\n\n');
    return { value, text, exit: hits.length > 0 ? EXIT.open : EXIT.no };
  });
}

export const makeAsk: MakeCommand = run =>
  makeDatedCommand('ask', 'ask in plain words; a day in the sentence is understood')
    .argument('<words...>', 'the question, for instance "is a ratling a creature?"')
    .option('--pick <number>', 'which of the questions listed was meant')
    .action(run(ask));
