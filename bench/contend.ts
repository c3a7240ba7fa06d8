import { Bench } from 'tinybench';

/** One contender: what it does, and how many questions one run of it answers. */
export interface Contender {
  name: string;
  /** Questions that one run answers: a single fast one would drown in the reading of the clock. */
  questions: number;
  run(): unknown;
}

/** Time of one question, over the rounds. */
export interface Timing {
  name: string;
  /** Nanoseconds. */
  median: number;
  /** Lowest and highest median of a round, in nanoseconds. */
  spread: [number, number];
}

/** The middle one; of an even number, the upper of the two. */
export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/** What the runs have returned: a result that nobody reads could be left out by the compiler. */
export const kept: unknown[] = [null];

async function runRound(contenders: readonly Contender[], time: number): Promise<Map<string, number>> {
  const bench = new Bench({ time, warmupTime: time / 4, throws: true });
  for (const { name, run } of contenders) {
    // tinybench looks at whether the function is async, so each stays what it is
    bench.add(name, run);
  }
  await bench.run();
  return new Map(
    bench.tasks.map(({ name, result }) => {
      if (!('latency' in result)) throw new Error(`${name} was not measured: ${result.state}`);
      return [name, result.latency.p50];
    }),
  );
}

/** Measures the contenders side by side: every round in the other order, medians over the rounds. `time` in ms each. */
export async function contend(
  contenders: readonly Contender[],
  { rounds = 5, time = 200 } = {},
): Promise<Timing[]> {
  const medians = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? contenders : [...contenders].reverse();
    for (const [name, milliseconds] of await runRound(order, time)) medians.get(name)?.push(milliseconds);
  }
  return contenders.map(({ name, questions }) => {
    const each = (medians.get(name) as number[]).map(milliseconds => (milliseconds * 1e6) / questions);
    return { name, median: medianOf(each), spread: [Math.min(...each), Math.max(...each)] };
  });
}
