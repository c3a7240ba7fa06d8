import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
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

/**
 * Serves the tools over two streams, until the first one ends. What has been asked by then is still answered: nothing is
 * closed, the answers only have to be written.
 */
export async function serveStdio(
  context: McpContext,
  version: string,
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<void> {
  const ended = new Promise<void>(resolve => {
    input.once('end', resolve);
    input.once('close', resolve);
  });
  await makeMcpServer(context, version).connect(
    new StdioServerTransport(input as Readable, output as Writable),
  );
  await ended;
}
