import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { State } from './state.js';

/** Figures for Prometheus. */
export type Metrics = ReturnType<typeof makeMetrics>;

const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** Makes the figures of one service. Label sets are looked up once each: making them costs more than counting. */
export function makeMetrics(state: State) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests and how long they took, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  // counted here, for the library's counting costs too much beside a stored answer
  const lookUps = { hit: 0, miss: 0 };
  new Counter({
    name: 'answer_cache_requests_total',
    help: 'Requests that could be answered from stored bytes, and whether they were.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(lookUps)) this.inc({ outcome }, count);
    },
  });
  // read when the figures are asked for: a number, or one for each value of a label
  const gauge = (name: string, help: string, read: () => number | Record<string, number>, label = '') =>
    new Gauge({
      name,
      help,
      labelNames: label === '' ? [] : [label],
      registers,
      collect() {
        this.reset();
        const found = read();
        if (typeof found === 'number') this.set(found);
        else for (const [value, number] of Object.entries(found)) this.set({ [label]: value }, number);
      },
    });
  gauge('answer_cache_bytes', 'Size of the stored answers.', () => state.current.answers.calculatedSize);
  gauge('corpus_documents', 'Rule documents that answer.', () => state.current.corpus.documents.length);
  gauge('corpus_problems', 'Problems of the last load.', () => state.problems.length);
  const hash = () => ({ [state.current.corpus.hash]: 1 });
  gauge('corpus_info', 'The hash of the corpus that answers.', hash, 'hash');
  gauge('corpus_loads', 'Loads of the corpus since the start, by outcome.', () => state.loads, 'outcome');
  const children = new Map<string, ReturnType<typeof duration.labels>>();
  return {
    contentType: registry.contentType,
    countAnswer(method: string, route: string, status: number, seconds: number) {
      const key = `${method} ${status} ${route}`;
      const child = children.get(key) ?? duration.labels(method, route, String(status));
      children.set(key, child);
      child.observe(seconds);
    },
    countCache(hit: boolean) {
      lookUps[hit ? 'hit' : 'miss'] += 1;
    },
    format: () => registry.metrics(),
  };
}
