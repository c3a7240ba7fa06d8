import type { CodeEntry } from './code-entry.js';

/** Problems of the service and of what callers send to it. */
export const SERVICE = {
  'discord-refused': {
    title: 'Discord did not take the commands of the bot',
    fix: 'Check `DISCORD_APPLICATION_ID` and `DISCORD_TOKEN`; the problem has what Discord said.',
  },
  'cannot-listen': {
    title: 'The service cannot listen on this address',
    fix: 'Free the port, or name another with `PORT` and `HOST`.',
  },
} as const satisfies Record<string, CodeEntry>;

export const REQUESTS = {
  'bad-day': {
    title: 'Not a day of the calendar written YYYY-MM-DD',
    status: 400,
    fix: 'Write a day of the calendar as `YYYY-MM-DD`.',
  },
  'bad-keyword': {
    title: 'Not a keyword: empty, or too long to be one',
    status: 400,
    fix: 'Name a keyword of 1 to 120 characters.',
  },
  'bad-players': {
    title: 'Not a seating: three to ten players, each with a short name',
    status: 400,
    fix: 'Name three to ten players, each left neighbour after the one before.',
  },
  'bad-request': {
    title: 'The request cannot be read',
    status: 400,
    fix: 'Read `detail` and `cure`: bad percent-encoding, a body that is no JSON, or no HTTP at all.',
  },
  'bad-signature': {
    title: 'The request is not signed by Discord for this application',
    status: 401,
    fix: 'Set `DISCORD_PUBLIC_KEY` to the key that the developer portal shows.',
  },
  'bad-span': {
    title: 'A span of days that ends before it begins',
    status: 400,
    fix: 'Give the earlier day first: `from` or `since`, then `to` or `until`.',
  },
  'bad-value': {
    title: 'A value of the wrong shape',
    status: 400,
    fix: 'Give the field a value of the shape that `/openapi.json` names.',
  },
  'headers-too-large': {
    title: 'Address and headers together are longer than the service reads',
    status: 431,
    fix: 'Keep address and headers below 16 KiB in all; send lists as the body of a POST.',
  },
  'internal-error': {
    title: 'A fault of the service itself',
    status: 500,
    fix: 'Try again, and report it with `X-Request-Id`: it is a bug.',
  },
  'method-not-allowed': {
    title: 'The path exists, but not for this method',
    status: 405,
    fix: 'Use a method that the header `Allow` names.',
  },
  'no-catalogue': {
    title: 'The service has no card data',
    status: 404,
    fix: 'Ask the operator, or name the keywords of the cards in the request.',
  },
  'not-found': {
    title: 'Nothing is served at this path',
    status: 404,
    fix: '`/openapi.json` lists every path.',
  },
  overloaded: {
    title: 'The service has more to do than it can',
    status: 503,
    fix: 'Wait the seconds of `Retry-After`.',
  },
  'repeated-player': {
    title: 'A player is named twice',
    status: 400,
    fix: 'Give every player a name of their own.',
  },
  'same-player': {
    title: 'Two different players are needed, and one is named for both',
    status: 400,
    fix: 'Name two players.',
  },
  'stale-request': {
    title: 'A signed request is too old, or from the future',
    status: 401,
    fix: 'Set the clock of the server: it may be five minutes off.',
  },
  'timed-out': {
    title: 'The request took too long to arrive',
    status: 408,
    fix: 'Send the whole request within the time limit.',
  },
  'too-large': {
    title: 'More than the service takes in one request',
    status: 413,
    fix: 'Send less at once.',
  },
  'too-many-requests': {
    title: 'More requests in a short time than the service takes from one caller',
    status: 429,
    fix: 'Wait the seconds of `Retry-After`; answers that have been given before are free.',
  },
  'unknown-card': {
    title: 'No card of the catalogue has this title',
    status: 404,
    fix: '`near` has near titles; `GET /v1/cards?q=` finds cards.',
  },
  'unknown-fact': {
    title: 'A fact that the question does not ask for',
    status: 400,
    fix: 'Take a fact that `GET /v1/questions/{id}` lists.',
  },
  'unknown-keyword': {
    title: 'No rule mentions this keyword',
    status: 404,
    fix: '`near` has near spellings; `GET /v1/keywords` lists all.',
  },
  'unknown-player': {
    title: 'No player at the table has this name',
    status: 400,
    fix: 'Name a player of the seating.',
  },
  'unknown-question': {
    title: 'No question has this id',
    status: 404,
    fix: '`near` has near ids; `GET /v1/questions` lists all.',
  },
  'unknown-rule': {
    title: 'No document has this id',
    status: 404,
    fix: '`near` has near ids; `GET /v1/rules` lists all.',
  },
  'unsupported-media-type': {
    title: 'A body in a form that the service does not read',
    status: 415,
    fix: 'Send JSON with `Content-Type: application/json`.',
  },
} as const satisfies Record<string, CodeEntry>;
