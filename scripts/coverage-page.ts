// Shows which question, keyword ruling, table event or deck problem computes each sentence of the pages: npm run docs:rules.
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import * as z from 'zod';
import { DECK_CODES } from '../src/decks/index.js';
import type { Corpus, RuleDocument } from '../src/knowledge/index.js';
import { EVENT_TYPES, makeJudge } from '../src/resolver/index.js';

const entry = z
  .strictObject({
    /** Paragraph and sentence under the heading. */
    at: z.string().regex(/^\d+\.\d+$/),
    says: z.string(),
    by: z.array(z.string()).min(1).optional(),
    how: z.string().optional(),
    told: z.string().optional(),
  })
  .refine(({ by, told }) => (by === undefined) !== (told === undefined), 'either `by` or `told`');
const schema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.array(entry))));
type Coverage = z.infer<typeof schema>;
type Entry = z.infer<typeof entry>;

const HEAD = `# What computes the rules

Every sentence of both pages, by its place under its heading and in our own words, with the questions, keyword rulings, table events and
deck problems that compute it; or that it is only told, and why. Made from \`docs/coverage.yaml\` by \`npm run docs:rules\`; a test
checks that every paragraph is there and that everything named exists.
`;

/** Reads docs/coverage.yaml. */
export async function loadCoverage(): Promise<Coverage> {
  return schema.parse(parse(await readFile('docs/coverage.yaml', 'utf8')));
}

interface Row extends Entry {
  page: string;
  heading: string;
  rule: string;
}

function listRows(coverage: Coverage): Row[] {
  return Object.entries(coverage).flatMap(([page, headings]) =>
    Object.entries(headings).flatMap(([heading, rules]) =>
      Object.entries(rules).flatMap(([rule, entries]) =>
        entries.map(one => ({ ...one, page, heading, rule })),
      ),
    ),
  );
}

// an event of the table, or another thing that is named with its kind
function isKnown(name: string, corpus: Corpus, questions: ReadonlySet<string>): boolean {
  const [kind, what] = name.split(' ');
  if (what === undefined) return questions.has(name);
  if (kind === 'table') return (EVENT_TYPES as readonly string[]).includes(what);
  if (kind === 'deck') return Object.hasOwn(DECK_CODES, what);
  return kind === 'keywords' && corpus.byId.has(what);
}

function missingParagraphs({ id, source }: RuleDocument, rows: readonly Row[]): string[] {
  const own = rows.filter(({ page, heading }) => page === source.page && heading === source.heading);
  return (source.paragraphs ?? [])
    .filter(number => !own.some(({ at }) => at.startsWith(`${number}.`)))
    .map(number => `${id}: paragraph ${number} of "${source.heading}" is missing`);
}

/** What is wrong with the coverage: unknown names, paragraphs left out, questions that no sentence names. */
export function findCoverageFaults(coverage: Coverage, corpus: Corpus): string[] {
  const rows = listRows(coverage);
  const questions = new Set(
    makeJudge(corpus)
      .questions()
      .map(({ id }) => id),
  );
  const named = new Set(rows.flatMap(({ by }) => by ?? []));
  return [
    ...[...named].filter(name => !isKnown(name, corpus, questions)).map(name => `${name} does not exist`),
    ...rows.filter(({ rule }) => !corpus.byId.has(rule)).map(({ rule }) => `${rule} is no rule`),
    ...corpus.documents.flatMap(document => missingParagraphs(document, rows)),
    ...[...questions]
      .filter(id => !named.has(id))
      .map(id => `no sentence names the question ${id}. Add it to \`by\` of the sentence that it computes.`),
  ];
}

function formatRow({ at, says, by, how, told }: Row): string {
  const names = by?.map(name => `\`${name}\``).join(', ');
  const computed = told ? `told, not computed: ${told}` : `${names}${how ? ` (${how})` : ''}`;
  return `| ${at} | ${says} | ${computed} |`;
}

/** The page, with a table for each rule. */
export function makeCoveragePage(coverage: Coverage, corpus: Corpus): string {
  const rows = listRows(coverage);
  const told = rows.filter(one => one.told !== undefined).length;
  const count = `${rows.length} sentences: ${rows.length - told} computed, ${told} told.`;
  const sections = [...new Set(rows.map(({ page, heading }) => `${page}\n${heading}`))].map(place => {
    const inside = rows.filter(({ page, heading }) => `${page}\n${heading}` === place);
    const tables = [...new Set(inside.map(({ rule }) => rule))].map(rule => {
      const tags = corpus.byId.get(rule)?.tags.map(({ written }) => ` [${written}]`) ?? [];
      const own = inside.filter(one => one.rule === rule).map(formatRow);
      return [`**${rule}**${tags.join('')}`, '', '| at | says | computed by |', '|---|---|---|', ...own].join(
        '\n',
      );
    });
    return [`## ${place.replace('\n', ': ')}`, ...tables].join('\n\n');
  });
  return `${[HEAD.trimEnd(), count, ...sections].join('\n\n')}\n`;
}
