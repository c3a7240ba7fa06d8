import * as z from 'zod';
import { cardFilterSchema } from '../../engine.js';
import { formatOfPlay, makeTool } from '../tool.js';

const title = z
  .string()
  .max(200)
  .describe('Title of the card, with or without its experience, or its address.');
const version = z
  .string()
  .max(120)
  .optional()
  .describe('Which version: an experience (exp2, none), a card type, or a set.');

export const cardsTool = makeTool({
  name: 'cards',
  title: 'Find cards',
  description:
    'Cards by title and facts, and with `counts-as` those that count as having a keyword on the day, by what is printed and by ' +
    'the rules. `unknown` says how many cards are left out because the words that decide that day are lost.',
  input: {
    ...cardFilterSchema.shape,
    limit: z.int().min(1).max(100).default(20),
    offset: z.int().min(0).max(1_000_000).default(0),
  },
  answer: ({ cards }, { limit, offset, ...filter }, asOf) => cards.list(filter, { asOf, limit, offset }),
});

export const cardTool = makeTool({
  name: 'card',
  title: 'Read a card',
  description:
    'All versions of a card: their facts, the keywords that they are considered to have on the day, each with its proof, and ' +
    'the rules that concern them. Card texts are not in the data.',
  input: { title, version },
  answer: ({ cards }, name, asOf) => cards.describe(name, asOf),
});

export const cardCountsAsTool = makeTool({
  name: 'card_counts_as',
  title: 'Does a card count as having a keyword?',
  description:
    'A ruling for one card by its title: its printed keywords first, then the rules of the day. Versions that differ are ' +
    '`depends`: ask again with `version`.',
  input: {
    title,
    version,
    keyword: z.string().max(120).describe('The keyword that is asked about, for instance Creature.'),
    format: formatOfPlay,
  },
  answer: ({ cards }, question, asOf) => cards.countsAs({ ...question, asOf }),
});
