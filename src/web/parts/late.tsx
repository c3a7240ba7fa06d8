import type { ComponentType } from 'preact';
import { useAnswer, usePage } from '../page.js';

export type Loader = () => Promise<{ default: ComponentType }>;

/** A part of the page that is loaded when it is first shown, and shown when the engine is there too. */
export function Late({ load }: { load: Loader }) {
  const { engine } = usePage();
  const { answer: Part, failed } = useAnswer(async () => ({ View: (await load()).default }), []);
  if (failed) return <NotStored />;
  return engine && Part ? <Part.View /> : <p class="loading">Opening…</p>;
}

/** Said where a part of the page was not loaded: never an answer without it. */
export function NotStored() {
  return (
    <div role="alert" class="not-stored">
      <p>This part of the page is not stored on this device yet. Connect once to load it.</p>
      <button type="button" class="main" onClick={() => location.reload()}>
        Load it
      </button>
    </div>
  );
}
