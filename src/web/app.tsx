import { useMemo } from 'preact/hooks';
import { isDay } from '../knowledge/index.js';
import { makeCore } from './engine/core.js';
import { todayInUtc } from './engine/days.js';
import type { Address } from './navigation/address.js';
import { formatAddress } from './navigation/address.js';
import { useAddress } from './navigation/use-address.js';
import { Page, type PageState } from './page.js';
import { DayBar } from './parts/day-bar.js';
import { Menu } from './parts/menu.js';
import { Missing, Notices } from './parts/notices.js';
import { Stand } from './parts/stand.js';
import { usePack } from './store/use-pack.js';
import { useUpdate } from './store/use-update.js';
import { View } from './views/view.js';

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
