import type { Replay, ReplayStep } from '../../resolver/index.js';
import { usePage } from '../page.js';

/** What happened, the last event first, each with its ruling. */
export function Steps({ steps }: { steps: Replay['steps'] }) {
  if (steps.length === 0) return null;
  return (
    <section>
      <h2>What happened</h2>
      <ol class="steps" reversed>
        {steps.toReversed().map(step => (
          <Step key={step.index} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { legal, ruling, consequences } }: { step: ReplayStep }) {
  const { link } = usePage();
  const said = consequences.filter(({ text }) => text !== ruling.answer);
  return (
    <li class={legal ? 'legal' : 'illegal'} data-legal={legal}>
      <p>
        {!legal && <b class="verdict-word">Not legal. </b>}
        {ruling.answer}
      </p>
      {said.map(({ text }) => (
        <p class="follows" key={text}>
          {text}
        </p>
      ))}
      {ruling.caveats.map(caveat => (
        <p class="caveat" key={caveat}>
          {caveat}
        </p>
      ))}
      <p class="refs">
        {ruling.citations.map(({ rule, title }) => (
          <a key={rule} href={link(`/rules/${rule}`)}>
            {title}
          </a>
        ))}
      </p>
    </li>
  );
}
