import { useEffect, useState } from 'preact/hooks';
import { type Address, formatAddress, parseAddress } from './address.js';

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
