import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { type Day, formatProblem, type Outcome, type Problem } from '../knowledge/index.js';
import { type Desk, readDay } from './desk.js';

/** The day of an answer, as every tool takes it. */
const asOf = z
  .string()
  .optional()
  .describe('The day that is asked about, YYYY-MM-DD. Today (UTC) where it is left out.');

/** A tool that answers for a day. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  description: string;
  input: Shape;
  answer(
    desk: Desk,
    input: z.output<z.ZodObject<Shape>>,
    day: Day,
  ): Outcome<object> | Promise<Outcome<object>>;
}

/** Keeps the types of a tool's input together with its answer. */
export function makeTool<Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool {
  return tool as unknown as Tool;
}

function showAnswer(answer: object): CallToolResult {
  const text = JSON.stringify(answer);
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
}

function showProblem(problem: Problem): CallToolResult {
  const content = [{ type: 'text' as const, text: formatProblem(problem) }];
  return { isError: true, content, structuredContent: { problem: { ...problem } } };
}

/** Offers a tool. What is wrong with a request comes back as an answer with a code, so that a model can mend it. */
export function registerTool(server: McpServer, desk: Desk, tool: Tool): void {
  const { name, title, description, input } = tool;
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  const inputSchema = z.strictObject({ ...input, asOf });
  server.registerTool(name, { title, description, inputSchema, annotations }, async given => {
    const day = readDay(desk, given.asOf as string | undefined);
    if (!day.ok) return showProblem(day.problem);
    const { asOf: _, ...rest } = given;
    const answer = await tool.answer(desk, rest, day.value);
    return answer.ok ? showAnswer(answer.value) : showProblem(answer.problem);
  });
}
