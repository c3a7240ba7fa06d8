import * as z from 'zod';
import { type Day, dayBefore, nearest } from '../language/index.js';
import { type Corpus, corpusHashSchema } from './corpus.js';
import type { RuleDocument } from './document.js';
import { relationSchema } from './front-matter.js';
import { isWholeRule, standingOn, statusSchema } from './in-force.js';
import { formatSchema, type Page } from './page.js';
import { fail, type Outcome, succeed } from './problem.js';
import { ACTIONS, type ChangeTag } from './tag.js';

/** One change tag, and whether it covers the whole rule. */
export const historyEntrySchema = z.object({
  day: z.string(),
  actions: z.array(z.enum(ACTIONS)),
  scope: z.string().nullable().describe('The part that changed; null for the whole rule.'),
  wholeRule: z.boolean(),
  written: z.string().describe('The change tag to the letter.'),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Another rule, as a link shows it. */
const linkSchema = z.object({ id: z.string(), title: z.string() });
export type RuleLink = z.infer<typeof linkSchema>;

/** One rule as of a day. */
export const ruleSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    format: formatSchema,
    asOf: z.string(),
    status: statusSchema,
    undated: z.boolean().describe('No tag gives the day from which the rule applies.'),
    answer: z
      .string()
      .nullable()
      .describe('One sentence. Null if the rule did not apply that day, or its words of that day are lost.'),
    text: z.string().nullable().describe('The words of that day as Markdown; null as `answer` is.'),
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
      by: z
        .string()
        .nullable()
        .describe('Who ruled so, for instance the judges of an event; null for the rules team.'),
    }),
    history: z.array(historyEntrySchema).describe('Every change, newest first.'),
    relations: z.array(relationSchema).describe('Keyword relations that the words of that day give.'),
    see: z.array(linkSchema),
    citedBy: z.array(linkSchema),
    url: z.string(),
    corpus: corpusHashSchema,
  })
  .meta({ description: 'One rule as of a day.' });
export type RuleRecord = z.infer<typeof ruleSchema>;

function daysBetween(a: Day, b: Day): number {
  return Math.abs(Date.parse(a) - Date.parse(b));
}

// the state changes on the days of tags only, so the nearest other state begins or ends on one
function findRecorded(document: RuleDocument, day: Day): RuleRecord['recorded'] {
  const edges = document.tags.flatMap(tag => [dayBefore(tag.day), tag.day]);
  const sorted = edges.sort((a, b) => daysBetween(a, day) - daysBetween(b, day));
  for (const asOf of sorted) {
    const { wording } = standingOn(document, asOf);
    if (wording) return { asOf, answer: wording.answer, text: wording.text };
  }
  return null;
}

function linkRules(corpus: Corpus, ids: readonly string[]): RuleLink[] {
  // the corpus has checked that every link has its target
  return ids.map(id => ({ id, title: (corpus.byId.get(id) as RuleDocument).title }));
}

/** A tag of a document, as a list of changes shows it. */
export function makeHistoryEntry(document: RuleDocument, tag: ChangeTag): HistoryEntry {
  const { day, actions, scope, written } = tag;
  return { day, actions, scope, wholeRule: isWholeRule(document, tag), written };
}

/** The record of a document as of a day. */
export function makeRuleRecord(corpus: Corpus, document: RuleDocument, day: Day): RuleRecord {
  const { status, undated, wording, caveats } = standingOn(document, day);
  const { page, heading, operations } = document.source;
  const { title } = corpus.pages.find(({ key }) => key === page) as Page;
  return {
    id: document.id,
    title: document.title,
    format: document.format,
    asOf: day,
    status,
    undated,
    answer: wording?.answer ?? null,
    text: wording?.text ?? null,
    recorded: wording ? null : findRecorded(document, day),
    caveats,
    source: {
      page,
      title,
      heading,
      operation: operations.length > 0 ? operations.join('; ') : null,
      by: document.by,
    },
    history: document.tags.toReversed().map(tag => makeHistoryEntry(document, tag)),
    relations: wording?.relations ?? [],
    see: linkRules(corpus, document.see),
    citedBy: linkRules(corpus, corpus.citedBy.get(document.id) as readonly string[]),
    url: `/rules/${document.id}`,
    corpus: corpus.hash,
  };
}

/** Finds a document. Error: `unknown-rule` with near ids. */
export function readRule(corpus: Corpus, id: string): Outcome<RuleDocument> {
  const document = corpus.byId.get(id);
  if (document) return succeed(document);
  return fail('unknown-rule', 'No rule has this id.', {
    field: 'id',
    found: id.slice(0, 120),
    cure: 'Take an id from the list of rules, or search for words of the rule.',
    near: nearIds(id, [...corpus.byId.keys()]),
  });
}

/**
 * Up to three ids that a caller could have meant: by the whole id, or by its last part alone, for people leave the format
 * or the slashes out.
 */
export function nearIds(asked: string, ids: readonly string[]): string[] {
  // an id is short: the distance to a long text costs much and means nothing
  if (asked.length > 120) return [];
  const lastOf = (id: string) => id.slice(id.lastIndexOf('/') + 1);
  const lasts = nearest(lastOf(asked), ids.map(lastOf));
  const byLast = lasts.flatMap(last => ids.filter(id => lastOf(id) === last));
  return [...new Set([...nearest(asked, ids), ...byLast])].slice(0, 3);
}
