import type { FastifyInstance } from 'fastify';
import { VERSION } from '../version.js';

/** Decks and tables are small; larger ones go to the API, which has threads for them. */
const BODY_LIMIT = 64 * 1024;

/** `POST /mcp`: the tools for language models (Streamable HTTP). No session is kept: every request is answered by itself. */
export async function mcpRoutes(app: FastifyInstance): Promise<void> {
  app.post('/mcp', { bodyLimit: BODY_LIMIT, schema: { hide: true } as object }, async (request, reply) => {
    // loaded when it is first asked for: a start needs no protocol
    const { answerMcp } = await import('../../mcp/index.js');
    const { snapshot, today, baseUrl, headers, body } = request;
    const sent = new Request(`${baseUrl}/mcp`, {
      method: 'POST',
      headers: headers as Record<string, string>,
    });
    const answer = await answerMcp({ ...snapshot, today: () => today }, VERSION, sent, body);
    reply.code(answer.status).header('cache-control', 'no-store');
    const type = answer.headers.get('content-type');
    return (type ? reply.type(type) : reply).send(await answer.text());
  });
}
