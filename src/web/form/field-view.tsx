import { useId } from 'preact/hooks';
import { type Draft, emptyGroup, type Field, type Part } from './field.js';
import { Amount, Choice, Line, Several, Words } from './inputs.js';

interface FieldProps {
  field: Field;
  value: unknown;
  /** Words that are likely: keywords, or the players at the table. */
  likely: readonly string[];
  set(value: unknown): void;
}

/** One fact as a field, whatever its shape. */
export function FieldView({ field, value, likely, set }: FieldProps) {
  const id = useId();
  const { empty } = field;
  if (field.kind === 'yes-no') {
    const choices = [
      { label: 'Yes', value: true },
      { label: 'No', value: false },
    ];
    return <Choice legend={field.ask || field.label} choices={choices} value={value} set={set} />;
  }
  if (field.kind === 'choice') {
    const named = field.choices.map(choice => ({ label: choice, value: choice as unknown }));
    const choices = empty === null ? [...named, { label: 'none', value: null }] : named;
    return <Choice legend={field.ask || field.label} choices={choices} value={value} set={set} />;
  }
  if (field.kind === 'several') {
    return <Several legend={field.ask || field.label} choices={field.choices} value={value} set={set} />;
  }
  if (field.kind === 'group') {
    return (
      <fieldset class="group">
        <legend>{field.ask || field.label}</legend>
        <Group parts={field.parts} value={(value ?? {}) as Draft} likely={likely} set={set} />
      </fieldset>
    );
  }
  if (field.kind === 'groups') return <Groups field={field} value={value} likely={likely} set={set} />;
  return (
    <div class="field">
      <label for={id}>{field.ask || field.label}</label>
      {field.kind === 'number' && (
        <Amount
          id={id}
          label={field.ask || field.label}
          value={value}
          min={field.min}
          max={field.max}
          set={set}
          empty={empty}
        />
      )}
      {field.kind === 'text' && (
        <Line id={id} value={value} longest={field.longest} likely={likely} set={set} empty={empty} />
      )}
      {field.kind === 'words' && (
        <Words id={id} value={value} longest={field.longest} most={field.most} likely={likely} set={set} />
      )}
    </div>
  );
}

interface GroupProps {
  parts: readonly Part[];
  value: Draft;
  likely: readonly string[];
  set(value: Draft): void;
}

function Group({ parts, value, likely, set }: GroupProps) {
  return (
    <>
      {parts.map(({ name, field }) => (
        <FieldView
          key={name}
          // inside a group there is no room for a sentence
          field={{ ...field, ask: field.kind === 'yes-no' && field.ask ? field.ask : field.label }}
          value={value[name]}
          likely={/keyword|trait|using/i.test(name) ? likely : []}
          set={next => {
            const { [name]: _, ...rest } = value;
            set(next === undefined ? rest : { ...rest, [name]: next });
          }}
        />
      ))}
    </>
  );
}

interface GroupsProps extends Omit<FieldProps, 'field'> {
  field: Extract<Field, { kind: 'groups' }>;
}

function Groups({ field, value, likely, set }: GroupsProps) {
  const items = (value ?? []) as Draft[];
  const put = (index: number, item: Draft) => set(items.map((old, at) => (at === index ? item : old)));
  return (
    <fieldset class="groups">
      <legend>{field.ask || field.label}</legend>
      {items.map((item, index) => (
        <fieldset class="group" key={index}>
          <legend>{typeof item.name === 'string' && item.name ? item.name : `Number ${index + 1}`}</legend>
          <Group parts={field.parts} value={item} likely={likely} set={next => put(index, next)} />
          <button type="button" class="quiet" onClick={() => set(items.filter((_, at) => at !== index))}>
            Remove
          </button>
        </fieldset>
      ))}
      <div class="row">
        <button
          type="button"
          disabled={items.length >= field.most}
          onClick={() => set([...items, emptyGroup(field.parts, items.length + 1)])}
        >
          Add {items.length === 0 ? 'one' : 'another'}
        </button>
        {value === undefined && field.least === 0 && (
          <button type="button" class="quiet" onClick={() => set([])}>
            None
          </button>
        )}
      </div>
    </fieldset>
  );
}
