import { nearest } from '../language/index.js';
import { makeProblem, type Problem } from './problem.js';
import { type DocumentQuestion, fitsFact, leavesOf, placesIn, testPoints } from './question-schema.js';

/** A question may have this many cases at most: where facts are left out, each of them is tried. */
export const CASE_LIMIT = 4096;

function checkFacts({ id, facts, rules, impossible }: DocumentQuestion): Omit<Problem, 'code'>[] {
  const compared = [...rules, ...impossible].flatMap(leavesOf);
  return Object.entries(facts).flatMap(([name, fact]): Omit<Problem, 'code'>[] => {
    const field = `questions.${id}.facts.${name}`;
    const found = JSON.stringify(fact);
    if (fact.type === 'integer' && fact.minimum > fact.maximum) {
      return [{ message: 'The minimum is above the maximum.', field, found, cure: 'Swap the two.' }];
    }
    if (fact.type === 'choice' && new Set(fact.choices).size < fact.choices.length) {
      return [{ message: 'A choice is listed twice.', field, found, cure: 'Leave each choice once.' }];
    }
    const own = compared.filter(leaf => leaf.fact === name);
    if (own.length === 0 && !placesIn(rules).includes(name)) {
      return [
        { message: 'No rule compares the fact.', field, cure: 'Use the fact in a rule, or leave it out.' },
      ];
    }
    const wrong = own
      .flatMap(({ value }) => value)
      .find(value => fact.type === 'integer' && !Number.isInteger(value));
    if (wrong === undefined) return [];
    const cure = 'Compare with a whole number.';
    return [{ message: 'A rule compares the fact with a fraction.', field, found: String(wrong), cure }];
  });
}

function checkExample({ id, facts, example }: DocumentQuestion): Omit<Problem, 'code'>[] {
  return Object.entries(example).flatMap(([name, value]): Omit<Problem, 'code'>[] => {
    const field = `questions.${id}.example.${name}`;
    const fact = facts[name];
    if (fact && fitsFact(fact, value)) return [];
    const message = fact
      ? 'The example gives the fact a value that it cannot have.'
      : 'The example names a fact that the question does not declare.';
    const near = fact ? [] : nearest(name, Object.keys(facts));
    const cure = fact ? `It is declared as ${JSON.stringify(fact)}.` : 'Use the name of a declared fact.';
    return [{ message, field, found: JSON.stringify(value), cure, near }];
  });
}

function checkRules({ id, rules }: DocumentQuestion): Omit<Problem, 'code'>[] {
  return rules.flatMap((rule, index): Omit<Problem, 'code'>[] => {
    if (leavesOf(rule).length > 0) return [];
    const field = `questions.${id}.rules.${index}.conditions`;
    const found = JSON.stringify(rule.conditions);
    if (index < rules.length - 1) {
      const cure = 'Only the last rule always applies.';
      return [{ message: 'The rules below this one are never reached.', field, found, cure }];
    }
    if ('all' in rule.conditions && rule.conditions.all.length === 0) return [];
    const cure = 'Write conditions: { all: [] }.';
    return [{ message: 'The last rule must always apply.', field, found, cure }];
  });
}

function checkCases(question: DocumentQuestion): Omit<Problem, 'code'>[] {
  const cases = [...testPoints(question).values()].reduce((product, points) => product * points.length, 1);
  if (cases <= CASE_LIMIT) return [];
  const cure = `Split the question, or name fewer facts or choices: at most ${CASE_LIMIT} cases can be tried.`;
  const message = 'The facts of the question make too many cases.';
  return [{ message, field: `questions.${question.id}.facts`, found: `${cases} cases`, cure }];
}

/** Problems of a question block beyond its shape: facts that no rule compares, examples that cannot be, too many cases. */
export function checkQuestion(question: DocumentQuestion, file: string): Problem[] {
  return [
    ...checkFacts(question),
    ...checkExample(question),
    ...checkRules(question),
    ...checkCases(question),
  ].map(({ message, ...rest }) => makeProblem('bad-question', message, { file, ...rest }));
}
