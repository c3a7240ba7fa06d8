import { type ComponentType, render } from 'preact';
import { useMemo } from 'preact/hooks';
import { isDay } from '../knowledge/index.js';
import { type Address, formatAddress, useAddress } from './address.js';
import { makeCore } from './engine/core.js';
import { Page, type PageState, useAnswer, usePage } from './page.js';
import { DayBar, Footer, Menu, Missing, Notices, todayInUtc } from './parts/frame.js';
import { usePack } from './store/pack.js';
import { useUpdate } from './store/use-update.js';
import { Ask } from './views/ask.js';

/** The page: the rules, a day that applies to everything, and the view that the address names. */
function App() {
  const pack = usePack();
  const update = useUpdate();
  const { address, arrived, replace } = useAddress();
  const stored = pack.stored?.pack ?? null;
  const core = useMemo(() => stored && makeCore(stored), [stored]);

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
    arrived,
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
      <Footer stored={pack.stored} reached={pack.reached} />
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

/** The view that the address names; an unknown place shows the question box. */
function View() {
  const { path } = usePage();
  const name = path.split('/')[1] ?? '';
  const loader = VIEWS[name];
  const { answer, failed } = useAnswer(
    async () => loader && { name, View: (await loader()).default },
    [name],
  );
  if (!loader) return <Ask />;
  if (failed)
    return <p role="alert">This part of the page is not stored here yet. Connect once to load it.</p>;
  return answer?.name === name ? <answer.View /> : <p class="loading">Opening…</p>;
}

const place = document.getElementById('page') as HTMLElement;
place.replaceChildren();
render(<App />, place);
