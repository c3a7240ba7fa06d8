import fc from 'fast-check';
import t from 'tap';
import { foldTitle } from '../../../src/decks/index.js';

t.test('spellings of one title are one', async t => {
  for (const [title, folded] of [
    ['Hida O-Ushi', 'hida o ushi'],
    ['HIDA  O\u2010USHI', 'hida o ushi'],
    ["P'an Ku", 'pan ku'],
    ['P\u2019an Ku', 'pan ku'],
    ['P&rsquo;an Ku', 'pan ku'],
    ['P\u02bban Ku', 'pan ku'],
    ['Pan Ku', 'pan ku'],
    ['Sh\u014dj\u014d', 'shojo'],
    ['SHO\u0304JO\u0304', 'shojo'],
    ['\u0130shi', 'ishi'],
    ['Tori & Hoshi', 'tori and hoshi'],
    ['Ishi, the <i>Long</i> Road!', 'ishi the long road'],
    ['!!!', ''],
  ] as const)
    t.equal(foldTitle(title), folded, title);
});

t.test('a folded title folds to itself', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), title => {
      const folded = foldTitle(title);
      return foldTitle(folded) === folded;
    }),
  );
});
