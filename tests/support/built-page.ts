import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where the build puts the judge's page. */
export const PAGE_FOLDER = 'dist/web';

const ROOMS = ['knowledge', 'record', 'pages', 'resolver', 'search', 'ask', 'decks', 'web'];
const STALE = 180_000;
const LOCK = 'node_modules/.cache/l5r-judge-page-build';

async function newestSource(): Promise<number> {
  let newest = 0;
  for (const room of ROOMS) {
    const files = await readdir(join('src', room), { recursive: true }).catch(() => []);
    for (const file of files) newest = Math.max(newest, (await stat(join('src', room, file))).mtimeMs);
  }
  return newest;
}

async function isFresh(): Promise<boolean> {
  const built = await stat(join(PAGE_FOLDER, 'index.html.br')).catch(() => null);
  return built !== null && built.mtimeMs >= (await newestSource());
}

async function build(): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--config', 'src/web/vite.config.ts'];
  const child = spawn(process.execPath, [...args, '--logLevel', 'warn'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', chunk => {
    said += chunk;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The page was not built:\n${said}`);
}

/** Builds the page where it is missing or older than its sources; test files that run at once build it once. */
export async function buildPage(): Promise<void> {
  await mkdir('node_modules/.cache', { recursive: true });
  while (!(await isFresh())) {
    const mine = await mkdir(LOCK).then(
      () => true,
      () => false,
    );
    if (!mine) {
      // a run that was killed while it built has left its lock
      const held = await stat(LOCK).catch(() => null);
      if (held && Date.now() - held.mtimeMs > STALE) await rm(LOCK, { recursive: true, force: true });
      await wait(250);
      continue;
    }
    try {
      if (!(await isFresh())) await build();
    } finally {
      await rm(LOCK, { recursive: true, force: true });
    }
  }
}
