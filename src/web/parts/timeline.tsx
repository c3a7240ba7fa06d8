import { formatDay } from '../../knowledge/index.js';
import type { HistoryEntry } from '../../record/index.js';
import { usePage } from '../page.js';

/** The change tags of a rule, newest first, with the day that is looked at among them. */
export function Timeline({ id, history }: { id: string; history: readonly HistoryEntry[] }) {
  const { asOf, link } = usePage();
  if (history.length === 0) return <p>No change of this rule is dated.</p>;
  const later = history.filter(({ day }) => day > asOf);
  const entry = ({ day, written, wholeRule }: HistoryEntry) => (
    <li key={written}>
      <a href={link(`/rules/${id}`, { asOf: day })}>
        <time dateTime={day}>{formatDay(day)}</time>
      </a>
      <span>
        {written}
        {!wholeRule && ' (a part of the rule)'}
      </span>
    </li>
  );
  return (
    <ol class="timeline">
      {later.map(entry)}
      <li class="here" aria-current="date">
        <b>{formatDay(asOf)}</b>
        <span>the day you look at</span>
      </li>
      {history.slice(later.length).map(entry)}
    </ol>
  );
}
