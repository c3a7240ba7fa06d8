import { computed, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Engine } from '../engine.js';
import { type Day, isDay } from '../language/index.js';
import type { LinkTo } from '../pages/index.js';
import { address, formatAddress, replaceAddress } from './address.js';
import { Button } from './parts/buttons.js';
import { stored } from './store.js';

type Params = Record<string, string>;

/** The day where the judge is, now or at another time, which may be another than in UTC. */
export function dayHere(at = Date.now()): Day {
  return new Date(at).toLocaleDateString('sv');
}

/** Today where the judge is. */
export const today = signal(dayHere());

/** A day that a question names, and the question with another day in its place; null where it names none. */
export const named = signal<{ day: Day; ask(day: Day): string } | null>(null);

/** Null until the part of the page that answers is loaded. */
export const engine = signal<Engine | null>(null);

/** Days of all changes, oldest first. */
export const changeDays = computed((): readonly Day[] => {
  const documents = stored.value?.value.documents ?? [];
  return [...new Set(documents.flatMap(({ tags }) => tags.map(({ day }) => day)))].sort();
});

const state = computed(() => {
  const { path, params } = address.value;
  const { asOf: asked = '', ...others } = params;
  const chosen = isDay(asked) ? asked : today.value;
  return {
    path,
    /** Params of the address, the day left out. */
    params: others as Readonly<Params>,
    chosen,
    /** An invalid day in the address. */
    badDay: isDay(asked) ? '' : asked,
    /** The day that all answers are as of: the chosen day, or the one that the question names. */
    asOf: named.value?.day ?? chosen,
  };
});

/** Where the judge is on the page, and for which day: a part that reads it is drawn anew when it changes. */
export const readPage = () => state.value;

/** A link to a place on the page that keeps the day; `asOf` among the params sets another. */
export function link(path: string, more: Params = {}): string {
  const { asOf } = state.value;
  return formatAddress({ path, params: { asOf: asOf === today.value ? '' : asOf, ...more } });
}

/** The same, as of a day where one is given. */
export const linkOn: LinkTo = (path, asOf) => link(path, asOf ? { asOf } : {});

/** The same for another device: with the service's address, and with the day. */
export function share(path: string, more: Params = {}): string {
  return `${location.origin}/${link(path, { asOf: state.value.asOf, ...more })}`;
}

/** Follows a link. */
export function open(path: string, more: Params = {}): void {
  location.hash = link(path, more);
}

/** Changes params in place; an empty value removes its param. */
export function update(more: Params): void {
  const { path, params } = address.value;
  replaceAddress({ path, params: { ...params, ...more } });
}

/** The engine, in a view that is shown only when it is loaded. */
export function readEngine(): Engine {
  if (!engine.value) throw new Error('A view is shown before the engine is loaded');
  return engine.value;
}

/**
 * The last answer of some work; an answer that comes too late is dropped. With a `pause` the work waits until the
 * inputs have rested for so many milliseconds.
 */
export function useAnswer<T>(
  work: () => Promise<T>,
  inputs: readonly unknown[],
  pause = 0,
): { answer: T | null; failed: boolean } {
  const [state, setState] = useState<{ answer: T | null; failed: boolean }>({ answer: null, failed: false });
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      work().then(
        answer => !left && setState({ answer, failed: false }),
        () => !left && setState({ answer: null, failed: true }),
      );
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, inputs);
  return state;
}

/** A part of the page that is loaded when it is first shown, and shown when the engine is there too. */
export function Late({ load }: { load(): Promise<{ default: ComponentType }> }) {
  const { answer: Part, failed } = useAnswer(async () => ({ View: (await load()).default }), []);
  if (failed) return <NotStored />;
  return engine.value && Part ? <Part.View /> : <p class="loading">Opening…</p>;
}

/** Shown where a part of the page was not loaded: never an answer without it. */
export function NotStored() {
  return (
    <div role="alert" class="not-stored">
      <p>This part of the page is not stored on this device yet. Connect once to load it.</p>
      <Button class="main" onClick={() => location.reload()}>
        Load it
      </Button>
    </div>
  );
}
