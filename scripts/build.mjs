// Builds dist/: types by tsc, the service the library and the client in a few files by esbuild, and the judge's page by vite.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile, rm } from 'node:fs/promises';
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

/** A thousand small modules take longer to find and to read than all else at the start together. */
function bundle() {
  return build({
    absWorkingDir: root,
    entryPoints: ['src/cli/main.ts', 'src/index.ts'],
    outbase: 'src',
    outdir: 'dist',
    bundle: true,
    splitting: true,
    // every file two folders deep, as in src/: paths to rules/ and to the page are told from there
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    // names stay: they are in the stacks of errors
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: BANNER },
    plugins: [viewerFolder],
    logLevel: 'warning',
  });
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
  await bundle();
  await prepareRules();
  await bundleClient();
  await chmod(new URL('../dist/cli/main.js', import.meta.url), 0o755);
  if (existsSync(new URL(`../${PAGE}`, import.meta.url))) {
    await run('node_modules/vite/bin/vite.js', 'build', '--config', PAGE, '--logLevel', 'warn');
  }
} catch (error) {
  console.error(`Build failed: ${error.message}`);
  process.exitCode = 1;
}
