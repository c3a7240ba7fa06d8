import type { FastifyInstance, InjectOptions } from 'fastify';
import t from 'tap';
import {
  type AppSettings,
  buildApp,
  type Material,
  makeSnapshot,
  makeState,
  type State,
} from '../../src/api/index.js';
import { makeWorkerPool, type WorkerPool } from '../../src/api/worker-pool.js';
import type { Engine } from '../../src/engine.js';
import { shippedCorpus, TODAY } from './corpus.js';

// from the sources a thread takes seconds to start: services over the same documents and cards share theirs
const pools = new Map<unknown, WorkerPool>();
t.teardown(async () => {
  for (const pool of pools.values()) await pool.retire();
});

function sharePool(engine: Engine, key: unknown): WorkerPool {
  const pool = pools.get(key) ?? makeWorkerPool(engine);
  pools.set(key, pool);
  return { run: pool.run, retire: async () => {} };
}

/** A service over the shipped corpus that does not listen. It says that today is TODAY. */
export async function testService(
  material: Partial<Material> = {},
  settings: Partial<AppSettings> = {},
): Promise<{ app: FastifyInstance; state: State }> {
  const corpus = material.corpus ?? (await shippedCorpus());
  const snapshot = makeSnapshot({ ...material, corpus });
  const workers = material.corpus ? snapshot.workers : sharePool(snapshot, material.catalogue ?? null);
  const state = makeState({ ...snapshot, workers });
  const { options, ...rest } = settings;
  const app = buildApp({
    state,
    options: { today: () => TODAY, RATE_LIMIT: 0, MAX_LOOP_DELAY: 0, REQUEST_TIMEOUT: 120_000, ...options },
    ...rest,
  });
  await app.ready();
  return { app, state };
}

/** What a test looks at in an answer. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are compared with t.match
  json: any;
}

/** Asks a service; a text is a GET of that address. */
export async function ask(app: FastifyInstance, request: string | InjectOptions): Promise<Answer> {
  const response = await app.inject(typeof request === 'string' ? { url: request } : request);
  const isJson = /json/.test(String(response.headers['content-type'])) && response.payload !== '';
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.payload,
    json: isJson ? JSON.parse(response.payload) : null,
  };
}

/** The status and the code of a refused request, after checking that it is refused as problem details. */
export function refusalOf({ status, headers, json }: Answer): [number, string] {
  const ok =
    status >= 400 &&
    status < 500 &&
    String(headers['content-type']).startsWith('application/problem+json') &&
    headers['cache-control'] === 'no-store' &&
    json.status === status &&
    typeof json.detail === 'string' &&
    json.type === `/problems/${json.code}`;
  if (!ok) throw new Error(`no problem details: ${status} ${JSON.stringify(json)}`);
  return [status, json.code];
}
