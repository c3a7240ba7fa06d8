import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { formatAddress, parseAddress, useAddress } from './address.js';
import {
  Late,
  type Loader,
  makePageState,
  type NamedDay,
  NotStored,
  Page,
  useAnswer,
  usePage,
} from './page.js';
import { DayBar, Footer, Menu, Missing, Notices } from './parts/frame.js';
import { usePack, useUpdate } from './store.js';
import { Ask } from './views/ask.js';

// most of the page, which the first view does not need
const loadEngine = () => import('./engine.js');

/** The page: the rules, a day that applies to everything, and the view that the address names. */
function App() {
  const pack = usePack();
  const navigation = useAddress();
  const [named, setNamed] = useState<NamedDay | null>(null);
  const stored = pack.stored?.value ?? null;
  const changeDays = useMemo(
    () => [...new Set(stored?.documents.flatMap(({ tags }) => tags.map(({ day }) => day)))].sort(),
    [stored],
  );
  const { answer: engine, failed } = useAnswer(
    async () => stored && (await loadEngine()).openEngine(stored),
    // card data that could not be had may be there when the service is reached again
    [stored, pack.reached],
  );
  const update = useUpdate(engine !== null);

  useEffect(() => {
    addEventListener('keydown', followKey);
    return () => removeEventListener('keydown', followKey);
  }, []);

  if (!stored) {
    return pack.isMissing ? <Missing retry={pack.retry} /> : <p class="loading">Opening the rules…</p>;
  }

  const state = makePageState(
    {
      pack: stored,
      engine: engine?.corpus.hash === stored.hash ? engine : null,
      changeDays,
      reached: pack.reached,
      named,
      setNamed,
    },
    navigation,
  );
  return (
    <Page.Provider value={state}>
      <button type="button" class="skip" onClick={() => document.getElementById('view')?.focus()}>
        Skip to the answers
      </button>
      <header class="top">
        <Menu />
        <DayBar />
      </header>
      <Notices newer={pack.newer} takeNewer={pack.takeNewer} update={update} />
      <main id="view" tabIndex={-1}>
        {failed ? <NotStored /> : <View />}
      </main>
      <Footer fetched={pack.stored?.fetched ?? null} />
    </Page.Provider>
  );
}

/** `/` leads to the box; Escape empties it, or leads a view up. */
function followKey(event: KeyboardEvent): void {
  const { activeElement } = document;
  const box = document.getElementById('box') as HTMLInputElement | null;
  const typing = activeElement?.matches('input, select, textarea');
  if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    if (box) box.focus();
    else {
      const { asOf = '' } = parseAddress(location.hash).params;
      location.hash = formatAddress({ path: '/', params: { asOf, focus: 'box' } });
    }
  }
  if (event.key !== 'Escape') return;
  if (typing && activeElement !== box) (activeElement as HTMLElement).blur();
  else if (box?.value) {
    box.value = '';
    box.dispatchEvent(new Event('input', { bubbles: true }));
  } else document.querySelector<HTMLElement>('.up a')?.click();
}

// what is opened by few is fetched when it is opened; the service worker has stored all of it
const VIEWS: Record<string, Loader> = {
  rules: () => import('./views/rules.js'),
  log: () => import('./views/log.js'),
  cards: () => import('./views/card.js'),
  keywords: () => import('./views/keywords.js'),
  questions: () => import('./views/questions.js'),
  table: () => import('./views/table.js'),
  changes: () => import('./views/changes.js'),
  deck: () => import('./views/deck.js'),
};

/** The view that the address names; an unknown place shows the question box. */
function View() {
  const [, name = ''] = usePage().path.split('/');
  const load = VIEWS[name];
  return load ? <Late key={name} load={load} /> : <Ask />;
}

const place = document.getElementById('page') as HTMLElement;
// a link to an answer needs it at once, beside the rules
if (location.hash.length > 2) void loadEngine().catch(() => {});
place.replaceChildren();
render(<App />, place);
