import type { Replay, ReplayStep } from '../../resolver/index.js';
import { usePage } from '../page.js';

/** Whose opportunity it is, and why; above it what was wrong with the last event, if anything was. */
export function Next({ next: { ruling }, last }: { next: Replay['next']; last: ReplayStep | null }) {
  const { link } = usePage();
  return (
    <section class="next" aria-label="Next" role="status">
      {last && !last.legal && <p class="illegal-note">Not legal: {last.ruling.answer}</p>}
      <p class="answer">{ruling.answer}</p>
      <p class="meta">
        {ruling.steps.map(({ text, rule }) => (
          <span key={text}>
            {text} <a href={link(`/rules/${rule}`)}>Rule</a>
          </span>
        ))}
      </p>
      {ruling.caveats.map(caveat => (
        <p class="caveat" key={caveat}>
          {caveat}
        </p>
      ))}
    </section>
  );
}
