import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import t from 'tap';
import { makeProgress } from '../../src/cli/progress.js';

function draw(isTTY: boolean): string {
  const errors = Object.assign(new PassThrough(), { isTTY, columns: 80 });
  const progress = makeProgress({ errors }, 200, 'cards');
  progress.update(100);
  progress.stop();
  return stripVTControlCharacters(String(errors.read() ?? ''));
}

t.test('a bar on a terminal', async t => {
  t.match(draw(true), /\] 0 of 200 cards[\s\S]*\] 100 of 200 cards/);
});

t.test('nothing elsewhere', async t => {
  t.equal(draw(false), '');
});
