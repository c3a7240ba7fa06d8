import { CALLS, type Call, type CallName } from '../calls.js';
import { RequestError, sendProblem } from '../problem.js';
import { LargeBody } from '../read-request.js';
import { noQuery, PROBLEMS } from '../schemas.js';
import type { App } from './route.js';

/**
 * The calls whose work grows with their body. A large body goes to a worker, which has `time` milliseconds and gives
 * back the bytes of the answer.
 */
export function callsRoutes(time: number) {
  return async (app: App): Promise<void> => {
    for (const [name, call] of Object.entries(CALLS) as [CallName, Call][]) {
      const { url, tag, summary, large: worker, body, schema: answer } = call;
      const response = { 200: answer, ...PROBLEMS };
      const schema = { tags: [tag], operationId: name, summary, querystring: noQuery, body, response };
      app.post(url, { config: { worker }, schema }, async (request, reply) => {
        const { snapshot, today } = request;
        const given: unknown = request.body;
        if (!(given instanceof LargeBody)) {
          const outcome = await call.answer(snapshot, request.body, today);
          return 'problems' in outcome ? sendProblem(reply, outcome.problems) : reply.send(outcome.value);
        }
        const large = await snapshot.workers.run({ name, body: given.bytes, today }, reply.raw, time);
        if (large.problems) throw new RequestError(large.problems);
        return reply.type('application/json; charset=utf-8').send(Buffer.from(large.bytes.buffer));
      });
    }
  };
}
