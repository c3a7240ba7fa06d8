// Builds the soak test and runs it: npm run soak [-- SECONDS]
import { spawn } from 'node:child_process';
import { build } from 'esbuild';

const outfile = 'node_modules/.cache/l5r-judge/soak.mjs';
await build({
  entryPoints: ['scripts/soak/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile,
  logLevel: 'warning',
});
const child = spawn(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('exit', code => {
  process.exitCode = code ?? 1;
});
