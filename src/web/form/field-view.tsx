import { useId } from 'preact/hooks';
import { Button, Quiet } from '../parts/buttons.js';
import { type Draft, emptyGroup, type Field, type Part, put } from './field.js';
import { Amount, Line, Options, Words } from './inputs.js';

const YES_NO = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

interface FieldsProps {
  parts: readonly Part[];
  draft: Draft;
  /** Words that are likely: keywords, or the players at the table. */
  likely: readonly string[];
  change(draft: Draft): void;
  /** Inside a group there is no room for a sentence. */
  inside?: boolean;
}

/** Facts as fields, one below another, whatever their shapes. */
export function Fields({ parts, draft, likely, change, inside = false }: FieldsProps) {
  return (
    <>
      {parts.map(({ name, field }) => (
        <FieldView
          key={name}
          field={inside && field.kind !== 'yes-no' ? { ...field, ask: field.label } : field}
          value={draft[name]}
          likely={inside && !/keyword|trait|using/i.test(name) ? [] : likely}
          set={value => change(put(draft, name, value))}
        />
      ))}
    </>
  );
}

interface FieldProps {
  field: Field;
  value: unknown;
  likely: readonly string[];
  set(value: unknown): void;
}

function FieldView({ field, value, likely, set }: FieldProps) {
  const id = useId();
  const { empty, kind } = field;
  const legend = field.ask || field.label;
  if (kind === 'yes-no') return <Options legend={legend} choices={YES_NO} value={value} set={set} />;
  if (kind === 'choice' || kind === 'several') {
    const choices = [
      ...field.choices.map(choice => ({ label: choice, value: choice as unknown })),
      ...(kind === 'choice' && empty === null ? [{ label: 'none', value: null }] : []),
    ];
    const several = kind === 'several';
    return <Options legend={legend} choices={choices} value={value} set={set} several={several} />;
  }
  if (kind === 'group') {
    return (
      <fieldset class="group">
        <legend>{legend}</legend>
        <Fields inside parts={field.parts} draft={(value ?? {}) as Draft} likely={likely} change={set} />
      </fieldset>
    );
  }
  if (kind === 'groups') return <Groups field={field} value={value} likely={likely} set={set} />;
  const input = { id, value, empty, set };
  return (
    <div class="field">
      <label for={id}>{legend}</label>
      {kind === 'number' && <Amount {...input} label={legend} min={field.min} max={field.max} />}
      {kind === 'text' && <Line {...input} longest={field.longest} likely={likely} />}
      {kind === 'words' && <Words {...input} longest={field.longest} most={field.most} likely={likely} />}
    </div>
  );
}

interface GroupsProps extends FieldProps {
  field: Extract<Field, { kind: 'groups' }>;
}

function Groups({ field, value, likely, set }: GroupsProps) {
  const items = (value ?? []) as Draft[];
  return (
    <fieldset class="groups">
      <legend>{field.ask || field.label}</legend>
      {items.map((item, index) => (
        <fieldset class="group" key={index}>
          <legend>{typeof item.name === 'string' && item.name ? item.name : `Number ${index + 1}`}</legend>
          <Fields
            inside
            parts={field.parts}
            draft={item}
            likely={likely}
            change={next => set(items.with(index, next))}
          />
          <Quiet onClick={() => set(items.toSpliced(index, 1))}>Remove</Quiet>
        </fieldset>
      ))}
      <div class="row">
        <Button
          disabled={items.length >= field.most}
          onClick={() => set([...items, emptyGroup(field.parts, items.length + 1)])}
        >
          Add {items.length === 0 ? 'one' : 'another'}
        </Button>
        {value === undefined && field.least === 0 && <Quiet onClick={() => set([])}>None</Quiet>}
      </div>
    </fieldset>
  );
}
