import { useState } from 'preact/hooks';
import { Button } from '../parts/buttons.js';
import { type Field, listNames, toggle } from './field.js';

/** What every field is drawn with. */
export interface FieldProps {
  field: Field;
  value: unknown;
  likely: readonly string[];
  /** Id of the list of likely words, where they fit. */
  list: string | undefined;
  /** Takes undefined for a value that is taken out. */
  set(value: unknown): void;
}

/** What an input in its frame is drawn with. */
export interface InputProps extends FieldProps {
  /** Of the input that the label is for. */
  id: string;
  title: string;
}

/** A few choices, as buttons for a thumb; real inputs underneath, so that keys and readers know them. */
export function Options({ field, id, value: given, set }: InputProps) {
  const { kind, empty } = field;
  const several = kind === 'several';
  const chosen = several ? ((given ?? []) as unknown[]) : [given];
  const choices: (readonly [label: string, value: unknown])[] =
    kind === 'yes-no'
      ? [
          ['Yes', true],
          ['No', false],
        ]
      : field.choices.map(choice => [choice, choice]);
  if (kind === 'choice' && empty === null) choices.push(['none', null]);
  return (
    <div class="row">
      {choices.map(([label, value]) => (
        <label key={label}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(value)}
            onChange={() => set(several ? toggle(chosen, value) : value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** The button for "none", where a fact allows it; of a list, while nothing is in it. */
function None({ field: { kind, empty }, value, set }: Pick<InputProps, 'field' | 'value' | 'set'>) {
  const none = kind === 'words' ? [] : empty;
  const isNone = JSON.stringify(value) === JSON.stringify(none);
  if (none === undefined || (kind === 'words' && value !== undefined && !isNone)) return null;
  return (
    <Button aria-pressed={isNone} onClick={() => set(isNone ? undefined : none)}>
      None
    </Button>
  );
}

/** A whole number, with a button for one less and one for one more. */
export function Amount({ field, id, title, value, set }: InputProps) {
  const { min, max } = field;
  const known = typeof value === 'number';
  const step = (by: number) => set(Math.min(max, Math.max(min, known ? value + by : Math.max(min, 0))));
  return (
    <div class="row">
      <Button aria-label={`One less: ${title}`} onClick={() => step(-1)}>
        −
      </Button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={known ? value : ''}
        onInput={({ currentTarget: { valueAsNumber: number } }) =>
          set(Number.isInteger(number) && number >= min && number <= max ? number : undefined)
        }
      />
      <Button aria-label={`One more: ${title}`} onClick={() => step(1)}>
        +
      </Button>
      <None field={field} value={value} set={set} />
    </div>
  );
}

/** A line of text. */
export function Line({ field, id, value, list, set }: InputProps) {
  return (
    <div class="row">
      <input
        id={id}
        type="text"
        autocomplete="off"
        list={list}
        maxLength={field.longest}
        value={typeof value === 'string' ? value : ''}
        onInput={({ currentTarget }) => set(currentTarget.value || undefined)}
      />
      <None field={field} value={value} set={set} />
    </div>
  );
}

/** Several words or names, in order: each is added on its own, or several with commas between them. */
export function Words({ field, id, value, list, set }: InputProps) {
  const [typed, setTyped] = useState('');
  const pending = listNames(typed);
  // what is still in the input counts when it is left, but only becomes a button when it is added: on leaving, nothing
  // may move under the finger
  const words = ((value ?? []) as string[]).filter(word => !pending.includes(word));
  const take = () => {
    if (pending.length > 0) set([...new Set([...words, ...pending])].slice(0, field.max));
  };
  const add = () => {
    take();
    setTyped('');
  };
  return (
    <>
      <ul class="words plain row">
        {words.map(word => (
          <li key={word}>
            <Button onClick={() => set(words.filter(other => other !== word))}>
              {word} <span aria-hidden="true">×</span>
              <span class="unseen">, remove</span>
            </Button>
          </li>
        ))}
      </ul>
      <div class="row">
        <input
          id={id}
          type="text"
          autocomplete="off"
          list={list}
          maxLength={field.longest}
          autocapitalize="words"
          enterkeyhint="enter"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          onBlur={take}
        />
        <Button onClick={add}>Add</Button>
        <None field={field} value={value} set={set} />
      </div>
    </>
  );
}
