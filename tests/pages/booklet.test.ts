import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { standingOn } from '../../src/knowledge/index.js';
import { formatBooklet, showImpact } from '../../src/pages/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { ask, testService } from '../support/service.js';

const corpus = await shippedCorpus();
const engine = makeEngine({ corpus });
const baseUrl = 'https://judge.example';

t.test('every rule in force on the day, in the order of the pages, and no other', async t => {
  for (const asOf of ['2008-06-02', '2008-06-03', '2008-06-19', '2008-06-20', TODAY]) {
    const page = formatBooklet(engine, { asOf, baseUrl });
    for (const document of corpus.documents) {
      const { status } = standingOn(document, asOf);
      const holds = status === 'in-force' || status === 'unrecorded';
      t.equal(page.includes(`<h3 id="${document.id}">`), holds, `${document.id} on ${asOf}`);
    }
    t.ok(page.includes(corpus.hash), 'it says from which documents it is made');
  }
});

t.test('contents, change tags, lost words, and the keyword map', async t => {
  const page = formatBooklet(engine, { asOf: '2008-06-10', baseUrl });
  for (const [, id] of page.matchAll(/<li><a href="#([^"]+)"/g))
    t.ok(page.includes(`id="${id}"`), String(id));
  t.match(page, /CHANGED June 03 2008/);
  t.match(page, /<svg class="keyword-map"[\s\S]*data-edge="Undead Shadowlands"[\s\S]*<ul class="legend">/);
  t.notMatch(page, 'data-status="ended"', 'it draws what is in force');
  t.match(page, /This rule existed on June 10, 2008, but its wording then is lost/);
  t.match(page, /with wording lost/);
  t.match(page, /<tr><td>Zombie<\/td><td>(?=[^<]*Undead)[^<]*Shadowlands/);
  t.match(page, /<tr><td>Diplomat<\/td><td><\/td><td>Courtier<\/td>/);
  t.notMatch(page, /id="changes"/);
});

t.test('what changed since the last event: after its day, up to the day of the booklet', async t => {
  const since = (since: string, asOf: string) => formatBooklet(engine, { asOf, since, baseUrl });
  const page = since('2008-06-19', '2008-06-20');
  t.match(page, /What changed after June 19, 2008/);
  t.match(
    page,
    /Undead counted as Shadowlands until June 20 2008<\/b> \(Undead implying Shadowlands DELETED/,
  );
  t.match(page, /<th scope="row">Zombie → Shadowlands<\/th><td class="yes">Yes<\/td><td class="no">No<\/td>/);
  t.match(since('2008-06-20', TODAY), /No rule changed from then to November 29, 2026/);
  t.match(since('2008-06-20', '2008-06-20'), /No rule changed/);
  t.match(since('2008-06-21', '2008-06-20'), /No rule changed/, 'an event to come');
});

t.test('on the judge’s page each answer that differs leads to its ruling on the later day', async t => {
  const days = ['2008-06-19', '2008-06-20'] as const;
  const { html } = showImpact(engine.judge.impact(...days), days, (path, day) => `#${path}?asOf=${day}`);
  t.match(
    html,
    '<a href="#/keywords/Zombie/counts-as/Shadowlands?asOf=2008-06-20">Zombie → Shadowlands</a></th><td class="yes">',
  );
});

t.test('one format', async t => {
  const page = formatBooklet(engine, { asOf: TODAY, format: 'multiplayer', since: '2000-01-01', baseUrl });
  t.notMatch(page, /<h3 id="legacy\//);
  t.match(page, /<h3 id="multiplayer\//);
  t.match(page, /name="format" value="multiplayer"/);
  t.match(page, /booklet\?asOf=2026-11-29&amp;since=2000-01-01&amp;format=multiplayer/);
});

t.test('by its address: today where it names no day, and a field left empty is not given', async t => {
  const { app } = await testService();
  const pageOf = async (query: string) => (await ask(app, `/booklet${query}`)).text;
  t.match(await pageOf(''), `?asOf=${TODAY}`);
  t.match(await pageOf('?asOf=2008-06-20'), '?asOf=2008-06-20');
  t.notMatch(await pageOf('?since='), /What changed after/);
  t.match(await pageOf('?asOf=2008-06-20&since=2008-06-19'), /What changed after June 19, 2008/);
});
