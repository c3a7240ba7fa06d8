import fc from 'fast-check';
import t from 'tap';
import { yu } from '../../../../src/resolver/questions/legacy/yu.js';
import { checkYu, type YuFacts } from '../../../../src/resolver/questions/legacy/yu-facts.js';
import type { AnswerDraft } from '../../../../src/resolver/questions/question.js';
import { countsPrinted, makeFakeContext } from './context.js';

const context = makeFakeContext(countsPrinted);

const armies = fc
  .record({
    yuCards: fc.array(fc.nat(6), { maxLength: 6 }),
    followers: fc.array(fc.record({ force: fc.nat(6), owner: fc.nat(3) }), { maxLength: 4 }),
    personalities: fc.array(fc.record({ force: fc.nat(6), more: fc.boolean() }), { maxLength: 3 }),
    item: fc.boolean(),
  })
  .map(
    ({ yuCards, followers, personalities, item }): Omit<YuFacts, 'choices'> => ({
      yuCards: yuCards.map((value, index) => ({ name: `Y${index}`, yu: value })),
      opposing: [
        ...followers.map(({ force, owner }, index) => ({
          name: `F${index}`,
          type: 'Follower' as const,
          force,
          ...(owner < personalities.length ? { attachedTo: `P${owner}` } : {}),
        })),
        ...personalities.map(({ force, more }, index) => ({
          name: `P${index}`,
          type: 'Personality' as const,
          force,
          hasFollowers: more || followers.some(({ owner }) => owner === index),
        })),
        ...(item ? [{ name: 'I', type: 'Item' as const, force: 0 }] : []),
      ],
    }),
  );

t.test('the largest set, handed back as choices, is legal', async t => {
  await fc.assert(
    fc.asyncProperty(armies, async facts => {
      const largest = (await yu.answer(facts, context)) as AnswerDraft;
      const { count, choices } = largest.value as Required<Pick<YuFacts, 'choices'>> & { count: number };
      const handed = { ...facts, choices };
      const checked = (await yu.answer(handed, context)) as AnswerDraft;
      return count === choices.length && checkYu(handed).length === 0 && checked.verdict === 'yes';
    }),
    { numRuns: 300 },
  );
  t.pass('held for random armies');
});

t.test('one more choice than the largest set has is never legal', async t => {
  await fc.assert(
    fc.asyncProperty(armies, fc.context(), async (facts, log) => {
      const largest = (await yu.answer(facts, context)) as AnswerDraft;
      const { choices } = largest.value as Required<Pick<YuFacts, 'choices'>>;
      const used = choices.flatMap(({ using }) => using);
      const left = (facts.yuCards ?? []).map(({ name }) => name).filter(name => !used.includes(name));
      for (const { name } of facts.opposing ?? []) {
        const answer = await yu.answer(
          { ...facts, choices: [...choices, { destroy: name, using: left }] },
          context,
        );
        log.log(`${name}: ${JSON.stringify(answer)}`);
        // whose a Follower is may be open: then it is asked for
        if ('verdict' in answer && answer.verdict !== 'no') return false;
      }
      return true;
    }),
    { numRuns: 200 },
  );
  t.pass('held for random armies');
});
