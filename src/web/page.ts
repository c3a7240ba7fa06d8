import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Day } from '../knowledge/index.js';
import type { Core } from './engine/core.js';

type Params = Record<string, string>;

/** What every view works with. */
export interface PageState {
  core: Core;
  /** The day that all answers are as of. */
  asOf: Day;
  today: Day;
  /** Path and params of the address, the day left out. */
  path: string;
  params: Readonly<Params>;
  /** Whether the service answered when it was last asked. */
  reached: boolean;
  /** A link to a place on the page that keeps the day; `asOf` among the params sets another. */
  link(path: string, params?: Params): string;
  go(path: string, params?: Params): void;
  /** Changes params in place; an empty one goes. */
  update(params: Params): void;
}

export const Page = createContext<PageState | null>(null);

/** The state of the page, inside of it. */
export function usePage(): PageState {
  const state = useContext(Page);
  if (!state) throw new Error('A part of the page stands outside of it');
  return state;
}

/** The last answer of some work, and whether a newer one is on its way; an answer that comes too late is dropped. */
export function useAnswer<T>(
  work: () => Promise<T>,
  inputs: readonly unknown[],
): { answer: T | null; failed: boolean } {
  const [state, setState] = useState<{ answer: T | null; failed: boolean }>({ answer: null, failed: false });
  useEffect(() => {
    let left = false;
    work().then(
      answer => !left && setState({ answer, failed: false }),
      () => !left && setState({ answer: null, failed: true }),
    );
    return () => {
      left = true;
    };
  }, inputs);
  return state;
}
