import fc from 'fast-check';
import t from 'tap';
import { procedures } from '../../../../src/resolver/questions/procedures.js';
import type { AnswerDraft, Question } from '../../../../src/resolver/questions/question.js';
import { shippedContext } from './shipped-context.js';

const small = fc.nat(4);
const keywords = fc.subarray(['Skeleton', 'Undead', 'Samurai']);
const followers = fc.record({
  name: fc.constant('F'),
  type: fc.constant('Follower'),
  force: small,
  keywords,
});
const personality = fc.record({
  name: fc.constant('P'),
  type: fc.constant('Personality'),
  force: small,
  keywords,
});

/** Complete facts of the questions whose left-out facts are tried by samples. */
const FACTS: Record<string, fc.Arbitrary<Record<string, unknown>>> = {
  'legacy/duel-total': fc.record({
    stat: small,
    focusValues: fc.array(small, { maxLength: 3 }),
    doubleChi: fc.boolean(),
  }),
  'legacy/enlightened-force': fc.record({ force: small, ringsInPlay: small }),
  'legacy/fear': fc.record({
    strength: small,
    asFollowers: fc.boolean(),
    cards: fc
      .tuple(fc.array(followers, { maxLength: 2 }), fc.array(personality, { maxLength: 1 }))
      .map(lists => lists.flat()),
  }),
  'legacy/ninjutsu-flip': fc.record({
    ninjutsu: small,
    goldPaid: small,
    meetsRestrictions: fc.boolean(),
    attachments: fc.array(fc.record({ name: fc.constant('A'), legal: fc.boolean() }), { maxLength: 2 }),
    inReaction: fc.boolean(),
    stillLegalTarget: fc.boolean(),
  }),
  'legacy/yu-bonus': fc.record({ yu: fc.option(small), bonus: small }),
};

// why a card is spared by Fear is not part of the ruling
function essenceOf({ verdict, value }: AnswerDraft): string {
  const bowed = (value as { bowed?: string[] } | null)?.bowed;
  return JSON.stringify([verdict, bowed ?? value]);
}

for (const [id, complete] of Object.entries(FACTS)) {
  t.test(`${id}: what is not asked for cannot change the ruling, whatever it is`, async t => {
    const question = procedures.find(one => one.id === id) as Question;
    await fc.assert(
      fc.asyncProperty(
        complete,
        complete,
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        fc.constantFrom('2007-07-28', '2008-12-31'),
        async (told, others, dropped, day) => {
          const context = shippedContext(day);
          const given = Object.fromEntries(Object.entries(told).filter((_, index) => !dropped[index]));
          const answer = await question.answer(given, context);
          const rule = async (facts: Record<string, unknown>) =>
            essenceOf((await question.answer(facts, context)) as AnswerDraft);
          if ('needs' in answer && !('verdict' in answer)) {
            // with what is asked for, nothing is left to ask
            const asked = (answer.needs as string[]).map(fact => [fact, told[fact]] as const);
            const again = await question.answer({ ...given, ...Object.fromEntries(asked) }, context);
            return asked.every(([fact]) => !(fact in given)) && 'verdict' in again;
          }
          const settled = essenceOf(answer as AnswerDraft);
          return settled === (await rule(told)) && settled === (await rule({ ...others, ...given }));
        },
      ),
      { numRuns: 150 },
    );
    t.pass('held for random facts');
  });
}
