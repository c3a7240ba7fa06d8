import { useState } from 'preact/hooks';
import { completeFacts, type Draft, type Part, toggle } from '../form/field.js';
import { Fields } from '../form/field-view.js';
import { Quiet } from '../parts/buttons.js';
import { Fault } from '../parts/lists.js';
import { makeEvent, type Suggestion } from './events.js';

/** What an event lacks, as the form names it. */
export function listMissing(parts: readonly Part[], facts: Draft): string[] {
  return parts
    .filter(({ name, required }) => required && facts[name] === undefined)
    .map(({ field }) => field.label);
}

/** The facts with a tapped player in the first field that waits for one. */
export function fillSeat(parts: readonly Part[], draft: Draft, player: string): Draft {
  const takes = parts.flatMap(({ name, field }) =>
    (field.kind === 'choice' || field.kind === 'several') && field.choices.includes(player)
      ? [{ name, several: field.kind === 'several' }]
      : [],
  );
  const part = takes.find(({ name, several }) => several || draft[name] === undefined) ?? takes[0];
  if (!part) return draft;
  const chosen = (draft[part.name] ?? []) as string[];
  return { ...draft, [part.name]: part.several ? toggle(chosen, player) : player };
}

interface EventFormProps {
  suggestion: Suggestion;
  parts: readonly Part[];
  draft: Draft;
  setDraft(draft: Draft): void;
  record(event: Record<string, unknown>): void;
  cancel(): void;
}

/** Asks for what an event still needs. */
export function EventForm({ suggestion, parts, draft, setDraft, record, cancel }: EventFormProps) {
  const [problem, setProblem] = useState('');
  // what the table knows needs no field
  const shown = parts.filter(({ name }) => suggestion.preset[name] === undefined);
  const optional = shown.filter(({ required }) => !required);
  const fields = {
    draft,
    likely: [],
    change(draft: Draft) {
      setDraft(draft);
      setProblem('');
    },
  };
  return (
    <form
      class="facts event"
      aria-label={suggestion.label}
      onSubmit={event => {
        event.preventDefault();
        const facts = completeFacts(parts, draft);
        const missing = listMissing(parts, facts);
        if (missing.length > 0) setProblem(`Still missing: ${missing.join(', ')}.`);
        else record(makeEvent(suggestion, facts));
      }}
    >
      <h2>{suggestion.label}</h2>
      <Fields {...fields} parts={shown.filter(({ required }) => required)} />
      {optional.length > 0 && (
        <details>
          <summary>More, if any</summary>
          <Fields {...fields} parts={optional} />
        </details>
      )}
      <Fault text={problem} />
      <div class="row">
        <button type="submit" class="main">
          Record
        </button>
        <Quiet onClick={cancel}>Cancel</Quiet>
      </div>
    </form>
  );
}
