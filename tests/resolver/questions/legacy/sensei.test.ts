import fc from 'fast-check';
import t from 'tap';
import { applyModifier } from '../../../../src/resolver/questions/legacy/sensei.js';

/** As the page gives them. */
const LIMITS = { provinceStrength: 0, goldProduction: 0, familyHonor: -19 };

const stat = fc.constantFrom(...(Object.keys(LIMITS) as (keyof typeof LIMITS)[]));
const number = fc.integer({ min: -60, max: 60 });

t.test('a reduction stops at the limit', t => {
  t.equal(applyModifier('provinceStrength', 2, -3), 0);
  t.equal(applyModifier('goldProduction', 1, -1), 0);
  t.equal(applyModifier('familyHonor', -18, -5), -19);
  t.equal(applyModifier('familyHonor', 3, -5), -2);
  t.end();
});

t.test('a stat that starts below its limit stays, and a bonus counts in full', t => {
  t.equal(applyModifier('provinceStrength', -2, -1), -2);
  t.equal(applyModifier('familyHonor', -25, -1), -25);
  t.equal(applyModifier('familyHonor', -25, 3), -22);
  t.end();
});

t.test('never below the limit, unless it started there', async () => {
  fc.assert(
    fc.property(stat, number, number, (name, start, modifier) => {
      const result = applyModifier(name, start, modifier);
      return result >= LIMITS[name] || (start < LIMITS[name] && result >= start);
    }),
  );
});

t.test('a bonus is added as it is, and a reduction takes no more than printed', async () => {
  fc.assert(
    fc.property(stat, number, number, (name, start, modifier) => {
      const change = applyModifier(name, start, modifier) - start;
      return modifier >= 0 ? change === modifier : change >= modifier && change <= 0;
    }),
  );
});
