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
import type { components, paths } from './schema.js';

export type { operations } from './schema.js';
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

/** One line for people: what is wrong, how to mend it, and what may have been meant. */
export function formatError({ detail, cure, near }: Pick<Problem, 'detail' | 'cure' | 'near'>): string {
  const hint = near?.length ? `Did you mean ${near.join(' or ')}?` : '';
  return [detail, cure, hint].filter(Boolean).join(' ');
}
