import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import t from 'tap';
import { ask, testService } from '../support/service.js';

const { app } = await testService();

const path = (parts: fc.Arbitrary<string>) => parts.map(part => encodeURIComponent(part));
const word = fc.oneof(
  fc.constantFrom(
    'Ratling',
    'Creature',
    'legacy/winds',
    'constructor',
    '__proto__',
    '',
    '%',
    'a/b',
    '2008-06-03',
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }).filter(text => !/\p{Cs}/u.test(text)),
);
const GETS = [
  '/v1/rules',
  '/v1/rules/*',
  '/v1/changes',
  '/v1/changes.atom',
  '/v1/changes/impact',
  '/v1/keywords',
  '/v1/keywords/*',
  '/v1/keywords/*/counts-as/*',
  '/v1/questions',
  '/v1/questions/*',
  '/v1/search',
  '/v1/suggest',
  '/v1/ask',
  '/v1/cards',
  '/v1/cards/*',
  '/v1/pack',
  '/rules',
  '/rules/*',
  '/problems',
  '/problems/*',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/*',
];
const POSTS = [
  '/v1/keywords/resolve',
  '/v1/questions/legacy/imperial-favor',
  '/v1/questions/legacy/fear',
  '/v1/questions/legacy/formation',
  '/v1/questions/multiplayer/combat-order',
  '/v1/questions/*',
  '/v1/multiplayer/replay',
  '/v1/decks/check',
  '/v1/decks/impact',
];
const FIELDS = [
  'asOf',
  'q',
  'limit',
  'offset',
  'from',
  'to',
  'format',
  'status',
  'tagged',
  'since',
  'until',
  'action',
  'card',
  'purpose',
  'as',
  'cards',
  'keywords',
  'ask',
  'context',
  'facts',
  'players',
  'events',
  'deck',
  '__proto__',
  'constructor',
];
const value = fc.oneof(
  word,
  fc.constantFrom('discord', 'legacy', 'join', '1', '2008-06-03', '2008-02-30', 'in-force', 'added'),
);
const query = fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 4 });
const fill = (pattern: string, parts: readonly string[]) => {
  let index = 0;
  return pattern.replace(/\*/g, () => parts[index++] as string);
};
const address = (patterns: string[]) =>
  fc
    .tuple(fc.constantFrom(...patterns), fc.tuple(path(word), path(word)), query)
    .map(
      ([pattern, parts, fields]) =>
        `${fill(pattern, parts)}?${fields.map(([name, one]) => `${name}=${encodeURIComponent(one)}`).join('&')}`,
    );

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 }),
  fc.record({
    players: fc.array(word, { maxLength: 5 }),
    events: fc.array(
      fc.record({ type: fc.constantFrom('begin-turn', 'pass', 'invite', 'assign', 'x'), player: word }),
      { maxLength: 6 },
    ),
  }),
  fc.record({ cards: fc.array(fc.record({ keywords: fc.array(word, { maxLength: 4 }) }), { maxLength: 4 }) }),
  fc.record({ deck: fc.oneof(word, fc.string({ maxLength: 200 })) }),
  fc.record({
    facts: fc.dictionary(
      fc.constantFrom('windInPlay', 'players', 'army', 'requirement', 'strength', 'cards'),
      fc.jsonValue(),
    ),
  }),
);

async function isAnswered(request: InjectOptions): Promise<boolean> {
  const { status, headers, json: body } = await ask(app, request);
  if (status < 400) return true;
  // HEAD has no body
  if (request.method === 'HEAD') return status < 500;
  const type = String(headers['content-type']);
  if (/^\/(?:rules|problems)/.test(String(request.url)) && type.startsWith('text/html')) return status < 500;
  return (
    status < 500 &&
    type.startsWith('application/problem+json') &&
    body.status === status &&
    body.detail !== ''
  );
}

t.test('property: no GET is a fault of the service, and every refusal has a code', async t => {
  await fc.assert(
    fc.asyncProperty(address(GETS), fc.constantFrom('GET', 'HEAD', 'DELETE', 'PUT'), (url, method) =>
      isAnswered({ url, method: method as 'GET' }),
    ),
    { numRuns: 600, examples: [['/rules/__proto__', 'GET']] },
  );
  t.pass('held');
});

t.test('property: no POST is a fault of the service, and every refusal has a code', async t => {
  const body = fc.oneof(
    json.map(one => JSON.stringify(one)),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(
      address(POSTS).map(url => url.replace(/\?.*/, '')),
      body,
      (url, payload) =>
        isAnswered({ url, method: 'POST', payload, headers: { 'content-type': 'application/json' } }),
    ),
    { numRuns: 600 },
  );
  t.pass('held');
});
