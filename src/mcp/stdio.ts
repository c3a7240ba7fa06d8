import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { McpContext } from './resources.js';
import { makeMcpServer } from './server.js';

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
