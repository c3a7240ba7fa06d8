import * as z from 'zod';
import { DECK_CODES, type DeckCode, SECTIONS } from '../../decks/index.js';
import { corpusSchema } from './common.js';
import { rulingSchema, stepSchema } from './ruling.js';

const proved = z.array(z.object({ keyword: z.string(), steps: z.array(stepSchema) }));
const codes = Object.keys(DECK_CODES) as [DeckCode, ...DeckCode[]];
const citations = z.array(z.object({ rule: z.string(), title: z.string(), url: z.string() }).loose());
const legal = z.enum(['yes', 'no', 'depends']);

/** A card of the catalogue. */
export const cardSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    type: z.string(),
    deck: z.string().nullable(),
    clans: z.array(z.string()),
    keywords: z.array(z.string()),
    factions: z.array(z.string()),
    experience: z
      .object({ written: z.string(), kind: z.string(), level: z.number(), kyd: z.boolean() })
      .loose(),
    stats: z.record(z.string(), z.string()),
    text: z.string(),
    printings: z.array(
      z.object({ set: z.string(), number: z.string().nullable(), rarity: z.string().nullable() }),
    ),
  })
  .meta({ id: 'Card' });

/** A card with what the rules make of it. */
export const describedCardSchema = z
  .object({
    card: cardSchema,
    considered: proved,
    unknown: proved,
    familyName: z.object({ name: z.string().nullable(), ruling: rulingSchema }),
    alternateTitles: z.object({ titles: z.array(z.string()), citations, caveats: z.array(z.string()) }),
    asOf: z.string(),
    corpus: corpusSchema,
  })
  .meta({ id: 'DescribedCard' });

const problemCard = z.object({
  title: z.string(),
  experience: z.string(),
  section: z.enum(SECTIONS).describe('`other` and `unknown`: in no section that is known'),
  count: z.int(),
  id: z.string().nullable().describe('The id that the list gives, else that of the card data'),
  lines: z.array(z.int()).describe('Line numbers in pasted text'),
});

const line = z.int().describe('Line number in pasted text');
const edit = z
  .union([
    problemCard.extend({ do: z.enum(['remove', 'merge']) }),
    problemCard.extend({ do: z.literal('move'), to: z.enum(SECTIONS), type: z.string().nullable() }),
    z.object({
      do: z.literal('add'),
      section: z.enum(SECTIONS),
      count: z.int(),
      title: z.string().nullable(),
    }),
    z.object({ do: z.literal('state'), line, count: z.int() }),
    z.object({ do: z.literal('comment'), line }),
  ])
  .meta({ id: 'DeckEdit' });

/** One fault of a deck. */
export const deckProblemSchema = z
  .object({
    code: z.enum(codes),
    severity: z.enum(['error', 'depends', 'note']),
    message: z.string(),
    cards: z.array(problemCard),
    lines: z.array(z.int()),
    citations,
    caveats: z.array(z.string()),
    cure: z.string().describe('What to change: this removes the problem, and no other.'),
    edits: z.array(edit).describe('The cure for programs; empty where it needs a person.'),
  })
  .meta({ id: 'DeckProblem' });

const unknownCards = z.array(
  z.object({ title: z.string(), reason: z.string(), message: z.string(), near: z.array(z.string()) }).loose(),
);

/** What was found out about a deck. */
export const deckCheckAnswer = z
  .object({
    legal,
    answer: z.string().describe('One sentence to read aloud.'),
    problems: z.array(deckProblemSchema),
    notCovered: z.array(z.object({ topic: z.string(), why: z.string(), cards: z.array(z.string()) })),
    cards: z.array(
      z
        .object({
          title: z.string(),
          count: z.int(),
          printed: z.array(z.string()),
          considered: proved,
          unknown: proved,
        })
        .loose(),
    ),
    unknownCards,
    counts: z.record(z.string(), z.int()),
    catalogue: z.string(),
    asOf: z.string(),
    corpus: corpusSchema,
  })
  .meta({ id: 'DeckCheck' });

const state = z.enum(['yes', 'no', 'unknown']);

/** What differs for a deck between two days. */
export const deckImpactAnswer = z
  .object({
    from: z.string(),
    to: z.string(),
    answer: z.string().describe('What differs, and what could not be compared, to read aloud.'),
    legal: z.object({ from: legal, to: legal }),
    cards: z.array(
      z
        .object({
          title: z.string(),
          changes: z.array(
            z.object({ keyword: z.string(), from: state, to: state, rules: z.array(z.string()) }),
          ),
        })
        .loose(),
    ),
    problems: z.object({ gone: z.array(deckProblemSchema), new: z.array(deckProblemSchema) }),
    unknownCards: unknownCards.describe(
      'Cards of which nobody told the keywords: nothing is compared for them.',
    ),
    catalogue: z.string().describe('"no catalogue loaded", or how many cards it has.'),
    corpus: corpusSchema,
  })
  .meta({ id: 'DeckImpact' });
