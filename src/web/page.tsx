import { type ComponentType, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Engine } from '../engine.js';
import { type Day, isDay } from '../language/index.js';
import { formatAddress, type Navigation } from './address.js';
import { Button } from './parts/buttons.js';
import type { Pack } from './store.js';

type Params = Record<string, string>;

/** A day that a question names, and the question with another day in its place. */
export interface NamedDay {
  day: Day;
  ask(day: Day): string;
}

interface PageParts {
  pack: Pack;
  /** Null until the part of the page that answers is loaded. */
  engine: Engine | null;
  /** Days of all changes, oldest first. */
  changeDays: readonly Day[];
  /** Whether the service answered when it was last asked. */
  reached: boolean;
  /** Null where the question names no day. */
  named: NamedDay | null;
  setNamed(named: NamedDay | null): void;
}

/** What every view works with. */
export function makePageState(parts: PageParts, { address, visit, replace }: Navigation) {
  // path and params of the address, the day left out
  const { path } = address;
  const { asOf: asked = '', ...params } = address.params;
  const today = dayHere();
  const chosen = isDay(asked) ? asked : today;
  const asOf = parts.named?.day ?? chosen;
  const link = (path: string, more: Params = {}) =>
    formatAddress({ path, params: { asOf: asOf === today ? '' : asOf, ...more } });
  return {
    ...parts,
    path,
    params: params as Readonly<Params>,
    visit,
    /** Today where the judge is. */
    today,
    chosen,
    /** An invalid day in the address. */
    badDay: isDay(asked) ? '' : asked,
    /** The day that all answers are as of: the chosen day, or the one that the question names. */
    asOf,
    /** A link to a place on the page that keeps the day; `asOf` among the params sets another. */
    link,
    /** The same for another device: with the service's address, and with the day. */
    share: (path: string, more?: Params) => `${location.origin}/${link(path, { asOf, ...more })}`,
    /** Follows a link. */
    open(path: string, more?: Params) {
      location.hash = link(path, more);
    },
    /** Changes params in place; an empty value removes its param. */
    update: (more: Params) => replace({ path, params: { ...address.params, ...more } }),
  };
}

type PageState = ReturnType<typeof makePageState>;
export const Page = createContext<PageState | null>(null);

/** The day where the judge is, now or at another time, which may be another than in UTC. */
export function dayHere(at = Date.now()): Day {
  return new Date(at).toLocaleDateString('sv');
}

/** The state of the page, inside of it. */
export function usePage(): PageState {
  const state = useContext(Page);
  if (!state) throw new Error('A part of the page is used outside of it');
  return state;
}

/** The engine, in a view that is shown only when it is loaded. */
export function useEngine(): Engine {
  const { engine } = usePage();
  if (!engine) throw new Error('A view is shown before the engine is loaded');
  return engine;
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
      <Button class="main" onClick={() => location.reload()}>
        Load it
      </Button>
    </div>
  );
}
