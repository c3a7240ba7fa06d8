import { SingleBar } from 'cli-progress';
import type { Shell } from './shell.js';

export interface Progress {
  /** `done` of the total are behind us. */
  update(done: number): void;
  stop(): void;
}

/** A progress bar on standard error where that is a terminal; nothing elsewhere. */
export function makeProgress({ errors }: Pick<Shell, 'errors'>, total: number, things: string): Progress {
  if (!errors.isTTY) return { update: () => {}, stop: () => {} };
  const format = `[{bar}] {value} of {total} ${things}`;
  const bar = new SingleBar({ stream: errors, format, clearOnComplete: true, hideCursor: true });
  bar.start(total, 0);
  return { update: done => bar.update(done), stop: () => bar.stop() };
}
