import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../page.js';
import { Ask } from './ask.js';

type Loader = () => Promise<{ default: ComponentType }>;

// what is opened by few is fetched when it is opened; the service worker has stored all of it
const VIEWS: Record<string, Loader> = {
  rules: () => import('./rule.js'),
  keywords: () => import('./keywords.js'),
  questions: () => import('./questions.js'),
  table: () => import('./table.js'),
  changes: () => import('./changes.js'),
  deck: () => import('./deck.js'),
};

/** The view that the address names; a place that does not exist leads back to the box. */
export function View() {
  const { path } = usePage();
  const name = path.split('/')[1] ?? '';
  const [loaded, setLoaded] = useState<{ name: string; Part: ComponentType | null }>({ name: '', Part: Ask });
  const loader = VIEWS[name];
  useEffect(() => {
    if (!loader) return;
    let left = false;
    loader().then(
      module => !left && setLoaded({ name, Part: module.default }),
      () => !left && setLoaded({ name, Part: null }),
    );
    return () => {
      left = true;
    };
  }, [loader, name]);
  if (!loader) return <Ask />;
  if (loaded.name !== name) return <p class="loading">Opening…</p>;
  if (!loaded.Part)
    return <p role="alert">This part of the page is not stored here yet. It needs the network once.</p>;
  return <loaded.Part />;
}
