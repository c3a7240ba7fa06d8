import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import t from 'tap';
import { makeJudge } from '../src/resolver/index.js';
import { shippedCorpus } from './support/corpus.js';

// which rooms a room may look into, and which outside libraries it may use ("*": any)
const ROOMS: Record<string, { rooms: string[]; libraries: string[] }> = {
  language: { rooms: [], libraries: ['entities', 'fastest-levenshtein'] },
  knowledge: { rooms: ['language'], libraries: ['zod'] },
  loader: { rooms: ['language', 'knowledge', 'decks'], libraries: ['*'] },
  resolver: { rooms: ['language', 'knowledge'], libraries: ['zod', 'json-rules-engine'] },
  search: { rooms: ['language', 'knowledge'], libraries: ['zod', 'lunr'] },
  ask: { rooms: ['language', 'knowledge', 'resolver', 'search', 'decks'], libraries: ['zod'] },
  decks: {
    rooms: ['language', 'knowledge', 'resolver'],
    libraries: ['zod', 'entities', 'fast-xml-parser', 'yaml'],
  },
  pages: { rooms: ['engine.js', 'language', 'knowledge', 'sheets'], libraries: ['marked', 'entities'] },
  sheets: { rooms: ['engine.js', 'language', 'knowledge'], libraries: [] },
  discord: {
    rooms: ['engine.js', 'language', 'knowledge', 'sheets'],
    libraries: ['discord-api-types', 'zod'],
  },
  calls: { rooms: ['engine.js', 'knowledge'], libraries: ['zod'] },
  api: {
    rooms: ['calls', 'engine.js', 'language', 'knowledge', 'loader', 'pages', 'discord', 'mcp', 'sheets'],
    libraries: ['*'],
  },
  cli: {
    rooms: [
      'calls',
      'engine.js',
      'language',
      'knowledge',
      'loader',
      'api',
      'discord',
      'mcp',
      'pages',
      'sheets',
    ],
    libraries: ['*'],
  },
  client: { rooms: [], libraries: ['openapi-fetch'] },
  mcp: {
    rooms: ['calls', 'engine.js', 'language', 'knowledge', 'sheets'],
    libraries: ['@modelcontextprotocol/sdk', 'zod', 'node:stream'],
  },
  web: {
    rooms: ['engine.js', 'language', 'knowledge', 'pages', 'resolver', 'search', 'ask', 'decks', 'sheets'],
    libraries: ['*'],
  },
};
const PURE = ['language', 'knowledge', 'pages', 'resolver', 'search', 'ask', 'decks', 'sheets', 'discord'];
const ONE_FILE = ['gray-matter', 'json-rules-engine', 'lunr', 'marked', 'feed'];

/** Written by programs. */
const MADE = ['client/openapi.ts'];

interface Import {
  file: string;
  room: string;
  target: string;
}

