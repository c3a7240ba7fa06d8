import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { type Engine, PLAY_FORMATS } from '../engine.js';
import { type Day, formatProblem, listProblems, type Outcome, type Problem } from '../knowledge/index.js';

/** What the tools answer from, and what day it is. */
export interface ToolContext extends Engine {
  today(): Day;
}

/** The day of an answer, as every tool takes it. */
export const asOfInput = z
  .string()
  .optional()
  .describe('The day that is asked about, YYYY-MM-DD. Today where it is left out.');

/** Which rules are played by, where a ruling differs by it. */
export const formatOfPlay = z
  .enum(PLAY_FORMATS)
  .optional()
  .describe('`samurai`: normal play, which the Legacy changes leave as it is.');

/** A tool that answers for a day. */
export interface Tool<Shape extends z.core.$ZodLooseShape = Record<string, z.ZodType>> {
  name: string;
  title: string;
  description: string;
  input: Shape;
  answer(
    context: ToolContext,
    input: z.output<z.ZodObject<Shape>>,
    day: Day,
  ): Outcome<object> | Promise<Outcome<object>>;
}

/** What a tool was given, read by its schema. */
export type ToolInput = Record<string, unknown> & { asOf?: string | undefined };

/** Keeps the types of a tool's input together with its answer. */
export function makeTool<Shape extends z.core.$ZodLooseShape>(tool: Tool<Shape>): Tool {
  return tool as unknown as Tool;
}

/** An answer as a tool gives it: JSON, as text and as structured content. */
export function showAnswer(answer: object): CallToolResult {
  const text = JSON.stringify(answer);
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
}

/** What is wrong with a call, as an answer: a model reads those, and can repair its call. */
export function showProblem(problem: Problem): CallToolResult {
  const text = listProblems(problem).map(formatProblem).join('\n');
  const content = [{ type: 'text' as const, text }];
  return { isError: true, content, structuredContent: { problem: { ...problem } } };
}
