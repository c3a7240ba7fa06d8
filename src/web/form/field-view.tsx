import { useId } from 'preact/hooks';
import { type Draft, emptyGroup, type Field, type Part } from './field.js';
import { Amount, Line, Options, Words } from './inputs.js';

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
  const legend = field.ask || field.label;
  const name = (label: string) => ({ label, value: label as unknown });
  if (field.kind === 'yes-no' || field.kind === 'choice') {
    const choices =
      field.kind === 'choice'
        ? [...field.choices.map(name), ...(empty === null ? [{ label: 'none', value: null }] : [])]
        : [
            { label: 'Yes', value: true },
            { label: 'No', value: false },
          ];
    return <Options legend={legend} choices={choices} isChosen={choice => choice === value} choose={set} />;
  }
  if (field.kind === 'several') {
    const chosen = (value ?? []) as unknown[];
    return (
      <Options
        several
        legend={legend}
        choices={field.choices.map(name)}
        isChosen={choice => chosen.includes(choice)}
        choose={choice =>
          set(chosen.includes(choice) ? chosen.filter(other => other !== choice) : [...chosen, choice])
        }
      />
    );
  }
  if (field.kind === 'group') {
    return (
      <fieldset class="group">
        <legend>{legend}</legend>
        <Group parts={field.parts} value={(value ?? {}) as Draft} likely={likely} set={set} />
      </fieldset>
    );
  }
  if (field.kind === 'groups') return <Groups field={field} value={value} likely={likely} set={set} />;
  return (
    <div class="field">
      <label for={id}>{legend}</label>
      {field.kind === 'number' && (
        <Amount
          id={id}
          label={legend}
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
