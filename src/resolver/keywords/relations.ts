import {
  type Arrow,
  arrowsOf,
  type Corpus,
  type Day,
  keyOfKeyword,
  type RuleDocument,
  type Status,
  standingOn,
} from '../../knowledge/index.js';

/** One direction of a relation, by spelling keys, with its document and how that stood on the day. */
export interface Edge {
  from: string;
  to: string;
  kind: Arrow['kind'];
  /** The only circumstances in which it applies; null: always. */
  when: string | null;
  /** The keywords as the document writes them. */
  names: { from: string; to: string };
  rule: string;
  status: Status;
  /** That day's state has passed: on the last day on record the rule stood otherwise. */
  past: boolean;
}

/** After every change on record. */
const LAST_DAY: Day = '9999-12-31';

function edgesOf(document: RuleDocument, day: Day): Edge[] {
  const { status, wording } = standingOn(document, day);
  const last = standingOn(document, LAST_DAY);
  const past = last.status !== status || last.wording !== wording;
  // where no words held, today's tell which keywords the rule speaks of: for "unknown" and for explanations
  return (wording ?? document).relations.flatMap(arrowsOf).map(({ from, to, kind, when }) => ({
    from: keyOfKeyword(from),
    to: keyOfKeyword(to),
    kind,
    when,
    names: { from, to },
    rule: document.id,
    status,
    past,
  }));
}

/** Every relation of the corpus on a day, held or not, in the order of the documents. */
export function edgesOn(corpus: Corpus, day: Day): Edge[] {
  return corpus.documents.flatMap(document => edgesOf(document, day));
}
