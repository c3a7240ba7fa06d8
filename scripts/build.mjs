// Builds dist/: types by tsc, the service the library and the client in a few files by esbuild, and the judge's page by vite.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'src/web/vite.config.ts';

function run(script, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`))));
  });
}

// the viewer of the API reads its files from its own folder: in a bundle that folder has to be said
const viewerFolder = {
  name: 'viewer-folder',
  setup({ onLoad }) {
    onLoad({ filter: /@fastify\/swagger-ui\/(index|lib\/routes)\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const inside = path.endsWith('routes.js') ? "'lib'" : "''";
      const folder = `require('node:path').join(require('node:module').createRequire(__filename).resolve('@fastify/swagger-ui'), '..', ${inside})`;
      return { contents: text.replaceAll('__dirname', folder), loader: 'js' };
    });
  },
};

// CommonJS packages ask for these, and an ES module has none
const BANNER = `
import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
const __filename = import.meta.filename ?? new URL(import.meta.url).pathname;
`;

const BUNDLE = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  // names stay: they are in the stacks of errors
  minifyWhitespace: true,
  minifySyntax: true,
  plugins: [viewerFolder],
  logLevel: 'warning',
};

/** A thousand small modules take longer to find and to read than all else at the start together. */
function bundleLibrary() {
  return build({
    ...BUNDLE,
    // two folders deep, as files of rooms are in src/: paths to rules/ are told from there
    entryPoints: [{ in: 'src/index.ts', out: 'library/index' }],
    outdir: 'dist',
    splitting: true,
    chunkNames: 'library/[name]-[hash]',
    format: 'esm',
    banner: { js: BANNER },
  });
}

/** The program is one file, which V8 can keep in its compiled form: only CommonJS can on Node 20. */
async function bundleProgram() {
  const { outputFiles } = await build({
    ...BUNDLE,
    entryPoints: ['src/cli/main.ts'],
    write: false,
    outfile: 'dist/cli/bundle.cjs',
    format: 'cjs',
    define: { 'import.meta.url': 'moduleUrl' },
    // strict, as modules are
    banner: { js: `'use strict';const moduleUrl = require('node:url').pathToFileURL(__filename).href;` },
  });
  // what esbuild leaves as it is stands in patterns and in HTML, where an escape means the same: a text of one byte a letter
  // is read in half the time
  const text = outputFiles[0].text.replace(
    /[^\0-\x7f]/g,
    mark => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  await writeFile(new URL('../dist/cli/bundle.cjs', import.meta.url), text);
  await copyFile(new URL('launch.mjs', import.meta.url), new URL('../dist/cli/main.js', import.meta.url));
  await run('scripts/warm.mjs');
}

/** The client is for browsers, too: nothing of Node in it, and its one dependency left to whoever bundles it. */
function bundleClient() {
  return build({
    absWorkingDir: root,
    entryPoints: ['src/client/index.ts'],
    outbase: 'src',
    outdir: 'dist',
    bundle: true,
    packages: 'external',
    platform: 'neutral',
    target: 'es2022',
    format: 'esm',
    logLevel: 'warning',
  });
}

/** The rules as the start needs them: read by the code that was just built. */
async function prepareRules() {
  const outfile = 'node_modules/.cache/l5r-judge/prepare.mjs';
  await build({
    absWorkingDir: root,
    stdin: {
      contents: `
        import { writeFile } from 'node:fs/promises';
        import { prepareRules } from './src/loader/index.js';
        await writeFile('dist/prepared.json', JSON.stringify(await prepareRules('rules')));
      `,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'warning',
  });
  await run(outfile);
}

try {
  // what was deleted from src/ must not live on in dist/
  await rm(new URL('../dist', import.meta.url), { recursive: true, force: true });
  await run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
  await prepareRules();
  await bundleLibrary();
  await bundleClient();
  if (existsSync(new URL(`../${PAGE}`, import.meta.url))) {
    await run('node_modules/vite/bin/vite.js', 'build', '--config', PAGE, '--logLevel', 'warn');
  }
  await bundleProgram();
  await chmod(new URL('../dist/cli/main.js', import.meta.url), 0o755);
} catch (error) {
  console.error(`Build failed: ${error.message}`);
  process.exitCode = 1;
}
