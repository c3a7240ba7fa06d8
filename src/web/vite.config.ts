import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { SHARED_STYLE } from '../pages/index.js';

const root = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../../dist/web', import.meta.url));
const WORKER = 'service-worker.js';

/** Tells the service worker which files the page has, and lays a compressed copy beside each of them. */
function finish(): Plugin {
  return {
    name: 'l5r-judge-finish',
    async closeBundle() {
      const entries = await readdir(out, { recursive: true });
      const files = entries.filter(name => extname(name) !== '' && name !== WORKER).sort();
      const hash = createHash('sha256');
      for (const name of files) hash.update(name).update(await readFile(join(out, name)));
      const paths = files.map(name => (name === 'index.html' ? '/' : `/${name}`));
      const worker = join(out, WORKER);
      const text = (await readFile(worker, 'utf8'))
        .replace(/(['"`])BUILT_FILES\1/, JSON.stringify(paths))
        .replace(/BUILT_VERSION/, hash.digest('hex').slice(0, 12));
      await writeFile(worker, text);
      for (const name of [...files, WORKER].filter(name => !name.endsWith('.png'))) {
        const bytes = await readFile(join(out, name));
        await writeFile(join(out, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        await writeFile(join(out, `${name}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

/** Puts the style sheet of all pages before what the judge's page adds to it. */
const shareStyle: Plugin = {
  name: 'l5r-judge-style',
  enforce: 'pre',
  transform: (text, id) => (id.endsWith('/styles/page.css') ? SHARED_STYLE + text : null),
};

export default defineConfig({
  root,
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [shareStyle, finish()],
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(root, 'index.html'), 'service-worker': join(root, 'service-worker.ts') },
      // the rooms do nothing when they are read, so what is not used of them can go
      treeshake: { moduleSideEffects: id => !/\/src\/(?!web\/)/.test(id) },
      output: {
        entryFileNames: chunk => (chunk.name === 'service-worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
});
