import type { Answer, AnswerDraft, Question } from './question.js';

function whyOf({ facts }: Question, fact: string): string {
  const { description } = facts.shape[fact] as { description?: string };
  if (description === undefined) throw new Error(`the fact "${fact}" has no description`);
  return description;
}

/** Completes an answer: still needed facts become `depends`, each with the question that asks for it. */
export function completeAnswer(question: Question, answer: Answer): AnswerDraft {
  if ('verdict' in answer) return answer;
  const needs = answer.needs.map(fact => ({ fact, why: answer.why?.[fact] ?? whyOf(question, fact) }));
  const lead =
    needs.length === 1 ? 'It depends.' : `It depends on ${needs.length} things that were not told. First:`;
  const sentence = `${lead} ${needs[0]?.why}`;
  return { verdict: 'depends', answer: sentence, cites: question.restsOn, needs };
}
