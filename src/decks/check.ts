import * as z from 'zod';
import { corpusHashSchema, type Day } from '../knowledge/index.js';
import { formatCount } from '../language/index.js';
import { type Judge, provedKeywordSchema, type ResolvedCard } from '../resolver/index.js';
import { type Catalogue, describeCatalogue } from './cards/index.js';
import { countCopies, type DeckCard, toProblemCard } from './deck-card.js';
import { gather } from './identify.js';
import type { Deck } from './list/index.js';
import {
  type DeckProblem,
  deckProblemSchema,
  notCoveredSchema,
  problemCardSchema,
  unknownCardsSchema,
} from './problem.js';
import { resolveAll } from './resolve-all.js';
import { fortifications, legacyHoldings } from './rules/holdings.js';
import { joinExceptions } from './rules/join.js';
import { LIST_RULES } from './rules/list.js';
import { rulebookOnly } from './rules/not-covered.js';
import { revealLimit, windsInDeck } from './rules/reveal.js';
import { sameLevel, sharedTitles } from './rules/same-title.js';
import { fateSize, senseiFactions, senseiInDeck, statedFaction } from './rules/sensei.js';
import { type DeckRule, finishFaults, placedIn, type Setting } from './rules/setting.js';

/** The deck rules, in the order in which their faults are reported. */
const DECK_RULES: readonly DeckRule[] = [
  revealLimit,
  statedFaction,
  senseiFactions,
  fateSize,
  senseiInDeck,
  windsInDeck,
  fortifications,
  legacyHoldings,
  sameLevel,
  sharedTitles,
  joinExceptions,
  rulebookOnly,
];

/** A card of a checked deck. */
const checkedCardSchema = problemCardSchema.extend({
  type: z.string().nullable(),
  known: z.boolean().describe('Whether the keywords are known, from the list or the catalogue.'),
  printed: z.array(z.string()),
  considered: z.array(provedKeywordSchema).describe('No steps where the keyword is printed.'),
  unknown: z.array(provedKeywordSchema),
  factions: z.array(z.string()),
  legality: z
    .array(z.string())
    .nullable()
    .describe('Arcs in which the card data, not a rule page, holds the card legal.'),
});
export type CheckedCard = z.infer<typeof checkedCardSchema>;

/** `yes`: nothing on the two pages forbids the deck. `depends`: see the problems of that severity. */
export const legalSchema = z.enum(['yes', 'no', 'depends']);

const COUNTED = ['start', 'dynasty', 'fate', 'sensei', 'wind', 'stronghold'] as const;
const COUNTS = Object.fromEntries(COUNTED.map(part => [part, z.int()])) as Record<
  (typeof COUNTED)[number],
  z.ZodInt
>;

/** What a check finds out about a deck; problems: errors first, then what leaves the verdict open, then notes. */
export const deckCheckAnswer = z
  .object({
    legal: legalSchema,
    answer: z.string().describe('One sentence to read aloud.'),
    problems: z.array(deckProblemSchema),
    notCovered: z.array(notCoveredSchema),
    cards: z.array(checkedCardSchema),
    unknownCards: unknownCardsSchema,
    counts: z.object(COUNTS).describe('Copies; a revealed Sensei is not counted in the Fate deck.'),
    catalogue: z.string(),
    asOf: z.string(),
    corpus: corpusHashSchema,
  })
  .meta({ id: 'DeckCheck' });
export type DeckCheck = z.infer<typeof deckCheckAnswer>;

const WEIGHT = { error: 0, depends: 1, note: 2 } as const;

function resolve({ judge, day }: Setting, cards: readonly DeckCard[]): CheckedCard[] {
  const asked = cards.map(({ title, keywords }) => ({ title, keywords: keywords ?? [] }));
  const resolved = resolveAll(judge, asked, { asOf: day });
  return cards.map((card, index): CheckedCard => {
    const { printed, considered, unknown } = resolved[index] as ResolvedCard;
    const { type, factions, legality } = card;
    const known = card.keywords !== null;
    const keyed = { known, printed, considered, unknown };
    return { ...toProblemCard(card), type, ...keyed, factions: factions ?? [], legality };
  });
}

function sayVerdict(problems: readonly DeckProblem[]): Pick<DeckCheck, 'legal' | 'answer'> {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const open = problems.filter(({ severity }) => severity === 'depends').length;
  if (errors > 0) {
    const more = open > 0 ? `, and ${formatCount(open, 'open point')}` : '';
    return { legal: 'no', answer: `No: the deck has ${formatCount(errors, 'fault')}${more}.` };
  }
  if (open > 0)
    return { legal: 'depends', answer: `It depends: ${formatCount(open, 'point')} must be settled first.` };
  const answer =
    'Yes: nothing on the Legacy page forbids this deck; the current rulebook may set further limits.';
  return { legal: 'yes', answer };
}

/**
 * Checks a deck as of a day: every problem at once, each with its cure, and what the pages do not speak of. Works
 * without a catalogue on what the list says. Never fails: a list that cannot be read fails before (`readDeck`).
 */
export async function checkDeck(
  judge: Judge,
  catalogue: Catalogue | null,
  deck: Deck,
  asOf: Day,
): Promise<DeckCheck> {
  const cards = gather(catalogue, deck);
  const setting: Setting = { judge, day: asOf, deck, cards, catalogue };
  const findings = [];
  for (const rule of DECK_RULES) findings.push(...(await rule(setting)));
  const faults = findings.filter(one => 'code' in one);
  const all = [...finishFaults(faults), ...finishFaults(LIST_RULES.flatMap(rule => rule(setting)))].sort(
    (a, b) => WEIGHT[a.severity] - WEIGHT[b.severity],
  );
  return {
    ...sayVerdict(all),
    problems: all,
    notCovered: findings.filter(one => 'topic' in one),
    cards: resolve(setting, cards),
    unknownCards: cards.flatMap(({ unknown }) => unknown ?? []),
    counts: Object.fromEntries(
      COUNTED.map(part => [part, countCopies(placedIn(setting, part))]),
    ) as DeckCheck['counts'],
    catalogue: describeCatalogue(catalogue),
    asOf,
    corpus: judge.corpus.hash,
  };
}
