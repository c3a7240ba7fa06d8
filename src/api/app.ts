import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { DEFAULTS, type ServiceOptions } from './config.js';
import { registerDrain, registerLinger } from './connections.js';
import { answerBrokenRequest, answerError, answerUnroutable } from './errors.js';
import { makeMetrics } from './metrics.js';
import { registerNotFound } from './not-found.js';
import { registerAnswerCache } from './plugins/answer-cache.js';
import { registerLimits } from './plugins/limits.js';
import { makeRequestId, registerObserve, registerSnapshot } from './plugins/request.js';
import { registerSecurity } from './plugins/security.js';
import { registerJsonBody, validatorCompiler } from './read-request.js';
import { callsRoutes } from './routes/calls.js';
import { discordRoutes } from './routes/discord.js';
import { docsRoutes } from './routes/docs.js';
import { healthRoutes } from './routes/health.js';
import { mcpRoutes } from './routes/mcp.js';
import { pageRoutes } from './routes/page.js';
import { pagesRoutes, problemsRoutes } from './routes/pages.js';
import type { State } from './state.js';

export interface AppSettings {
  state: State;
  options?: Partial<ServiceOptions>;
  logger?: FastifyServerOptions['logger'];
}

/**
 * Composes the service; it does not listen. The order matters: a stored answer goes out before anything else costs time,
 * and keeps the headers that the plugins after it have set.
 */
export function buildApp({ state, options: given = {}, logger = false }: AppSettings): FastifyInstance {
  const options: ServiceOptions = { ...DEFAULTS, ...given };
  const { TRUST_PROXY: trusted, REQUEST_TIMEOUT: requestTimeout } = options;
  const metrics = makeMetrics(state);
  const app = Fastify({
    logger,
    // requests are logged by a hook, which says less of the caller and more of the answer
    logController: new LogController({ disableRequestLogging: true }),
    // a logger for each request is a fifth of what a stored answer costs; log lines name the request themselves
    childLoggerFactory: parent => parent,
    genReqId: makeRequestId,
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    bodyLimit: options.BODY_LIMIT,
    requestTimeout,
    // until the end, a request is answered
    return503OnClosing: false,
    // an answer that is not read; a worker has given up before
    connectionTimeout: requestTimeout + 2000,
    // headers that drip in are cut within a second of the time set
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 1000 },
    // so that a keyword of any length gets its own answer; Node bounds the whole address
    routerOptions: { maxParamLength: 16_384 },
    // given here, the framework does not even load its own compilers
    schemaController: {
      compilersFactory: {
        // typed for Ajv's schemas alone
        buildValidator: () => validatorCompiler as never,
        buildSerializer: () => () => JSON.stringify,
      },
    },
    frameworkErrors: answerUnroutable(state),
    clientErrorHandler: answerBrokenRequest(state),
  });
  app.removeContentTypeParser('text/plain');
  registerJsonBody(app);
  registerDrain(app);

  app.setErrorHandler(answerError);
  const answerUnknown = registerNotFound(app);
  registerSnapshot(app, state, options);
  registerObserve(app, metrics);
  registerAnswerCache(app, metrics.countCache);
  registerSecurity(app);
  registerLimits(app, options);
  registerLinger(app);
  // after the hooks of plugins
  app.after(() => app.addHook('onRequest', answerUnknown));

  const routes = (instance: FastifyInstance) => {
    instance.register(callsRoutes(requestTimeout));
    instance.register(pagesRoutes);
    instance.register(problemsRoutes);
    instance.register(healthRoutes(state, metrics));
  };
  routes(app);
  app.register(pageRoutes(options.pageFolder));
  if (options.DISCORD_PUBLIC_KEY) app.register(discordRoutes(options.DISCORD_PUBLIC_KEY));
  app.register(mcpRoutes);
  app.register(docsRoutes(routes));
  return app;
}
