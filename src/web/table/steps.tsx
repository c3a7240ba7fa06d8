import { formatStory, type Replay, type ReplayStep } from '../../resolver/index.js';
import { usePage } from '../page.js';
import { Caveats, Copy, Save } from '../parts/lists.js';
import { formatGame, type Game } from './game.js';

/** Whose opportunity it is, and why; above it what was wrong with the last event, if anything was. */
export function Next({ next: { ruling }, last }: { next: Replay['next']; last: ReplayStep | null }) {
  const { link } = usePage();
  return (
    <section class="next card" aria-label="Next" role="status">
      {last && !last.legal && <p class="illegal-note">Not legal: {last.ruling.answer}</p>}
      <p class="answer">{ruling.answer}</p>
      <p class="meta">
        {ruling.steps.map(({ text, rule }) => (
          <span key={text}>
            {text} <a href={link(`/rules/${rule}`)}>Rule</a>
          </span>
        ))}
      </p>
      <Caveats caveats={ruling.caveats} />
    </section>
  );
}

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
  const further = consequences.filter(({ text }) => text !== ruling.answer);
  return (
    <li class={legal ? 'legal' : 'illegal'} data-legal={legal}>
      <p>
        {!legal && <b class="verdict-word">Not legal. </b>}
        {ruling.answer}
      </p>
      {further.map(({ text }) => (
        <p class="follows" key={text}>
          {text}
        </p>
      ))}
      <Caveats caveats={ruling.caveats} />
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

/** Hands the table on: as a link, as a file, as a story to read. */
export function Share({ game, replay }: { game: Game; replay: Replay }) {
  const { share } = usePage();
  return (
    <div class="tools row">
      <Copy text={() => share('/table', { game: formatGame(game) })}>Copy link</Copy>
      <Save text={() => formatGame(game)} name="table.json" />
      <Copy text={() => formatStory(replay)}>Copy as text</Copy>
    </div>
  );
}
