import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { State } from './state.js';

/** Figures for Prometheus. */
export interface Metrics {
  contentType: string;
  countAnswer(method: string, route: string, status: number, seconds: number): void;
  countCache(hit: boolean): void;
  format(): Promise<string>;
}

const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** Makes the figures of one service. Label sets are looked up once each: making them costs more than counting. */
export function makeMetrics(state: State): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests and how long they took, by method, route and status.',
    labelNames,
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
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('answer_cache_bytes', 'Size of the stored answers.', () => state.current.answers.calculatedSize);
  gauge('corpus_documents', 'Rule documents that answer.', () => state.current.corpus.documents.length);
  gauge('corpus_problems', 'Problems of the last load.', () => state.problems.length);
  new Gauge({
    name: 'corpus_info',
    help: 'The hash of the corpus that answers.',
    labelNames: ['hash'],
    registers,
    collect() {
      this.reset();
      this.set({ hash: state.current.corpus.hash }, 1);
    },
  });
  new Gauge({
    name: 'corpus_loads',
    help: 'Loads of the corpus since the start, by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.set({ outcome: 'good' }, state.loads.good);
      this.set({ outcome: 'bad' }, state.loads.bad);
    },
  });
  const children = new Map<string, ReturnType<typeof duration.labels>>();
  return {
    contentType: registry.contentType,
    countAnswer(method, route, status, seconds) {
      const key = `${method} ${status} ${route}`;
      let child = children.get(key);
      if (!child) {
        child = duration.labels(method, route, String(status));
        children.set(key, child);
      }
      child.observe(seconds);
    },
    countCache(hit) {
      lookUps[hit ? 'hit' : 'miss'] += 1;
    },
    format: () => registry.metrics(),
  };
}
