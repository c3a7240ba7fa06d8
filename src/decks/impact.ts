import * as z from 'zod';
import { corpusHashSchema, type Day } from '../knowledge/index.js';
import { formatCount } from '../language/index.js';
import type { Judge } from '../resolver/index.js';
import type { Catalogue } from './cards/index.js';
import { type CheckedCard, checkDeck, legalSchema } from './check.js';
import type { Deck } from './list/index.js';
import { type DeckProblem, deckProblemSchema, unknownCardsSchema } from './problem.js';

const stateSchema = z.enum(['yes', 'no', 'unknown']);
/** Whether a card has a keyword on a day. */
export type KeywordState = z.infer<typeof stateSchema>;

/** A card whose considered keywords differ between two days. */
const impactedCardSchema = z.object({
  title: z.string(),
  experience: z.string(),
  lines: z.array(z.int()),
  changes: z.array(
    z.object({ keyword: z.string(), from: stateSchema, to: stateSchema, rules: z.array(z.string()) }),
  ),
});
export type ImpactedCard = z.infer<typeof impactedCardSchema>;

/** What differs for a deck between two days. */
export const deckImpactAnswer = z
  .object({
    from: z.string(),
    to: z.string(),
    answer: z.string().describe('What differs, and what could not be compared, to read aloud.'),
    legal: z.object({ from: legalSchema, to: legalSchema }),
    cards: z.array(impactedCardSchema),
    problems: z.object({ gone: z.array(deckProblemSchema), new: z.array(deckProblemSchema) }),
    unknownCards: unknownCardsSchema.describe(
      'Cards whose keywords are unknown: nothing is compared for them.',
    ),
    catalogue: z.string().describe('"no catalogue loaded", or how many cards it has.'),
    corpus: corpusHashSchema,
  })
  .meta({ id: 'DeckImpact' });
export type DeckImpact = z.infer<typeof deckImpactAnswer>;

/** By keyword, whether a card has it, and the rules of its proof. */
function keywordsOf({ considered, unknown }: CheckedCard) {
  const mark = (state: KeywordState, list: CheckedCard['considered']) =>
    list.map(({ keyword, steps }) => [keyword, { state, rules: steps.map(({ rule }) => rule) }] as const);
  return new Map([...mark('unknown', unknown), ...mark('yes', considered)]);
}

function compareCard(before: CheckedCard, after: CheckedCard): ImpactedCard[] {
  const [first, second] = [keywordsOf(before), keywordsOf(after)];
  const changes = [...new Set([...first.keys(), ...second.keys()])].sort().flatMap(keyword => {
    const [from, to] = [first.get(keyword), second.get(keyword)];
    if (from?.state === to?.state) return [];
    const rules = [...new Set([...(from?.rules ?? []), ...(to?.rules ?? [])])];
    return [{ keyword, from: from?.state ?? ('no' as const), to: to?.state ?? ('no' as const), rules }];
  });
  const { title, experience, lines } = after;
  return changes.length > 0 ? [{ title, experience, lines, changes }] : [];
}

// wordings may differ by day: what is at fault, and how much it weighs, makes a problem the same
function keyOf({ code, severity, cards, lines }: DeckProblem): string {
  return JSON.stringify([code, severity, cards, lines]);
}

function sayImpact({
  cards,
  problems,
  unknownCards,
  catalogue,
}: Omit<DeckImpact, 'from' | 'to' | 'answer'>): string {
  const changed = problems.gone.length + problems.new.length;
  const blind = unknownCards.length;
  const parts = [
    ...(cards.length > 0 ? [`the keywords of ${formatCount(cards.length, 'card')}`] : []),
    ...(changed > 0 ? [formatCount(changed, 'problem')] : []),
  ];
  const none = blind > 0 ? 'Nothing that is known differs' : 'Nothing differs';
  const found = parts.length > 0 ? `What differs: ${parts.join(', and ')}.` : `${none} for this deck.`;
  const them = blind === 1 ? 'it' : 'them';
  const rest = ` ${formatCount(blind, 'card')} could not be looked up (${catalogue}): what changes for ${them} is unknown.`;
  return blind === 0 ? found : found + rest;
}

/** Which cards and problems of a deck differ between two days; either day may be the earlier one. */
export async function deckImpact(
  judge: Judge,
  catalogue: Catalogue | null,
  deck: Deck,
  from: Day,
  to: Day,
): Promise<DeckImpact> {
  const before = await checkDeck(judge, catalogue, deck, from);
  const after = await checkDeck(judge, catalogue, deck, to);
  const missing = (problems: readonly DeckProblem[], others: readonly DeckProblem[]) => {
    const known = new Set(others.map(keyOf));
    return problems.filter(problem => !known.has(keyOf(problem)));
  };
  const differing = {
    legal: { from: before.legal, to: after.legal },
    cards: before.cards.flatMap((card, index) => compareCard(card, after.cards[index] as CheckedCard)),
    problems: {
      gone: missing(before.problems, after.problems),
      new: missing(after.problems, before.problems),
    },
    unknownCards: after.unknownCards,
    catalogue: after.catalogue,
    corpus: before.corpus,
  };
  return { from, to, answer: sayImpact(differing), ...differing };
}
