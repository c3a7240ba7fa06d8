import { type ChildProcess, spawn } from 'node:child_process';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** How long requests that have begun may take when the service ends, in milliseconds. */
const GRACE = 10_000;
/** How long this process may take to exit once everything is closed, in milliseconds. */
const LIMIT = 5000;

/**
 * Makes sure that this process exits: a second, small process kills this one if it has not exited in time.
 * While Node exits, it may wait forever for a thread of its compiler, which waits for the main thread
 * (nodejs/node#54918), or for a file that cannot be read. Nothing in this process runs by then.
 */
export function watchExit(limit = LIMIT): ChildProcess | null {
  // the pipe ends with this process, and the other one ends with the pipe
  const program = `
    setTimeout(() => { try { process.kill(${process.pid}, 'SIGKILL') } finally { process.exit() } }, ${limit});
    process.stdin.resume().on('end', () => process.exit());`;
  try {
    const stdio = ['pipe', 'ignore', 'ignore'] as const;
    return spawn(process.execPath, ['--eval', program], { stdio: [...stdio], env: {}, detached: true });
  } catch {
    // without memory for another process, this one still exits as well as it can
    return null;
  }
}

/** Ends a process that does not serve yet. */
function stop(): void {
  watchExit();
  process.exit(0);
}

/**
 * Takes signals. Until the service serves, SIGTERM and SIGINT end the process at once, also where it is the first
 * process of a container, which signals would not end otherwise. SIGHUP would end it by default: here it waits.
 */
export function takeSignals() {
  let hungUp = false;
  let onHangUp = () => {
    hungUp = true;
  };
  const hangUp = () => onHangUp();
  process.on('SIGHUP', hangUp).on('SIGTERM', stop).on('SIGINT', stop);
  let graceful: { uninstall(): void } | null = null;
  const startEnded = () => process.off('SIGTERM', stop).off('SIGINT', stop);
  return {
    /** From now on a stop drains the service, and SIGHUP reloads; one that has come before does so now. */
    serve(app: FastifyInstance, reload: () => Promise<void>): void {
      startEnded();
      // hanging up asks for a reload here, and the library would take it for the end
      graceful = closeWithGrace({ delay: GRACE, skip: ['SIGHUP'], logger: app.log }, why => {
        process.once('exit', () => watchExit());
        return app.drain(why);
      });
      onHangUp = () => void reload();
      if (hungUp) onHangUp();
    },
    forget(): void {
      startEnded().off('SIGHUP', hangUp);
      graceful?.uninstall();
    },
  };
}
