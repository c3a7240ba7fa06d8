import * as z from 'zod';
import { type Day, formatDay, formatMissing } from '../language/index.js';
import type { Corpus } from './corpus.js';
import type { RuleDocument } from './document.js';
import { isWholeRule, standingOn } from './in-force.js';
import { makeRuleRecord, type RuleRecord, ruleSchema } from './rule-record.js';
import { foldStatement, listStatements } from './statements.js';

/** Whether a rule, on a day, says the words that someone quotes. */
export const verificationSchema = ruleSchema
  .pick({ title: true, status: true, caveats: true, asOf: true, url: true, corpus: true })
  .extend({
    rule: z.string(),
    verdict: z
      .enum(['yes', 'no', 'unknown'])
      .describe('`yes`: word for word, in whole sentences. `no`: not in these words. `unknown`: see `note`.'),
    note: z.string().describe('Why, in a sentence or two.'),
    says: z.string().describe('The words that were compared.'),
    words: z
      .object({ answer: z.string(), text: z.string() })
      .nullable()
      .describe('The words of that day, to compare; null if the rule did not apply, or they are lost.'),
    within: z
      .array(z.string())
      .describe('Whole statements of the rule that contain the words, if the words are only a part.'),
  })
  .meta({ id: 'Verification' });
export type Verification = z.infer<typeof verificationSchema>;

type Finding = Pick<Verification, 'verdict' | 'note'> & { within?: string[] };

/** Fewer words than these state nothing. */
const LEAST = 3;

// a part of a sentence may end where the sentence has a comma; only whole words count
function loosen(statement: string): string {
  return ` ${statement.replace(/[,;:.]/g, '')} `;
}

function compare(words: { answer: string; text: string }, says: string): Finding {
  const statements = [words.answer, words.text].flatMap(listStatements);
  const folded = statements.map(foldStatement);
  const claimed = listStatements(says).map(foldStatement);
  if (claimed.every(one => folded.includes(one)))
    return { verdict: 'yes', note: 'The rule says so, word for word.' };
  const part = loosen(claimed.join(' '));
  const within = statements.filter((_, index) => loosen(folded[index] as string).includes(part));
  if (within.length > 0) {
    const note = 'The words are in the rule, but only as a part of what it says. Read the whole in `within`.';
    return { verdict: 'unknown', note, within };
  }
  const note =
    'The rule does not say this in these words. Whether it means the same must be judged from `words`.';
  return { verdict: 'no', note };
}

// today's words count for a day before a tag only if the tag kept the ruling, or ended it
function findRewording(document: RuleDocument, day: Day): string | null {
  const next = document.tags.find(tag => tag.day > day && isWholeRule(document, tag));
  return next && standingOn(document, day).wording === document ? next.written : null;
}

function find(record: RuleRecord, reworded: string | null, says: string): Finding {
  const { status, answer, text, recorded, caveats, asOf, history } = record;
  if (foldStatement(says).split(' ').length < LEAST) {
    return { verdict: 'unknown', note: 'These are too few words to state anything.' };
  }
  const other = recorded && compare(recorded, says).verdict === 'yes';
  const elsewhere = other ? ` The rule does say so as of ${formatDay(recorded.asOf)}.` : '';
  if (answer === null || text === null) {
    const verdict = status === 'unrecorded' ? 'unknown' : 'no';
    return { verdict, note: `${formatMissing(status, asOf)}${elsewhere}` };
  }
  if (caveats.length > 0) {
    const note = 'What the rule said that day is not on record in every part: see `caveats`.';
    return { verdict: 'unknown', note };
  }
  const found = compare({ answer, text }, says);
  if (reworded !== null) {
    const now = found.verdict === 'yes' ? ' The record says so in words of a later day.' : '';
    const note = `The rule was in force, but its words of that day are lost: ${reworded}.${now}`;
    return { verdict: 'unknown', note };
  }
  const later = history.filter(({ day }) => day > asOf).map(({ written }) => written);
  const since = later.length > 0 ? ` Since then: ${later.join('; ')}.` : '';
  return { ...found, note: `${found.note}${since}` };
}

/**
 * Compares a quotation with the words of a rule in force that day, in this service's own words for the rules. Strict:
 * only whole sentences count, because a part of one can be turned around; a paraphrase is never a yes.
 */
export function verifyCitation(corpus: Corpus, document: RuleDocument, says: string, day: Day): Verification {
  const record = makeRuleRecord(corpus, document, day);
  const { id: rule, title, status, answer, text, caveats, asOf, url } = record;
  const found = { within: [], ...find(record, findRewording(document, day), says) };
  const words = answer === null || text === null ? null : { answer, text };
  return { ...found, says, rule, title, status, words, caveats, asOf, url, corpus: corpus.hash };
}
