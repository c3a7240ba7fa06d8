import * as z from 'zod';
import { ACTIONS } from '../../knowledge/index.js';
import { corpusSchema, formatSchema, linkSchema, statusSchema } from './common.js';

const historySchema = z.object({
  day: z.string(),
  actions: z.array(z.enum(ACTIONS)),
  scope: z.string().nullable().describe('The part that changed; null for the whole rule.'),
  wholeRule: z.boolean(),
  written: z.string().describe('The change tag to the letter.'),
});

const relationSchema = z.union([
  z.object({ equivalent: z.tuple([z.string(), z.string()]) }),
  z.object({ implies: z.object({ any: z.array(z.string()), then: z.string() }) }),
]);

const officialSchema = z.object({
  quotation: z.literal(true).describe('These are the words of the page and not of this service.'),
  page: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.object({ number: z.int(), text: z.string() })),
});

/** One rule as of a day. */
export const ruleSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    format: formatSchema,
    asOf: z.string(),
    status: statusSchema,
    undated: z.boolean().describe('No tag says since when the rule has held.'),
    answer: z
      .string()
      .nullable()
      .describe('One sentence. Null where nothing held, or the words of that day are lost.'),
    text: z.string().nullable().describe('Markdown of the words that held that day; null as `answer` is.'),
    recorded: z
      .object({ asOf: z.string(), answer: z.string(), text: z.string() })
      .nullable()
      .describe('Where `text` is null: the nearest day that has words, and the words.'),
    caveats: z.array(z.string()),
    source: z.object({
      page: z.string(),
      title: z.string(),
      heading: z.string(),
      operation: z.string().nullable(),
    }),
    history: z.array(historySchema).describe('Every change, newest first.'),
    relations: z.array(relationSchema).describe('Keyword relations that the words of that day state.'),
    see: z.array(linkSchema),
    citedBy: z.array(linkSchema),
    official: z
      .array(officialSchema)
      .optional()
      .describe('The words of the page, where the operator has it.'),
    url: z.string(),
    corpus: corpusSchema,
  })
  .meta({ id: 'Rule', description: 'One rule as it stood on a day.' });

/** One rule in a list. */
export const ruleEntrySchema = z
  .object({
    id: z.string(),
    title: z.string(),
    answer: z.string().nullable(),
    format: formatSchema,
    status: statusSchema,
    tags: z.array(z.string()),
    url: z.string(),
  })
  .meta({ id: 'RuleEntry' });

/** One change of one rule. */
export const changeSchema = historySchema
  .extend({
    rule: z.string(),
    title: z.string(),
    format: formatSchema,
    answer: z.string().nullable().describe('What the rule says from that day on; null where it ended.'),
    url: z.string(),
  })
  .meta({ id: 'Change' });
