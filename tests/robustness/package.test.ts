import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import t from 'tap';
import { preProcessFile } from 'typescript';

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const { scripts, engines } = await readJson('package.json');

t.test('installing the package runs nothing: npm warns of every script that would', async t => {
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare']) t.notOk(scripts[name], name);
});

t.test(
  'the package has the program, the rules, the documentation, and nothing that depends on a machine',
  async t => {
    const npm = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    const [{ files }] = JSON.parse(execFileSync('npm', npm, { encoding: 'utf8' }));
    const paths: string[] = files.map(({ path }: { path: string }) => path);
    const wanted = [
      'README.md',
      'LICENSE',
      'NOTICE.md',
      'CHANGELOG.md',
      'docs/operating.md',
      'cards/sets.json',
      'dist/index.d.ts',
    ];
    const built = [
      'dist/cli/main.js',
      'dist/library/index.js',
      'dist/client/index.js',
      'dist/web/index.html',
    ];
    for (const path of [...wanted, ...built, 'rules/legacy/winds.md']) t.ok(paths.includes(path), path);
    const rooms =
      /^(dist|rules|docs)\/|^cards\/sets\.json$|^(README|LICENSE|NOTICE|CHANGELOG)(\.md)?$|^package\.json$/;
    t.strictSame(
      paths.filter(path => !rooms.test(path) || /\.(cache|cjs|node|map|tsbuildinfo)$/.test(path)),
      [],
    );
  },
);

// the oldest Node that one part of a range like "^20.19.0 || >=22.12" takes
const oldestOf = (part: string) => Number(/\d+/.exec(part)?.[0] ?? 0);

t.test('no package that users get asks for a newer Node than this one', async t => {
  const { packages } = await readJson('package-lock.json');
  const oldest = oldestOf(engines.node);
  for (const [path, { dev, engines: asked }] of Object.entries<{
    dev?: boolean;
    engines?: { node?: string };
  }>(packages)) {
    const parts = (asked?.node ?? '*').split('||');
    if (!dev) t.ok(Math.min(...parts.map(oldestOf)) <= oldest, `${path}: ${asked?.node}`);
  }
});

t.test('what the program imports is installed with it, and nothing else is', async t => {
  const { dependencies, optionalDependencies } = await readJson('package.json');
  // held back from a version whose own packages want a newer Node; the second is found by its path
  const used = new Set(['light-my-request', '@fastify/swagger-ui']);
  for (const file of await readdir('src', { recursive: true })) {
    // the page is bundled whole
    if (!file.endsWith('.ts') || file.startsWith('web/')) continue;
    for (const { fileName } of preProcessFile(await readFile(`src/${file}`, 'utf8')).importedFiles)
      if (!/^\.|^node:/.test(fileName)) used.add(/^(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0] ?? '');
  }
  const installed = Object.keys({ ...dependencies, ...optionalDependencies });
  t.strictSame([...used].sort(), installed.sort());
});
