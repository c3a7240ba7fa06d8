import { Engine } from 'json-rules-engine';
import type { Corpus, Day } from '../src/knowledge/index.js';
import { edgesOn } from '../src/resolver/keywords/closure.js';

/**
 * The peer: the same relations as rules of json-rules-engine, run to a fixed point. One rule for each arrow that is in
 * force: where the keywords contain its start, its event adds its end.
 */
export function makeEngineClosure(corpus: Corpus, day: Day) {
  const engine = new Engine();
  for (const { from, to, rule, names, status } of edgesOn(corpus, day)) {
    if (status !== 'in-force') continue;
    engine.addRule({
      conditions: { all: [{ fact: 'keywords', operator: 'contains', value: from }] },
      event: { type: 'has', params: { from, to, rule, names } },
    });
  }
  interface Step {
    from: string;
    to: string;
    rule: string;
    names: { from: string; to: string };
  }
  const fix = async (from: string, to: string) => {
    const arrived = new Map<string, Step | null>([[from, null]]);
    for (let before = 0; before < arrived.size && !arrived.has(to); ) {
      before = arrived.size;
      const { events } = await engine.run({ keywords: [...arrived.keys()] });
      for (const event of events) {
        const step = event.params as Step;
        if (!arrived.has(step.to)) arrived.set(step.to, step);
      }
    }
    return arrived;
  };
  return {
    /** Whether one keyword counts as the other. */
    verdict: async (from: string, to: string) => (await fix(from, to)).has(to),
    /** The steps that lead from one to the other; null where none do. */
    async proof(from: string, to: string): Promise<Step[] | null> {
      const arrived = await fix(from, to);
      if (!arrived.has(to)) return null;
      const steps: Step[] = [];
      for (let step = arrived.get(to); step; step = arrived.get(step.from)) steps.unshift(step);
      return steps;
    },
  };
}
