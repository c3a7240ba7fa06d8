import type { FunctionComponent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button, Quiet } from '../parts/buttons.js';
import { type Draft, emptyGroup, type Field, listNames, put, toggle } from './field.js';

/** What is filled in, and where changes go. */
export interface Filled {
  draft: Draft;
  /** Words that are likely: keywords, or the players at the table. */
  likely: readonly string[];
  change(draft: Draft): void;
}

interface FieldsProps extends Filled {
  fields: readonly Field[];
  /** Fields that are seldom needed, behind a tap. */
  more?: readonly Field[];
}

/** Facts as fields, one below another, whatever their shapes. */
export function Fields({ fields, more = [], ...filled }: FieldsProps) {
  const { draft, likely, change } = filled;
  return (
    <>
      {fields.map(field => (
        <FieldView
          key={field.name}
          field={field}
          value={draft[field.name]}
          likely={likely}
          set={value => change(put(draft, field.name, value))}
        />
      ))}
      {more.length > 0 && (
        <details>
          <summary>More, if any</summary>
          <Fields fields={more} {...filled} />
        </details>
      )}
    </>
  );
}

interface FieldProps extends Pick<Filled, 'likely'> {
  field: Field;
  value: unknown;
  /** Takes undefined for a value that is taken out. */
  set(value: unknown): void;
}

/** What an input in its frame is drawn with. */
interface InputProps extends FieldProps {
  /** Of the input that the label is for. */
  id: string;
  title: string;
}

/** What is drawn for each kind, and the class of the frame around it. */
const INPUTS: Record<Field['kind'], [frame: string, Input: FunctionComponent<InputProps>]> = {
  choice: ['choice', Options],
  several: ['choice', Options],
  number: ['field', Amount],
  text: ['field', Line],
  words: ['field', Words],
  group: ['group', Group],
  groups: ['groups', Groups],
};

function FieldView(props: FieldProps) {
  const { name, ask, label, kind, inside } = props.field;
  const id = useId();
  const title = ask || label;
  const [frame, Input] = INPUTS[kind];
  const input = <Input {...props} id={id} title={title} />;
  // a name inside a group is its own
  const likely = inside && !/keyword|trait|using/i.test(name) ? [] : props.likely;
  return frame === 'field' ? (
    <div class={frame}>
      <label for={id}>{title}</label>
      {input}
      <datalist id={`${id}-likely`}>
        {kind !== 'number' && likely.map(word => <option key={word} value={word} />)}
      </datalist>
    </div>
  ) : (
    <fieldset class={frame}>
      <legend>{title}</legend>
      {input}
    </fieldset>
  );
}

/** A few choices, as buttons for a thumb; real inputs inside, so that keys and readers know them. */
function Options({ field: { kind, choices }, id, value: given, set }: InputProps) {
  const several = kind === 'several';
  const chosen = several ? ((given ?? []) as unknown[]) : [given];
  return (
    <div class="row">
      {choices.map(([label, value]) => (
        <label key={label}>
          <input
            class="unseen"
            type={several ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(value)}
            onChange={() => set(several ? toggle(chosen, value) : value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/** The button for "none", where a fact allows it; of a list, while nothing is in it. */
function None({ field: { empty }, value, set }: FieldProps) {
  const isNone = JSON.stringify(value) === JSON.stringify(empty);
  if (empty === undefined || (Array.isArray(empty) && value !== undefined && !isNone)) return null;
  return (
    <Button aria-pressed={isNone} onClick={() => set(isNone ? undefined : empty)}>
      None
    </Button>
  );
}

/** A whole number, with a button for one less and one for one more. */
function Amount(props: InputProps) {
  const { field, id, title, value, set } = props;
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
      <None {...props} />
    </div>
  );
}

const textOf = ({ field, id }: InputProps) =>
  ({ id, type: 'text', autocomplete: 'off', list: `${id}-likely`, maxLength: field.longest }) as const;

/** A line of text. */
function Line(props: InputProps) {
  const { value, set } = props;
  return (
    <div class="row">
      <input
        {...textOf(props)}
        value={typeof value === 'string' ? value : ''}
        onInput={({ currentTarget }) => set(currentTarget.value || undefined)}
      />
      <None {...props} />
    </div>
  );
}

/** Several words or names, in order: each is added on its own, or several with commas between them. */
function Words(props: InputProps) {
  const { field, value, set } = props;
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
          {...textOf(props)}
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
        <None {...props} />
      </div>
    </>
  );
}

function Group({ field, value, likely, set }: InputProps) {
  return <Fields fields={field.fields} draft={(value ?? {}) as Draft} likely={likely} change={set} />;
}

function Groups(props: InputProps) {
  const { field, value, set } = props;
  const items = (value ?? []) as Draft[];
  return (
    <>
      {items.map((item, index) => (
        <fieldset class="group" key={index}>
          <legend>{typeof item.name === 'string' && item.name ? item.name : `Number ${index + 1}`}</legend>
          <Group {...props} value={item} set={next => set(items.with(index, next as Draft))} />
          <Quiet onClick={() => set(items.toSpliced(index, 1))}>Remove</Quiet>
        </fieldset>
      ))}
      <div class="row">
        <Button
          disabled={items.length >= field.max}
          onClick={() => set([...items, emptyGroup(field, items.length + 1)])}
        >
          Add {items.length === 0 ? 'one' : 'another'}
        </Button>
        <None {...props} />
      </div>
    </>
  );
}
