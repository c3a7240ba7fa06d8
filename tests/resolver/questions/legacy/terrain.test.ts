import t from 'tap';
import { terrain } from '../../../../src/resolver/questions/legacy/terrain.js';
import { shippedContext } from './shipped-context.js';

t.test(
  'where the record does not tell what kind of Terrain a card counted as, nor does the ruling',
  async t => {
    const step = { text: 'Its words are lost.', rule: 'legacy/terrain' };
    const lost = { ...shippedContext(), counts: () => ({ verdict: 'unknown' as const, steps: [step] }) };
    t.match(await terrain.answer({ keywords: ['Storm'] }, lost), {
      verdict: 'unknown',
      steps: [{ rule: 'legacy/terrain' }, step],
    });
  },
);
