import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { McpContext } from './resources.js';
import { makeMcpServer } from './server.js';

/**
 * Answers one request of Streamable HTTP, without a session: a server is made for it and closed after it. `body` is what
 * the request holds, already read as JSON.
 */
export async function answerMcp(
  context: McpContext,
  version: string,
  request: Request,
  body: unknown,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = makeMcpServer(context, version);
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}