async function listImports(): Promise<{ imports: Import[]; lengths: [string, number][] }> {
  const imports: Import[] = [];
  const lengths: [string, number][] = [];
  const files = (await readdir('src', { recursive: true }))
    .filter(name => /\.tsx?$/.test(name) && !MADE.includes(name))
    .sort();
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

// inside the resolver: which of its rooms a room may look into; files beside them are for all, but not judge and index
const RESOLVER: Record<string, string[]> = {
  keywords: [],
  orders: [],
  questions: ['keywords', 'orders'],
  table: ['keywords', 'orders'],
};

t.test('inside the resolver only along its arrows, and only through index.ts', async t => {
  for (const { file, target } of imports) {
    const [, own, , ...deeper] = file.split('/');
    const inner = file.split('/')[2] as string;
    if (own !== 'resolver' || deeper.length === 0 || !target.startsWith('.')) continue;
    const path = relative('src/resolver', normalize(join(dirname(file), target)));
    const other = path.split('/')[0] as string;
    if (other === inner || other === '..') continue;
    t.ok(RESOLVER[inner], `resolver/${inner} is in the plan`);
    if (path === other) t.notMatch(other, /^(judge|index)\.js$/, `${file}: ${target}`);
    else {
      t.ok(RESOLVER[inner]?.includes(other), `${file}: ${inner} looks into ${other}`);
      t.equal(path, `${other}/index.js`, `${file}: ${target} passes by the door of ${other}`);
    }
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

t.test('no file imports itself through others', async t => {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) {
    if (!target.startsWith('.')) continue;
    const path = normalize(join(dirname(file), target)).replace(/\.jsx?$/, '');
    const from = file.replace(/\.tsx?$/, '');
    targets.set(from, [...(targets.get(from) ?? []), path]);
  }
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) t.fail([...path.slice(path.indexOf(file)), file].join(' > '));
    if (done.has(file)) return;
    done.add(file);
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
  };
  for (const file of targets.keys()) visit(file, []);
  t.ok(done.size > 100);
});

t.test('files stay small', async t => {
  for (const [file, lines] of lengths) t.ok(lines <= 251, `${file} has ${lines} lines`);
  const sorted = lengths.map(([, lines]) => lines).sort((a, b) => a - b);
  t.ok((sorted[Math.floor(sorted.length / 2)] as number) < 100, 'the median file has under 100 lines');
});

t.test('zod is imported so that a bundler can drop what is not used', async t => {
  for (const file of new Set(
    imports.filter(({ target, room }) => target === 'zod' && PURE.includes(room)).map(one => one.file),
  )) {
    t.match(await readFile(file, 'utf8'), /import (type )?\* as z from 'zod'/, file);
  }
});

t.test('the pure rooms run where there is no Node', async t => {
  const rooms = PURE.filter(room => imports.some(one => one.room === room));
  const { outputFiles } = await build({
    stdin: {
      contents: rooms.map(room => `export * as ${room} from './src/${room}/index.js';`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'judge',
    write: false,
    logLevel: 'silent',
  });
  const corpus = await shippedCorpus();
  // only what every browser has: a bare realm, with timers and the text coders
  const realm = createContext({
    setTimeout,
    clearTimeout,
    queueMicrotask,
    TextDecoder,
    TextEncoder,
    atob,
    btoa,
  });
  runInContext('globalThis.self = globalThis', realm);
  runInContext(outputFiles[0]?.text ?? '', realm);
  const pack = JSON.stringify({ documents: corpus.documents, pages: corpus.pages, hash: corpus.hash });
  const rulings = runInContext(
    `(async () => {
      const { documents, pages, hash } = ${pack};
      const { corpus } = judge.knowledge.makeCorpus(documents, pages, hash);
      const made = judge.resolver.makeJudge(corpus);
      const asked = [made.countsAs({ from: 'Ratling', to: 'Creature', asOf: '2008-06-03' })];
      for (const { id, example } of made.questions()) asked.push(await made.answer(id, example, '2008-06-03'));
      return JSON.stringify(asked);
    })()`,
    realm,
  );
  const judge = makeJudge(corpus);
  const here: unknown[] = [judge.countsAs({ from: 'Ratling', to: 'Creature', asOf: '2008-06-03' })];
  for (const { id, example } of judge.questions()) here.push(await judge.answer(id, example, '2008-06-03'));
  t.same(JSON.parse(await rulings), JSON.parse(JSON.stringify(here)));
  t.ok(here.length > 5);
});

t.test("every room's tests are run", async t => {
  const files = (await readdir('tests', { recursive: true })).filter(file => file.endsWith('.test.ts'));
  const rooms = new Set(files.filter(file => file.includes('/')).map(file => file.split('/')[0] as string));
  for (const room of rooms) {
    t.match(
      await readFile(join('tests', room, 'all.ts'), 'utf8'),
      /await runRoom\(import\.meta\.url\)/,
      room,
    );
  }
});
