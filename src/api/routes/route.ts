import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import * as z from 'zod';
import { formatRulingEmbed } from '../../discord/index.js';
import type { Ruling } from '../../engine.js';
import { type Outcome, succeed } from '../../knowledge/index.js';
import { formatFeedback } from '../../language/index.js';
import { HTML } from '../fault-page.js';
import { sendOutcome } from '../problem.js';
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

/** What the API's document says of a call. */
export interface About {
  tag: string;
  id: string;
  summary: string;
  /** Shape of the answer, as a schema or as OpenAPI has it. */
  answer: object;
}

/** The same as a route takes it. */
export function describeCall({ tag, id, summary, answer }: About) {
  return { tags: [tag], operationId: id, summary, response: { 200: answer, ...PROBLEMS } };
}

/** Names of the parts in an address: `from` and `to` of `/v1/keywords/:from/counts-as/:to`; `*` is the rest of it. */
type PartsOf<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartsOf<Rest>
  : Url extends `${string}:${infer Name}`
    ? Name
    : Url extends `${string}*`
      ? '*'
      : never;

/** Schema of the parts of an address. */
export function partsOf<Url extends string>(url: Url): z.ZodObject<Record<PartsOf<Url>, z.ZodString>> {
  const names = [...url.matchAll(/(?<=:)\w+|\*/g)].map(([name]) => name);
  const rest = z.string().describe('The id, slashes and all.');
  return z.object(
    Object.fromEntries(names.map(name => [name, name === '*' ? rest : z.string()])) as Record<
      PartsOf<Url>,
      z.ZodString
    >,
  );
}

function paramsOf(url: string) {
  return /[:*]/.test(url) ? { params: partsOf(url) } : {};
}

/** A request whose fields its schemas have checked. */
export type Checked<Parts, Query> = FastifyRequest & { params: Parts; query: Query };

/**
 * A GET whose answer depends on address, day and corpus alone. Its schemas are those of the parts of the address and of the
 * query; a call without one refuses every query.
 */
export function read<Url extends string, Query extends z.ZodObject = z.ZodObject<Record<never, never>>>(
  app: App,
  url: Url,
  about: About & { query?: Query },
  answer: (
    request: Checked<Record<PartsOf<Url>, string>, z.output<Query>>,
    reply: FastifyReply,
  ) => Outcome<unknown> | Promise<Outcome<unknown>>,
): void {
  const querystring = about.query ?? z.strictObject({});
  const schema = { ...describeCall(about), ...paramsOf(url), querystring };
  app.get(url, { config: CACHED, schema }, async (request, reply) =>
    sendOutcome(reply, await answer(request as never, reply)),
  );
}

/** A page for people, which depends on address, day and corpus alone, or a refusal that has been sent. */
export function readPage<Url extends string, Query extends z.ZodObject>(
  app: App,
  url: Url,
  querystring: Query,
  make: (
    request: Checked<Record<PartsOf<Url>, string>, z.output<Query>>,
    reply: FastifyReply,
  ) => string | FastifyReply | Promise<string | FastifyReply>,
): void {
  const schema = { hide: true, ...paramsOf(url), querystring };
  app.get(url, { config: CACHED, schema }, async (request, reply) =>
    make(request as never, reply.type(HTML)),
  );
}

/**
 * A ruling in the form that the caller wants. Where the operator takes reports, it has a link for "this looks wrong".
 * `permalink` is where people find the answer again; without it, the address of the GET on the day of the answer.
 */
export function presentRuling(
  { raw, baseUrl, feedbackUrl }: FastifyRequest,
  ruling: Ruling,
  as: 'discord' | undefined,
  permalink?: string,
) {
  if (as === 'discord') return formatRulingEmbed(ruling, baseUrl);
  if (feedbackUrl === null) return ruling;
  const { question, asOf: day, corpus } = ruling;
  const here = new URL(`${baseUrl}${raw.url}`);
  here.searchParams.set('asOf', day);
  const report = { question, day, corpus, permalink: permalink ?? here.href };
  return { ...ruling, feedback: formatFeedback(feedbackUrl, report) };
}

/** The same of a ruling that may be refused. */
export function presentOutcome(
  request: FastifyRequest,
  ruling: Outcome<Ruling>,
  as: 'discord' | undefined,
  permalink?: string,
): Outcome<unknown> {
  return ruling.ok ? succeed(presentRuling(request, ruling.value, as, permalink)) : ruling;
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
