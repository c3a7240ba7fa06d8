import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  GetPromptRequestSchema,
  type Tool as ListedTool,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { fail, parseDay } from '../knowledge/index.js';
import { nearest } from '../language/index.js';
import { getPrompt, JUDGE_PROMPT } from './prompt.js';
import { inputSchemaOf, nameCure, readInput } from './read-input.js';
import { listResources, RULE_TEMPLATE, readResource } from './resources.js';
import { showAnswer, showProblem, type Tool, type ToolContext } from './tool.js';
import { cardCountsAsTool, cardsTool, cardTool } from './tools/cards.js';
import { deckExportTool, deckImpactTool, deckTool } from './tools/decks.js';
import { ruleTool, searchTool, verifyTool } from './tools/look-up.js';
import { askTool, countsAsTool, questionTool, replayTool } from './tools/rule-on.js';

const TOOLS = [
  askTool,
  countsAsTool,
  cardCountsAsTool,
  cardTool,
  cardsTool,
  ruleTool,
  searchTool,
  questionTool,
  replayTool,
  deckTool,
  deckImpactTool,
  deckExportTool,
  verifyTool,
];

const INSTRUCTIONS = `Rulings on the Legacy and Multiplayer formats of the Legend of the Five Rings CCG, as of a day.
Cite rules by their id, with the day. Give asOf for an event in the past: rules have changed.
A verdict of unknown, depends or not-covered is no "no": say which it is, and what is still needed.
Check what you are about to quote with verify_citation. Read \`answer\` aloud word for word, with its caveats.`;

function listTool(tool: Tool): ListedTool {
  const { name, title, description } = tool;
  const inputSchema = z.toJSONSchema(inputSchemaOf(tool), { io: 'input' }) as ListedTool['inputSchema'];
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return { name, title, description, inputSchema, annotations };
}

function refuseTool(name: string): CallToolResult {
  const names = TOOLS.map(tool => tool.name);
  const near = nearest(name.slice(0, 60), names);
  const { problem } = fail('not-found', 'There is no such tool.', {
    found: name.slice(0, 60),
    cure: `Call one of these: ${names.join(', ')}.`,
    near,
  });
  return showProblem(problem);
}

async function callTool(context: ToolContext, name: string, given: unknown): Promise<CallToolResult> {
  const tool = TOOLS.find(one => one.name === name);
  if (!tool) return refuseTool(name);
  const input = readInput(tool, given);
  if (!input.ok) return showProblem(input.problem);
  const { asOf, ...rest } = input.value;
  const day = parseDay(asOf ?? context.today(), 'asOf');
  if (!day.ok) return showProblem(nameCure(day.problem));
  const answer = await tool.answer(context, rest, day.value);
  return answer.ok ? showAnswer(answer.value) : showProblem(nameCure(answer.problem));
}

/**
 * A server of the Model Context Protocol that offers the judge's tools, the rules as resources, and a prompt; it is not connected yet. It is the plain one of
 * the library: the other answers bad arguments itself, without a code or a cure.
 */
export function makeMcpServer(context: ToolContext, version: string): Server {
  const info = { name: 'l5r-judge', version };
  const server = new Server(info, {
    instructions: INSTRUCTIONS,
    capabilities: { tools: {}, resources: {}, prompts: {} },
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(listTool) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(context, params.name, params.arguments ?? {}),
  );
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listResources(context) }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [RULE_TEMPLATE],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => readResource(context, params.uri));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [JUDGE_PROMPT] }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
    getPrompt(params.name, params.arguments ?? {}),
  );
  return server;
}
