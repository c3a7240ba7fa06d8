// Builds dist/: what the code generates, types by tsc, program, library and client by esbuild, and the judge's page by vite.

import { spawn } from 'node:child_process';
import { chmod, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { build } = await import('esbuild').catch(() => {
  // `npm ci --omit=dev` in a clone: there is nothing to build with, and nothing is broken by that
  console.log('Not built: the packages for development are not installed.');
  process.exit(0);
});

function run(script, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`))));
  });
}

// packages stay outside: the bundle is our own code alone
const MODULES = {
  absWorkingDir: root,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  logLevel: 'warning',
};

/** What the code generates: the rules in the form that a start reads fastest, and the types of the client. */
async function generate() {
  // two folders deep, as what it bundles counts on
  const outfile = 'node_modules/.l5r-judge/generate.mjs';
  await build({ ...MODULES, entryPoints: ['scripts/generate.ts'], outfile });
  await run(outfile);
}

/** A few files load faster than hundreds. What a call does not need is a chunk of its own, loaded when it is asked for. */
function bundle() {
  return build({
    ...MODULES,
    // every file is two folders deep, as in src/: paths to rules/ and package.json count on it
    entryPoints: [
      { in: 'src/cli/main.ts', out: 'cli/main' },
      { in: 'src/index.ts', out: 'library/index' },
      // started by path, from beside the chunk of its pool
      { in: 'src/api/worker.ts', out: 'chunks/worker' },
    ],
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    // of zod's 120 files, 60 of them languages, a bundle keeps the parts in use: 40 ms of every start
    alias: { zod: './node_modules/zod/index.js' },
    // names stay: they are in the stacks of errors
    minifyWhitespace: true,
    minifySyntax: true,
    outdir: 'dist',
  });
}

/** The client is for browsers, too: there is nothing of Node in it. */
function bundleClient() {
  const entryPoints = ['src/client/index.ts'];
  return build({ ...MODULES, entryPoints, platform: 'neutral', target: 'es2022', outdir: 'dist/client' });
}

try {
  // what was deleted from src/ must not live on in dist/
  await rm(new URL('../dist', import.meta.url), { recursive: true, force: true });
  await generate();
  await Promise.all([
    run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'),
    run('node_modules/vite/bin/vite.js', 'build', '--config', 'src/web/vite.config.ts', '--logLevel', 'warn'),
    bundle(),
    bundleClient(),
  ]);
  await chmod(new URL('../dist/cli/main.js', import.meta.url), 0o755);
} catch (error) {
  console.error(`Build failed: ${error.message}`);
  process.exitCode = 1;
}
