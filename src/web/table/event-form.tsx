import { useState } from 'preact/hooks';
import { completeFacts, type Draft, type Part } from '../form/field.js';
import { FieldView } from '../form/field-view.js';
import { makeEvent, type Suggestion } from './event-parts.js';

/** What an event lacks, as the form names it. */
export function listMissing(parts: readonly Part[], facts: Draft): string[] {
  return parts
    .filter(({ name, required }) => required && facts[name] === undefined)
    .map(({ field }) => field.label);
}

/** The facts with a tapped player in the first field that waits for one. */
export function fillSeat(parts: readonly Part[], draft: Draft, player: string): Draft {
  const takes = ({ field }: Part) =>
    (field.kind === 'choice' || field.kind === 'several') && field.choices.includes(player);
  const part =
    parts.find(part => takes(part) && (draft[part.name] === undefined || part.field.kind === 'several')) ??
    parts.find(takes);
  if (!part) return draft;
  if (part.field.kind === 'choice') return { ...draft, [part.name]: player };
  const chosen = (draft[part.name] ?? []) as string[];
  const others = chosen.filter(other => other !== player);
  return { ...draft, [part.name]: others.length < chosen.length ? others : [...chosen, player] };
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
  const draw = ({ name, field }: Part) => (
    <FieldView
      key={name}
      field={field}
      value={draft[name]}
      likely={[]}
      set={value => {
        const { [name]: _, ...rest } = draft;
        setDraft(value === undefined ? rest : { ...rest, [name]: value });
        setProblem('');
      }}
    />
  );
  const optional = shown.filter(({ required }) => !required);
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
      {shown.filter(({ required }) => required).map(draw)}
      {optional.length > 0 && (
        <details>
          <summary>More, if any</summary>
          {optional.map(draw)}
        </details>
      )}
      {problem && (
        <p class="caveat" role="alert">
          {problem}
        </p>
      )}
      <div class="row">
        <button type="submit" class="main">
          Record
        </button>
        <button type="button" class="quiet" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
