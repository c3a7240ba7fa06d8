import type { FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import { Button, Quiet } from '../parts/buttons.js';
import { type Draft, emptyGroup, type Field, put } from './field.js';
import { Amount, type FieldProps, type InputProps, Line, Options, Words } from './inputs.js';

interface FieldsProps {
  fields: readonly Field[];
  draft: Draft;
  /** Words that are likely: keywords, or the players at the table. */
  likely: readonly string[];
  change(draft: Draft): void;
}

/** Facts as fields, one below another, whatever their shapes. */
export function Fields({ fields, draft, likely, change }: FieldsProps) {
  const list = useId();
  return (
    <>
      <datalist id={list}>
        {likely.map(word => (
          <option key={word} value={word} />
        ))}
      </datalist>
      {fields.map(field => (
        <FieldView
          key={field.name}
          field={field}
          value={draft[field.name]}
          likely={likely}
          list={field.inside && !/keyword|trait|using/i.test(field.name) ? undefined : list}
          set={value => change(put(draft, field.name, value))}
        />
      ))}
    </>
  );
}

/** What is drawn for each kind, and the class of the frame around it. */
const INPUTS: Record<Field['kind'], [frame: string, Input: FunctionComponent<InputProps>]> = {
  'yes-no': ['choice', Options],
  choice: ['choice', Options],
  several: ['choice', Options],
  number: ['field', Amount],
  text: ['field', Line],
  words: ['field', Words],
  group: ['group', Group],
  groups: ['groups', Groups],
};

function FieldView(props: FieldProps) {
  const { ask, label, kind } = props.field;
  const id = useId();
  const title = ask || label;
  const [frame, Input] = INPUTS[kind];
  const input = <Input {...props} id={id} title={title} />;
  if (frame === 'field')
    return (
      <div class={frame}>
        <label for={id}>{title}</label>
        {input}
      </div>
    );
  return (
    <fieldset class={frame}>
      <legend>{title}</legend>
      {input}
    </fieldset>
  );
}

function Group({ field, value, likely, set }: InputProps) {
  return <Fields fields={field.fields} draft={(value ?? {}) as Draft} likely={likely} change={set} />;
}

function Groups({ field, value, likely, set }: InputProps) {
  const items = (value ?? []) as Draft[];
  return (
    <>
      {items.map((item, index) => (
        <fieldset class="group" key={index}>
          <legend>{typeof item.name === 'string' && item.name ? item.name : `Number ${index + 1}`}</legend>
          <Fields
            fields={field.fields}
            draft={item}
            likely={likely}
            change={next => set(items.with(index, next))}
          />
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
        {value === undefined && field.min === 0 && <Quiet onClick={() => set([])}>None</Quiet>}
      </div>
    </>
  );
}
