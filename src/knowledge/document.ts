import type * as z from 'zod';
import { type FrontMatter, frontMatterSchema, type Relation, wordingSchema } from './front-matter.js';
import type { Problem } from './problem.js';
import type { ChangeTag } from './tag.js';
import { parseInput } from './zod-problems.js';

/** A wording that was in force until the day before a change; its text is Markdown. */
export type EarlierWording = z.output<typeof wordingSchema> & { text: string };
/** What a rule says in one of its wordings. */
export type Wording = Omit<EarlierWording, 'until'>;

export interface Source extends Omit<FrontMatter['source'], 'operation'> {
  operations: string[];
}

/** One rule: the smallest piece that a judge would cite and that changes on its own. */
export interface RuleDocument extends Wording, Pick<FrontMatter, 'title' | 'keywords' | 'aliases' | 'see'> {
  id: string;
  file: string;
  /** That of its page. */
  format: string;
  /** Who ruled so; null for the rules team. */
  by: string | null;
  source: Source;
  /** Oldest first. */
  tags: ChangeTag[];
  /** The part of the page's rule that this document is, as its tags name it. */
  scope: string | null;
  /** The rule existed, and its wording is lost. */
  wordsLost: boolean;
  /** Newest first. */
  earlier: EarlierWording[];
}

/** The wordings of a rule: that of today, then the earlier ones. */
export function wordingsOf(document: RuleDocument): Wording[] {
  return [document, ...document.earlier];
}

/** One direction of a relation: a card with `from` is considered to have `to` as well. */
export interface Arrow {
  from: string;
  to: string;
  kind: 'equivalent' | 'implies';
  /** The only circumstances in which it applies; null: always. */
  when: string | null;
}

/** The relation as arrows, in the order in which it names its keywords. */
export function arrowsOf(relation: Relation): Arrow[] {
  if ('equivalent' in relation) {
    const [a, b] = relation.equivalent;
    return [
      { from: a, to: b, kind: 'equivalent', when: null },
      { from: b, to: a, kind: 'equivalent', when: null },
    ];
  }
  const { implies, when = null } = relation;
  return implies.any.map(from => ({ from, to: implies.then, kind: 'implies', when }));
}

/** Every keyword that a relation names, as often as it names it. */
export function namesIn(relation: Relation): string[] {
  return 'equivalent' in relation ? relation.equivalent : [...relation.implies.any, relation.implies.then];
}

/** Every keyword that a document speaks of, in any of its wordings. */
export function keywordsOf(document: RuleDocument): string[] {
  const relations = wordingsOf(document).flatMap(wording => wording.relations);
  return [...relations.flatMap(namesIn), ...document.keywords];
}

/** A document as read from its file, before any check. `id` is its path without the ending. */
export interface RawDocument {
  id: string;
  file: string;
  data: unknown;
  content: string;
  sections: { key: string; data: unknown; content: string }[];
}

function withText<T>(parsed: T, content: string): T & { text: string } {
  return { ...parsed, text: content.trim() };
}

function readSections(raw: RawDocument, problems: Problem[]): EarlierWording[] {
  return raw.sections.flatMap((section, index) => {
    const at = { file: raw.file, field: `section ${index + 1}` };
    if (section.key !== 'wording') {
      problems.push({
        code: 'bad-wording',
        message: 'The section is of no known kind.',
        ...at,
        found: section.key,
        cure: 'Head an earlier wording with ---wording.',
      });
      return [];
    }
    const parsed = parseInput(wordingSchema, section.data, at);
    if (!parsed.problems) return [withText(parsed.value, section.content)];
    problems.push(...parsed.problems);
    return [];
  });
}

/** Checks one document by itself. Returns it, or every problem that it has. */
export function makeDocument(raw: RawDocument): { document: RuleDocument | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const earlier = readSections(raw, problems);
  const parsed = parseInput(frontMatterSchema, raw.data, { file: raw.file });
  if (parsed.problems) problems.push(...parsed.problems);
  else if (raw.content.trim() === '') {
    const cure = 'State the rule in full below the front matter.';
    problems.push({ code: 'bad-field', message: 'The document has no text.', file: raw.file, cure });
  }
  if (parsed.problems || problems.length > 0) return { document: null, problems };
  const { source, changes, scope, words, ...rest } = parsed.value;
  const { operation, ...place } = source;
  const document: RuleDocument = {
    id: raw.id,
    file: raw.file,
    // what the page says, once the corpus knows it
    format: '',
    by: null,
    ...withText(rest, raw.content),
    source: { ...place, operations: operation === undefined ? [] : [operation].flat() },
    tags: changes,
    scope: scope ?? null,
    wordsLost: words === 'lost',
    earlier,
  };
  return { document, problems };
}
