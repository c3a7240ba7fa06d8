import { computed, signal } from '@preact/signals';
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

const PACK = '/v1/pack';
const CARDS = '/v1/pack/cards';
const STORE = 'l5r-judge-pack';

function isPack(value: unknown): value is Pack {
  const pack = value as Partial<Pack> | null;
  return typeof pack?.hash === 'string' && Array.isArray(pack.documents) && Array.isArray(pack.pages);
}

// a browser has no store for a page that came over plain http, or when the judge has turned it off
function openStore(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(STORE).catch(() => null) : Promise.resolve(null);
}

type Fits<T> = (value: unknown) => value is T;

async function read<T>(answer: Response | null | undefined, fits: Fits<T>): Promise<Fetched<T> | null> {
  const value: unknown = await answer?.json().catch(() => null);
  return fits(value) ? { value, fetched: Date.parse(answer?.headers.get('date') ?? '') || null } : null;
}

/** What was stored on an earlier visit; null where nothing readable is. */
async function readStored<T>(address: string, fits: Fits<T>): Promise<Fetched<T> | null> {
  return read(await (await openStore())?.match(address), fits);
}

/** The service's answer, which is stored as well; null where the service cannot be reached, or has none. */
async function fetchFresh<T>(address: string, fits: Fits<T>): Promise<Fetched<T> | null> {
  const answer = await fetch(address, { cache: 'no-cache' }).catch(() => null);
  if (!answer?.ok) return null;
  const copy = answer.clone();
  const fresh = await read(answer, fits);
  // a hotel's login page answers everything with 200; a full disk takes nothing: the page works on, for this visit
  if (fresh) await (await openStore())?.put(address, copy).catch(() => {});
  return fresh;
}

/** The card data, stored when it is first asked for; null where there is none. */
export async function loadCards(): Promise<PackedCards | null> {
  const fits = (value: unknown): value is PackedCards =>
    Array.isArray((value as Partial<PackedCards> | null)?.facts);
  const fresh = fetchFresh(CARDS, fits);
  return ((await readStored(CARDS, fits)) ?? (await fresh))?.value ?? null;
}

/** The rules that the page answers by, with when they were fetched; null until there are any. */
export const stored = signal<Fetched<Pack> | null>(null);
const fresh = signal<Fetched<Pack> | null>(null);

/** Whether the service answered when it was last asked; true until it did not. */
export const reached = signal(true);

/** Newer rules than the current. */
export const newer = computed(() =>
  fresh.value?.value.hash === stored.value?.value.hash ? null : fresh.value,
);

/** Goes over to the newer rules. */
export function takeNewer(): void {
  stored.value = fresh.value;
}

/** Asks the service for rules; those that differ from the current wait until the judge takes them. */
export async function askService(): Promise<void> {
  const fetched = await fetchFresh(PACK, isPack);
  reached.value = fetched !== null;
  if (!fetched) return;
  fresh.value = fetched;
  if ((stored.value ?? fetched).value.hash === fetched.value.hash) stored.value = fetched;
}

const AGAIN = 5 * 60_000;

/** Opens with the stored rules at once, and asks the service for newer rules behind them, now and later. */
export async function openRules(): Promise<void> {
  let asked = Date.now();
  addEventListener('online', askService);
  addEventListener('offline', () => {
    reached.value = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked <= AGAIN) return;
    asked = Date.now();
    void askService();
  });
  stored.value = await readStored(PACK, isPack);
  await askService();
}

/** Whether this device has a newer version of the page than the one that is open. */
export const hasUpdate = signal(false);

/** Keeps the page for visits without a network. */
export async function keepPage(): Promise<void> {
  const { serviceWorker: worker } = navigator as Partial<Navigator>;
  // the first one of all replaces nothing
  if (worker?.controller)
    worker.oncontrollerchange = () => {
      hasUpdate.value = true;
    };
  await worker?.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => null);
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
