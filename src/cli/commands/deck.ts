import { checkDeck, type DeckCheck } from '../../decks/index.js';
import type { Corpus, Day } from '../../knowledge/index.js';
import { loadDeckFile } from '../../loader/index.js';
import { makeJudge } from '../../resolver/index.js';
import { type AddCommand, makeDatedCommand } from '../command.js';
import { formatDeck } from '../format-deck.js';
import { type RulingOptions, withCorpus } from '../open.js';
import { type CardOptions, openCards } from '../open-cards.js';
import { formatProblems, printEither, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface DeckOptions extends RulingOptions, CardOptions {}

const EXITS: Record<DeckCheck['legal'], Exit> = { yes: EXIT.yes, no: EXIT.no, depends: EXIT.open };

async function checkFile(
  shell: Shell,
  file: string,
  options: DeckOptions,
  { corpus, asOf }: { corpus: Corpus; asOf: Day },
): Promise<Exit> {
  const read = await loadDeckFile(file);
  const { catalogue, problems } = await openCards(shell, options);
  const lacksCards = catalogue === null && problems.length > 0;
  if (!read.deck || lacksCards) {
    const found = [...read.problems, ...(lacksCards ? problems : [])];
    return reportProblems(shell, options, found, EXIT.badInput);
  }
  // a card that cannot be read is no reason to leave the deck unchecked
  if (problems.length > 0) shell.complain(formatProblems(problems, shell));
  const check = await checkDeck(makeJudge(corpus), catalogue, read.deck, asOf);
  printEither(shell, options, check, () => formatDeck(check, shell.style));
  return EXITS[check.legal];
}

export const addDeck: AddCommand = (program, shell, finish) => {
  const command = makeDatedCommand('deck', 'check a deck: every problem at once, each with its cure')
    .argument('<file>', 'the deck: a list of text, or a structured deck as .json or .yaml')
    .option('--cards <path>', 'card data as the Oracle of the Void serves it (default: CARDS, or none)')
    .action(async (file: string, options: DeckOptions) =>
      finish(
        await withCorpus(shell, options, (corpus, asOf) => checkFile(shell, file, options, { corpus, asOf })),
      ),
    );
  program.addCommand(command);
};
