// Finds a Chromium that runs here: of the variable CHROMIUM, of the system, or the one that `npm ci` brings.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const CACHE = resolve('node_modules/.cache/l5r-judge');
const UNPACKED = join(CACHE, 'chromium');

/** What to do where no browser runs. */
export const NO_BROWSER =
  'No Chromium runs here: install one (Debian: apt-get install chromium), or name it in CHROMIUM.';

async function runs({ executablePath, env }) {
  try {
    await run(executablePath, ['--headless', '--no-sandbox', '--version'], { env, timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

// the package's own list of fonts looks in /tmp alone, and without any font the browser ends
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${UNPACKED}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${UNPACKED}/fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacks the packaged browser once. It writes to the folder for temporary files, so that one is moved meanwhile. */
async function unpack() {
  if (existsSync(UNPACKED)) return;
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'chromium-'));
  const before = { ...process.env };
  // the second variable makes the package unpack the system libraries that a bare machine lacks
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
  await writeFile(join(folder, 'fonts', 'fonts.conf'), FONTS);
  // another process may have been faster
  await rename(folder, UNPACKED).catch(() => rm(folder, { recursive: true, force: true }));
}

async function packaged() {
  // the package has the browser for 64-bit Linux alone
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  await unpack();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(UNPACKED, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    FONTCONFIG_FILE: join(UNPACKED, 'fonts', 'fonts.conf'),
  };
  return [{ executablePath: join(UNPACKED, 'chromium'), env }];
}

/** The browser to launch, with its environment; null where none runs. */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  const system = (named ? [named] : SYSTEM).filter(path => existsSync(path));
  for (const executablePath of system) {
    const browser = { executablePath, env: process.env };
    if (await runs(browser)) return browser;
  }
  for (const browser of named ? [] : await packaged()) if (await runs(browser)) return browser;
  return null;
}
