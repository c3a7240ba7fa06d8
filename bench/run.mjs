// Builds the benchmarks as the service is built, without the tests' loader, and runs them.
import { spawn } from 'node:child_process';
import { build } from 'esbuild';

const outdir = 'node_modules/.cache/l5r-judge/bench';
await build({
  entryPoints: ['bench/main.ts', 'bench/bare-server.ts', 'bench/probe.ts'],
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
