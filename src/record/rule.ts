import {
  type Action,
  type ChangeTag,
  type Corpus,
  type Day,
  dayBefore,
  type Format,
  fail,
  isWholeRule,
  type Outcome,
  type Page,
  type Relation,
  type RuleDocument,
  type Status,
  standingOn,
  succeed,
} from '../knowledge/index.js';
import { nearRules } from './near.js';

/** One change tag, and whether it covers the whole rule. */
export interface HistoryEntry {
  day: Day;
  actions: Action[];
  /** The part that changed; null for the whole rule. */
  scope: string | null;
  wholeRule: boolean;
  /** To the letter. */
  written: string;
}

/** The nearest day on which words of the rule are on record, and those words. */
export interface RecordedWords {
  asOf: Day;
  answer: string;
  text: string;
}

/** Another rule, as a link shows it. */
export interface RuleLink {
  id: string;
  title: string;
}

/** One rule as it stood on a day. */
export interface RuleRecord {
  id: string;
  title: string;
  format: Format;
  asOf: Day;
  status: Status;
  /** No tag says since when the rule has held. */
  undated: boolean;
  /** One sentence; null where no words held that day, or none are on record. */
  answer: string | null;
  /** Markdown of the words that held that day; null as `answer` is. */
  text: string | null;
  /** Only where `text` is null: the nearest day that has words. */
  recorded: RecordedWords | null;
  caveats: string[];
  source: { page: string; title: string; heading: string; operation: string | null };
  /** Every tag, newest first. */
  history: HistoryEntry[];
  relations: Relation[];
  see: RuleLink[];
  citedBy: RuleLink[];
  url: string;
  corpus: string;
}

function daysBetween(a: Day, b: Day): number {
  return Math.abs(Date.parse(a) - Date.parse(b));
}

// the state changes on the days of tags only, so the nearest other state begins or ends on one
function findRecorded(document: RuleDocument, day: Day): RecordedWords | null {
  const edges = document.tags.flatMap(tag => [dayBefore(tag.day), tag.day]);
  const sorted = edges.sort((a, b) => daysBetween(a, day) - daysBetween(b, day));
  for (const asOf of sorted) {
    const { wording } = standingOn(document, asOf);
    if (wording) return { asOf, answer: wording.answer, text: wording.text };
  }
  return null;
}

function linkRules(corpus: Corpus, ids: readonly string[]): RuleLink[] {
  // the corpus has checked that every link leads somewhere
  return ids.map(id => ({ id, title: (corpus.byId.get(id) as RuleDocument).title }));
}

/** A tag of a document, as a list of changes shows it. */
export function makeHistoryEntry(document: RuleDocument, tag: ChangeTag): HistoryEntry {
  const { day, actions, scope, written } = tag;
  return { day, actions, scope, wholeRule: isWholeRule(document, tag), written };
}

/** The record of a document as of a day. */
export function makeRuleRecord(corpus: Corpus, document: RuleDocument, day: Day): RuleRecord {
  const { status, undated, wording, caveats } = standingOn(document, day);
  const { page, heading, operations } = document.source;
  const { title } = corpus.pages.find(({ key }) => key === page) as Page;
  return {
    id: document.id,
    title: document.title,
    format: document.format,
    asOf: day,
    status,
    undated,
    answer: wording?.answer ?? null,
    text: wording?.text ?? null,
    recorded: wording ? null : findRecorded(document, day),
    caveats,
    source: {
      page,
      title,
      heading,
      operation: operations.length > 0 ? operations.join('; ') : null,
    },
    history: document.tags.toReversed().map(tag => makeHistoryEntry(document, tag)),
    relations: wording?.relations ?? [],
    see: linkRules(corpus, document.see),
    citedBy: linkRules(corpus, corpus.citedBy.get(document.id) as readonly string[]),
    url: `/rules/${document.id}`,
    corpus: corpus.hash,
  };
}

/** Finds a document. Error: `unknown-rule` with near ids. */
export function readRule(corpus: Corpus, id: string): Outcome<RuleDocument> {
  const document = corpus.byId.get(id);
  if (document) return succeed(document);
  const near = nearRules(corpus, id);
  return fail('unknown-rule', 'No rule has this id.', {
    field: 'id',
    found: id.slice(0, 120),
    cure: 'Take an id from the list of rules, or search for words of the rule.',
    ...(near.length > 0 ? { near } : {}),
  });
}
