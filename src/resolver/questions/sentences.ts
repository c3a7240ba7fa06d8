/** Sentences that all questions share: the question as understood, what is still needed, and days without the rule. */

import type * as z from 'zod';
import {
  type Day,
  formatDay,
  type RuleDocument,
  type Standing,
  type Wording,
} from '../../knowledge/index.js';
import { endedOn } from '../explain.js';
import { type PlayFormat, SCOPE_RULE } from '../keywords/index.js';
import { formatFactName } from './describe.js';
import type { Answer, AnswerDraft, Question } from './question.js';

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === '') return 'none';
  if (!Array.isArray(value)) return typeof value === 'object' ? 'as given' : String(value);
  if (value.length === 0) return 'none';
  return value.every(one => typeof one !== 'object') ? value.map(String).join(', ') : `${value.length} given`;
}

/** The question as understood: its title, and what facts were given. */
export function formatAsked(title: string, facts: Record<string, unknown>): string {
  const told = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${formatFactName(name)}: ${formatValue(value)}`],
  );
  return told.length === 0 ? title : `${title} (${told.join('; ')})`;
}

function whyOf({ facts }: Question, fact: string): string {
  const { description } = (facts.shape[fact] as z.ZodOptional<z.ZodType>).unwrap();
  if (description === undefined) throw new Error(`the fact "${fact}" has no description`);
  // how "none" is written is for programs
  return description.replace(/ \(?"" for none\)?/, '');
}

/** Completes an answer: still needed facts become `depends`, each with the question that asks for it. */
export function completeAnswer(question: Question, answer: Answer): AnswerDraft {
  if ('verdict' in answer) return answer;
  const needs = answer.needs.map(fact => ({ fact, why: answer.why?.[fact] ?? whyOf(question, fact) }));
  const lead =
    needs.length === 1 ? 'It depends.' : `Answer ${needs.length} questions to get a ruling. First:`;
  const sentence = `${lead} ${needs[0]?.why}`;
  return { verdict: 'depends', answer: sentence, cites: question.restsOn, needs };
}

/** The ruling for a game in normal play, which the changes of the Legacy page leave as it is; null for any other game. */
export function ruleOtherFormat(document: RuleDocument, format: PlayFormat): AnswerDraft | null {
  if (format === 'legacy' || document.format !== 'legacy') return null;
  const text = 'The changes of the Legacy page apply in the Legacy Format only.';
  return {
    verdict: 'not-covered',
    answer: 'In the Samurai Format the rulebook decides: the changes of the Legacy page do not apply.',
    steps: [{ text, rule: SCOPE_RULE }],
  };
}

/**
 * The ruling for a day on which a question's rule did not have the wording that the question is made from; null where
 * it did. A lost wording is `unknown`; a rule that was not in force is `not-covered`.
 */
export function ruleUnheld(
  document: RuleDocument,
  made: Wording,
  standing: Standing,
  day: Day,
): AnswerDraft | null {
  const { status, wording } = standing;
  const name = `"${document.title}"`;
  const on = formatDay(day);
  const cites = [document.id];
  if (status === 'unrecorded') {
    const answer = `${name} existed on ${on}, but its wording then is lost.`;
    return { verdict: 'unknown', answer, cites };
  }
  if (status !== 'in-force') {
    const answer =
      status === 'ended'
        ? `No rule covers this: ${name} was not in force on ${on} (deleted ${formatDay(endedOn(document, day))}).`
        : `No rule covers this: ${name} was not yet in force on ${on}.`;
    return { verdict: 'not-covered', answer, cites };
  }
  if (!wording || wording === made) return null;
  const answer = `On ${on} ${name} had an earlier wording, and this question has no answer for that wording.`;
  return { verdict: 'unknown', answer, steps: [{ text: wording.answer, rule: document.id }] };
}
