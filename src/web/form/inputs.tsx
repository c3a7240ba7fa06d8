import { useId, useState } from 'preact/hooks';

interface OptionsProps {
  legend: string;
  choices: readonly { label: string; value: unknown }[];
  /** Any of them, or one. */
  several?: boolean;
  isChosen(value: unknown): boolean;
  choose(value: unknown): void;
}

/** A few choices, as buttons for a thumb; real inputs underneath, so that keys and readers know them. */
export function Options({ legend, choices, several = false, isChosen, choose }: OptionsProps) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="row">
        {choices.map(({ label, value }) => (
          <label key={label}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen(value)}
              onChange={() => choose(value)}
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

interface EmptyProps {
  value: unknown;
  /** What "none" is written as; undefined: not allowed. */
  empty: null | '' | undefined;
  set(value: unknown): void;
}

function None({ value, empty, set }: EmptyProps) {
  if (empty === undefined) return null;
  return (
    <button
      type="button"
      aria-pressed={value === empty}
      onClick={() => set(value === empty ? undefined : empty)}
    >
      None
    </button>
  );
}

/** A whole number, with a button for one less and one for one more. */
export function Amount({
  id,
  label,
  value,
  min,
  max,
  empty,
  set,
}: InputProps & EmptyProps & { label: string; min: number; max: number }) {
  const known = typeof value === 'number';
  const step = (by: number) => set(Math.min(max, Math.max(min, known ? value + by : Math.max(min, 0))));
  return (
    <div class="row">
      <button type="button" aria-label={`One less: ${label}`} onClick={() => step(-1)}>
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={known ? value : ''}
        onInput={({ currentTarget }) => {
          const number = Number(currentTarget.value);
          const fits =
            currentTarget.value !== '' && Number.isInteger(number) && number >= min && number <= max;
          set(fits ? number : undefined);
        }}
      />
      <button type="button" aria-label={`One more: ${label}`} onClick={() => step(1)}>
        +
      </button>
      <None value={value} empty={empty} set={set} />
    </div>
  );
}

interface TextProps extends InputProps {
  longest: number;
  likely: readonly string[];
}

function Likely({ id, likely }: { id: string; likely: readonly string[] }) {
  return (
    <datalist id={id}>
      {likely.map(word => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

/** A line of text. */
export function Line({ id, value, longest, likely, empty, set }: TextProps & EmptyProps) {
  const list = useId();
  return (
    <div class="row">
      <input
        id={id}
        type="text"
        list={likely.length > 0 ? list : undefined}
        maxLength={longest}
        autocomplete="off"
        value={typeof value === 'string' ? value : ''}
        onInput={({ currentTarget }) => set(currentTarget.value || undefined)}
      />
      <Likely id={list} likely={likely} />
      <None value={value} empty={empty} set={set} />
    </div>
  );
}

/** Several words or names, in order: each is added on its own, or several with commas between them. */
export function Words({ id, value, longest, most, likely, set }: TextProps & { most: number }) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const pending = typed
    .split(',')
    .map(word => word.trim())
    .filter(Boolean);
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
              <button type="button" onClick={() => set(words.filter(other => other !== word))}>
                {word} <span aria-hidden="true">×</span>
                <span class="unseen">, remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <input
          id={id}
          type="text"
          list={likely.length > 0 ? list : undefined}
          maxLength={longest}
          autocomplete="off"
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
        <Likely id={list} likely={likely.filter(word => !words.includes(word))} />
        <button type="button" onClick={add}>
          Add
        </button>
        {value === undefined && (
          <button type="button" onClick={() => set([])}>
            None
          </button>
        )}
      </div>
    </div>
  );
}
