import {
  ErrorCode,
  McpError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js';
import type { Engine } from '../engine.js';
import { type Day, formatProblem, makeRuleRecord, parseDay } from '../knowledge/index.js';
import { formatMissing } from '../language/index.js';
import { makeRuleSheet, type Sheet } from '../sheets/index.js';

/** What the tools answer from, and what day it is. */
export interface McpContext extends Engine {
  today(): Day;
}

const BASE = 'l5r://rules/';
const mimeType = 'text/markdown';

/** Any rule on any day. */
export const RULE_TEMPLATE: ResourceTemplate = {
  uriTemplate: `${BASE}{+id}{?asOf}`,
  name: 'rule',
  title: 'A rule as of a day',
  description: 'One rule by its id, as it stood on the day asOf (YYYY-MM-DD); today where it is left out.',
  mimeType,
};

/** Every rule, as of today. */
export function listResources({ corpus, today }: McpContext): Resource[] {
  const day = today();
  return corpus.documents.map(document => {
    const { id, title, answer, status } = makeRuleRecord(corpus, document, day);
    const description = answer ?? formatMissing(status, day);
    return { uri: `${BASE}${id}`, name: id, title, description, mimeType };
  });
}

function formatSheet({ title, answer, words, parts, closing, asOf }: Sheet): string {
  const sections = parts.map(([heading, lines]) => {
    const written = lines.map(line => {
      if (typeof line === 'string') return `- ${line}`;
      return `- [${line.text}](${BASE}${line.rule}?asOf=${asOf})`;
    });
    return written.length > 0 ? `## ${heading}\n\n${written.join('\n')}` : '';
  });
  return [`# ${title}`, `${closing.join(', ')}.`, `**${answer}**`, words, ...sections]
    .filter(Boolean)
    .join('\n\n');
}

function readUri(uri: string, today: Day): { id: string; asOf: string } | null {
  if (!uri.startsWith(BASE)) return null;
  const [id = '', query = ''] = uri.slice(BASE.length).split('?', 2);
  return { id, asOf: new URLSearchParams(query).get('asOf') ?? today };
}

/** Reads a rule by its address. Throws the protocol's own error for any other address, an unknown rule or a bad day. */
export function readResource({ rule, today }: McpContext, uri: string): ReadResourceResult {
  const read = readUri(uri, today());
  if (!read)
    throw new McpError(ErrorCode.InvalidParams, `Rules are at ${BASE}ID, for instance ${BASE}legacy/winds.`);
  const day = parseDay(read.asOf);
  const record = day.ok ? rule(read.id, day.value) : day;
  if (!record.ok) throw new McpError(ErrorCode.InvalidParams, formatProblem(record.problem));
  return { contents: [{ uri, mimeType, text: formatSheet(makeRuleSheet(record.value)) }] };
}
