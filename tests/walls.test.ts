import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import { build } from 'esbuild';
import t from 'tap';

// which rooms a room may look into, and which outside libraries it may use ("*": any)
const ROOMS: Record<string, { rooms: string[]; libraries: string[] }> = {
  knowledge: { rooms: [], libraries: ['zod', 'entities', 'fastest-levenshtein'] },
  loader: { rooms: ['knowledge', 'decks'], libraries: ['*'] },
  resolver: { rooms: ['knowledge'], libraries: ['zod', 'json-rules-engine'] },
  search: { rooms: ['knowledge'], libraries: ['lunr', 'fastest-levenshtein', 'entities'] },
  ask: { rooms: ['knowledge', 'resolver', 'search'], libraries: [] },
  decks: { rooms: ['knowledge', 'resolver'], libraries: ['zod', 'entities'] },
  discord: { rooms: ['knowledge', 'resolver', 'search', 'ask', 'decks'], libraries: ['discord-api-types'] },
  api: { rooms: ['*'], libraries: ['*'] },
  cli: { rooms: ['*'], libraries: ['*'] },
  web: { rooms: ['knowledge', 'resolver', 'search', 'ask', 'decks'], libraries: ['*'] },
};
const PURE = ['knowledge', 'resolver', 'search', 'ask', 'decks', 'discord'];
const ONE_FILE = ['gray-matter', 'json-rules-engine', 'lunr'];

interface Import {
  file: string;
  room: string;
  target: string;
}

async function listImports(): Promise<{ imports: Import[]; lengths: [string, number][] }> {
  const imports: Import[] = [];
  const lengths: [string, number][] = [];
  const files = (await readdir('src', { recursive: true })).filter(name => /\.tsx?$/.test(name)).sort();
  for (const file of files.map(name => join('src', name))) {
    const text = await readFile(file, 'utf8');
    lengths.push([file, text.split('\n').length]);
    const room = file.split('/').length > 2 ? (file.split('/')[1] as string) : 'root';
    for (const [, target] of text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gms))
      imports.push({ file, room, target: target as string });
    for (const [, target] of text.matchAll(/\bimport\('([^']+)'\)/g))
      imports.push({ file, room, target: target as string });
  }
  return { imports, lengths };
}

const { imports, lengths } = await listImports();

t.test('between rooms only along the arrows, and only through index.ts', async t => {
  for (const { file, room, target } of imports) {
    if (!target.startsWith('.') || room === 'root') continue;
    const path = relative('src', normalize(join(dirname(file), target)));
    const other = path.split('/')[0] as string;
    if (other === room) continue;
    const allowed = ROOMS[room]?.rooms ?? [];
    t.ok(allowed.includes('*') || allowed.includes(other), `${file}: ${room} looks into ${other}`);
    if (ROOMS[other])
      t.match(path, /^[a-z]+\/index\.js$/, `${file}: ${target} passes by the door of ${other}`);
  }
});

t.test('a room uses only its own outside libraries; the pure ones no node module', async t => {
  for (const { file, room, target } of imports) {
    if (target.startsWith('.') || room === 'root') continue;
    if (PURE.includes(room)) t.notMatch(target, /^node:/, `${file} is pure`);
    const library = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    const allowed = ROOMS[room]?.libraries ?? [];
    t.ok(allowed.includes('*') || allowed.includes(library), `${file}: ${room} uses ${library}`);
  }
  for (const room of new Set(imports.map(one => one.room)))
    t.ok(room === 'root' || ROOMS[room], `${room} is in the plan`);
});

t.test('one outside library, one wrapping file', async t => {
  for (const library of ONE_FILE) {
    const users = new Set(imports.filter(({ target }) => target === library).map(({ file }) => file));
    t.ok(users.size <= 1, `${library} in ${[...users].join(', ')}`);
  }
});

t.test('files stay small', async t => {
  for (const [file, lines] of lengths) t.ok(lines <= 251, `${file} has ${lines} lines`);
  const sorted = lengths.map(([, lines]) => lines).sort((a, b) => a - b);
  t.ok((sorted[Math.floor(sorted.length / 2)] as number) < 100, 'the median file has under 100 lines');
});

t.test('the pure rooms bundle for a browser, without a global of Node', async t => {
  const rooms = PURE.filter(room => imports.some(one => one.room === room));
  const { outputFiles } = await build({
    stdin: {
      contents: rooms.map(room => `export * as ${room} from './src/${room}/index.js';`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  t.ok(code.length > 10_000);
  for (const word of [
    /\bprocess\.(env|cwd|argv|nextTick)\b/,
    /\bBuffer\.from\b/,
    /\b__dirname\b/,
    /\brequire\("(node:|fs|path)/,
  ]) {
    t.notMatch(code, word);
  }
});
