import { useState } from 'preact/hooks';
import type { TableView } from '../../resolver/index.js';
import { completeFacts, type Draft } from '../form/field.js';
import { FieldView } from '../form/field-view.js';
import { listEventParts } from './event-parts.js';
import type { Suggestion } from './suggest.js';

/** Whether the table knows all that the event needs, so that one tap records it. */
export function isComplete({ type, preset }: Suggestion, table: TableView): boolean {
  return listEventParts(type, table).every(({ name, required }) => !required || preset[name] !== undefined);
}

interface EventFormProps {
  suggestion: Suggestion;
  table: TableView;
  record(event: Record<string, unknown>): void;
  cancel(): void;
}

/** Asks for what an event still needs. */
export function EventForm({ suggestion, table, record, cancel }: EventFormProps) {
  const { type, label, preset } = suggestion;
  const parts = listEventParts(type, table);
  const start: Draft = { ...(type === 'invite' ? { players: [] } : {}), ...preset };
  const [draft, setDraft] = useState<Draft>(start);
  // what the table knows needs no field; only the side may differ
  const shown = parts.filter(({ name }) => preset[name] === undefined || name === 'side');
  const known = completeFacts(parts, draft);
  const whole = parts.every(({ name, required }) => !required || known[name] !== undefined);
  return (
    <form
      class="facts event"
      aria-label={label}
      onSubmit={event => {
        event.preventDefault();
        if (whole) record({ type, ...known });
      }}
    >
      <h3>{label}</h3>
      {shown.map(({ name, field, required }) => (
        <FieldView
          key={name}
          field={required ? field : { ...field, label: `${field.label} (if any)` }}
          value={draft[name]}
          likely={[]}
          set={value => {
            const { [name]: _, ...rest } = draft;
            setDraft(value === undefined ? rest : { ...rest, [name]: value });
          }}
        />
      ))}
      <div class="row">
        <button type="submit" class="main" disabled={!whole}>
          Record
        </button>
        <button type="button" class="quiet" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
