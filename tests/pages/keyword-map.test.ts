import t from 'tap';

import {
  drawKeywordMap,
  drawLegend,
  layOut,
  listEdges,
  MAP_WIDTH,
  NODE_HEIGHT,
} from '../../src/pages/keyword-map.js';
import { makeJudge } from '../../src/resolver/index.js';
import { shippedCorpus } from '../support/corpus.js';

const corpus = await shippedCorpus();
const judge = makeJudge(corpus);

t.test('the map has every relation once, as it stands on the day', async t => {
  const statusOf = (day: string, from: string, to: string) =>
    listEdges(judge, day).find(edge => edge.from === from && edge.to === to)?.status;
  t.equal(statusOf('2008-06-19', 'Undead', 'Shadowlands'), 'in-force');
  t.equal(statusOf('2008-06-20', 'Undead', 'Shadowlands'), 'ended');
  t.equal(statusOf('2008-06-02', 'Ratling', 'Nonhuman'), 'not-yet');
  t.equal(statusOf('2008-06-02', 'Creature', 'Nonhuman'), 'unrecorded');
  t.equal(statusOf('2008-06-20', 'Nonhuman', 'Creature'), undefined, 'the same keyword is one line, not two');
});

t.test('nothing lies on anything else, all is inside, and the day moves nothing', async t => {
  const { nodes, height } = layOut(listEdges(judge, '2026-11-29'));
  const places = [...nodes.values()];
  t.ok(places.length > 20);
  for (const one of places) {
    t.ok(one.x >= 0 && one.x + one.width <= MAP_WIDTH && one.y + NODE_HEIGHT <= height, one.keyword);
    const over = places.filter(
      other =>
        other !== one &&
        Math.abs(other.y - one.y) < NODE_HEIGHT &&
        other.x < one.x + one.width &&
        one.x < other.x + other.width,
    );
    t.same(over, [], one.keyword);
  }
  for (const day of corpus.changeDays) t.same(layOut(listEdges(judge, day)).nodes, nodes, day);
});

t.test('arrows lead to the right', async t => {
  const edges = listEdges(judge, '2026-11-29').filter(({ kind }) => kind === 'implies');
  const { nodes } = layOut(listEdges(judge, '2026-11-29'));
  for (const { from, to } of edges)
    t.ok((nodes.get(from)?.x ?? 0) < (nodes.get(to)?.x ?? 0), `${from} → ${to}`);
});

t.test(
  'the lines tell what counts always, in some circumstances, in lost words, and not that day',
  async t => {
    const edges = listEdges(judge, '2008-06-19');
    const drawing = drawKeywordMap(edges, {
      label: 'a "map"',
      link: keyword => `/k/${keyword}`,
      turned: edges.filter(({ from, to }) => from === 'Undead' || to === 'Nonhuman'),
    }).html;
    const lineOf = (from: string, to: string) =>
      drawing.match(new RegExp(`<path [^>]*data-edge="${from} ${to}"[^>]*>`))?.[0] ?? '';
    t.match(drawing, 'aria-label="a &quot;map&quot;"', 'texts are escaped');
    t.match(drawing, 'href="/k/Undead"');
    t.match(lineOf('Undead', 'Shadowlands'), /class="edge in-force turned".*url\(#head-turned\)/);
    t.notMatch(lineOf('Zombie', 'Undead'), /dash/);
    t.match(lineOf('Ninjutsu', 'Ninja'), /class="edge depends".*dasharray.*url\(#head-depends\)/);
    t.match(lineOf('Diplomat', 'Courtier') + lineOf('Courtier', 'Diplomat'), /class="edge in-force"/);
    t.notMatch(lineOf('Courtier', 'Diplomat'), /marker/, 'two of the same have no arrow');
    const after = drawKeywordMap(listEdges(judge, '2008-06-20'), { label: '', link: String }).html;
    t.match(after, /class="edge off"[^>]*data-edge="Undead Shadowlands"/);
    t.match(drawLegend(true).html, /only in some circumstances[\s\S]*not in force on this day/);
    t.notMatch(drawLegend(false).html, 'not in force');
  },
);

t.test('more than two keywords that are one stand below one another, joined either way', async t => {
  const [given] = listEdges(judge, '2026-11-29').filter(({ kind }) => kind === 'equivalent');
  const joined = (from: string, to: string) => ({ ...(given as NonNullable<typeof given>), from, to });
  const edges = [joined('B', 'A'), joined('B', 'C'), joined('E', 'D')];
  const { nodes } = layOut(edges);
  const at = (keyword: string) => nodes.get(keyword) ?? { x: Number.NaN, y: Number.NaN };
  t.same(new Set(['A', 'B', 'C'].map(keyword => at(keyword).x)).size, 1);
  t.ok(at('A').y < at('B').y && at('B').y < at('C').y && at('C').y < at('D').y);
  t.ok(at('D').x < at('E').x && at('D').y === at('E').y);
  const { html } = drawKeywordMap(edges, { label: '', link: String });
  t.notMatch(html, /NaN/);
  t.match(html, new RegExp(`V${at('B').y}[^V]*V${at('B').y}`));
});
