import { mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { watchFolder } from '../../src/loader/index.js';

async function watchEdits(t: Test, folder: string): Promise<{ next(): Promise<void>; count(): number }> {
  let edits = 0;
  const watch = await watchFolder(folder);
  t.teardown(
    watch(() => {
      edits += 1;
    }),
  );
  return {
    count: () => edits,
    // the test's own time limit is the other end
    async next() {
      for (const before = edits; edits === before; ) await wait(20);
    },
  };
}

t.test('new, changed, renamed and removed files are noticed, and nothing else', async t => {
  const folder = t.testdir({ legacy: { 'a.md': 'one', 'b.md': 'two' } });
  const file = join(folder, 'legacy/a.md');
  await symlink('nowhere', join(folder, 'legacy/broken.md'));
  const edits = await watchEdits(t, folder);
  await wait(1200);
  t.equal(edits.count(), 0);
  const steps = [
    () => writeFile(file, 'three'),
    () => utimes(file, 1, 1),
    () => rename(file, join(folder, 'legacy/c.md')),
    () => rm(join(folder, 'legacy/c.md')),
    () => writeFile(join(folder, 'pages.yaml'), ''),
  ];
  for (const step of steps) {
    const noticed = edits.next();
    await step();
    await noticed;
  }
});

t.test('folders that come and go do no harm', async t => {
  const folder = t.testdir({ legacy: { 'a.md': 'one' } });
  const edits = await watchEdits(t, folder);
  for (let round = 0; round < 40; round += 1) {
    await mkdir(join(folder, `new${round}/below`), { recursive: true });
    await writeFile(join(folder, `new${round}/below/a.md`), 'one');
    if (round % 4 === 0) await wait(30);
    await rm(join(folder, `new${round}`), { recursive: true });
  }
  const noticed = edits.next();
  await writeFile(join(folder, 'legacy/a.md'), 'another');
  await noticed;
});

t.test('a folder that is replaced, a link that leads elsewhere, a folder that is gone', async t => {
  const top = t.testdir({ one: { 'a.md': 'one' }, two: { 'a.md': 'one' } });
  const link = join(top, 'link');
  await symlink('one', link);
  const byLink = await watchEdits(t, link);
  let noticed = byLink.next();
  await symlink('two', join(top, 'new'));
  await rename(join(top, 'new'), link);
  await noticed;

  const byName = await watchEdits(t, join(top, 'one'));
  noticed = byName.next();
  await rename(join(top, 'one'), join(top, 'old'));
  await noticed;
  noticed = byName.next();
  await rename(join(top, 'old'), join(top, 'one'));
  await noticed;
});

t.test('after its end nothing more is called', async t => {
  const folder = t.testdir({ 'a.md': 'one' });
  const watch = await watchFolder(folder);
  await writeFile(join(folder, 'a.md'), 'three');
  const stopEarly = watch(() => t.fail('called'));
  stopEarly();
  // the end comes while the folder is looked at
  const stopLate = watch(() => t.fail('called'));
  await wait(500);
  stopLate();
  await wait(1000);
});
