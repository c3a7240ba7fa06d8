import {
  type ChangeTag,
  type Corpus,
  type Day,
  isWholeRule,
  type RuleDocument,
  type Standing,
  standingOn,
} from '../knowledge/index.js';
import type { Citation, Draft, Ruling } from './ruling.js';

/** Path of a rule's page for people. */
export function formatUrl(rule: string): string {
  return `/rules/${rule}`;
}

interface Stood {
  document: RuleDocument;
  /** On the day of the ruling. */
  standing: Standing;
}

function cite({ document, standing }: Stood): Citation {
  const { page, heading, operations } = document.source;
  return {
    rule: document.id,
    title: document.title,
    format: document.format,
    source: {
      page,
      heading,
      operation: operations.length > 0 ? operations.join('; ') : null,
      by: document.by,
    },
    tags: document.tags.map(({ written }) => written),
    status: standing.status,
    undated: standing.undated,
    url: formatUrl(document.id),
  };
}

function formatUndated(titles: string): string {
  return `The errata page gives no date for ${titles}; we assume it applied on this day.`;
}

const UNDATED = new RegExp(`^${formatUndated('(.+)')}$`);

/** Several caveats as one list, in which every rule without a date is named once, at the end. */
export function mergeCaveats(caveats: readonly string[]): string[] {
  const dated = new Set(caveats.filter(caveat => !UNDATED.test(caveat)));
  const undated = caveats.filter(caveat => UNDATED.test(caveat));
  const titles = new Set(undated.flatMap(caveat => caveat.match(/"[^"]*"/g) as string[]));
  return [...dated, ...(titles.size > 0 ? [formatUndated([...titles].join(', '))] : [])];
}

// an undated rule is certain from the last recorded change on; for an earlier day that is a reading
function undatedCaveat(rests: readonly Stood[], corpus: Corpus, day: Day): string[] {
  const lastChange = corpus.changeDays.at(-1);
  if (lastChange === undefined || day >= lastChange) return [];
  const titles = rests.flatMap(({ document, standing }) => (standing.undated ? [`"${document.title}"`] : []));
  return titles.length > 0 ? [formatUndated(titles.join(', '))] : [];
}

/**
 * Completes a draft: citations for every rule of its steps, `cites` and `asides` (each once, in order), and the
 * caveats that the day brings to those on which the verdict rests. A rule that the corpus does not have is passed over, so that a smaller corpus still answers.
 */
export function makeRuling(corpus: Corpus, day: Day, draft: Draft): Ruling {
  const steps = draft.steps ?? [];
  const resting = new Set([...steps.map(({ rule }) => rule), ...(draft.cites ?? [])]);
  const cited = [...new Set([...resting, ...(draft.asides ?? [])])].flatMap(id => {
    const document = corpus.byId.get(id);
    return document ? [{ document, standing: standingOn(document, day) }] : [];
  });
  const rests = cited.filter(({ document }) => resting.has(document.id));
  const caveats = [
    ...(draft.caveats ?? []),
    ...rests.flatMap(({ standing }) => standing.caveats),
    ...undatedCaveat(rests, corpus, day),
  ];
  return {
    question: draft.question,
    verdict: draft.verdict,
    answer: draft.answer,
    value: draft.value ?? null,
    steps,
    citations: cited.map(cite),
    caveats: [...new Set(caveats)],
    needs: draft.needs ?? [],
    asOf: day,
    corpus: corpus.hash,
  };
}

/** The day from which on a rule that has ended by `day` no longer applied. */
export function endedOn(document: RuleDocument, day: Day): Day {
  const end = document.tags.findLast(
    tag => tag.day <= day && tag.actions.includes('deleted') && isWholeRule(document, tag),
  );
  // nothing else ends a rule
  return (end as ChangeTag).day;
}
