import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import t from 'tap';
import { ask, testService } from '../support/service.js';
import { fromSchema, nearly, type Schema, WORDS } from './from-schema.js';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const RUNS = 60;

const { app } = await testService();
const { json: api } = await ask(app, '/openapi.json');
const resolve = (ref: string): Schema =>
  ref
    .slice(2)
    .split('/')
    .reduce((part, name) => part[name.replaceAll('~1', '/')], api);

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function requestsFor(path: string, method: string, { parameters = [], requestBody }: Operation) {
  const named = parameters.map(({ name, in: place, schema }) => ({
    name,
    place,
    values: fromSchema(schema, resolve),
  }));
  const params = fc.record(
    Object.fromEntries(named.filter(({ place }) => place === 'path').map(({ name }) => [name, WORDS])),
  );
  const query = nearly(
    fc.record(
      Object.fromEntries(
        named.filter(({ place }) => place === 'query').map(({ name, values }) => [name, values]),
      ),
      { requiredKeys: [] },
    ),
  );
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema ? nearly(fromSchema(schema, resolve)) : fc.constant(undefined);
  return fc.tuple(params, query, body).map(([named, asked, payload]): InjectOptions => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent((named as Record<string, string>)[name] as string),
    );
    const fields = Object.entries((asked ?? {}) as object).map(([name, value]) => [
      name,
      textOf(value) ?? '',
    ]);
    const url = `${filled}${fields.length > 0 ? `?${new URLSearchParams(fields)}` : ''}`;
    if (payload === undefined) return { method: method as 'GET', url };
    const headers = { 'content-type': 'application/json' };
    return { method: 'POST', url, headers, payload: JSON.stringify(payload) };
  });
}

for (const [path, operations] of Object.entries(api.paths as Record<string, Record<string, Operation>>)) {
  for (const [name, operation] of Object.entries(operations)) {
    const method = name.toUpperCase();
    t.test(`${method} ${path}: near-valid input is answered, or refused with problem details`, async t => {
      const reached = new Set<number>();
      await fc.assert(
        fc.asyncProperty(requestsFor(path, method, operation), async request => {
          const { status, headers, json } = await ask(app, request);
          reached.add(status);
          if (status < 400) return true;
          return (
            status < 500 &&
            String(headers['content-type']).startsWith('application/problem+json') &&
            json.status === status &&
            json.type === `/problems/${json.code}`
          );
        }),
        { numRuns: RUNS },
      );
      t.ok(reached.size > 0, `answered with ${[...reached].sort().join(', ')}`);
    });
  }
}
