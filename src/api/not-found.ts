import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { CODES, type Problem, statusOf } from '../knowledge/index.js';
import { sendFaultPage } from './fault-page.js';
import { sendProblem } from './problem.js';

const WAYS_ON = {
  heading: 'What there is',
  list: { url: '/rules', title: 'All rules' },
  near: [
    { url: '/', title: 'The judge: ask a question' },
    { url: '/rules', title: 'All rules, as of a day' },
    { url: '/booklet', title: 'All rules as one document to print' },
    { url: '/docs/', title: 'The HTTP API' },
  ],
};

function toPattern(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[^/]+/g, '[^/]+').replace(/\*/g, '.*')}$`);
}

// a browser asks for pages by name; programs take anything
function refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { headers, method } = request;
  const isForPeople = /^(GET|HEAD)$/.test(method) && /\btext\/html\b/.test(headers.accept ?? '');
  if (!isForPeople) return sendProblem(reply, [problem]);
  const { code, message, cure } = problem;
  return sendFaultPage(reply, { ...WAYS_ON, title: CODES[code].title, message, cure }, statusOf(code));
}

/**
 * Answers for paths that do not exist, and for those that only take other methods. Register before the routes: it has to
 * hear of each. Returns the hook that answers; register it after the others. It comes before a body is read.
 */
export function registerNotFound(app: FastifyInstance): onRequestHookHandler {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // the catch-all of the CORS plugin would make every path exist
    if (url === '*') return;
    const entry = known.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    for (const one of [method].flat()) entry.methods.add(one);
    known.set(url, entry);
  });
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.raw.url as string).split('?', 1)[0] as string;
    const fitting = [...known.values()].filter(({ pattern }) => pattern.test(path));
    const allowed = [...new Set(fitting.flatMap(({ methods }) => [...methods]))].sort();
    const found = `${request.method} ${path.slice(0, 120)}`;
    // a path below a wildcard route may not exist, although others there do
    if (allowed.length === 0 || allowed.includes(request.method)) {
      const cure = 'GET /openapi.json lists every call; /docs shows them.';
      return refuse(request, reply, { code: 'not-found', message: 'Nothing is served here.', found, cure });
    }
    const message = 'The path does not take this method.';
    const cure = `Use ${allowed.join(', ')}.`;
    reply.header('allow', allowed.join(', '));
    return refuse(request, reply, { code: 'method-not-allowed', message, found, cure });
  };
  app.setNotFoundHandler(answer);
  return (request, reply, done) => {
    if (request.is404) answer(request, reply);
    else done();
  };
}
