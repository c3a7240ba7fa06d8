import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { fetchPack, type Held, readStored } from './pack.js';

/** What the page knows of its rules. */
export interface PackState {
  held: Held | null;
  /** `missing`: neither stored nor to be had. */
  phase: 'opening' | 'ready' | 'missing';
  /** A newer corpus than the one that answers. */
  newer: Held | null;
  /** Whether the service answered when it was last asked. */
  reached: boolean;
  /** Goes over to the newer corpus. */
  takeNewer(): void;
  retry(): void;
}

const AGAIN = 5 * 60_000;

/** Opens with the stored pack at once, and asks the service for a newer one behind it. */
export function usePack(): PackState {
  const [held, setHeld] = useState<Held | null>(null);
  const [newer, setNewer] = useState<Held | null>(null);
  const [phase, setPhase] = useState<PackState['phase']>('opening');
  const [reached, setReached] = useState(true);
  const answering = useRef<Held | null>(null);
  const asked = useRef(0);

  const answerFrom = useCallback((next: Held) => {
    answering.current = next;
    setHeld(next);
    setPhase('ready');
    setNewer(null);
  }, []);

  const ask = useCallback(async () => {
    asked.current = Date.now();
    const fetched = await fetchPack();
    setReached(fetched !== null);
    const current = answering.current;
    if (!fetched) {
      if (!current) setPhase('missing');
    } else if (!current || current.pack.hash === fetched.pack.hash) {
      answerFrom(fetched);
    } else {
      setNewer(fetched);
    }
  }, [answerFrom]);

  useEffect(() => {
    void (async () => {
      const stored = await readStored();
      if (stored) answerFrom(stored);
      await ask();
    })();
    const online = () => void ask();
    const offline = () => setReached(false);
    const back = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked.current > AGAIN) void ask();
    };
    addEventListener('online', online);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', back);
    };
  }, [ask, answerFrom]);

  return {
    held,
    phase,
    newer,
    reached,
    takeNewer: () => newer && answerFrom(newer),
    retry: () => {
      setPhase('opening');
      void ask();
    },
  };
}
