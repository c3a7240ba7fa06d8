import { useEffect, useState } from 'preact/hooks';
import type { PackedCards } from '../engine.js';
import type { Page, RuleDocument } from '../knowledge/index.js';
import type { Quoted } from '../pages/index.js';

/** All documents in one file, as `GET /v1/pack` sends it. */
export interface Pack {
  /** Hash of the documents. */
  hash: string;
  documents: RuleDocument[];
  pages: Page[];
  /** The words of the pages themselves, by rule; empty where the service does not have them. */
  official?: Record<string, Quoted[]>;
  /** Address for reports of wrong answers, with placeholders; null where the operator takes none. */
  feedback?: string | null;
}

/** JSON of the service, with when it was fetched in milliseconds; null where that is not known. */
interface Fetched<T> {
  value: T;
  fetched: number | null;
}

export type StoredPack = Fetched<Pack>;

const PACK = '/v1/pack';
const CARDS = '/v1/pack/cards';
const STORE = 'l5r-judge-pack';
const FETCHED = 'x-fetched';

function isPack(value: unknown): value is Pack {
  const pack = value as Partial<Pack> | null;
  return typeof pack?.hash === 'string' && Array.isArray(pack.documents) && Array.isArray(pack.pages);
}

// a browser has no store for a page that came over plain http, or when the judge has turned it off
function openStore(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(STORE).catch(() => null) : Promise.resolve(null);
}

type Fits<T> = (value: unknown) => value is T;

/** What was stored on an earlier visit; null where nothing readable is. */
async function readStored<T>(address: string, fits: Fits<T>): Promise<Fetched<T> | null> {
  const answer = await (await openStore())?.match(address);
  const value: unknown = await answer?.json().catch(() => null);
  return fits(value) ? { value, fetched: Number(answer?.headers.get(FETCHED)) || null } : null;
}

/** The service's answer, which is stored as well; null where the service cannot be reached, or has none. */
async function fetchFresh<T>(address: string, fits: Fits<T>): Promise<Fetched<T> | null> {
  const answer = await fetch(address, { cache: 'no-cache' }).catch(() => null);
  if (!answer?.ok) return null;
  const copy = answer.clone();
  const value: unknown = await answer.json().catch(() => null);
  // a hotel's login page answers everything with 200
  if (!fits(value)) return null;
  const fetched = Date.now();
  const headers = { 'content-type': 'application/json', [FETCHED]: String(fetched) };
  const store = await openStore();
  // a full disk takes nothing more: the page works on, for this visit
  await store?.put(address, new Response(copy.body, { headers })).catch(() => {});
  return { value, fetched };
}

/** The card data, stored when it is first asked for; null where there is none. */
export async function loadCards(): Promise<PackedCards | null> {
  const fits = (value: unknown): value is PackedCards =>
    Array.isArray((value as Partial<PackedCards> | null)?.facts);
  const fresh = fetchFresh(CARDS, fits);
  return ((await readStored(CARDS, fits)) ?? (await fresh))?.value ?? null;
}

const AGAIN = 5 * 60_000;

/** Opens with the stored pack at once, and asks the service for a newer one behind it. */
export function usePack() {
  const [stored, setStored] = useState<StoredPack | null>(null);
  const [fresh, setFresh] = useState<StoredPack | null>(null);
  // whether the service answered when it was last asked; null until it has, or not
  const [reached, setReached] = useState<boolean | null>(null);
  const ask = async () => {
    const fetched = await fetchFresh(PACK, isPack);
    setReached(fetched !== null);
    if (!fetched) return;
    setFresh(fetched);
    setStored(last => (last && last.value.hash !== fetched.value.hash ? last : fetched));
  };

  useEffect(() => {
    let asked = Date.now();
    void readStored(PACK, isPack).then(setStored).then(ask);
    const offline = () => setReached(false);
    const back = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked <= AGAIN) return;
      asked = Date.now();
      void ask();
    };
    addEventListener('online', ask);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('online', ask);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);

  return {
    stored,
    /** Whether there are no rules at all: none are stored, and the service cannot be reached. */
    isMissing: stored === null && reached === false,
    /** A newer pack than the current. */
    newer: fresh?.value.hash === stored?.value.hash ? null : fresh,
    reached: reached !== false,
    /** Goes over to the newer pack. */
    takeNewer: () => setStored(fresh),
    retry() {
      setReached(null);
      void ask();
    },
  };
}

/** Keeps the page for visits without a network; gives what loads a newer version of it, where there is one. */
export function useUpdate(isOpen: boolean): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // it fetches every file of the page: not before the judge has what they came for
    if (!isOpen || !('serviceWorker' in navigator)) return;
    void navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .then(registration => {
        const note = () => {
          // the first one of all replaces nothing
          if (navigator.serviceWorker.controller) setWaiting(registration.waiting);
        };
        note();
        registration.addEventListener('updatefound', () => {
          registration.installing?.addEventListener('statechange', note);
        });
      })
      .catch(() => {});
  }, [isOpen]);
  if (!waiting) return null;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take-over');
  };
}

/** The text that was last kept on this device under a name; empty in a browser that keeps nothing. */
export function readLast(name: string): string {
  try {
    return localStorage.getItem(`l5r-judge-${name}`) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text for the next visit. */
export function keepLast(name: string, text: string): void {
  try {
    localStorage.setItem(`l5r-judge-${name}`, text);
  } catch {
    // private windows keep nothing
  }
}
