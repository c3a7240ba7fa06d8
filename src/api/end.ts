import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** How long requests that have begun may take when the service ends, in milliseconds. */
const GRACE = 10_000;

/** Ends a process that does not serve yet. */
function stop(): void {
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
      graceful = closeWithGrace({ delay: GRACE, skip: ['SIGHUP'], logger: app.log }, why => app.drain(why));
      onHangUp = () => void reload();
      if (hungUp) onHangUp();
    },
    forget(): void {
      startEnded().off('SIGHUP', hangUp);
      graceful?.uninstall();
    },
  };
}
