import * as z from 'zod';
import { type Deck, deckSchema, EXPORT_FORMS, editSchema, readAnyDeck } from '../../engine.js';
import { failAll, type Outcome, readSpan, succeed } from '../../knowledge/index.js';
import { makeTool } from '../tool.js';

const deck = deckSchema.describe('Pasted text, or an object with the cards of each part.');

async function read(given: unknown): Promise<Outcome<Deck>> {
  const { deck, problems } = await readAnyDeck(given);
  if (deck) return succeed(deck);
  return failAll(problems);
}

export const deckTool = makeTool({
  name: 'deck_check',
  title: 'Check a deck',
  description:
    'Every problem of a deck at once, each with its code, rules and cure; each card with the keywords that it is ' +
    'considered to have. What the rules do not speak of is listed under `notCovered`.',
  input: { deck },
  async answer({ checkDeck }, given, day) {
    const deck = await read(given.deck);
    return deck.ok ? succeed(await checkDeck(deck.value, day)) : deck;
  },
});

export const deckImpactTool = makeTool({
  name: 'deck_impact',
  title: 'What changes of rules do to a deck',
  description:
    'Which keywords of cards and which problems of a deck differ between two days, with the rules. `unknownCards` are ' +
    'those of which nothing could be compared: nothing is known to differ for them, which is not the same as nothing does.',
  input: {
    deck,
    from: z.string().describe('The earlier day, YYYY-MM-DD, for instance the day of the last event.'),
    to: z.string().optional().describe('The later day. Without it the day of `asOf`, or today.'),
  },
  async answer({ deckImpact }, given, day) {
    const span = readSpan(given, day);
    const deck = await read(given.deck);
    if (!span.ok) return span;
    if (!deck.ok) return deck;
    return succeed(await deckImpact(deck.value, span.value));
  },
});

export const deckExportTool = makeTool({
  name: 'deck_export',
  title: 'Write a deck down',
  description:
    'The deck as a list in our own form (`text`), with the headings of the Oracle of the Void (`oracle`), or as an object ' +
    '(`json`), after the edits of problems that `deck_check` gave, in their order.',
  input: {
    deck,
    edits: z.array(editSchema).max(1000).default([]).describe('`edits` of the problems to be fixed.'),
    form: z.enum(EXPORT_FORMS).default('text'),
  },
  async answer({ exportDeck }, { edits, form, ...given }) {
    const deck = await read(given.deck);
    return deck.ok ? succeed(await exportDeck(deck.value, edits, form)) : deck;
  },
});
