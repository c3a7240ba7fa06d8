import t from 'tap';
import { makeSnapshot } from '../../src/api/index.js';
import { shippedCorpus } from '../support/corpus.js';
import { ask, testService } from '../support/service.js';

t.test('a request keeps the corpus that it began with, whatever is loaded meanwhile', async t => {
  const corpus = await shippedCorpus();
  const { app, state } = await testService({ corpus });
  const { answer } = state.current;
  let begun = () => {};
  let goOn = () => {};
  const isBegun = new Promise<void>(resolve => {
    begun = resolve;
  });
  const mayGoOn = new Promise<void>(resolve => {
    goOn = resolve;
  });
  state.current.answer = async (...asked) => {
    begun();
    await mayGoOn;
    return answer(...asked);
  };
  const url = '/v1/questions/legacy/imperial-favor';
  const slow = ask(app, { method: 'POST', url, payload: { facts: { windInPlay: false } } });
  await isBegun;
  state.current = makeSnapshot({ corpus: { ...corpus, hash: 'the next one' } });
  const quick = await ask(app, { method: 'POST', url, payload: { facts: {} } });
  t.equal(quick.headers['corpus-hash'], 'the next one');
  t.equal(quick.json.corpus, 'the next one');
  goOn();
  const late = await slow;
  t.equal(late.status, 200);
  t.equal(late.headers['corpus-hash'], corpus.hash);
  t.equal(late.json.corpus, corpus.hash);
});

t.test('bytes that were kept for one corpus are not given for another', async t => {
  const corpus = await shippedCorpus();
  const { app, state } = await testService({ corpus });
  const first = await ask(app, '/v1/keywords/Naga');
  state.current = makeSnapshot({ corpus: { ...corpus, hash: 'the next one' } });
  const second = await ask(app, '/v1/keywords/Naga');
  t.equal(second.json.corpus, 'the next one');
  t.not(second.headers.etag, first.headers.etag);
  const etag = String(first.headers.etag);
  t.equal((await ask(app, { url: '/v1/keywords/Naga', headers: { 'if-none-match': etag } })).status, 200);
});
