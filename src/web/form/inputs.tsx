import type { ComponentProps } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button } from '../parts/buttons.js';
import { listNames, toggle } from './field.js';

interface OptionsProps {
  legend: string;
  choices: readonly { label: string; value: unknown }[];
  value: unknown;
  /** Any of them, or one. */
  several?: boolean;
  set(value: unknown): void;
}

/** A few choices, as buttons for a thumb; real inputs underneath, so that keys and readers know them. */
export function Options({ legend, choices, value: given, several = false, set }: OptionsProps) {
  const name = useId();
  const chosen = several ? ((given ?? []) as unknown[]) : [given];
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="row">
        {choices.map(({ label, value }) => (
          <label key={label}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(value)}
              onChange={() => set(several ? toggle(chosen, value) : value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface InputProps {
  id: string;
  value: unknown;
  set(value: unknown): void;
}

interface EmptyProps extends InputProps {
  /** What "none" is written as; undefined: not allowed. */
  empty: null | '' | undefined;
}

function None({ value, empty, set }: Omit<EmptyProps, 'id'>) {
  if (empty === undefined) return null;
  return (
    <Button aria-pressed={value === empty} onClick={() => set(value === empty ? undefined : empty)}>
      None
    </Button>
  );
}

interface AmountProps extends EmptyProps {
  label: string;
  min: number;
  max: number;
}

/** A whole number, with a button for one less and one for one more. */
export function Amount({ id, label, value, min, max, empty, set }: AmountProps) {
  const known = typeof value === 'number';
  const step = (by: number) => set(Math.min(max, Math.max(min, known ? value + by : Math.max(min, 0))));
  return (
    <div class="row">
      <Button aria-label={`One less: ${label}`} onClick={() => step(-1)}>
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
      <Button aria-label={`One more: ${label}`} onClick={() => step(1)}>
        +
      </Button>
      <None value={value} empty={empty} set={set} />
    </div>
  );
}

interface TextInputProps extends Omit<ComponentProps<'input'>, 'list' | 'role' | 'type'> {
  likely: readonly string[];
}

/** A field of text, with words that are likely in it. */
function TextInput({ likely, ...input }: TextInputProps) {
  const list = useId();
  return (
    <>
      <input {...input} type="text" autocomplete="off" list={likely.length > 0 ? list : undefined} />
      <datalist id={list}>
        {likely.map(word => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

interface TextProps {
  longest: number;
  likely: readonly string[];
}

/** A line of text. */
export function Line({ id, value, longest, likely, empty, set }: TextProps & EmptyProps) {
  return (
    <div class="row">
      <TextInput
        id={id}
        likely={likely}
        maxLength={longest}
        value={typeof value === 'string' ? value : ''}
        onInput={({ currentTarget }) => set(currentTarget.value || undefined)}
      />
      <None value={value} empty={empty} set={set} />
    </div>
  );
}

/** Several words or names, in order: each is added on its own, or several with commas between them. */
export function Words({ id, value, longest, most, likely, set }: TextProps & InputProps & { most: number }) {
  const [typed, setTyped] = useState('');
  const pending = listNames(typed);
  // what is still in the input counts when it is left, but only becomes a button when it is added: on leaving, nothing
  // may move under the finger
  const words = ((value ?? []) as string[]).filter(word => !pending.includes(word));
  const take = () => {
    if (pending.length > 0) set([...new Set([...words, ...pending])].slice(0, most));
  };
  const add = () => {
    take();
    setTyped('');
  };
  return (
    <div class="words">
      {words.length > 0 && (
        <ul class="plain row">
          {words.map(word => (
            <li key={word}>
              <Button onClick={() => set(words.filter(other => other !== word))}>
                {word} <span aria-hidden="true">×</span>
                <span class="unseen">, remove</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <TextInput
          id={id}
          likely={likely.filter(word => !words.includes(word))}
          maxLength={longest}
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
        {value === undefined && <Button onClick={() => set([])}>None</Button>}
      </div>
    </div>
  );
}
