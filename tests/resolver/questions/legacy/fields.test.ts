import t from 'tap';
import { experience, readExperience } from '../../../../src/resolver/questions/legacy/fields.js';

t.test('the field lets experience keywords through and says what is wrong with others', t => {
  t.equal(experience.safeParse('Experienced 2 KYD').success, true);
  t.equal(experience.safeParse('').success, true);
  t.match(experience.safeParse('Samurai').error?.issues, [{ params: { problem: { code: 'bad-value' } } }]);
  t.end();
});

t.test('reading what the field has not let through is a bug', t => {
  t.equal(readExperience('Experienced 2').level, 2);
  t.throws(() => readExperience('Samurai'), { message: /Unchecked/ });
  t.end();
});
