import t from 'tap';
import { makeStyle } from '../../src/cli/shell.js';

const isColored = (...args: Parameters<typeof makeStyle>) => makeStyle(...args).colors.red('x') !== 'x';

t.test('colours on a terminal only, and not against NO_COLOR', async t => {
  t.equal(isColored({ isTTY: true }, {}), true);
  t.equal(isColored({}, {}), false, 'a pipe');
  t.equal(isColored({}, { FORCE_COLOR: '1' }), true);
  t.equal(isColored({ isTTY: true }, { TERM: 'dumb' }), false);
  t.equal(isColored({ isTTY: true }, { NO_COLOR: '1', FORCE_COLOR: '1' }), false);
  t.equal(isColored({ isTTY: true }, { NO_COLOR: '' }), true, 'an empty one does not count');
});

t.test('the width of the output, within what can be read', async t => {
  t.equal(makeStyle({ columns: 60 }, {}).width, 60);
  t.equal(makeStyle({ columns: 240 }, {}).width, 100);
  t.equal(makeStyle({}, {}).width, 80);
});
