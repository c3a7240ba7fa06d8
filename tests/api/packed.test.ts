import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import t from 'tap';
import { testService } from '../support/service.js';

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const { app } = await testService();
const base = await app.listen({ port: 0, host: '127.0.0.1' });
t.teardown(() => app.close());

// as it came: fetch would unpack it
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(`${base}${path}`, { method, headers }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode as number,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

const GZIP = { 'accept-encoding': 'gzip, deflate, br' };

function lastingOf({ headers }: Got): Partial<IncomingHttpHeaders> {
  const { date, 'x-request-id': id, connection, 'keep-alive': alive, ...rest } = headers;
  return rest;
}

t.test('a long answer is packed for callers that take it, computed or stored', async t => {
  const first = await get('/v1/pack', GZIP);
  const plain = await get('/v1/pack');
  const again = await get('/v1/pack', GZIP);
  t.equal(first.headers['content-encoding'], 'gzip');
  t.equal(plain.headers['content-encoding'], undefined);
  t.strictSame(gunzipSync(first.body), plain.body);
  t.ok(first.body.length * 3 < plain.body.length, `${first.body.length} of ${plain.body.length} bytes`);
  t.strictSame(again.body, first.body);
  t.strictSame(lastingOf(again), lastingOf(first));
  for (const { headers, body } of [first, plain]) {
    t.equal(headers.vary, 'accept-encoding');
    t.equal(Number(headers['content-length']), body.length);
    t.match(headers.etag, /^"[^"]+"$/, 'strong');
  }
  t.not(first.headers.etag, plain.headers.etag, 'other bytes');
});

t.test('HEAD, and what the caller has already, computed or stored', async t => {
  for (const path of ['/v1/pack?asOf=2008-06-02', '/v1/pack?asOf=2008-06-02']) {
    const head = await get(path, GZIP, 'HEAD');
    const { headers } = await get('/v1/pack?asOf=2008-06-02', GZIP);
    t.strictSame(lastingOf(head), lastingOf({ ...head, headers }));
    t.equal(head.body.length, 0);
  }
  const url = '/v1/pack?asOf=2008-06-03';
  const [packed, plain] = [(await get(url, GZIP)).headers.etag, (await get(url)).headers.etag];
  const { app: fresh } = await testService();
  const computed = (headers: Record<string, string>) => fresh.inject({ url, headers });
  for (const ask of [get.bind(null, url), computed]) {
    const known = await ask({ ...GZIP, 'if-none-match': packed as string });
    t.equal('status' in known ? known.status : known.statusCode, 304);
    t.match(known.headers, { etag: packed, vary: 'accept-encoding' });
    const other = await ask({ ...GZIP, 'if-none-match': plain as string });
    t.equal('status' in other ? other.status : other.statusCode, 200, 'the ETag of the other form');
  }
});

t.test('what the caller refuses, and what is short, is not packed', async t => {
  for (const accepted of ['gzip;q=0', 'br', 'identity, gzip;q=0.5', ''])
    t.equal(
      (await get('/v1/pack', { 'accept-encoding': accepted })).headers['content-encoding'],
      undefined,
      accepted,
    );
  for (const accepted of ['*', 'br;q=1, gzip;q=0.8'])
    t.equal((await get('/v1/pack', { 'accept-encoding': accepted })).headers['content-encoding'], 'gzip');
  const { headers } = await get('/v1/keywords/Ratling/counts-as/Creature', GZIP);
  t.match([headers['content-encoding'], headers.vary], [undefined, undefined]);
});

t.test('where nothing is kept, the first answer is packed all the same', async t => {
  const { app: bare } = await testService({ cacheBytes: 0 });
  for (let time = 0; time < 2; time += 1) {
    const { headers, rawPayload } = await bare.inject({ url: '/v1/pack', headers: GZIP });
    t.equal(headers['content-encoding'], 'gzip');
    t.match(JSON.parse(gunzipSync(rawPayload).toString()), { hash: /./ });
  }
});
