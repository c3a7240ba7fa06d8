import { formatDay } from '../../knowledge/index.js';
import { usePage } from '../page.js';
import type { Held } from '../store/pack.js';

/** At the foot: which corpus answers, for which day, and whether the service is at hand. */
export function Stand({ held, reached }: { held: Held | null; reached: boolean }) {
  const { core, asOf } = usePage();
  const fetched = held?.fetched ? new Date(held.fetched).toISOString().slice(0, 10) : null;
  return (
    <footer class="stand">
      <p>
        Rules <code title={core.corpus.hash}>{core.corpus.hash.slice(0, 8)}</code> as of {formatDay(asOf)}
        {fetched && <>, fetched {formatDay(fetched)}</>}.{' '}
        {reached ? 'Stored on this device.' : 'No network: answers come from this device.'}
      </p>
      <p>
        The rules in our own words. Unofficial: the game and its names belong to their owners.{' '}
        <a href="/rules">All rules</a> · <a href="/docs">For programs</a>
      </p>
    </footer>
  );
}
