import * as z from 'zod';
import {
  type DocumentFact,
  type DocumentQuestion,
  fillPlaces,
  placesIn,
  type RuleDocument,
  testPoints,
  type Verdict,
} from '../../knowledge/index.js';
import { eachOnce } from '../ruling.js';
import { type CompleteFacts, type Held, makeConditions } from './conditions.js';
import { settle } from './left-out.js';
import type { Question } from './question.js';

const EITHER_WAY: Record<Verdict, string> = {
  yes: 'Yes, in every case that is still open.',
  no: 'No, in every case that is still open.',
  value: 'It comes to the same in every case that is still open.',
  depends: 'It depends on the text of a card in every case that is still open.',
  unknown: 'The wording is lost in every case that is still open.',
  'not-covered': 'The rules do not say, in any case that is still open.',
};

function makeChoice(choices: readonly (string | null)[]): z.ZodType {
  const named = z.enum(choices.filter(choice => choice !== null));
  return choices.includes(null) ? named.nullable() : named;
}

function makeSchema(fact: DocumentFact): z.ZodType {
  if (fact.type === 'boolean') return z.boolean();
  if (fact.type === 'choice') return makeChoice(fact.choices);
  return z.int().min(fact.minimum).max(fact.maximum);
}

/** What holds for one completion of the facts. */
interface Case {
  held: Held;
  facts: CompleteFacts;
}

/**
 * The question of a document as any other question. Where facts are left out and all completions come to one verdict and
 * value, the sentence is that of a rule which holds in all of them; where there is none, a sentence that names no
 * open fact.
 */
export function makeDocumentQuestion(question: DocumentQuestion, document: RuleDocument): Question {
  const { id, title, example, rules, impossible } = question;
  const points = testPoints(question);
  const holding = makeConditions(question);
  const drafts = rules.map(({ event }) => ({ verdict: event.type, ...event.params }));
  const draftOf = (index: number) => drafts[index] as (typeof drafts)[number];
  const essenceOf = ({ verdict, value }: (typeof drafts)[number]) => JSON.stringify([verdict, value]);
  const keyOf = ({ held, facts }: Case) => essenceOf(fillPlaces(draftOf(held.rules[0] as number), facts));

  function merge(cases: Held[]) {
    const deciding = [...new Set(cases.map(one => one.rules[0] as number))];
    const draft = draftOf(deciding[0] as number);
    if (deciding.length === 1) return draft;
    const merged = deciding.map(draftOf);
    const caveats = [...new Set(merged.flatMap(one => one.caveats))].map(caveat =>
      merged.every(one => one.caveats.includes(caveat)) ? caveat : `In a case that is still open: ${caveat}`,
    );
    // the last rule holds always, but its sentence is written for what the others leave over
    const certain = deciding.find(
      index => index < rules.length - 1 && cases.every(one => one.rules.includes(index)),
    );
    if (certain !== undefined) return { ...draftOf(certain), caveats };
    const steps = eachOnce(merged.flatMap(one => one.steps));
    return { ...draft, answer: EITHER_WAY[draft.verdict], steps, caveats };
  }

  return {
    id,
    title,
    restsOn: [
      ...new Set([document.id, ...rules.flatMap(({ event }) => event.params.steps.map(step => step.rule))]),
    ],
    verdicts: [
      ...new Set([
        ...drafts.map(({ verdict }) => verdict),
        ...(new Set(drafts.map(essenceOf)).size > 1 || placesIn(drafts).length > 0
          ? (['depends'] as const)
          : []),
      ]),
    ],
    facts: z
      .strictObject(
        Object.fromEntries(
          Object.entries(question.facts).map(([name, fact]) => [name, makeSchema(fact).describe(fact.ask)]),
        ),
      )
      .partial(),
    example,
    ways: {
      asked: question.asked,
      about: question.about,
      turns: question.turns,
      also: question.also,
      facts: question.facts,
    },
    async answer(facts) {
      const { outcomes, needs } = await settle(
        facts as CompleteFacts,
        points,
        async (complete): Promise<Case> => ({ held: await holding(complete), facts: complete }),
        { keyOf, isPossible: ({ held }) => held.impossible.length === 0 },
      );
      if (needs.length > 0) return { needs };
      const draft = fillPlaces(merge(outcomes.map(({ held }) => held)), (outcomes[0] as Case).facts);
      const any = [...new Set(outcomes.flatMap(({ held }) => held.impossible))];
      // what is at odds in every case rests on the given facts; the rest only on values that were tried
      const told = any.filter(index => outcomes.every(({ held }) => held.impossible.includes(index)));
      const odd = told.length > 0 ? told : any;
      const caveats = odd.map(index => `These facts do not fit together: ${impossible[index]?.why}`);
      return { ...draft, caveats: [...draft.caveats, ...caveats] };
    },
  };
}
