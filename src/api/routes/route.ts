import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type * as z from 'zod';

/** Requests take their types from their schemas; that answers keep to theirs is held by a test over all routes. */
interface RequestTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: unknown;
}

/** An app whose routes take the types of their requests from zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  RequestTypes
>;

/** Settings of a route whose answer hangs on address, day and corpus alone. */
export const CACHED = { cached: true } as const;
