import t from 'tap';
import { mergeCaveats } from '../../src/resolver/explain.js';

const undated = (titles: string) =>
  `The errata page gives no date for ${titles}; we assume it applied on this day.`;

t.test('caveats are given once, and rules without a date are named together at the end', async t => {
  t.strictSame(mergeCaveats(['One.', 'One.', 'Two.']), ['One.', 'Two.']);
  t.strictSame(mergeCaveats([undated('"Winds"'), 'One.', undated('"Fear", "Winds"')]), [
    'One.',
    undated('"Winds", "Fear"'),
  ]);
});
