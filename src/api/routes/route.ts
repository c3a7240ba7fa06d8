import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type * as z from 'zod';
import { formatRulingEmbed } from '../../discord/index.js';
import { formatFeedback } from '../../language/index.js';
import type { Ruling } from '../../resolver/index.js';
import { PROBLEMS } from '../schemas.js';

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

/** Settings of a route whose answer depends on address, day and corpus alone. */
export const CACHED = { cached: true } as const;

/** What the API's document says of a call, with the schemas that check its requests. */
export function describeCall<Parts extends Partial<Record<'params' | 'querystring' | 'body', z.ZodType>>>(
  tag: string,
  operationId: string,
  summary: string,
  answer: object,
  parts: Parts = {} as Parts,
) {
  return { tags: [tag], operationId, summary, response: { 200: answer, ...PROBLEMS }, ...parts };
}

/** The address of a GET, on the day of its answer. */
function linkAnswer({ raw, baseUrl }: FastifyRequest, asOf: string): string {
  const link = new URL(`${baseUrl}${raw.url}`);
  link.searchParams.set('asOf', asOf);
  return link.href;
}

/**
 * A ruling in the form that the caller wants. Where the operator takes reports, it has a link for "this looks wrong".
 * `permalink` is where people find the answer again.
 */
export function presentRuling(
  request: FastifyRequest,
  ruling: Ruling,
  as: 'discord' | undefined,
  permalink: string = linkAnswer(request, ruling.asOf),
) {
  if (as === 'discord') return formatRulingEmbed(ruling, request.baseUrl);
  const { feedbackUrl } = request;
  if (feedbackUrl === null) return ruling;
  const { question, asOf: day, corpus } = ruling;
  return { ...ruling, feedback: formatFeedback(feedbackUrl, { question, day, corpus, permalink }) };
}

/** Gives the address of the next part of a list in the header `Link`. */
export function linkNext(
  { raw, baseUrl }: Pick<FastifyRequest, 'raw' | 'baseUrl'>,
  reply: Pick<FastifyReply, 'header'>,
  { total, limit, offset }: { total: number; limit: number; offset: number },
): void {
  if (offset + limit >= total) return;
  const next = new URL(`${baseUrl}${raw.url}`);
  next.searchParams.set('offset', String(offset + limit));
  reply.header('link', `<${next}>; rel="next"`);
}
