import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { RouteOptions } from 'fastify';
import t from 'tap';
import { z } from 'zod';
import { buildApp, makeSnapshot, makeState } from '../../src/api/index.js';
import { parseCatalogue } from '../../src/decks/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { ask, refusalOf } from '../support/service.js';

const RECORDS = [{ cardid: 1, title: 'Made-Up', type: 'Personality', keywords: ['Naga'] }];
const { catalogue } = parseCatalogue([{ file: 'cards.json', records: RECORDS }]);
const state = makeState(makeSnapshot({ corpus: await shippedCorpus(), catalogue }));
const app = buildApp({ state, options: { today: () => TODAY, RATE_LIMIT: 0, MAX_LOOP_DELAY: 0 } });
const routes: RouteOptions[] = [];
app.addHook('onRoute', route => {
  routes.push(route);
});
await app.ready();

/** A request for each route that answers JSON as documented. */
const CALLS: Record<string, string | { url: string; payload: object }> = {
  'GET /v1/rules': '/v1/rules?limit=500',
  'GET /v1/rules/*': '/v1/rules/legacy/keywords/creature-nonhuman?asOf=2008-06-02',
  'GET /v1/citations/verify': '/v1/citations/verify?rule=legacy/winds&says=A+Wind+is+a+card',
  'GET /v1/changes': '/v1/changes',
  'GET /v1/changes/impact': '/v1/changes/impact?from=2008-06-02&to=2008-06-20',
  'GET /v1/keywords': '/v1/keywords',
  'GET /v1/keywords/:keyword': '/v1/keywords/Naga',
  'GET /v1/keywords/:from/counts-as/:to': '/v1/keywords/Naga/counts-as/Creature',
  'POST /v1/keywords/resolve': {
    url: '/v1/keywords/resolve',
    payload: { cards: [{ keywords: ['Naga'] }], ask: ['Creature'] },
  },
  'GET /v1/questions': '/v1/questions',
  'GET /v1/questions/*': '/v1/questions/legacy/imperial-favor',
  'POST /v1/questions/*': { url: '/v1/questions/multiplayer/turn-order', payload: {} },
  'POST /v1/multiplayer/replay': {
    url: '/v1/multiplayer/replay',
    payload: {
      players: ['A', 'B', 'C'],
      events: [{ type: 'begin-turn', player: 'A' }, { type: 'begin-action-phase' }, 'x'],
    },
  },
  'GET /v1/search': '/v1/search?q=ratling',
  'GET /v1/suggest': '/v1/suggest?q=a',
  'GET /v1/ask': '/v1/ask?q=is+a+ratling+a+creature',
  'GET /v1/cards': '/v1/cards?q=made',
  'GET /v1/cards/:title': '/v1/cards/Made-Up',
  'GET /v1/cards/:title/counts-as/:keyword': '/v1/cards/Made-Up/counts-as/Creature',
  'POST /v1/decks/check': {
    url: '/v1/decks/check',
    payload: { deck: 'Dynasty\n1 Made-Up\n1 Other\n\nFate\n1 Third\n' },
  },
  'POST /v1/decks/export': { url: '/v1/decks/export', payload: { deck: '1 Made-Up' } },
  'POST /v1/decks/impact': {
    url: '/v1/decks/impact',
    payload: { deck: '1 Made-Up', from: '2008-06-02', to: TODAY },
  },
  'GET /v1/pack': '/v1/pack',
  'GET /v1/pack/cards': '/v1/pack/cards',
  'GET /healthz': '/healthz',
  'GET /readyz': '/readyz',
};
/** Routes that answer with texts. */
const TEXTS = ['GET /v1/changes.atom', 'GET /metrics'];

// what is answered and not documented is a fault as well: objects are strict, unless they are documented as open
function makeStrict(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { def: z.core.$ZodTypeDef };
  const inner = def as unknown as Record<string, z.core.$ZodType>;
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([key, one]) => [key, makeStrict(one as z.ZodType)]),
    );
    return schema.def.catchall ? z.looseObject(shape) : z.strictObject(shape);
  }
  if (schema instanceof z.ZodArray) return z.array(makeStrict(inner.element as z.ZodType) as z.ZodType);
  if (schema instanceof z.ZodNullable) return z.nullable(makeStrict(inner.innerType as z.ZodType));
  if (schema instanceof z.ZodOptional) return z.optional(makeStrict(inner.innerType as z.ZodType));
  return schema;
}

t.test('every route answers as it is documented, and tells no more', async t => {
  const documented = routes.filter(({ schema, method }) => schema?.response && method !== 'HEAD');
  const names = documented.map(({ method, url }) => `${method} ${url}`);
  t.strictSame(names.filter(name => !TEXTS.includes(name)).sort(), Object.keys(CALLS).sort());
  for (const [name, call] of Object.entries(CALLS)) {
    const route = documented.find(({ method, url }) => `${method} ${url}` === name);
    const schema = ((route?.schema?.response ?? {}) as Record<string, z.ZodType>)[200];
    const answer = await ask(app, typeof call === 'string' ? call : { method: 'POST', ...call });
    t.equal(answer.status, 200, name);
    const parsed = z.safeParse(makeStrict(schema as z.ZodType), answer.json);
    t.ok(parsed.success, `${name}: ${parsed.success ? '' : z.prettifyError(parsed.error)}`);
  }
});

