import type { Held } from '../store/pack.js';

/** Shown where there are no rules yet. */
export function Missing({ retry }: { retry(): void }) {
  return (
    <main class="missing">
      <h1>No rules are stored here yet</h1>
      <p role="alert">
        This page needs the network once, to fetch the rules. After that it answers without one.
      </p>
      <p>It tries again by itself as soon as there is a connection.</p>
      <button type="button" class="main" onClick={retry}>
        Try again
      </button>
    </main>
  );
}

interface NoticesProps {
  newer: Held | null;
  takeNewer(): void;
  update: (() => void) | null;
  /** A day in the address that is none. */
  badDay: string;
}

/** What the judge should know before reading on. */
export function Notices({ newer, takeNewer, update, badDay }: NoticesProps) {
  return (
    <div class="notices" role="status">
      {newer && (
        <p>
          Newer rules are here ({newer.pack.hash.slice(0, 8)}).{' '}
          <button type="button" onClick={takeNewer}>
            Use them
          </button>
        </p>
      )}
      {update && (
        <p>
          A newer version of this page is ready.{' '}
          <button type="button" onClick={update}>
            Load it
          </button>
        </p>
      )}
      {badDay && <p>The link names a day that is none: “{badDay.slice(0, 40)}”. Today is taken instead.</p>}
    </div>
  );
}
