import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { fail, formatProblem, type Outcome, type Problem, succeed } from '../knowledge/index.js';
import { watchFolder } from '../loader/index.js';
import { buildApp } from './app.js';
import type { Config } from './config.js';
import { limitConnections } from './connections.js';
import { takeSignals } from './end.js';
import { keepConnected, makeRedis } from './redis.js';
import { buildAhead, loadSnapshot, makeReload } from './reload.js';
import { makeState } from './state.js';

/** A service that listens. */
export interface RunningServer {
  app: FastifyInstance;
  /** Where it listens: `http://127.0.0.1:3000`. */
  url: string;
  reload(): Promise<void>;
  close(): Promise<void>;
}

async function listen(app: FastifyInstance, { PORT, HOST }: Config): Promise<Outcome<string>> {
  try {
    return succeed(await app.listen({ port: PORT, host: HOST }));
  } catch (error) {
    const cure = 'Free the port, or name another with PORT and HOST.';
    const found = `${HOST}:${PORT} (${(error as NodeJS.ErrnoException).code})`;
    return fail('cannot-listen', 'The service cannot listen on this address.', { found, cure });
  }
}

/**
 * Loads the documents and listens; on a corpus with problems it does neither, and returns them all. SIGHUP reloads, and
 * with `WATCH` every edit does; SIGTERM and SIGINT let begun requests finish.
 */
export async function startServer(
  config: Config,
  logger: FastifyServerOptions['logger'] = { level: config.LOG_LEVEL },
): Promise<{ server: RunningServer; problems: [] } | { server: null; problems: Problem[] }> {
  // before the load, so that no signal and no edit is missed
  const signals = takeSignals();
  const watch = config.WATCH ? await watchFolder(config.RULES) : null;
  const { snapshot, problems } = await loadSnapshot(config);
  if (!snapshot) {
    signals.forget();
    return { server: null, problems };
  }
  const state = makeState(snapshot);
  const redis = config.REDIS_URL === undefined ? null : await makeRedis(config.REDIS_URL);
  const app = buildApp({ state, logger, options: { ...config, redis } });
  const closed = new AbortController();
  const load = async () => {
    const loaded = await loadSnapshot(config);
    // before the change, so that no request waits for the index or the cards; at the start, being ready comes first
    if (loaded.snapshot) await buildAhead(loaded.snapshot, closed.signal);
    return loaded;
  };
  const reload = makeReload(state, load, app.log);
  signals.serve(app, reload);
  const stopWatching = watch?.(() => void reload());
  if (redis) keepConnected(redis, app.log);
  let ahead: Promise<void> | null = null;
  app.addHook('onClose', async () => {
    signals.forget();
    stopWatching?.();
    redis?.disconnect();
    closed.abort();
    await ahead;
  });

  await limitConnections(app.server);
  const url = await listen(app, config);
  if (!url.ok) {
    await app.close();
    return { server: null, problems: [url.problem] };
  }
  const { hash, documents } = snapshot.corpus;
  const unread = snapshot.cardProblems.map(formatProblem);
  if (unread.length > 0) app.log.warn({ problems: unread }, 'some records of the card data cannot be read');
  app.log.info({ corpus: hash, documents: documents.length }, 'ready');
  ahead = buildAhead(snapshot, closed.signal);
  return { server: { app, url: url.value, reload, close: () => app.close() }, problems: [] };
}
