// Builds dist/: the service and the library by tsc, and the judge's page by vite.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'src/web/vite.config.ts';

function run(script, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`))));
  });
}

try {
  // what was deleted from src/ must not live on in dist/
  await rm(new URL('../dist', import.meta.url), { recursive: true, force: true });
  await run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
  await chmod(new URL('../dist/cli/main.js', import.meta.url), 0o755);
  if (existsSync(new URL(`../${PAGE}`, import.meta.url))) {
    await run('node_modules/vite/bin/vite.js', 'build', '--config', PAGE, '--logLevel', 'warn');
  }
} catch (error) {
  console.error(`Build failed: ${error.message}`);
  process.exitCode = 1;
}
