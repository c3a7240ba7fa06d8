import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { VERSION } from './version.js';

const ABOUT = `Rulings on the Legacy and Multiplayer formats of the Legend of the Five Rings CCG, with cited proof, as of a day.
Every error is application/problem+json with a stable \`code\`. Unofficial.`;

/** Path of a wildcard route as callers know it: its rest is the id, slashes and all. */
function nameWildcard(url: string): string {
  return url.replace(/\*$/, '{id}');
}

interface Shape {
  properties?: Record<string, unknown>;
  required?: string[];
}

function renameWildcard(params: Shape | undefined): Shape | undefined {
  const rest = params?.properties?.['*'];
  return rest === undefined ? params : { ...params, properties: { id: rest }, required: ['id'] };
}

type Node = Record<string, unknown>;

// a list of a fixed length, in words that every tool reads
function describeTuple({ prefixItems, ...rest }: Node): Node {
  const parts = prefixItems as Node[];
  const kinds = [...new Map(parts.map(part => [JSON.stringify(part), part])).values()];
  return { ...rest, items: describeChoice({ anyOf: kinds }), minItems: parts.length, maxItems: parts.length };
}

// an empty schema takes every value, and so does a choice with one in it
function describeChoice(node: Node): Node {
  const { anyOf, ...rest } = node;
  const options = anyOf as Node[];
  if (options.some(option => Object.keys(option).length === 0)) return rest;
  return options.length === 1 ? { ...options[0], ...rest } : node;
}

/** Rewrites what zod makes and many tools cannot read. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (value === null || typeof value !== 'object') return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, simplify(part)]));
  const listed = Array.isArray(node.prefixItems) ? describeTuple(node) : node;
  return Array.isArray(listed.anyOf) ? describeChoice(listed) : listed;
}

// zod gives each schema a second time, as a request would have it: most are never used
function dropUnused(document: Node): void {
  const { schemas } = document.components as { schemas: Node };
  const isUsed = (name: string) => JSON.stringify(document).includes(`"#/components/schemas/${name}"`);
  const unused = Object.keys(schemas).filter(name => !isUsed(name));
  for (const name of unused) delete schemas[name];
  // they may have been the only use of others
  if (unused.length > 0) dropUnused(document);
}

const TAGS = {
  rules: 'The rules, each as of a day.',
  changes: 'Dated changes of the rules, and what they change.',
  keywords: 'What a card with a keyword counts as.',
  questions: 'Questions with facts, and their rulings.',
  multiplayer: 'Games of three to ten players.',
  search: 'Rules by words, and questions in plain words.',
  cards: 'Card facts, and what the rules make of them.',
  decks: 'Deck lists.',
  pack: 'All that a page needs without a network.',
  health: 'For those who run the service.',
};

/** The OpenAPI document of routes, made from the schemas that validate their requests, in an app that only describes. */
export async function describeApi(routes: (app: FastifyInstance) => void): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true).setSerializerCompiler(() => JSON.stringify);
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'l5r-judge',
        version: VERSION,
        description: ABOUT,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The service that gave this document.' }],
      // no call needs a key
      security: [],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    },
    transform: document => {
      const { schema, url } = jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0]);
      const params = renameWildcard(schema.params as Shape | undefined);
      return { schema: params ? { ...schema, params } : schema, url: nameWildcard(url) };
    },
    transformObject: jsonSchemaTransformObject,
  });
  routes(app);
  await app.ready();
  const document = simplify(app.swagger()) as Node;
  await app.close();
  dropUnused(document);
  return document;
}
