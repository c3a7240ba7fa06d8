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
import {
  type Code,
  type Day,
  fail,
  failAll,
  formatProblem,
  listProblems,
  type Outcome,
  type Problem,
  parseInput,
} from '../knowledge/index.js';
import { nearest } from '../language/index.js';
import { getPrompt, JUDGE_PROMPT } from './prompt.js';
import { listResources, type McpContext, RULE_TEMPLATE, readResource } from './resources.js';
import { TOOLS, type Tool } from './tools.js';

const INSTRUCTIONS = `Rulings on the Legacy and Multiplayer formats of the Legend of the Five Rings CCG, as of a day.
Cite rules by their id, with the day. Give asOf for an event in the past: rules have changed.
A verdict of unknown, depends or not-covered is no "no": say which it is, and what is still needed.
Check what you are about to quote with verify_citation. Read \`answer\` aloud word for word, with its caveats.`;

function listTool({ name, title, description, input }: Tool): ListedTool {
  const inputSchema = z.toJSONSchema(input, {
    io: 'input',
    // the library leaves it out where a field is read in two steps
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
    },
  }) as ListedTool['inputSchema'];
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return { name, title, description, inputSchema, annotations };
}

/** What to do about a problem here, where another way to ask than a tool is no help. */
const CURES: Readonly<Partial<Record<Code, string>>> = {
  'unknown-card': 'Call `cards` with `q`, a part of the title.',
  'unknown-question': 'Call `question` without an id: it lists all.',
  'unknown-rule': 'Call `search` with words of the rule: it gives ids.',
};

// "Give a text." says little: what the tool says of the argument is put behind
function nameArgument(problem: Problem, { shape }: z.ZodObject): Problem {
  const { field = '', cure } = problem;
  const description = (shape[field] as z.ZodType | undefined)?.description;
  if (problem.code !== 'bad-value' || description === undefined) return problem;
  return { ...problem, cure: `${cure} ${field}: ${description}` };
}

async function callTool(context: McpContext, name: string, given: unknown): Promise<Outcome<unknown>> {
  const tool = TOOLS.find(one => one.name === name);
  if (!tool) {
    const names = TOOLS.map(one => one.name);
    const found = name.slice(0, 60);
    const cure = `Call one of these: ${names.join(', ')}.`;
    return fail('not-found', 'There is no such tool.', { found, cure, near: nearest(found, names) });
  }
  const { value, problems } = parseInput(tool.input, given, { code: 'bad-value' });
  if (problems) return failAll(problems.map(one => nameArgument(one, tool.input)) as [Problem, ...Problem[]]);
  const today = context.today();
  const { asOf = today, ...input } = value as Record<string, unknown> & { asOf?: Day };
  return tool.answer(context, input, { asOf, today });
}

// a model reads what is wrong with its call, and can repair it: no fix names another way of asking
function showOutcome(outcome: Outcome<unknown>): CallToolResult {
  if (outcome.ok) {
    const text = JSON.stringify(outcome.value);
    return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
  }
  const problems = listProblems(outcome.problem).map(one => {
    const cure = CURES[one.code];
    return cure ? { ...one, cure } : one;
  });
  const { problem } = failAll(problems as [Problem, ...Problem[]]);
  const text = problems.map(formatProblem).join('\n');
  return { isError: true, content: [{ type: 'text', text }], structuredContent: { problem: { ...problem } } };
}

/**
 * A server of the Model Context Protocol that offers the judge's tools, the rules as resources, and a prompt; it is not connected yet. It is the plain one of
 * the library: the other answers bad arguments itself, without a code or a cure.
 */
export function makeMcpServer(context: McpContext, version: string): Server {
  const info = { name: 'l5r-judge', version };
  const server = new Server(info, {
    instructions: INSTRUCTIONS,
    capabilities: { tools: {}, resources: {}, prompts: {} },
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(listTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) =>
    showOutcome(await callTool(context, params.name, params.arguments ?? {})),
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
