import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser, NO_BROWSER } from '../../scripts/find-browser.mjs';
import {
  buildApp,
  type Material,
  makeSnapshot,
  makeState,
  type ServiceOptions,
  type State,
} from '../../src/api/index.js';
import { buildPage, PAGE_FOLDER } from './built-page.js';
import { shippedCorpus, TODAY } from './corpus.js';

/** A phone in a hall, and a window on a desk. */
export const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The service with the built page, on a port of its own. */
export interface RunningPage {
  url: string;
  state: State;
  app: FastifyInstance;
  stop(): Promise<void>;
  /** Listens again on the same port, after it was stopped. */
  restart(): Promise<void>;
}

/** Starts the real service over the shipped corpus, on {@link TODAY}, with the page built from these sources. */
export async function startPage(
  material: Partial<Material> = {},
  more: Partial<ServiceOptions> = {},
): Promise<RunningPage> {
  await buildPage();
  const state = makeState(makeSnapshot({ corpus: await shippedCorpus(), ...material }));
  const start = async (port: number) => {
    const options = {
      pageFolder: resolve(PAGE_FOLDER),
      today: () => TODAY,
      RATE_LIMIT: 0,
      MAX_LOOP_DELAY: 0,
      ...more,
    };
    const app = buildApp({ state, options });
    return { app, url: await app.listen({ host: '127.0.0.1', port }) };
  };
  let { app, url } = await start(0);
  const port = Number(new URL(url).port);
  return {
    url,
    state,
    get app() {
      return app;
    },
    stop: () => app.close(),
    async restart() {
      ({ app, url } = await start(port));
    },
  };
}

/** A browser with nothing in it: no visit before this one. */
export interface FreshBrowser {
  context: BrowserContext;
  page: Page;
  /** Faults that the page's scripts have thrown, and what its content policy has refused. */
  faults: string[];
  close(): Promise<void>;
}

/** Opens a browser with a fresh folder of its own; the clock stands on {@link TODAY}. */
export async function openBrowser(options: BrowserContextOptions = WINDOWS.phone): Promise<FreshBrowser> {
  const browser = await findBrowser();
  if (!browser) throw new Error(NO_BROWSER);
  const folder = await mkdtemp(join(tmpdir(), 'l5r-judge-browser-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...browser,
    args: FLAGS,
    timeout: 60_000,
    ...options,
  });
  context.setDefaultTimeout(30_000);
  await context.clock.setFixedTime(`${TODAY}T12:00:00Z`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults: string[] = [];
  const [page = await context.newPage()] = context.pages();
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  return {
    context,
    page,
    faults,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
