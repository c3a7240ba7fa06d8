import t from 'tap';

import { layOut, listEdges, MAP_WIDTH, NODE_HEIGHT } from '../../src/web/map/layout.js';
import { shippedCorpus } from '../support/corpus.js';

const corpus = await shippedCorpus();

t.test('the map has every relation once, as it stands on the day', async t => {
  const statusOf = (day: string, from: string, to: string) =>
    listEdges(corpus, day).find(edge => edge.from === from && edge.to === to)?.status;
  t.equal(statusOf('2008-06-19', 'Undead', 'Shadowlands'), 'in-force');
  t.equal(statusOf('2008-06-20', 'Undead', 'Shadowlands'), 'ended');
  t.equal(statusOf('2008-06-02', 'Ratling', 'Nonhuman'), 'not-yet');
  t.equal(statusOf('2008-06-02', 'Creature', 'Nonhuman'), 'unrecorded');
  t.equal(statusOf('2008-06-20', 'Nonhuman', 'Creature'), undefined, 'the same keyword is one line, not two');
});

t.test('nothing lies on anything else, all is inside, and the day moves nothing', async t => {
  const { nodes, height } = layOut(listEdges(corpus, '2026-11-29'));
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
  for (const day of corpus.changeDays) t.same(layOut(listEdges(corpus, day)).nodes, nodes, day);
});

t.test('arrows lead to the right', async t => {
  const edges = listEdges(corpus, '2026-11-29').filter(({ kind }) => kind === 'implies');
  const { nodes } = layOut(listEdges(corpus, '2026-11-29'));
  for (const { from, to } of edges)
    t.ok((nodes.get(from)?.x ?? 0) < (nodes.get(to)?.x ?? 0), `${from} → ${to}`);
});
