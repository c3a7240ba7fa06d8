import { Option } from 'commander';
import * as z from 'zod';
import {
  type Deck,
  type DeckImpact,
  type Engine,
  EXPORT_FORMS,
  type ExportForm,
  editSchema,
  partEdits,
} from '../../engine.js';
import {
  type Day,
  fail,
  type Outcome,
  parseInput,
  readSpan,
  type Span,
  succeed,
} from '../../knowledge/index.js';
import { loadData, loadDeckFile } from '../../loader/index.js';
import { makeDeckSheet, makeImpactSheet } from '../../sheets/index.js';
import { type MakeCommand, makeCardsOption, makeDatedCommand, type Options } from '../command.js';
import { formatSheet } from '../format-sheet.js';
import { withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, EXITS, type Exit, type Shell } from '../shell.js';

/** Edits as a list, or those of a whole check that was saved with `--json`. */
const editsSchema = z.union([
  z.array(editSchema),
  z
    .object({ problems: z.array(z.object({ edits: z.array(editSchema) })) })
    .transform(({ problems }) => problems.flatMap(({ edits }) => edits)),
]);

// 0 where nothing differs, 1 where something does, 3 where it is unknown
function exitOfImpact({ cards, problems, unknownCards }: DeckImpact): Exit {
  if (cards.length + problems.gone.length + problems.new.length > 0) return EXIT.no;
  return unknownCards.length > 0 ? EXIT.open : EXIT.yes;
}

// without days of its own a deck is checked, and not compared
function readDays({ from, to }: Options, day: Day): Outcome<Span | null> {
  if (from !== undefined) return readSpan({ from, to }, day, '--');
  if (to === undefined) return succeed(null);
  const cure = 'Name the first day too: --from 2008-06-19 --to 2008-06-20.';
  return fail('bad-span', 'A last day alone makes no span.', { field: '--from', cure });
}

/** Prints the deck, after edits, in one of the forms in which decks are kept. */
async function exportFile(
  shell: Shell,
  deck: Deck,
  form: ExportForm,
  { edits: file }: Options,
  engine: Engine,
): Promise<Result> {
  const loaded = file === undefined ? { value: [], problems: [] } : await loadData(file, shell.input);
  if (loaded.problems.length > 0) return { problems: loaded.problems };
  const edits = parseInput(editsSchema, loaded.value, { file: String(file), code: 'bad-value' });
  if (edits.problems) return { problems: edits.problems };
  const exported = await engine.exportDeck(deck, edits.value, form);
  const text = () => exported.text ?? JSON.stringify(exported.deck, null, 2);
  const unread = deck.problems.filter(({ code }) => /^deck-bad-(?:count|line)$/.test(code));
  for (const { message, line } of unread) shell.complain(`Left out of the deck, line ${line}: ${message}`);
  const { open } = partEdits(edits.value);
  for (const line of open) shell.complain(line);
  return { value: exported, text, exit: unread.length + open.length > 0 ? EXIT.open : EXIT.yes };
}

async function judgeDeck(shell: Shell, file: string, options: Options): Promise<Result> {
  const { style } = shell;
  const work = async (engine: Engine, day: Day): Promise<Result> => {
    const span = readDays(options, day);
    const { deck, problems } = await loadDeckFile(file, shell.input);
    if (!span.ok || !deck) return { problems: [...(span.ok ? [] : [span.problem]), ...problems] };
    if (options.export) return exportFile(shell, deck, options.export, options, engine);
    if (span.value) {
      const impact = await engine.deckImpact(deck, span.value);
      return {
        value: impact,
        text: () => formatSheet(makeImpactSheet(impact), style),
        exit: exitOfImpact(impact),
      };
    }
    const check = await engine.checkDeck(deck, day);
    return { value: check, text: () => formatSheet(makeDeckSheet(check), style), exit: EXITS[check.legal] };
  };
  return withEngine(shell, options, work, { needsCards: true });
}

export const makeDeck: MakeCommand = run =>
  makeDatedCommand('deck', 'check a deck: every problem at once, each with its fix')
    .argument(
      '<file>',
      'the deck: a list of text, or a structured deck as .json or .yaml; - is standard input',
    )
    .addOption(makeCardsOption())
    .option('--from <day>', 'tell what differs for the deck from this day on, instead of checking it')
    .option('--to <day>', 'the last day of that span (default: that of --as-of, or today)')
    .addOption(
      new Option(
        '--export <form>',
        'print the deck instead: our text, with the headings of the Oracle, or JSON',
      )
        .choices(EXPORT_FORMS)
        .conflicts(['from', 'to']),
    )
    .addOption(
      new Option(
        '--edits <file>',
        'print the deck after these edits: a list of them, or a check saved with --json',
      ).implies({ export: 'text' }),
    )
    .action(run(judgeDeck));
