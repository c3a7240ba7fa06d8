import { generateKeyPairSync, sign } from 'node:crypto';
import autocannon from 'autocannon';
import { formatNumber, type Table } from '../report.js';
import { type Service, startJudge } from '../service.js';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
// the raw key is the end of its DER form
const KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

/** What has been typed when Discord asks, letter by letter. */
function* typing(...names: readonly string[]): Generator<string> {
  for (const name of names) for (let end = 1; end <= name.length; end++) yield name.slice(0, end);
}

const TYPED = [
  ...[...typing('enlightened victory', 'priority of actions', 'ninjtsu')].map(value => ({
    name: 'ruling',
    options: [{ type: 3, name: 'search', value, focused: true }],
  })),
  ...[...typing('creature', 'Ratling', 'shugenjs')].map(value => ({
    name: 'counts-as',
    options: [
      { type: 3, name: 'from', value: 'Ratling' },
      { type: 3, name: 'to', value, focused: true },
    ],
  })),
];

// signed for each run: a signature is good for five minutes
function listRequests(): autocannon.Request[] {
  const time = String(Math.floor(Date.now() / 1000));
  return TYPED.map(data => {
    const body = JSON.stringify({ type: 4, data });
    const headers = {
      'content-type': 'application/json',
      'x-signature-ed25519': sign(null, Buffer.from(time + body), privateKey).toString('hex'),
      'x-signature-timestamp': time,
    };
    return { method: 'POST', path: '/discord/interactions', body, headers };
  });
}

async function type(
  { url }: Service,
  connections: number,
  duration: number,
): Promise<readonly [rate: number, p50: number, p99: number, max: number]> {
  const { errors, timeouts, non2xx, requests, latency } = await autocannon({
    url,
    connections,
    duration,
    requests: listRequests(),
  });
  if (errors + timeouts + non2xx > 0) throw new Error('autocomplete: requests went wrong');
  return [requests.average, latency.p50, latency.p99, latency.max];
}

/** Discord's autocomplete over HTTP, signatures and all: one person typing, many, and many while others search. */
export async function benchAutocomplete({ duration = 10 } = {}): Promise<Table> {
  // nothing is answered from the store, so that the searches beside are computed
  const judge = await startJudge({ DISCORD_PUBLIC_KEY: KEY, CACHE_BYTES: '0', RATE_LIMIT: '0' });
  await type(judge, 16, 2);
  const alone = await type(judge, 1, duration);
  const many = await type(judge, 16, duration);
  const searching = autocannon({
    url: `${judge.url}/v1/search?q=can+a+ninja+be+flipped`,
    connections: 16,
    duration: duration + 1,
  });
  const beside = await type(judge, 16, duration);
  await searching;
  await judge.stop();
  const row = (name: string, [rate, ...times]: Awaited<ReturnType<typeof type>>) => [
    name,
    formatNumber(rate),
    ...times.map(time => `${formatNumber(time)} ms`),
    '< 3 s',
  ];
  return {
    title: 'Autocomplete of the Discord bot, over HTTP',
    about: `${TYPED.length} half-typed words, letter by letter, each request signed; ${duration} s. Discord waits three seconds.`,
    head: ['connections', 'requests/s', 'p50', 'p99', 'longest', 'target'],
    rows: [row('1', alone), row('16', many), row('16, while 16 others search', beside)],
  };
}
