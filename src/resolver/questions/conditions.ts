/** Conditions of rule documents. The only file that knows json-rules-engine. */
import { Engine, type RuleProperties } from 'json-rules-engine';
import { type DocumentQuestion, type Scalar, testPoints } from '../../knowledge/index.js';

/** Facts of a document's question, none left out. */
export type CompleteFacts = Record<string, Scalar>;

// the greatest test point that is not above the value rules as the value does
function representative(points: readonly Scalar[], value: Scalar): Scalar {
  return typeof value === 'number' ? (points.filter(point => Number(point) <= value).pop() as Scalar) : value;
}

/** Which rules hold, by index, lowest first: the first decides. And which impossible cases the facts fall under. */
export interface Held {
  rules: number[];
  impossible: number[];
}

/**
 * The conditions of a question as one engine: facts in, what holds out. No fact may be missing or of another type than declared: the engine would throw, or answer false.
 */
export function makeConditions(
  question: Pick<DocumentQuestion, 'facts' | 'rules' | 'impossible'>,
): (facts: CompleteFacts) => Promise<Held> {
  const engine = new Engine(
    (['rules', 'impossible'] as const).flatMap(type =>
      question[type].map(({ conditions }, index) => ({
        conditions: conditions as RuleProperties['conditions'],
        event: { type, params: { index } },
      })),
    ),
  );
  const points = testPoints(question);
  const ruled = new Map<string, Promise<Held>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function run(facts: CompleteFacts): Promise<Held> {
    const { events } = await engine.run(facts);
    const listOf = (type: keyof Held) =>
      events
        .flatMap(event => (event.type === type ? [event.params?.index as number] : []))
        .sort((a, b) => a - b);
    return { rules: listOf('rules'), impossible: listOf('impossible') };
  }

  return facts => {
    const entries = [...points].map(
      ([name, of]) => [name, representative(of, facts[name] as Scalar)] as const,
    );
    const key = JSON.stringify(entries);
    const known = ruled.get(key);
    if (known) return known;
    // an engine keeps one status for all its runs, and a run that ends cuts off another: one at a time
    const next = queue.then(() => run(Object.fromEntries(entries)));
    queue = next;
    ruled.set(key, next);
    return next;
  };
}
