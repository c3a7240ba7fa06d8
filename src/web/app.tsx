import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { address, followAddress, formatAddress } from './address.js';
import { dayHere, engine, Late, NotStored, readPage, today } from './page.js';
import { Button } from './parts/buttons.js';
import { DayBar, Footer, Menu, Missing, Notices } from './parts/frame.js';
import { Fault } from './parts/lists.js';
import { keepPage, openRules, reached, stored } from './store.js';
import { Ask } from './views/ask.js';

// most of the page, which the first view does not need
const loadEngine = () => import('./engine.js');
const failed = signal(false);

/** The page: the rules, a day that applies to everything, and the view that the address names. */
function App() {
  if (!stored.value) return reached.value ? <p class="loading">Opening the rules…</p> : <Missing />;
  return (
    <>
      <Button class="unseen" onClick={() => document.getElementById('view')?.focus()}>
        Skip to the answers
      </Button>
      <header class="top">
        <Menu />
        <DayBar />
      </header>
      <Notices />
      <main id="view" tabIndex={-1}>
        {failed.value ? <NotStored /> : <View />}
      </main>
      <Footer />
    </>
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
      const { asOf = '' } = address.value.params;
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
const VIEWS: Record<string, Parameters<typeof Late>[0]['load']> = {
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
  const [, name = ''] = readPage().path.split('/');
  const load = VIEWS[name];
  if (load) return <Late key={name} load={load} />;
  return (
    <>
      <Fault text={name && `The link leads to no place of this page: “${name.slice(0, 40)}”.`} />
      <Ask />
    </>
  );
}

followAddress();
addEventListener('keydown', followKey);
document.addEventListener('visibilitychange', () => {
  today.value = dayHere();
});
void openRules();
// a link to an answer needs the engine at once, beside the rules
if (location.hash.length > 2) void loadEngine().catch(() => {});
effect(() => {
  const pack = stored.value?.value;
  // card data that could not be had may be there when the service is reached again
  void reached.value;
  if (!pack) return;
  if (pack.hash !== engine.peek()?.corpus.hash) engine.value = null;
  loadEngine().then(
    ({ openEngine }) => {
      engine.value = openEngine(pack);
      failed.value = false;
      // it fetches every file of the page: not before the judge has what they came for
      void keepPage();
    },
    () => {
      failed.value = true;
    },
  );
});

const place = document.getElementById('page') as HTMLElement;
place.replaceChildren();
render(<App />, place);
