import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { CALLS, type CallName, fieldOf, partsOf, type ReadCall } from '../../calls/index.js';
import { formatEmbed } from '../../discord/index.js';
import type { Sheet } from '../../sheets/index.js';
import { ADDED, SHEETS } from '../present.js';
import { PROBLEMS, RequestError, sendProblem } from '../problem.js';
import { LargeBody } from '../read-request.js';

/** In bytes. What no worker reads is few and short: it is read on the loop that answers. */
const BODY_LIMIT = 64 * 1024;

/** Settings of a route whose answer depends on address, day and corpus alone. */
export const CACHED = { cached: true } as const;

/** The form of the answer: JSON as documented, or an object for a Discord message. */
const asSchema = z
  .literal('discord')
  .optional()
  .describe('`discord`: the answer as a Discord embed object, within the limits of Discord.');

/** What the API's document says of a call, and the schemas of its answers. */
export function describeCall(
  operationId: string,
  { tag, summary, schema, media }: Pick<ReadCall, 'tag' | 'summary' | 'schema' | 'media'>,
) {
  const answer = media ? { description: media[1], content: { [media[0]]: { schema: z.string() } } } : schema;
  return { tags: [tag], operationId, summary, response: { 200: answer, ...PROBLEMS } };
}

/** Schema of the parts of an address: fields of an input, or any text. */
export function paramsOf(url: string, input: Record<string, z.ZodType> = {}): { params?: z.ZodObject } {
  const parts = partsOf(url).map(part => [part, input[fieldOf(part)] ?? z.string()]);
  return parts.length > 0 ? { params: z.object(Object.fromEntries(parts)) } : {};
}

/** What a request holds once its schemas have read it. */
interface Given {
  params?: Record<string, string>;
  query: Record<string, unknown>;
  body?: LargeBody | Record<string, unknown> | null;
}

function inputOf({ params = {}, query, body }: Given): Record<string, unknown> {
  const parts = Object.entries(params).map(([part, value]) => [fieldOf(part), value]);
  const { asOf: _day, as: _form, ...fields }: Record<string, unknown> = { ...query, ...body };
  return { ...Object.fromEntries(parts), ...fields };
}

/**
 * A route for each call. A large body goes to a worker, which has `time` milliseconds and gives back the bytes of the
 * answer.
 */
export function callsRoutes(time: number) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const [name, call] of Object.entries(CALLS) as [CallName, ReadCall][]) {
      const { method = 'GET', url, large: worker, reader, input } = call;
      const add = ADDED[name] as ((...given: unknown[]) => unknown) | undefined;
      const sheet = SHEETS[name] as ((value: unknown) => Sheet) | undefined;
      const form = sheet ? { as: asSchema } : {};
      const read =
        method === 'POST'
          ? { querystring: z.strictObject(form), body: reader }
          : { querystring: sheet ? reader.extend(form) : reader };
      app.route({
        method,
        url,
        ...(method === 'POST' && worker === undefined ? { bodyLimit: BODY_LIMIT } : {}),
        config: method === 'POST' ? { ...(worker === undefined ? {} : { worker }) } : CACHED,
        schema: { ...describeCall(name, call), ...paramsOf(url, input), ...read },
        async handler(request, reply) {
          const { snapshot, today, asOf, baseUrl } = request;
          const given = request as unknown as Given;
          if (given.body instanceof LargeBody) {
            const task = { name, body: given.body.bytes, today };
            const { bytes, problems } = await snapshot.workers.run(task, reply.raw, time);
            if (problems) throw new RequestError(problems);
            return reply.type('application/json; charset=utf-8').send(Buffer.from(bytes.buffer));
          }
          const outcome = await call.answer(snapshot, inputOf(given), { asOf, today });
          if (!outcome.ok) return sendProblem(reply, [outcome.problem]);
          if (given.query.as === 'discord' && sheet)
            return reply.send(formatEmbed(sheet(outcome.value), baseUrl));
          return reply.send(add ? await add(outcome.value, request, reply) : outcome.value);
        },
      });
    }
  };
}
