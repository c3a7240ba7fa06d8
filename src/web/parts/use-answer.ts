import { useEffect, useState } from 'preact/hooks';

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
