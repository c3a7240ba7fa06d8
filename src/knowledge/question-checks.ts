import { nearest } from '../language/index.js';
import type { Report } from './problem.js';
import {
  type DocumentFact,
  type DocumentQuestion,
  fitsFact,
  type Leaf,
  leavesOf,
  placesIn,
  testPoints,
} from './question-schema.js';

/** A question may have this many cases at most: where facts are left out, each of them is tried. */
export const CASE_LIMIT = 4096;

// json-rules-engine answers false, silently, where a comparison does not fit the type of its fact
function misfit(fact: DocumentFact | undefined, { operator, value }: Leaf): string | null {
  if (!fact) return 'names a fact that the question does not declare';
  const ordering = operator.includes('Than');
  if (ordering && fact.type !== 'integer') return `compares by size, but the fact is ${fact.type}`;
  const many = operator === 'in' || operator === 'notIn';
  if (many !== Array.isArray(value)) return many ? 'needs a list of values' : 'needs a single value';
  // a number beyond the limits is compared in vain, but rightly
  const fits = (one: unknown) => (fact.type === 'integer' ? Number.isInteger(one) : fitsFact(fact, one));
  return [value].flat().every(fits) ? null : `compares with a value that the fact (${fact.type}) never has`;
}

/** Finds problems of a question block beyond its shape: `bad-question`. */
export function checkQuestion(question: DocumentQuestion, reportProblem: Report): void {
  const { facts, rules, impossible, example } = question;
  const report = (field: string, message: string, cure: string, found?: unknown, near: string[] = []) =>
    reportProblem('bad-question', message, {
      field: `questions.${question.id}.${field}`,
      cure,
      near,
      ...(found === undefined ? {} : { found: JSON.stringify(found) }),
    });

  const compared = new Set([...rules, ...impossible].flatMap(leavesOf).map(({ fact }) => fact));
  for (const [name, fact] of Object.entries(facts)) {
    const field = `facts.${name}`;
    if (fact.type === 'integer' && fact.minimum > fact.maximum)
      report(field, 'The minimum is above the maximum.', 'Swap the two.', fact);
    else if (fact.type === 'choice' && new Set(fact.choices).size < fact.choices.length)
      report(field, 'A choice is listed twice.', 'Leave each choice once.', fact);
    else if (!compared.has(name) && !placesIn(rules).includes(name))
      report(field, 'No rule compares the fact.', 'Use the fact in a rule, or leave it out.');
  }

  for (const [name, value] of Object.entries(example)) {
    const fact = facts[name];
    const field = `example.${name}`;
    if (!fact) {
      const message = 'The example names a fact that the question does not declare.';
      report(field, message, 'Use the name of a declared fact.', value, nearest(name, Object.keys(facts)));
    } else if (!fitsFact(fact, value)) {
      const message = 'The example gives the fact a value that it cannot have.';
      report(field, message, `It is declared as ${JSON.stringify(fact)}.`, value);
    }
  }

  for (const [list, entries] of Object.entries({ rules, impossible })) {
    for (const [index, entry] of entries.entries()) {
      for (const leaf of leavesOf(entry)) {
        const wrong = misfit(facts[leaf.fact], leaf);
        if (wrong === null) continue;
        const message = `The comparison of "${leaf.fact}" ${wrong}.`;
        const near = facts[leaf.fact] ? [] : nearest(leaf.fact, Object.keys(facts));
        const cure = 'Compare a declared fact with values that it can have.';
        report(`${list}.${index}.conditions`, message, cure, leaf, near);
      }
    }
  }

  for (const [index, rule] of rules.entries()) {
    const { conditions, event } = rule;
    const isLast = index === rules.length - 1;
    if (isLast && !('all' in conditions && conditions.all.length === 0)) {
      const message = 'The last rule must always apply, so that no case goes unruled.';
      report(`rules.${index}.conditions`, message, 'Write conditions: { all: [] }.', conditions);
    } else if (!isLast && leavesOf(rule).length === 0) {
      const message = 'The rules below this one are never reached.';
      report(`rules.${index}.conditions`, message, 'Only the last rule always applies.', conditions);
    }
    for (const name of placesIn(event.params)) {
      // a fact that is left out is asked for only where it changes the value
      if (facts[name]?.type === 'integer' && placesIn(event.params.value).includes(name)) continue;
      const message = `{${name}} must be a fact of whole numbers, and be in the value.`;
      report(`rules.${index}.event.params`, message, 'Write such a fact, in `value` too.');
    }
  }

  const cases = [...testPoints(question).values()].reduce((product, points) => product * points.length, 1);
  if (cases > CASE_LIMIT) {
    const cure = `Split the question, or name fewer facts or choices: at most ${CASE_LIMIT} cases can be tried.`;
    report('facts', 'The facts of the question make too many cases.', cure, cases);
  }
}
