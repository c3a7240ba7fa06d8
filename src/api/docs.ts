import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const ABOUT = `Rulings on the Legacy and Multiplayer formats of the Legend of the Five Rings CCG, with cited proof, as of a day.
Every error is application/problem+json with a stable \`code\`. Unofficial.`;

/** Path of a wildcard route as callers know it: its rest is the id, slashes and all. */
function nameWildcard(url: string): string {
  return url.replace(/\*$/, '{id}');
}

// the viewer styles elements in place, and draws its icons from data
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Shape {
  properties?: Record<string, unknown>;
  required?: string[];
}

function renameWildcard(params: Shape | undefined): Shape | undefined {
  const rest = params?.properties?.['*'];
  return rest === undefined ? params : { ...params, properties: { id: rest }, required: ['id'] };
}

/** `/openapi.json`, made from the schemas that validate, and `/docs`. Register before the routes. */
export function registerDocs(app: FastifyInstance, version: string): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'l5r-judge', version, description: ABOUT, license: { name: 'MIT' } },
    },
    transform: document => {
      const { schema, url } = jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0]);
      const params = renameWildcard(schema.params as Shape | undefined);
      return { schema: params ? { ...schema, params } : schema, url: nameWildcard(url) };
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: { title: 'l5r-judge: the HTTP API' },
    // the validator's badge would be fetched from its maker's site
    uiConfig: { docExpansion: 'list', validatorUrl: null },
  });
}

/** `/openapi.json`. Register after the routes. */
export async function openApiRoute(app: FastifyInstance): Promise<void> {
  app.get(
    '/openapi.json',
    { config: { cached: true }, schema: { hide: true } as object },
    (_request, reply) => reply.send(app.swagger()),
  );
}
