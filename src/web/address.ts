import { useEffect, useState } from 'preact/hooks';

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

/** Where the page is, and how to get elsewhere. */
export interface Navigation {
  address: Address;
  /** Opens an address; the way back leads here. */
  go(address: Address): void;
  /** Changes the address in place: for what changes with every letter typed. */
  replace(address: Address): void;
}

/** Follows the address bar. */
export function useAddress(): Navigation {
  const [address, setAddress] = useState(() => parseAddress(location.hash));
  useEffect(() => {
    const follow = () => setAddress(parseAddress(location.hash));
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, []);
  const show = (next: Address, how: 'pushState' | 'replaceState') => {
    history[how](null, '', formatAddress(next));
    setAddress(next);
  };
  return {
    address,
    go: next => {
      show(next, 'pushState');
      scrollTo(0, 0);
    },
    replace: next => show(next, 'replaceState'),
  };
}
