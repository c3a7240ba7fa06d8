import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import { type Day, type Problem, parseInput, todayInUtc } from '../knowledge/index.js';
import { REPORT_PARTS } from '../language/index.js';
import { RULES_FOLDER } from '../loader/index.js';
import { CACHE_BYTES } from './state.js';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const PARTS = REPORT_PARTS.map(part => `{${part}}`).join(', ');

const path = z.string().transform(text => resolve(text));
const whole = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, 'Not a whole number')
    .transform(Number)
    .pipe(z.int().min(least, `Not from ${least} to ${most}`).max(most, `Not from ${least} to ${most}`))
    .default(fallback);
const flag = z
  .enum(['0', '1'], 'Not 0 or 1')
  .transform(text => text === '1')
  .default(false);

const isAddress = (text: string) => {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= most))
  );
};
const proxies = z
  .string()
  .transform(text => (/^\d$/.test(text) ? Number(text) || (false as const) : text.split(/\s*,\s*/)))
  .refine(
    value => !Array.isArray(value) || value.every(isAddress),
    'Not a number of proxies from 0 to 9, nor a list of addresses',
  )
  .default(false);

// what is filled in may not choose the site or the mailbox
const FEEDBACK = /^(https?:\/\/[^/?#@\s{}]+[/?#]|mailto:[^?\s{}]+\?)[^\s]*$/i;
const placeholders = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name as string);
const feedback = z
  .string()
  .regex(FEEDBACK, 'Not an https:, http: or mailto: address with its placeholders behind the site or mailbox')
  .refine(text => placeholders(text).length > 0, `Has none of the placeholders ${PARTS}`)
  .refine(
    text => placeholders(text).every(name => REPORT_PARTS.some(part => part === name)),
    `Has another placeholder than ${PARTS}`,
  );

/** What an operator may set, each with its default; see docs/operating.md. */
const environment = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(LEVELS).default('info'),
  RULES: z.string().default(RULES_FOLDER),
  OFFICIAL_PAGES: path.optional(),
  CARDS: z.union([z.literal('none'), path]).optional(),
  STRICT: flag,
  WATCH: flag,
  /** Where callers see the service, without a slash at the end; as the request names it, if left out. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'Not the address of a site: http:// or https://, and a host' })
    .refine(text => !/[?#@]/.test(text), 'An address with a query, a fragment or a user')
    .transform(text => text.replace(/\/+$/, ''))
    .optional(),
  /** Proxies whose X-Forwarded-* are believed: how many there are, or their addresses; false: none. */
  TRUST_PROXY: proxies,
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'Not the address of a Redis: redis://host:6379' })
    .optional(),
  /** Requests of one address a minute that are computed; 0: no limit. Stored answers do not count. */
  RATE_LIMIT: whole(0, 1_000_000, 1200),
  /** Largest body, in bytes. */
  BODY_LIMIT: whole(1024, 64 * 1024 * 1024, 4 * 1024 * 1024),
  /** Milliseconds within which a request has to arrive. */
  REQUEST_TIMEOUT: whole(1000, 600_000, 30_000),
  /** Delay of the event loop, in milliseconds, from which on the service answers 503; 0: never. */
  MAX_LOOP_DELAY: whole(0, 60_000, 1000),
  DISCORD_PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'Not a key: 64 hexadecimal digits, as the developer portal shows them')
    .optional(),
  FEEDBACK_URL: feedback.optional(),
  CACHE_BYTES: whole(0, 2 ** 32, CACHE_BYTES),
});

/** What the environment sets, with defaults for the rest. */
export type Config = z.output<typeof environment>;

/** Reads the environment. An empty variable counts as one that is not set. Problems: `bad-value`, all at once. */
export function parseConfig(
  variables: Readonly<Record<string, string | undefined>>,
): { config: Config; problems: [] } | { config: null; problems: Problem[] } {
  const set = Object.keys(environment.shape).filter(name => variables[name]);
  const given = Object.fromEntries(set.map(name => [name, variables[name]]));
  const { value, problems } = parseInput(environment, given, { code: 'bad-value' });
  return problems ? { config: null, problems } : { config: value, problems: [] };
}

/** What a service is made with: what the operator sets, and what tests replace. */
export interface ServiceOptions extends Config {
  /** Where replicas count requests together; null: each counts for itself. */
  redis: Redis | null;
  /** Folder with the built judge's page; where there is none, `/` leads to the list of rules. */
  pageFolder: string;
  /** Today, in UTC. */
  today(): Day;
}

export const DEFAULTS: Readonly<ServiceOptions> = {
  ...environment.parse({}),
  redis: null,
  // the same from `src/` and from `dist/`
  pageFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  today: todayInUtc,
};
