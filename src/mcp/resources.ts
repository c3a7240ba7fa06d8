import {
  ErrorCode,
  McpError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js';
import type { Engine } from '../engine.js';
import { type Day, formatProblem, makeRuleRecord, parseDay, type RuleRecord } from '../knowledge/index.js';
import { formatMissing, STATUS_WORDS } from '../language/index.js';

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

function formatRule(record: RuleRecord): string {
  const { title, answer, text, recorded, status, undated, asOf, source, history, caveats, see } = record;
  const words = recorded ? `Words of ${recorded.asOf}:\n\n${recorded.answer}\n\n${recorded.text}` : null;
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? `## ${heading}\n\n${lines.map(line => `- ${line}`).join('\n')}` : null;
  const where = [source.title, source.heading, source.operation, source.by && `by ${source.by}`];
  return [
    `# ${title}`,
    `As of ${asOf}: ${STATUS_WORDS[status]}${undated ? ', undated' : ''}. Rule \`${record.id}\`, documents ${record.corpus}.`,
    answer === null ? formatMissing(status, asOf) : `**${answer}**`,
    text ?? words,
    list('Caveats', caveats),
    list('Source', [where.filter(Boolean).join(', ')]),
    list(
      'Changes',
      history.map(({ written }) => written),
    ),
    list(
      'See also',
      see.map(({ id, title }) => `[${title}](${BASE}${id}?asOf=${asOf})`),
    ),
  ]
    .filter(part => part !== null)
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
  return { contents: [{ uri, mimeType, text: formatRule(record.value) }] };
}
