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

/** The OpenAPI document of routes, made from the schemas that validate their requests, in an app that only describes. */
export async function describeApi(routes: (app: FastifyInstance) => void): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true).setSerializerCompiler(() => JSON.stringify);
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'l5r-judge', version: VERSION, description: ABOUT, license: { name: 'MIT' } },
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
  const document = app.swagger();
  await app.close();
  return document;
}
