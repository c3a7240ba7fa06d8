import fc from 'fast-check';
import t from 'tap';
import { overlay } from '../../../../src/resolver/questions/legacy/experience.js';
import type { AnswerDraft } from '../../../../src/resolver/questions/question.js';
import { shippedContext } from './shipped-context.js';

const context = shippedContext();

async function over(above: string, below: string): Promise<boolean> {
  return ((await overlay.answer({ below, above }, context)) as AnswerDraft).verdict === 'yes';
}

const number = fc.constantFrom('', ' 1', ' 2', ' 3', ' 3.5', ' 10');
const printed = fc.oneof(
  fc.constantFrom('', 'Inexperienced', 'Experienced 2CW', 'Experienced 5 Akodo Ginawa'),
  fc.tuple(number, fc.constantFrom('', ' KYD')).map(([level, kyd]) => `Experienced${level}${kyd}`),
);

t.test('overlaying is a strict order', async () => {
  await fc.assert(fc.asyncProperty(printed, async one => !(await over(one, one))));
  await fc.assert(
    fc.asyncProperty(printed, printed, async (a, b) => !((await over(a, b)) && (await over(b, a)))),
  );
  await fc.assert(
    fc.asyncProperty(
      printed,
      printed,
      printed,
      async (a, b, c) => !((await over(a, b)) && (await over(b, c))) || over(a, c),
    ),
  );
});

t.test('KYD makes no difference when overlaying', async () => {
  await fc.assert(
    fc.asyncProperty(number, printed, async (level, other) => {
      const [plain, kyd] = [`Experienced${level}`, `Experienced${level} KYD`];
      return (
        (await over(plain, other)) === (await over(kyd, other)) &&
        (await over(other, plain)) === (await over(other, kyd))
      );
    }),
  );
});

t.test('Inexperienced goes under everything else, and over nothing', async () => {
  await fc.assert(
    fc.asyncProperty(printed, async other => {
      const under = await over(other, 'Inexperienced');
      return !(await over('Inexperienced', other)) && under === (other !== 'Inexperienced');
    }),
  );
});
