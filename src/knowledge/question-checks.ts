import { nearest } from '../language/index.js';
import type { Report } from './problem.js';
import { type DocumentQuestion, fitsFact, leavesOf, placesIn, testPoints } from './question-schema.js';

/** A question may have this many cases at most: where facts are left out, each of them is tried. */
export const CASE_LIMIT = 4096;

/** Finds problems of a question block beyond its shape: facts that no rule compares, examples that cannot be, too many cases. */
export function checkQuestion(question: DocumentQuestion, reportProblem: Report): void {
  const { facts, rules, impossible, example } = question;
  const compared = [...rules, ...impossible].flatMap(leavesOf);
  const report = (field: string, message: string, cure: string, found?: string, near: string[] = []) =>
    reportProblem('bad-question', message, {
      field: `questions.${question.id}.${field}`,
      cure,
      near,
      ...(found === undefined ? {} : { found }),
    });

  for (const [name, fact] of Object.entries(facts)) {
    const field = `facts.${name}`;
    const own = compared.filter(leaf => leaf.fact === name);
    const fraction = own
      .flatMap(({ value }) => value)
      .find(value => fact.type === 'integer' && !Number.isInteger(value));
    if (fact.type === 'integer' && fact.minimum > fact.maximum)
      report(field, 'The minimum is above the maximum.', 'Swap the two.', JSON.stringify(fact));
    else if (fact.type === 'choice' && new Set(fact.choices).size < fact.choices.length)
      report(field, 'A choice is listed twice.', 'Leave each choice once.', JSON.stringify(fact));
    else if (own.length === 0 && !placesIn(rules).includes(name))
      report(field, 'No rule compares the fact.', 'Use the fact in a rule, or leave it out.');
    else if (fraction !== undefined)
      report(
        field,
        'A rule compares the fact with a fraction.',
        'Compare with a whole number.',
        `${fraction}`,
      );
  }

  for (const [name, value] of Object.entries(example)) {
    const fact = facts[name];
    const found = JSON.stringify(value);
    if (!fact) {
      const message = 'The example names a fact that the question does not declare.';
      const near = nearest(name, Object.keys(facts));
      report(`example.${name}`, message, 'Use the name of a declared fact.', found, near);
    } else if (!fitsFact(fact, value)) {
      const message = 'The example gives the fact a value that it cannot have.';
      report(`example.${name}`, message, `It is declared as ${JSON.stringify(fact)}.`, found);
    }
  }

  for (const [index, { conditions }] of rules.entries()) {
    if (leavesOf({ conditions }).length > 0) continue;
    const field = `rules.${index}.conditions`;
    const found = JSON.stringify(conditions);
    if (index < rules.length - 1)
      report(
        field,
        'The rules below this one are never reached.',
        'Only the last rule always applies.',
        found,
      );
    else if (!('all' in conditions) || conditions.all.length > 0)
      report(field, 'The last rule must always apply.', 'Write conditions: { all: [] }.', found);
  }

  const cases = [...testPoints(question).values()].reduce((product, points) => product * points.length, 1);
  if (cases > CASE_LIMIT) {
    const cure = `Split the question, or name fewer facts or choices: at most ${CASE_LIMIT} cases can be tried.`;
    report('facts', 'The facts of the question make too many cases.', cure, `${cases} cases`);
  }
}
