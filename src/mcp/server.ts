import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Desk } from './desk.js';
import { registerTool } from './tool.js';
import { ruleTool, searchTool, verifyTool } from './tools/look-up.js';
import { askTool, countsAsTool, deckTool, questionTool, replayTool } from './tools/rule-on.js';

const TOOLS = [askTool, countsAsTool, ruleTool, searchTool, questionTool, replayTool, deckTool, verifyTool];

const INSTRUCTIONS = `Rulings on the Legacy and Multiplayer formats of the Legend of the Five Rings CCG, as of a day.
Cite rules by their id, with the day. Give asOf for an event in the past: rules have changed.
A verdict of unknown, depends or not-covered is no "no": say which it is, and what is still needed.
Check what you are about to quote with verify_citation. Read \`answer\` aloud as it stands, with its caveats.`;

/** A server of the Model Context Protocol that offers the judge's tools; it is not connected yet. */
export function makeMcpServer(desk: Desk, version: string): McpServer {
  const server = new McpServer({ name: 'l5r-judge', version }, { instructions: INSTRUCTIONS });
  for (const tool of TOOLS) registerTool(server, desk, tool);
  return server;
}
