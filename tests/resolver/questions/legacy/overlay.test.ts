import fc from 'fast-check';
import t from 'tap';
import { overlay } from '../../../../src/resolver/questions/legacy/overlay.js';
import type { AnswerDraft } from '../../../../src/resolver/questions/question.js';
import { shippedContext } from './shipped-context.js';

const context = shippedContext();

function over(above: string, below: string): boolean {
  return (overlay.answer({ below, above }, context) as AnswerDraft).verdict === 'yes';
}

const number = fc.constantFrom('', ' 1', ' 2', ' 3', ' 3.5', ' 10');
const printed = fc.oneof(
  fc.constantFrom('', 'Inexperienced', 'Experienced 2CW', 'Experienced 5 Akodo Ginawa'),
  fc.tuple(number, fc.constantFrom('', ' KYD')).map(([level, kyd]) => `Experienced${level}${kyd}`),
);

t.test('overlaying is a strict order', async () => {
  fc.assert(fc.property(printed, one => !over(one, one)));
  fc.assert(fc.property(printed, printed, (a, b) => !(over(a, b) && over(b, a))));
  fc.assert(fc.property(printed, printed, printed, (a, b, c) => !(over(a, b) && over(b, c)) || over(a, c)));
});

t.test('KYD makes no difference when overlaying', async () => {
  fc.assert(
    fc.property(number, printed, (level, other) => {
      const [plain, kyd] = [`Experienced${level}`, `Experienced${level} KYD`];
      return over(plain, other) === over(kyd, other) && over(other, plain) === over(other, kyd);
    }),
  );
});

t.test('Inexperienced goes under everything else, and over nothing', async () => {
  fc.assert(
    fc.property(printed, other => {
      return !over('Inexperienced', other) && over(other, 'Inexperienced') === (other !== 'Inexperienced');
    }),
  );
});
