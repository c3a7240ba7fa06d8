import t from 'tap';
import { unpackCards } from '../../src/decks/index.js';
import { makeCorpus } from '../../src/knowledge/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { fixtureCards } from '../support/cards.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();

t.test('a judge that is made from the pack rules the same', async t => {
  const { json, headers } = await ask(app, '/v1/pack');
  const { corpus } = makeCorpus(json.documents, json.pages, json.hash);
  if (!corpus) return t.fail('no corpus');
  const shipped = await shippedCorpus();
  t.equal(json.hash, shipped.hash);
  t.equal(headers['corpus-hash'], shipped.hash);
  t.strictSame(json.official, {});
  t.equal(json.asOf, TODAY);
  const question = { from: 'Ratling', to: 'Creature', asOf: '2008-06-03' };
  t.strictSame(makeJudge(corpus).countsAs(question), makeJudge(shipped).countsAs(question));
});

t.test('the day of the pack is the one that was asked for', async t => {
  t.equal((await ask(app, '/v1/pack?asOf=2008-06-03')).json.asOf, '2008-06-03');
  t.strictSame(refusalOf(await ask(app, '/v1/pack?asOf=now')), [400, 'bad-day']);
});

t.test('the card facts in one file, for a page that has no network', async t => {
  const catalogue = await fixtureCards();
  const { app } = await testService({ catalogue });
  const { json, headers } = await ask(app, '/v1/pack/cards');
  t.ok(headers.etag);
  t.strictSame(unpackCards(json).cards, catalogue.cards);
  const { app: bare } = await testService();
  t.strictSame(refusalOf(await ask(bare, '/v1/pack/cards')), [404, 'no-catalogue']);
});
