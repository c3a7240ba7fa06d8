import fc from 'fast-check';
import t from 'tap';
import { repairText } from '../../../src/decks/index.js';

t.test('undoes UTF-8 that was read as Latin-1 or as Windows-1252', async t => {
  t.equal(repairText('Sh\u00c5\u008dj\u00c5\u008d'), 'Sh\u014dj\u014d');
  t.equal(repairText('Yoritomo\u00e2\u20ac\u2122s Alliance'), 'Yoritomo\u2019s Alliance');
  t.equal(repairText('Caf\u00c3\u00a9'), 'Caf\u00e9');
});

t.test('leaves sound text alone', async t => {
  for (const text of [
    'Kaze Arashi',
    'Sh\u014dj\u014d',
    'Caf\u00e9',
    '\u00c5ngstr\u00f6m',
    '\u00d7\u00a0\u00e9',
    '\u00c3\u00a9 \u5f71',
  ])
    t.equal(repairText(text), text);
});

t.test('repairs whatever was broken in that way', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', '\u014d', '\u00e9', '\u2019', '\u5f71'),
    minLength: 1,
  });
  fc.assert(
    fc.property(text, sound => {
      const broken = String.fromCharCode(...new TextEncoder().encode(sound));
      return repairText(broken) === sound;
    }),
  );
});
