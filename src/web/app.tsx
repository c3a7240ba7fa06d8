import { type ComponentType, render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isDay } from '../knowledge/index.js';
import { type Address, formatAddress, useAddress } from './address.js';
import { makeCore } from './engine/core.js';
import { Page, type PageState, usePage } from './page.js';
import { DayBar, Menu, Missing, Notices, Stand, todayInUtc } from './parts/frame.js';
import { usePack } from './store/pack.js';
import { useUpdate } from './store/use-update.js';
import { Ask } from './views/ask.js';

/** The page: one box of rules, a day that applies to everything, and the view that the address names. */
export function App() {
  const pack = usePack();
  const update = useUpdate();
  const { address, go, replace } = useAddress();
  const held = pack.held?.pack ?? null;
  const core = useMemo(() => held && makeCore(held), [held]);

  if (!core) {
    if (pack.phase === 'opening') return <p class="loading">Opening the rules…</p>;
    return <Missing retry={pack.retry} />;
  }

  const { asOf: asked = '', ...params } = address.params;
  const today = todayInUtc();
  const day = isDay(asked) ? asked : '';
  const place = (path: string, more: Record<string, string> = {}): Address => ({
    path,
    params: { asOf: day, ...more },
  });
  const state: PageState = {
    core,
    asOf: day || today,
    today,
    path: address.path,
    params,
    reached: pack.reached,
    link: (path, more) => formatAddress(place(path, more)),
    go: (path, more) => go(place(path, more)),
    update: more => replace({ path: address.path, params: { ...address.params, ...more } }),
  };

  return (
    <Page.Provider value={state}>
      <button type="button" class="skip" onClick={() => document.getElementById('view')?.focus()}>
        Skip to the answers
      </button>
      <header class="top">
        <Menu />
        <DayBar />
      </header>
      <Notices
        newer={pack.newer}
        takeNewer={pack.takeNewer}
        update={update}
        badDay={asked !== day ? asked : ''}
      />
      <main id="view" tabIndex={-1}>
        <View />
      </main>
      <Stand held={pack.held} reached={pack.reached} />
    </Page.Provider>
  );
}

type Loader = () => Promise<{ default: ComponentType }>;

// what is opened by few is fetched when it is opened; the service worker has stored all of it
const VIEWS: Record<string, Loader> = {
  rules: () => import('./views/rule.js'),
  keywords: () => import('./views/keywords.js'),
  questions: () => import('./views/questions.js'),
  table: () => import('./views/table.js'),
  changes: () => import('./views/changes.js'),
  deck: () => import('./views/deck.js'),
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

const place = document.getElementById('page') as HTMLElement;
place.replaceChildren();
render(<App />, place);
