import t from 'tap';
import { z } from 'zod';
import type { Question } from '../../../src/resolver/questions/index.js';
import { conditionRule, questionBlock, teaQuestions } from '../../support/questions.js';

const full = { potFull: true, cups: 5, guest: null };
const procedure: Question = {
  id: 'legacy/count',
  title: 'How many cups?',
  restsOn: ['legacy/tea'],
  verdicts: ['value'],
  facts: z.strictObject({}),
  example: {},
  answer: () => ({ verdict: 'value', answer: 'Three.', value: 3, cites: ['legacy/tea'] }),
};

t.test('before a rule was added it does not answer, on its day it does', async t => {
  const { rule, answer } = teaQuestions([questionBlock()], { changes: ['ADDED June 03 2008'] }, [procedure]);
  t.match(await rule(full, '2008-06-02'), {
    verdict: 'not-covered',
    answer: /was not yet in force on June 2, 2008/,
    citations: [{ rule: 'legacy/tea', status: 'not-yet' }],
  });
  t.match(await rule(full, '2008-06-03'), { verdict: 'yes' });
  t.match(await answer('legacy/count', {}, '2008-06-02'), { value: { verdict: 'not-covered' } });
  t.match(await answer('legacy/count', {}, '2008-06-03'), { value: { verdict: 'value', value: 3 } });
});

t.test('after a rule was deleted it does not answer', async t => {
  const { rule } = teaQuestions([questionBlock()], { changes: ['DELETED June 03 2008'] });
  t.match(await rule(full, '2008-06-02'), { verdict: 'yes' });
  t.match(await rule(full, '2008-06-03'), {
    verdict: 'not-covered',
    answer: /not in force on .* \(deleted June 3, 2008\)/,
  });
});

t.test('where words are lost, the record does not tell', async t => {
  const { rule } = teaQuestions([questionBlock()], { changes: ['CHANGED June 03 2008'] });
  t.match(await rule(full, '2008-06-02'), { verdict: 'unknown', citations: [{ status: 'unrecorded' }] });
});

t.test('an earlier wording answers on its days, with its own facts', async t => {
  const earlier = questionBlock({
    facts: { moonUp: { type: 'boolean', ask: 'Is the moon up?' } },
    example: { moonUp: true },
    rules: [
      conditionRule('yes', 'Yes, by moonlight.', [['moonUp', 'equal', true]]),
      conditionRule('no', 'No.', []),
    ],
  });
  const sections = [{ until: '2008-06-03', answer: 'Pour by moonlight.', questions: [earlier] }];
  const { rule, answer, questions } = teaQuestions(
    [questionBlock()],
    { changes: ['CHANGED June 03 2008'] },
    [],
    sections,
  );
  t.match(await rule({ moonUp: true }, '2008-06-02'), { verdict: 'yes', answer: 'Yes, by moonlight.' });
  t.match(await rule(full, '2008-06-03'), { verdict: 'yes', answer: 'Yes, pour.' });
  t.match(await answer('legacy/pour', { moonUp: true }, '2008-06-03'), { problem: { code: 'unknown-fact' } });
  t.match(questions.describe('legacy/pour'), { value: { example: { potFull: true } } }, 'today is described');
});

t.test('an earlier wording that does not answer is shown, and nothing is made of it', async t => {
  const sections = [{ until: '2008-06-03', answer: 'Pour by moonlight.' }];
  const days = { changes: ['CHANGED June 03 2008'] };
  const everyDay: Question = { ...procedure, id: 'legacy/always', everyDay: true };
  const { rule, answer } = teaQuestions([questionBlock()], days, [procedure, everyDay], sections);
  const unknown = { verdict: 'unknown', steps: [{ text: 'Pour by moonlight.', rule: 'legacy/tea' }] };
  t.match(await rule(full, '2008-06-02'), unknown);
  t.match(await answer('legacy/count', {}, '2008-06-02'), { value: unknown });
  t.match(await answer('legacy/always', {}, '2008-06-02'), { value: { verdict: 'value' } });
});
