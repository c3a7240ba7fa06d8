import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Engine } from '../engine.js';
import type { Day } from '../knowledge/index.js';
import type { Pack } from './store.js';

type Params = Record<string, string>;

/** A day that a question names, and the question with another day in its place. */
export interface NamedDay {
  day: Day;
  ask(day: Day): string;
}

/** What every view works with. */
export interface PageState {
  pack: Pack;
  /** Days of all changes, oldest first. */
  changeDays: readonly Day[];
  /** Null until the part of the page that answers is loaded. */
  engine: Engine | null;
  /** The day that all answers are as of: the chosen day, or the one that the question names. */
  asOf: Day;
  chosen: Day;
  /** Null where the question names no day. */
  named: NamedDay | null;
  setNamed(named: NamedDay | null): void;
  /** Today where the judge is. */
  today: Day;
  /** Path and params of the address, the day left out. */
  path: string;
  params: Readonly<Params>;
  /** Whether the service answered when it was last asked. */
  reached: boolean;
  /** A link to a place on the page that keeps the day; `asOf` among the params sets another. */
  link(path: string, params?: Params): string;
  /** The same for another device: with the service's address, and with the day. */
  share(path: string, params?: Params): string;
  /** Follows a link. */
  open(path: string, params?: Params): void;
  /** Counts the links followed; 0 at the first view and after going back. */
  visit: number;
  /** Changes params in place; an empty value removes its param. */
  update(params: Params): void;
}

export const Page = createContext<PageState | null>(null);

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
