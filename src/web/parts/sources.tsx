import type { Citation } from '../../resolver/index.js';
import { usePage } from '../page.js';
import { STATUS_NAMES } from './status.js';

/** The rules that a ruling cites: where each stands, how it stood that day, and its change tags. */
export function Sources({ citations }: { citations: readonly Citation[] }) {
  const { link } = usePage();
  if (citations.length === 0) return null;
  return (
    <section class="sources">
      <h3>Sources</h3>
      <ol>
        {citations.map(({ rule, title, source, tags, status, undated }) => (
          <li key={rule} data-rule={rule}>
            <a href={link(`/rules/${rule}`)}>{title}</a>
            <span class="where">{source.heading}</span>
            {status !== 'in-force' && <span class={`tag ${status}`}>{STATUS_NAMES[status]}</span>}
            {tags.map(tag => (
              <span class="tag" key={tag}>
                {tag}
              </span>
            ))}
            {undated && <span class="tag quiet">undated</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
