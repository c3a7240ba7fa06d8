import * as z from 'zod';
import { formatUrl } from '../../engine.js';
import { formatSchema, readFormat, succeed } from '../../knowledge/index.js';
import { makeTool } from '../tool.js';

const id = z
  .string()
  .max(200)
  .describe('Id of a rule, for instance legacy/keywords/undead. `search` finds ids.');

export const ruleTool = makeTool({
  name: 'rule',
  title: 'Read a rule',
  description:
    'One rule as it stood on a day: its words, status, source, every dated change, keyword relations, and links.',
  input: { id },
  answer: ({ rule }, { id }, day) => rule(id, day),
});

export const searchTool = makeTool({
  name: 'search',
  title: 'Find rules',
  description: 'Rules by words, best first, each with its id, one sentence, and how it stood on the day.',
  input: {
    query: z.string().describe('Any words.'),
    format: formatSchema.optional().describe('Only rules of this format.'),
    limit: z.int().min(1).max(50).default(10),
  },
  answer({ corpus, search }, { query, ...options }, asOf) {
    const known = readFormat(corpus, options.format);
    if (!known.ok) return known;
    const hits = search.search(query, { ...options, asOf }).map(hit => ({ ...hit, url: formatUrl(hit.id) }));
    return succeed({ query, hits, asOf, corpus: corpus.hash });
  },
});

export const verifyTool = makeTool({
  name: 'verify_citation',
  title: 'Verify a citation',
  description:
    'Does this rule, on this day, say this? Yes only where whole sentences of the rule are given word for word; a ' +
    'paraphrase is a no, a part of a sentence or lost words are unknown. The words in force are in the answer. They ' +
    "are this service's own words for the rule, not those of the official page.",
  input: { rule: id, says: z.string().max(4000).describe('The words that the rule is said to have.') },
  answer: ({ verifyCitation }, { rule, says }, day) => verifyCitation(rule, says, day),
});
