import { checkDeck, type Deck, type DeckCheck, deckImpact } from '../../decks/index.js';
import { type Engine, makeEngine } from '../../engine.js';
import {
  type Corpus,
  type Day,
  fail,
  type Outcome,
  readSpan,
  type Span,
  succeed,
} from '../../knowledge/index.js';
import { loadDeckFile } from '../../loader/index.js';
import { type AddCommand, makeDatedCommand } from '../command.js';
import { formatDeck } from '../format-deck.js';
import { exitOfImpact, formatImpact } from '../format-impact.js';
import { type RulingOptions, withCorpus } from '../open.js';
import { type CardOptions, openCardsOf } from '../open-cards.js';
import { formatProblems, printEither, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface DeckOptions extends RulingOptions, CardOptions {
  from?: string;
  to?: string;
}

const EXITS: Record<DeckCheck['legal'], Exit> = { yes: EXIT.yes, no: EXIT.no, depends: EXIT.open };

type Check = (engine: Engine, deck: Deck, shell: Shell, options: DeckOptions) => Promise<Exit>;

const showCheck =
  (day: Day): Check =>
  async ({ judge, catalogue }, deck, shell, options) => {
    const check = await checkDeck(judge, await catalogue(), deck, day);
    printEither(shell, options, check, () => formatDeck(check, shell.style));
    return EXITS[check.legal];
  };

const showImpact =
  ({ from, to }: Span): Check =>
  async ({ judge, catalogue }, deck, shell, options) => {
    const impact = await deckImpact(judge, await catalogue(), deck, from, to);
    printEither(shell, options, impact, () => formatImpact(impact, shell.style));
    return exitOfImpact(impact);
  };

// without days of its own a deck is checked, and not compared
function readDays({ from, to }: DeckOptions, day: Day): Outcome<Span | null> {
  if (from !== undefined) return readSpan({ from, to }, day, '--');
  if (to === undefined) return succeed(null);
  const cure = 'Name the first day too: --from 2008-06-19 --to 2008-06-20.';
  return fail('bad-span', 'A last day alone makes no span.', { field: '--from', cure });
}

async function judgeFile(
  shell: Shell,
  file: string,
  options: DeckOptions,
  { corpus, day }: { corpus: Corpus; day: Day },
): Promise<Exit> {
  const span = readDays(options, day);
  const read = await loadDeckFile(file, shell.input);
  const { catalogue, problems } = await openCardsOf(shell, options).load();
  const lacksCards = catalogue === null && problems.length > 0;
  if (!span.ok || !read.deck || lacksCards) {
    const bad = span.ok ? [] : [span.problem];
    const found = [...bad, ...read.problems, ...(lacksCards ? problems : [])];
    return reportProblems(shell, options, found, EXIT.badInput);
  }
  // a card that cannot be read is no reason to leave the deck unchecked
  if (problems.length > 0) shell.complain(formatProblems(problems, shell));
  const show = span.value ? showImpact(span.value) : showCheck(day);
  return show(makeEngine({ corpus, catalogue }), read.deck, shell, options);
}

export const addDeck: AddCommand = (program, shell, finish) => {
  const command = makeDatedCommand('deck', 'check a deck: every problem at once, each with its cure')
    .argument(
      '<file>',
      'the deck: a list of text, or a structured deck as .json or .yaml; - is standard input',
    )
    .option(
      '--cards <path>',
      'other card data: a file or a folder, or none (default: CARDS, or the data of the package)',
    )
    .option('--from <day>', 'tell what differs for the deck from this day on, instead of checking it')
    .option('--to <day>', 'the last day of that span (default: that of --as-of, or today)')
    .action(async (file: string, options: DeckOptions) =>
      finish(
        await withCorpus(shell, options, (corpus, day) => judgeFile(shell, file, options, { corpus, day })),
      ),
    );
  program.addCommand(command);
};
