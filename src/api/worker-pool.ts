import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { finished } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Engine } from '../engine.js';
import type { Problem } from '../knowledge/index.js';
import { type LargeAnswer, packEngine, type Task } from './large-call.js';

/** One processor stays free for the requests that are answered at once. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Large calls that may wait, be worked on or be read at a time: more than the checks of one event at once. */
const CALL_LIMIT = 64;
/** Bytes of the bodies that wait or are worked on. */
const BODY_LIMIT = 16 * 1024 * 1024;
/** Bytes of large answers that callers have not read yet; beyond that, large calls are refused. */
const UNSENT_LIMIT = 64 * 1024 * 1024;
/** Of one worker, in MiB. A node option --max-old-space-size counts for workers, too, and overrides it. */
const HEAP = 256;

const FULL: Problem = {
  code: 'overloaded',
  message: 'Too many large requests are waiting.',
  cure: 'Try again after the seconds in Retry-After, or send less at once.',
};
const FAILED: Problem = {
  code: 'overloaded',
  message: 'The request needed more time or memory than the service has for one request.',
  cure: 'Send less at once, or try again after the seconds in Retry-After.',
};

type PoolEngine = Pick<Engine, 'corpus' | 'catalogue'>;

/** Threads that answer large calls from one snapshot. They start with the first large call. */
export type WorkerPool = ReturnType<typeof makeWorkerPool>;

function refuse(problem: Problem): LargeAnswer {
  return { bytes: null, problems: [problem] };
}

/** How the library and Node say that a thread ran out of time or memory, or was ended. */
const EXHAUSTED = ['AbortError', 'ERR_WORKER_OUT_OF_MEMORY', 'Terminating worker thread'];

function isExhausted({ name, code = '', message }: NodeJS.ErrnoException): boolean {
  return [name, code, message].some(text => EXHAUSTED.includes(text));
}

function startThreads(workerData: string, heap: number): Piscina<Task, LargeAnswer> {
  return new Piscina({
    // beside this file: in src/, in dist/ and where `npm run dev` puts both
    filename: fileURLToPath(new URL(`./worker${extname(import.meta.url)}`, import.meta.url)),
    workerData,
    minThreads: THREADS,
    maxThreads: THREADS,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
}

/** Makes the pool of a snapshot. `heap` is that of one worker, in MiB. */
export function makeWorkerPool(engine: PoolEngine, heap = HEAP) {
  let threads: Piscina<Task, LargeAnswer> | null = null;
  let packed: Promise<string> | null = null;
  const calls = new Set<{ body: number; unsent: number }>();
  const isFull = () => {
    const sum = (part: 'body' | 'unsent') => [...calls].reduce((total, call) => total + call[part], 0);
    return calls.size > CALL_LIMIT || sum('body') > BODY_LIMIT || sum('unsent') > UNSENT_LIMIT;
  };
  let retired = false;
  const end = async () => {
    const ended = threads;
    threads = null;
    await ended?.destroy();
  };
  const start = (data: string) => {
    const started = startThreads(data, heap);
    // a thread that cannot start: waiting calls are refused, and the next call tries again
    return started.on('error', () => void end());
  };
  return {
    /**
     * Answers a call within a time in milliseconds. Its place in the pool is free again when the response has been read
     * or the caller has left. Problem: `overloaded`.
     */
    async run(task: Task, response: ServerResponse, time: number): Promise<LargeAnswer> {
      const call = { body: task.body.length, unsent: 0 };
      calls.add(call);
      if (isFull()) {
        calls.delete(call);
        return refuse(FULL);
      }
      let working = true;
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), time);
      finished(response, () => {
        calls.delete(call);
        // the caller has left: the thread is free for others
        if (working) limit.abort();
        if (retired && calls.size === 0) void end();
      });
      const answer = async () => {
        packed ??= packEngine(engine);
        const data = await packed;
        threads ??= start(data);
        return threads.run(task, { signal: limit.signal });
      };
      const answered = await answer()
        .catch((error: Error) => {
          if (isExhausted(error)) return refuse(FAILED);
          throw error;
        })
        .finally(() => {
          working = false;
          clearTimeout(timer);
        });
      call.body = 0;
      call.unsent = answered.bytes?.length ?? 0;
      if (!isFull()) return answered;
      // many answers at once are more than the service can keep
      call.unsent = 0;
      return refuse(FULL);
    },
    /** Ends the threads as soon as no call needs them: another snapshot has taken the place of this one. */
    async retire(): Promise<void> {
      retired = true;
      if (calls.size === 0) await end();
    },
  };
}
