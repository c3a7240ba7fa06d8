import t from 'tap';
import { settle } from '../../../../src/resolver/questions/left-out.js';
import { procedures } from '../../../../src/resolver/questions/procedures.js';
import type { AnswerDraft, Question } from '../../../../src/resolver/questions/question.js';
import { shippedContext } from './shipped-context.js';

type Facts = Record<string, unknown>;

const truths = [true, false];
const ancestor = {
  ancestorFaction: [null, 'Crane', 'Lion', 'Unaligned'],
  ancestorShadowlands: truths,
  personalityKeywords: [
    [],
    ['Crane Clan'],
    ['Lion Clan'],
    ['Crane Clan', 'Shadowlands'],
    ['Shadowlands', 'Lion Clan'],
  ],
};
const printed = ['', 'Inexperienced', 'Experienced', 'Experienced 2', 'Experienced 2 KYD'];

/** Values that stand for all that a fact can have, by question. */
const DOMAINS: Record<string, Record<string, readonly unknown[]>> = {
  'legacy/ancestor-attach': { ...ancestor, personalityBowed: truths, justEnteredPlay: truths },
  'legacy/ancestor-stays': ancestor,
  'legacy/sensei-faction': {
    senseiFactions: [[], ['Crane'], ['Crane', 'Lion'], ['All Clans']],
    faction: ['Crane', 'Lion Clan', 'Naga'],
  },
  'legacy/overlay': { below: printed, above: printed },
  'legacy/kyd-same-deck': { a: printed, b: printed },
  'legacy/terrain': {
    keywords: [[], ['Delayed Terrain'], ['Immediate Terrain']],
    printedBeforeGold: truths,
    saysImmediate: truths,
  },
};

// left out, a level can be higher than every one that is given
const wider = [...printed, 'Experienced 9'];
const COMPLETIONS = { ...DOMAINS, 'legacy/overlay': { below: wider, above: wider } };

function partsOf(domains: Record<string, readonly unknown[]>): Facts[] {
  return Object.entries(domains).reduce<Facts[]>(
    (all, [name, values]) => all.flatMap(one => [one, ...values.map(value => ({ ...one, [name]: value }))]),
    [{}],
  );
}

const keyOf = ({ verdict, value }: AnswerDraft) => JSON.stringify([verdict, value]);

for (const [id, completions] of Object.entries(COMPLETIONS)) {
  t.test(`${id} asks for exactly the left-out facts that can still change the ruling`, async t => {
    const question = procedures.find(one => one.id === id) as Question;
    const context = shippedContext();
    const rule = async (facts: Facts) => (await question.answer(facts, context)) as AnswerDraft;
    const parts = partsOf(DOMAINS[id] as Facts as Record<string, unknown[]>);
    for (const facts of parts) {
      const { needs, outcomes } = await settle(facts, Object.entries(completions), rule, { keyOf });
      const answer = await question.answer(facts, context);
      const asked = 'needs' in answer ? (answer.needs as string[]) : [];
      const same = [...asked].sort().join() === [...needs].sort().join();
      const { verdict } = answer as AnswerDraft;
      if (!same) t.strictSame(asked, needs, JSON.stringify(facts));
      if (needs.length === 0 && verdict !== outcomes[0]?.verdict) {
        t.equal(verdict, outcomes[0]?.verdict, JSON.stringify(facts));
      }
    }
    t.ok(parts.length > 10);
  });
}
