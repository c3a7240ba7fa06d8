import { signal } from '@preact/signals';

/** A place on the page, as the part of the link after `#` has it: everything that a judge sees can be shared. */
export interface Address {
  /** `/`, `/rules/legacy/winds`, `/keywords/Undead` … */
  path: string;
  params: Readonly<Record<string, string>>;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // a link that was cut in the middle of a sign is still worth opening
    return text;
  }
}

/** Reads the part of a link after `#`. Any text gives an address. */
export function parseAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const parts = path.split('/').filter(Boolean).map(decode);
  return { path: `/${parts.join('/')}`, params: Object.fromEntries(new URLSearchParams(query)) };
}

/** Writes an address as the part of a link from `#` on; params that are empty are left out. */
export function formatAddress({ path, params }: Address): string {
  const parts = path.split('/').map(encodeURIComponent).join('/');
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString();
  return `#${parts}${query ? `?${query}` : ''}`;
}

// an entry of the history that was shown before is marked, which tells the way back from a link
const SEEN = { seen: true };

/** The place that the address bar names. */
export const address = signal<Address>({ path: '/', params: {} });

/** Counts the links followed; 0 at the first view and after going back. */
export const visit = signal(0);

function readAddressBar(): void {
  history.replaceState(SEEN, '');
  address.value = parseAddress(location.hash);
}

/** Follows the address bar from now on; a link leads to the top of its place. */
export function followAddress(): void {
  readAddressBar();
  addEventListener('popstate', () => {
    const linked = history.state === null;
    if (linked) scrollTo(0, 0);
    visit.value = linked ? visit.value + 1 : 0;
    readAddressBar();
  });
}

/** Changes the address in place: for what changes with every letter typed. */
export function replaceAddress(next: Address): void {
  history.replaceState(SEEN, '', formatAddress(next));
  address.value = next;
}
