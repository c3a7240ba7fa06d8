import { type IncomingMessage, request as send } from 'node:http';
import { makeGame, PLAYERS } from '../../bench/table-game.js';

/** One request of an attack. */
export interface Shot {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Requests that are sent at once, and the statuses that may answer them. */
export interface Attack {
  name: string;
  kind: 'nonsense' | 'valid, but heavy';
  shots: readonly Shot[];
  allowed: readonly number[];
  /** Milliseconds for which an answer is left unread before the caller goes away. */
  unread?: number;
}

const REFUSED = [400, 404, 405, 413, 422, 429, 503];
const WORKED_ON = [200, 413, 429, 503];

const list = (count: number, item = '0') => `[${`${item},`.repeat(count - 1)}${item}]`;
const fields = (count: number) =>
  Array.from({ length: count }, (_, number) => `"field${number}":1`).join(',');
const post = (path: string, text: string): Shot => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(text),
});
const times = (count: number, shot: Shot): Shot[] => Array.from({ length: count }, () => shot);

const RESOLVE = '/v1/keywords/resolve';
const REPLAY = '/v1/multiplayer/replay';
const CHECK = '/v1/decks/check';
const FEAR = '/v1/questions/legacy/fear';

function nonsense(name: string, ...shots: Shot[]): Attack {
  return {
    name,
    kind: 'nonsense',
    shots: shots.length === 1 ? times(4, shots[0] as Shot) : shots,
    allowed: REFUSED,
  };
}

const NONSENSE: Attack[] = [
  nonsense('300,000 zeros as cards', post(RESOLVE, `{"cards":${list(300_000)}}`)),
  nonsense('300,000 zeros as keywords to ask about', post(RESOLVE, `{"cards":[],"ask":${list(300_000)}}`)),
  nonsense(
    '130,000 numbers as keywords of a card',
    post(RESOLVE, `{"cards":[{"keywords":${list(130_000)}}]}`),
  ),
  nonsense(
    '4,900 cards with 100 numbers each',
    post(RESOLVE, `{"cards":${list(4900, `{"keywords":${list(100)}}`)}}`),
  ),
  nonsense('300,000 zeros as players', post(REPLAY, `{"players":${list(300_000)},"events":[]}`)),
  nonsense('300,000 zeros as events', post(REPLAY, `{"players":["A","B","C"],"events":${list(300_000)}}`)),
  {
    // each event is answered, with what is wrong with it
    ...nonsense(
      '20 events with 20,000 numbers as units',
      post(
        REPLAY,
        `{"players":["A","B","C"],"events":${list(20, `{"type":"assign","player":"A","side":"attacking","battlefield":1,"units":${list(20_000)}}`)}}`,
      ),
    ),
    allowed: [...REFUSED, 200],
  },
  nonsense('300,000 zeros as a fact', post(FEAR, `{"facts":{"cards":${list(300_000)}}}`)),
  nonsense(
    '2,000 cards with 200 numbers as a fact',
    post(FEAR, `{"facts":{"cards":${list(2000, `{"keywords":${list(200)}}`)}}}`),
  ),
  nonsense(
    '200,000 unknown fields in an event',
    post(REPLAY, `{"players":["A","B","C"],"events":[{"type":"pass","player":"A",${fields(200_000)}}]}`),
  ),
  nonsense('200,000 unknown fields in a deck', post(CHECK, `{${fields(200_000)}}`)),
  nonsense('300,000 zeros as a deck', post(CHECK, `{"deck":{"dynasty":${list(300_000)}}}`)),
  ...[4200, 1_000_000].map(depth =>
    nonsense(
      `JSON nested ${depth.toLocaleString('en')} deep`,
      post(RESOLVE, `${'['.repeat(depth)}${']'.repeat(depth)}`),
      post(CHECK, `${'{"a":'.repeat(depth / 4)}1${'}'.repeat(depth / 4)}`),
    ),
  ),
  {
    ...nonsense(
      'odd Host headers',
      ...['a:b', '[::1', ':::', 'xn--', '%', 'a b', '"', 'a'.repeat(300)].map(host => ({
        path: '/v1/changes.atom',
        headers: { host },
      })),
    ),
    allowed: [200, 400],
  },
  {
    ...nonsense(
      'OPTIONS, HEAD, ranges and conditions',
      { path: '/v1/rules', method: 'OPTIONS' },
      { path: '/nothing', method: 'OPTIONS' },
      { path: '/', headers: { range: 'bytes=99999999-' } },
      { path: '/', headers: { 'if-match': '"other"' } },
      {
        path: '/v1/keywords/Oni/counts-as/Naga?asOf=2008-06-05',
        method: 'HEAD',
        headers: { 'if-none-match': '*' },
      },
    ),
    allowed: [200, 204, 304, 400, 404, 412, 416],
  },
  {
    ...nonsense(
      'unknown files',
      ...[
        '/docs/none.css',
        '/docs/../../package.json',
        '/assets/none.js',
        '/assets/%2e%2e%2f',
        '/none.png',
      ].map(path => ({ path })),
    ),
    allowed: [400, 404],
  },
];

const game = (count: number) => JSON.stringify({ players: PLAYERS, events: makeGame(count) });
const cards = JSON.stringify({
  cards: Array.from({ length: 3500 }, (_, number) => ({
    title: `Card ${number}`,
    keywords: ['Ratling', 'Zombie'],
  })),
});
const deck = JSON.stringify({
  deck: {
    dynasty: Array.from({ length: 400 }, (_, number) => ({ title: `Card ${number}`, keywords: ['Ratling'] })),
  },
});

function heavy(name: string, count: number, shot: Shot): Attack {
  return { name, kind: 'valid, but heavy', shots: times(count, shot), allowed: WORKED_ON };
}

const long = post(REPLAY, game(20_000));
const HEAVY: Attack[] = [
  heavy('8 replays of 20,000 events', 8, long),
  heavy('32 replays of 20,000 events', 32, long),
  heavy('16 times 3,500 cards', 16, post(RESOLVE, cards)),
  heavy('16 decks of 400 cards', 16, post(CHECK, deck)),
  { ...heavy('16 replays whose answers are not read', 16, long), unread: 3000 },
];

/** Everything that has taken a service down, or is of that kind. */
export const ATTACKS: readonly Attack[] = [...NONSENSE, ...HEAVY];

async function drain(response: IncomingMessage): Promise<void> {
  for await (const _ of response);
}

/** Sends one request on a connection of its own, and returns the status that answers it; null where none came. */
export function shoot(
  base: string,
  { path, method = 'GET', headers = {}, body }: Shot,
  unread = 0,
): Promise<number | null> {
  return new Promise(resolve => {
    const length = body === undefined ? {} : { 'content-length': body.length };
    const { hostname, port } = new URL(base);
    const to = {
      hostname,
      port,
      path,
      method,
      headers: { ...headers, ...length },
      agent: false as const,
      timeout: 60_000,
    };
    const sent = send(to, response => {
      const status = response.statusCode as number;
      if (unread > 0) setTimeout(() => resolve(status), unread).ref();
      else
        drain(response).then(
          () => resolve(status),
          () => resolve(null),
        );
    });
    // the status may be there, and the connection end because the rest of a body that is refused is not wanted
    sent.on('error', () => resolve(null));
    sent.on('timeout', () => sent.destroy(new Error('no answer within a minute')));
    if (unread > 0) setTimeout(() => sent.destroy(), unread);
    sent.end(body);
  });
}
