import { useState } from 'preact/hooks';
import { completeFacts, type Draft, type Field, listMissing, toggle } from '../form/field.js';
import { Fields } from '../form/fields.js';
import { Quiet } from '../parts/buttons.js';
import { Fault } from '../parts/lists.js';
import { makeEvent, type Suggestion } from './events.js';

/** The facts with a tapped player in the first field that waits for one. */
export function fillSeat(fields: readonly Field[], draft: Draft, player: string): Draft {
  const takes = fields.filter(({ choices }) => choices.some(([, value]) => value === player));
  const field = takes.find(({ name, kind }) => kind === 'several' || draft[name] === undefined) ?? takes[0];
  if (!field) return draft;
  const { name, kind } = field;
  return { ...draft, [name]: kind === 'several' ? toggle((draft[name] ?? []) as string[], player) : player };
}

interface EventFormProps {
  suggestion: Suggestion;
  fields: readonly Field[];
  draft: Draft;
  setDraft(draft: Draft): void;
  record(event: Record<string, unknown>): void;
  cancel(): void;
}

/** Asks for what an event still needs. */
export function EventForm({ suggestion, fields, draft, setDraft, record, cancel }: EventFormProps) {
  const [problem, setProblem] = useState('');
  // what the table knows needs no field
  const shown = fields.filter(({ name }) => suggestion.preset[name] === undefined);
  return (
    <form
      class="facts event"
      aria-label={suggestion.label}
      onSubmit={event => {
        event.preventDefault();
        const facts = completeFacts(fields, draft);
        const missing = listMissing(fields, facts);
        if (missing.length > 0) setProblem(`Still missing: ${missing.join(', ')}.`);
        else record(makeEvent(suggestion, facts));
      }}
    >
      <h2>{suggestion.label}</h2>
      <Fields
        draft={draft}
        likely={[]}
        change={draft => {
          setDraft(draft);
          setProblem('');
        }}
        fields={shown.filter(({ required }) => required)}
        more={shown.filter(({ required }) => !required)}
      />
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
