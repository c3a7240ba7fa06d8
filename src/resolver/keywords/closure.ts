import {
  type Arrow,
  arrowsOf,
  type Corpus,
  type Day,
  type KeywordName,
  keyOfKeyword,
  makePattern,
  type RuleDocument,
  type Status,
  standingOn,
} from '../../knowledge/index.js';
import { oncePer, remember } from '../remember.js';

/** One direction of a relation, by spelling keys, with its document and the status of that document on the day. */
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
  /** That day's state has passed: on the last day on record the rule is different. */
  past: boolean;
  /** The text of the card asked about may deny it. */
  open: boolean;
}

/** After every change on record. */
const LAST_DAY: Day = '9999-12-31';

function edgesOf(document: RuleDocument, day: Day): Edge[] {
  const { status, wording } = standingOn(document, day);
  const last = standingOn(document, LAST_DAY);
  const past = last.status !== status || last.wording !== wording;
  // where the wording of the day is lost, today's names the keywords of the rule: for "unknown" and for explanations
  return (wording ?? document).relations.flatMap(arrowsOf).map(({ from, to, kind, when }) => ({
    from: keyOfKeyword(from),
    to: keyOfKeyword(to),
    kind,
    when,
    names: { from, to },
    rule: document.id,
    status,
    past,
    open: false,
  }));
}

/** Every relation of the corpus on a day, in force or not, in the order of the documents. */
export function edgesOn(corpus: Corpus, day: Day): Edge[] {
  return corpus.documents.flatMap(document => edgesOf(document, day));
}

/**
 * What a path of relations shows, from the surest on: the verdict, and the relations that it may consist of. `unknown`: also
 * those whose words are lost. `depends`: also those that apply in some circumstances only. `no`: those of any day.
 */
const CONSISTS_OF = {
  yes: ({ status, when, open }) => status === 'in-force' && when === null && !open,
  unknown: ({ status, when, open }) =>
    (status === 'in-force' || status === 'unrecorded') && when === null && !open,
  depends: ({ status }) => status === 'in-force' || status === 'unrecorded',
  no: () => true,
} satisfies Record<string, (edge: Edge) => boolean>;
type Shown = keyof typeof CONSISTS_OF;

/** How surely some keywords count as another, by the shortest path; for `no`, that of another day, where there is one. */
export interface Weighed {
  verdict: Shown;
  path: readonly Edge[];
}

/** All keyword relations of one day, or of what is left of them for a card. */
export function makeClosure(edges: readonly Edge[]) {
  const outgoing = new Map<string, Edge[]>();
  for (const edge of edges) {
    const list = outgoing.get(edge.from);
    if (list) list.push(edge);
    else outgoing.set(edge.from, [edge]);
  }
  const patterns = edges.flatMap(edge => {
    const pattern = makePattern(edge.from);
    return pattern ? [{ pattern, edge }] : [];
  });
  /** The edges that leave a keyword: of a pattern that it fits, as edges of the keyword, `yu 2` for `Yu #`. */
  const leaving = remember(
    (key: string): Edge[] => [
      ...(outgoing.get(key) ?? []),
      ...patterns.flatMap(({ pattern, edge }) => {
        const match = pattern.exec(key);
        if (!match) return [];
        const fill = (text: string) => text.replace('#', match[1] as string);
        return [{ ...edge, from: key, to: fill(edge.to), names: { from: key, to: fill(edge.names.to) } }];
      }),
    ],
    key => key,
  );
  /** The shortest paths that show so much, from some keywords to all others, nearest first. */
  function trace(from: readonly KeywordName[], shown: Shown): Map<string, readonly Edge[]> {
    const written = new Map(from.map(({ key, name }) => [key, name]));
    const paths = new Map<string, readonly Edge[]>(from.map(({ key }) => [key, []]));
    // the loop also reaches what is added to the Map on the way
    for (const [key, path] of paths)
      for (const edge of leaving(key)) {
        if (!CONSISTS_OF[shown](edge) || paths.has(edge.to)) continue;
        // a pattern does not say how the keyword was written
        const names = { ...edge.names, from: written.get(key) ?? edge.names.from };
        paths.set(edge.to, [...path, { ...edge, names }]);
      }
    for (const { key } of from) paths.delete(key);
    return paths;
  }
  /** Every other keyword that some keywords lead to, on any day, with how surely they do: the surest first. */
  function weigh(from: readonly KeywordName[]): Map<string, Weighed> {
    const weighed = new Map<string, Weighed>();
    // most cards have none of the keywords that lead anywhere
    if (from.every(({ key }) => leaving(key).length === 0)) return weighed;
    for (const verdict of Object.keys(CONSISTS_OF) as Shown[])
      for (const [key, path] of trace(from, verdict))
        if (!weighed.has(key)) weighed.set(key, { verdict, path });
    return weighed;
  }
  return { edges, weigh };
}
export type Closure = ReturnType<typeof makeClosure>;

const closuresOf = oncePer((_: Corpus) => new Map<Day, Closure>());

/** The closure of a day, worked out once for all days between two changes. */
export function closureOn(corpus: Corpus, day: Day): Closure {
  const closures = closuresOf(corpus);
  const began = corpus.changeDays.findLast(changed => changed <= day) ?? '';
  const closure = closures.get(began) ?? makeClosure(edgesOn(corpus, day));
  closures.set(began, closure);
  return closure;
}