t.test('every answer fits the OpenAPI document, and so does every refusal', async t => {
  const { json: document } = await ask(app, '/openapi.json');
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'api');
  const check = (name: string, status: string, type: string) => {
    const [method = '', path = ''] = name
      .replace(/\*$/, '{id}')
      .replace(/:(\w+)/g, '{$1}')
      .split(' ');
    const parts = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema'];
    const pointer = parts.map(part => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    return ajv.compile({ $ref: `api#/${encodeURI(pointer)}` });
  };
  for (const [name, call] of Object.entries(CALLS)) {
    const { url, ...rest } = typeof call === 'string' ? { url: call } : { method: 'POST' as const, ...call };
    const fits = check(name, '200', 'application/json');
    t.ok(fits((await ask(app, { url, ...rest })).json), `${name} ${JSON.stringify(fits.errors?.[0])}`);
    const refuses = check(name, '4XX', 'application/problem+json');
    const refused = await ask(app, { url: `${url.split('?')[0]}?asOf=x&nonsense=1`, ...rest });
    if (refused.status !== 200) t.ok(refuses(refused.json), `${name} ${JSON.stringify(refuses.errors?.[0])}`);
  }
  const text = JSON.stringify(document);
  t.notMatch(text, '"prefixItems"', 'every tool can read the lists');
  for (const name of Object.keys(document.components.schemas))
    t.ok(text.includes(`"#/components/schemas/${name}"`), `${name} is used`);
  const tags = document.tags.map(({ name }: { name: string }) => name);
  const used = Object.values(document.paths as Record<string, Record<string, { tags: string[] }>>)
    .flatMap(methods => Object.values(methods))
    .flatMap(call => call.tags);
  t.strictSame([...new Set(used)].sort(), tags.sort());
  t.match(document, { servers: [{ url: '/' }], security: [], info: { license: { identifier: 'MIT' } } });
});

t.test('a route without query or body takes none in silence', async t => {
  for (const [name, call] of Object.entries(CALLS)) {
    if (name === 'GET /healthz' || name === 'GET /readyz') continue;
    const { url, ...rest } = typeof call === 'string' ? { url: call } : { method: 'POST' as const, ...call };
    const { status, json } = await ask(app, {
      url: `${url}${url.includes('?') ? '&' : '?'}nonsense=1`,
      ...rest,
    });
    t.match([status, json.code, json.field], [400, 'unknown-field', 'nonsense'], name);
  }
});

t.test('the OpenAPI document has every call, with names that can be typed', async t => {
  const { json, headers } = await ask(app, '/openapi.json');
  t.equal(json.openapi, '3.1.0');
  t.ok(headers.etag);
  const calls = Object.entries(
    json.paths as Record<string, Record<string, { operationId: string; parameters?: object[] }>>,
  );
  const named = calls.flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  const expected = [...Object.keys(CALLS), ...TEXTS].map(name =>
    name.replace(/\*$/, '{id}').replace(/:(\w+)/g, '{$1}'),
  );
  t.strictSame(named.sort(), expected.sort());
  const ids = calls.flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId));
  t.equal(new Set(ids).size, ids.length);
  t.match(
    json.paths['/v1/rules/{id}'].get.parameters.find(({ name }: { name: string }) => name === 'id'),
    { in: 'path', required: true },
  );
  t.match(
    json.paths['/v1/rules'].get.parameters.find(({ name }: { name: string }) => name === 'limit'),
    {
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 500 },
    },
  );
  t.ok(json.components.schemas.Ruling && json.components.schemas.Problem);
  for (const ref of JSON.stringify(json).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    t.ok(json.components.schemas[String(ref[1])], String(ref[1]));
});

t.test('/docs can be browsed without a network', async t => {
  const page = await ask(app, '/docs/');
  t.match(page.text, '<title>l5r-judge: the HTTP API</title>');
  t.equal(page.status, 200);
  t.match(page.headers['content-security-policy'], /^default-src 'none'; script-src 'self';/);
  const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => String(path));
  t.ok(loaded.length > 3);
  for (const path of loaded) {
    t.match(path, /^\.\//, 'from this service alone');
    t.equal((await ask(app, `/docs/${path.slice(2)}`)).status, 200, path);
  }
  t.match((await ask(app, '/docs/viewer.js')).text, "url: '../openapi.json'");
  t.match(await ask(app, '/docs'), { status: 302, headers: { location: 'docs/' } });
  t.strictSame(refusalOf(await ask(app, '/docs/none.css')), [404, 'not-found']);
});

t.test('docs/api.md names the calls that there are', async t => {
  const page = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const named = [...page.matchAll(/`((?:GET|POST) [^`?]+)`/g)].map(([, call]) => String(call));
  const served = routes.map(({ method, url }) =>
    `${method} ${url}`.replace(/\*$/, '{id}').replace(/:(\w+)/g, '{$1}'),
  );
  t.strictSame(
    named.filter(call => !served.includes(call)),
    [],
  );
  const missing = [...Object.keys(CALLS), ...TEXTS].map(name =>
    name.replace(/\*$/, '{id}').replace(/:(\w+)/g, '{$1}'),
  );
  t.strictSame(
    missing.filter(call => !named.includes(call)),
    [],
  );
});
