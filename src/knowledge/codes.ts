import { AUDIT, CARDS, DOCUMENTS, SERVICE } from './document-codes.js';

/** What a code means, and what to do about it. */
interface CodeEntry {
  title: string;
  /** HTTP status; where it is left out, 400 for a request, and 500 for what a caller of the API never meets. */
  status?: number;
  /** As Markdown; the problem itself mostly says it more exactly. */
  fix: string;
}

/** The caller's fault: 400, if there is no better status. */
const REQUESTS = {
  'bad-day': {
    title: 'Not a day of the calendar written YYYY-MM-DD',
    fix: 'Write a day of the calendar as `YYYY-MM-DD`.',
  },
  'bad-keyword': {
    title: 'Not a keyword: empty, or too long to be one',
    fix: 'Name a keyword of 1 to 120 characters.',
  },
  'bad-players': {
    title: 'Not a seating: three to ten players, each with a short name',
    fix: 'Name three to ten players, each left neighbour after the one before.',
  },
  'bad-range': {
    title: 'The file does not have the range of bytes that was asked for',
    status: 416,
    fix: 'Ask for bytes that the file has, or leave out `Range`.',
  },
  'bad-request': {
    title: 'The request cannot be read',
    fix: 'Read `detail` and `cure`: bad percent-encoding, a body that is no JSON, or no HTTP at all.',
  },
  'bad-signature': {
    title: 'The request is not signed by Discord for this application',
    status: 401,
    fix: 'Set `DISCORD_PUBLIC_KEY` to the key that the developer portal shows.',
  },
  'bad-span': {
    title: 'A span of days that ends before it begins',
    fix: 'Give the earlier day first: `from` or `since`, then `to` or `until`.',
  },
  'bad-value': {
    title: 'A value of the wrong shape',
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
  'no-answer': {
    title: 'A proxy got no answer from the service, or not in time',
    status: 502,
    fix: 'Try again after the seconds in `Retry-After`.',
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
  'precondition-failed': {
    title: 'The file has changed since the state that `If-Match` or `If-Unmodified-Since` gives',
    status: 412,
    fix: 'Ask again without the condition.',
  },
  'repeated-player': {
    title: 'A player is named twice',
    fix: 'Give every player a name of their own.',
  },
  'same-player': {
    title: 'Two different players are needed, and one is named for both',
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
    fix: 'Take a fact that `GET /v1/questions/{id}` lists.',
  },
  'unknown-keyword': {
    title: 'No rule mentions this keyword, or no rule and no card has it',
    status: 404,
    fix: '`near` has near spellings; `GET /v1/keywords` lists those that rules mention.',
  },
  'unknown-player': {
    title: 'No player at the table has this name',
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
} as const;

/** Problems of an event at the multiplayer table. */
const EVENTS = {
  'already-allied': {
    title: 'The player is an ally of the other side in this attack',
    fix: 'An ally stays with one side for the whole attack.',
  },
  'already-invited': {
    title: 'This leader has had the opportunity to invite in this attack',
    fix: 'Each leader invites once, the Attacker first.',
  },
  'both-sides': {
    title: 'Units of a player who is not allied would go to both sides at once',
    fix: 'Name in `forgo` the side whose set does not happen.',
  },
  'eliminated-player': {
    title: 'The player has been eliminated from the game',
    fix: 'Leave the player out.',
  },
  'game-over': {
    title: 'The game is over, so nothing more happens',
    fix: 'Begin a new replay.',
  },
  'no-battlefield': {
    title: 'There is no such battlefield in this attack',
    fix: 'Name a battlefield that the attack has.',
  },
  'not-invited': {
    title: 'The leader of this side has not invited the player',
    fix: 'Invite the player first, or bring the units to the side that invited them.',
  },
  'nothing-to-forgo': {
    title: 'No set of units has to be given up here',
    fix: 'Leave `forgo` out, or name both sides in one event.',
  },
  'out-of-turn': {
    title: 'It is another player’s opportunity',
    fix: 'Let the player whose opportunity it is go first.',
  },
  'repeated-effect': {
    title: 'An effect of this id has been recorded before',
    fix: 'Give each effect an id of its own.',
  },
  'repeated-unit': {
    title: 'One unit is named twice in one event',
    fix: 'Name each unit once.',
  },
  'unknown-event': {
    title: 'No event has this type',
    fix: 'Take an event type of `/openapi.json`.',
  },
  'wrong-designator': {
    title: 'The player may not take actions of this kind at this opportunity',
    fix: 'Take a kind of action that `next` allows.',
  },
  'wrong-phase': {
    title: 'The event does not belong into this part of the game',
    fix: 'Begin the part of the game that the event belongs to.',
  },
} as const;

/** Every code that a problem can carry. `docs/codes.md` lists them; a test compares the two. */
export const CODES = { ...DOCUMENTS, ...CARDS, ...AUDIT, ...SERVICE, ...REQUESTS, ...EVENTS } as const;

export type Code = keyof typeof CODES;

/** The same by where a problem comes from, as `docs/codes.md` has them. */
export const CODE_GROUPS: Readonly<Record<string, Readonly<Partial<Record<Code, CodeEntry>>>>> = {
  Documents: DOCUMENTS,
  'Card data': CARDS,
  Audit: AUDIT,
  Service: SERVICE,
  Requests: REQUESTS,
  'Events at the multiplayer table': EVENTS,
};

/** The HTTP status that a code is answered with. */
export function statusOf(code: Code): number {
  const entry: CodeEntry = CODES[code];
  return entry.status ?? (code in REQUESTS ? 400 : 500);
}
