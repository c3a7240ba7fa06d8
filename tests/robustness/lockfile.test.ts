import { readFile } from 'node:fs/promises';
import t from 'tap';

interface Locked {
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
// the first entry is this package itself
const locked = Object.entries(packages).filter(([path]) => path !== '');

t.test('every package is locked to its bytes', t => {
  t.ok(locked.length > 100);
  for (const [path, { integrity, link }] of locked)
    if (!link) t.match(integrity, /^sha512-[\w+/]{86}==/, path);
  t.end();
});

t.test('no package is tied to a host', t => {
  for (const [path, { resolved }] of locked) t.equal(resolved, undefined, path);
  t.end();
});
