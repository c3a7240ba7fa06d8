import t from 'tap';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();
const { hash } = await shippedCorpus();

t.test('hits, best first, with marked spans and links', async t => {
  const { json } = await ask(app, '/v1/search?q=facedown+ninja+attach+a+spell&limit=3');
  t.match(json, {
    hits: [{ id: 'legacy/glossary/ninjutsu', url: '/rules/legacy/glossary/ninjutsu' }],
    corpus: hash,
  });
  t.ok(json.hits.length <= 3);
  const { snippet } = json.hits[0];
  const [start, end] = snippet.marks[0];
  t.ok(start < end && end <= snippet.text.length);
  t.ok(
    (await ask(app, '/v1/search?q=attack&format=multiplayer')).json.hits.every(
      ({ format }: { format: string }) => format === 'multiplayer',
    ),
  );
});

t.test('an unknown format is refused', async t => {
  const { status, json } = await ask(app, '/v1/search?q=attack&format=chess');
  t.equal(status, 400);
  t.match(json, { code: 'bad-value', field: 'format' });
});

t.test('any text is allowed; nothing found is no fault', async t => {
  for (const q of ['who: ratling', 'a~', '"', '*', '', 'x'.repeat(2000), '🎲', '<script>', "';--", '%00']) {
    const { status, json } = await ask(app, `/v1/search?q=${encodeURIComponent(q)}`);
    t.equal(status, 200, q);
    t.ok(Array.isArray(json.hits), q);
  }
  t.strictSame(refusalOf(await ask(app, '/v1/search')), [400, 'bad-value']);
  t.strictSame(refusalOf(await ask(app, '/v1/search?query=x')), [400, 'bad-value']);
});

t.test('hits as a Discord embed', async t => {
  const { json } = await ask(app, '/v1/search?q=ratling&as=discord');
  t.match(json, { title: 'ratling', description: /^\*\*Rules:\*\*\n- \[/ });
});

t.test('completions', async t => {
  const { json } = await ask(app, '/v1/suggest?q=rat');
  t.ok(json.items.some(({ text, kind }: Record<string, string>) => text === 'Ratling' && kind === 'keyword'));
  t.equal((await ask(app, '/v1/suggest?q=a&limit=1')).json.items.length, 1);
});

t.test('a question in plain words: the ruling, or the rules that fit', async t => {
  const ruled = await ask(app, '/v1/ask?q=is+a+ratling+a+creature%3F');
  t.match(ruled.json, { interpretation: { kind: 'counts-as', asOf: TODAY }, ruling: { verdict: 'yes' } });
  t.equal(ruled.json.answer, ruled.json.ruling.answer);
  const then = await ask(app, '/v1/ask?q=did+zombies+count+as+Shadowlands+on+June+19+2008%3F');
  t.match(then.json, { interpretation: { asOf: '2008-06-19' }, ruling: { verdict: 'yes' } });
  const found = await ask(app, '/v1/ask?q=winds+art+border&limit=2');
  t.match(found.json, { interpretation: { kind: 'search' }, ruling: null });
  t.ok(found.json.hits.length <= 2);
  t.match((await ask(app, '/v1/ask?q=is+a+ratling+a+creature%3F&as=discord')).json, { description: /^Yes/ });
  t.match((await ask(app, '/v1/ask?q=winds+art+border&as=discord')).json, {
    description: /^\*\*The rules that fit these words best\.\*\*\n\*\*Rules:\*\*\n- \[/,
  });
});
