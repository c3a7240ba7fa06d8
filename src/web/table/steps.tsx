import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Problem } from '../../knowledge/index.js';
import { type Replay, type ReplayStep, replay } from '../../resolver/index.js';
import type { Draft } from '../form/field.js';
import { link, readEngine, readPage } from '../page.js';
import { Button } from '../parts/buttons.js';
import { Caveats } from '../parts/lists.js';
import { readEvent, type Suggestion } from './events.js';
import type { TableChange } from './game.js';

/** Why an event is not legal, and what would be. */
function NotLegal({ step: { ruling, problem } }: { step: ReplayStep }) {
  const { field = '', found, near = [], cure } = (problem ?? {}) as Partial<Problem>;
  const [, , ...fields] = field.split('.');
  return (
    <>
      <p class="illegal-note">
        <b>Not legal.</b> {ruling.answer}
      </p>
      <p class="meta">
        {fields.length > 0 && `Field: ${fields.join(', ')}. `}
        {found && `Found: “${found}”. `}
        {near.length > 0 && `Perhaps: ${near.join(', ')}. `}
        {cure && `Fix: ${cure}`}
      </p>
    </>
  );
}

/** Whose opportunity it is, and why; above it what was wrong with the last event, if anything was. */
export function Next({ next: { ruling }, last }: { next: Replay['next']; last: ReplayStep | null }) {
  return (
    <section class="next card" aria-label="Next" role="status">
      {last && !last.legal && <NotLegal step={last} />}
      <p class="answer">{ruling.answer}</p>
      <p class="meta">
        {ruling.steps.map(({ text, rule }) => (
          <span key={text}>
            {text} <a href={link(`/rules/${rule}`)}>Rule</a>{' '}
          </span>
        ))}
      </p>
      <Caveats caveats={ruling.caveats} />
    </section>
  );
}

const CHANGES = { 'not-legal': 'not legal', legal: 'now legal', otherwise: 'ruled differently' } as const;

/** What an event that was changed or taken out does to those after it. */
export function Changed({ before: { players, events }, edit }: TableChange) {
  const { corpus } = readEngine();
  const { asOf } = readPage();
  const replayed = useMemo(
    () => replay(corpus, players, events, asOf, { edit }),
    [corpus, players, events, asOf, edit],
  );
  const isLast = edit.at + edit.remove >= events.length;
  if (isLast || !replayed.ok) return null;
  const { changes = [] } = replayed.value.edit ?? {};
  return (
    <section class="changed" role="status">
      <h2>After this change</h2>
      {changes.length === 0 && <p>All later events are ruled as before.</p>}
      <ul>
        {changes.map(({ index, change, answer }) => (
          <li key={index} data-change={change}>
            <b>
              Event {index + 1}, {CHANGES[change]}:
            </b>{' '}
            {answer}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StepsProps {
  steps: Replay['steps'];
  /** The event whose form is open, and the form. */
  edited: number | null;
  form: ComponentChildren;
  edit(suggestion: Suggestion, facts: Draft): void;
  remove(index: number): void;
}

/** What happened, the last event first, each with its ruling; any event can be changed or taken out. */
export function Steps({ steps, edited, form, edit, remove }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <section>
      <h2>What happened</h2>
      <ol class="steps" reversed>
        {steps.toReversed().map(step => {
          const { index, legal, ruling, consequences } = step;
          const recorded = readEvent(step.event, index);
          return (
            <li
              key={index}
              // a summary would be counted as well
              value={index + 1}
              data-legal={legal}
            >
              {legal ? <p>{ruling.answer}</p> : <NotLegal step={step} />}
              {consequences
                .filter(({ text }) => text !== ruling.answer)
                .map(({ text }) => (
                  <p class="follows" key={text}>
                    {text}
                  </p>
                ))}
              <Caveats caveats={ruling.caveats} />
              <p class="refs row">
                {ruling.citations.map(({ rule, title }) => (
                  <a key={rule} href={link(`/rules/${rule}`)}>
                    {title}
                  </a>
                ))}
              </p>
              {edited === index ? (
                form
              ) : (
                <details>
                  <summary>Change event {index + 1}</summary>
                  <div class="row">
                    {recorded && <Button onClick={() => edit(...recorded)}>Edit</Button>}
                    <Button onClick={() => remove(index)}>Remove</Button>
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
