/**
 * A client of the HTTP API for programs in Node and in browsers, typed from the API's own document.
 *
 *     const judge = makeClient('https://judge.example');
 *     const { data, error } = await judge.GET('/v1/keywords/{from}/counts-as/{to}', {
 *       params: { path: { from: 'Ratling', to: 'Creature' }, query: { asOf: '2008-06-03' } },
 *     });
 *     console.log(data ? data.answer : formatError(error));
 */
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './openapi.js';

export type { operations } from './openapi.js';
export type { paths };
/** What the API answers, by the names that its document gives: `Schemas['Ruling']`. */
export type Schemas = components['schemas'];
export type Ruling = Schemas['Ruling'];
export type Rule = Schemas['Rule'];
export type DeckCheck = Schemas['DeckCheck'];
export type Problem = Schemas['Problem'];
/** Calls by method and path; each resolves to `data`, or to `error`, and rejects only where no answer comes. */
export type JudgeClient = Client<paths>;

/** Puts parameters into a path. Ids of rules and questions keep their slashes, as people write them. */
function serializePath(path: string, parameters: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(parameters[name]));
    return name === 'id' ? value.replaceAll('%2F', '/') : value;
  });
}

/** A client of the service at an address. `options` are those of openapi-fetch: `fetch`, `headers` and the like. */
export function makeClient(baseUrl: string, options: Omit<ClientOptions, 'baseUrl'> = {}): JudgeClient {
  return createClient<paths>({ pathSerializer: serializePath, ...options, baseUrl });
}

type Found = Pick<Problem, 'detail' | 'field' | 'found' | 'cure' | 'near'>;

function isProblem(error: unknown): error is Found & Pick<Problem, 'errors'> {
  return typeof (error as Partial<Problem> | null)?.detail === 'string';
}

function formatOne({ detail, field, found, cure, near }: Found): string {
  const what = `${field === undefined ? '' : `${field}: `}${detail}`;
  const hint = near?.length ? `Did you mean ${near.join(' or ')}?` : '';
  return [what, found === undefined ? '' : `Found: ${found}.`, cure, hint].filter(Boolean).join(' ');
}

// what fetch itself says is "fetch failed"; why, it says one step below
function sayLost(error: unknown): string {
  if (!(error instanceof Error)) return 'The service did not answer as it should: is this its address?';
  const cause = error.cause instanceof Error ? error.cause : error;
  const why = (cause as NodeJS.ErrnoException).code ?? cause.message;
  return `No answer came from the service: ${why}.`;
}

/**
 * For people, one line for each problem: the field, what is wrong, what was found, what would be right, and what may have
 * been meant. Takes the `error` of an answer, and what a call rejects with where no answer comes.
 */
export function formatError(error: unknown): string {
  if (!isProblem(error)) return sayLost(error);
  return (error.errors ?? [error]).map(formatOne).join('\n');
}
