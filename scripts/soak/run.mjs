// Builds the soak test and runs it: npm run soak [-- SECONDS]
import { spawn } from 'node:child_process';
import { build } from 'esbuild';

const outdir = 'node_modules/.cache/l5r-judge/soak';
await build({
  entryPoints: { main: 'scripts/soak/main.ts', probe: 'bench/probe.ts' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outdir,
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
});
const child = spawn(process.execPath, [`${outdir}/main.mjs`, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('exit', code => {
  process.exitCode = code ?? 1;
});
