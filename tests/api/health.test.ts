import t from 'tap';
import { shippedCorpus } from '../support/corpus.js';
import { ask, testService } from '../support/service.js';

t.test('alive, ready, and what the last load found wrong', async t => {
  const { app, state } = await testService();
  const { hash, documents } = await shippedCorpus();
  t.strictSame((await ask(app, '/healthz')).json, { status: 'ok' });
  const ready = await ask(app, '/readyz');
  t.strictSame(ready.json, { status: 'ready', corpus: hash, documents: documents.length, problems: [] });
  t.equal(ready.headers['cache-control'], 'no-store');
  state.problems = [{ code: 'bad-tag', message: 'No.', file: 'a.md' }];
  t.match((await ask(app, '/readyz')).json, {
    status: 'stale',
    problems: [{ code: 'bad-tag', file: 'a.md' }],
  });
});

t.test('figures for Prometheus: requests, stored answers, corpus, loads', async t => {
  const { app, state } = await testService();
  await ask(app, '/v1/keywords');
  await ask(app, '/v1/keywords');
  await ask(app, '/nope/at/all');
  state.loads.bad = 2;
  const { text, headers } = await ask(app, '/metrics');
  t.match(headers['content-type'], /^text\/plain/);
  const figures: [string, string][] = [
    ['http_request_duration_seconds_count{method="GET",route="/v1/keywords",status="200"}', '2'],
    ['http_request_duration_seconds_count{method="GET",route="none",status="404"}', '1'],
    ['answer_cache_requests_total{outcome="hit"}', '1'],
    ['answer_cache_requests_total{outcome="miss"}', '1'],
    ['corpus_documents', String(state.current.corpus.documents.length)],
    ['corpus_problems', '0'],
    [`corpus_info{hash="${state.current.corpus.hash}"}`, '1'],
    ['corpus_loads{outcome="good"}', '1'],
    ['corpus_loads{outcome="bad"}', '2'],
  ];
  const lines = text.split('\n');
  for (const [name, value] of figures) t.ok(lines.includes(`${name} ${value}`), name);
  t.match(text, /^answer_cache_bytes [1-9]/m);
  t.match(text, /^process_cpu_seconds_total /m);
});
