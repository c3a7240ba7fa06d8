import { formatFactName, type QuestionInfo } from '../../resolver/index.js';

type Shape = QuestionInfo['facts'];

// how a fact of a type is filled in, where it is not one of a few choices
const KINDS = { integer: 'number', string: 'text', object: 'group' } as const;

/** What a form draws for a fact. */
export interface Field {
  name: string;
  kind: (typeof KINDS)[keyof typeof KINDS] | 'choice' | 'several' | 'words' | 'groups';
  label: string;
  /** What it asks, in a sentence; empty where there is no room for it. */
  ask: string;
  required: boolean;
  /** The value that means "none", where the fact allows it. */
  empty: null | '' | [] | undefined;
  choices: readonly (readonly [label: string, value: unknown])[];
  /** Of a number; of a list, how many items. */
  min: number;
  max: number;
  /** Of a text, in characters. */
  longest: number;
  /** Of a group, or of each group in a list. */
  fields: readonly Field[];
  /** Whether it is a part of a group. */
  inside: boolean;
}

const NONE = /,? \(?"" for none\)?/;

/** Values as choices by their own names. */
export const asChoices = (values: readonly unknown[]) =>
  values.map(value => [String(value ?? 'none'), value] as const);

/** The fields of an object of facts, in its order; `known` changes a field of which more is known than its schema says. */
export function listFields(
  shape: Shape,
  known: (field: Field) => Field = field => field,
  inside = false,
): Field[] {
  return Object.entries(shape.properties ?? {}).map(([name, schema]) => {
    const property = schema as Shape;
    const { description = '' } = property;
    const items = (property.items ?? {}) as Shape;
    const types = [property.type ?? []].flat() as string[];
    const isSwitch = types.includes('boolean');
    const choices = isSwitch
      ? ([
          ['Yes', true],
          ['No', false],
        ] as const)
      : asChoices(property.enum ?? []);
    const type = types.find((type): type is keyof typeof KINDS => type in KINDS);
    const kind = choices.length > 0 ? 'choice' : type ? KINDS[type] : items.properties ? 'groups' : 'words';
    const { minItems = 0, maxItems = 100 } = property;
    return known({
      name,
      kind,
      label: formatFactName(name),
      ask: inside && !isSwitch ? '' : description.replace(NONE, ''),
      required: shape.required?.includes(name) ?? false,
      empty: types.includes('null')
        ? null
        : kind === 'words' || (kind === 'groups' && minItems === 0)
          ? []
          : NONE.test(description)
            ? ''
            : undefined,
      choices,
      min: kind === 'number' ? (property.minimum ?? -999) : minItems,
      max: kind === 'number' ? (property.maximum ?? 9999) : maxItems,
      longest: property.maxLength ?? items.maxLength ?? 200,
      fields: listFields(kind === 'group' ? property : items, known, true),
      inside,
    });
  });
}

/** Values as they are being filled in; what is not filled in is left out. */
export type Draft = Readonly<Record<string, unknown>>;

/** The draft with another value; undefined takes the value out. */
export function put(draft: Draft, name: string, value: unknown): Draft {
  const { [name]: _, ...rest } = draft;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** The list with an item, or without it where it was there. */
export function toggle<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter(other => other !== item) : [...list, item];
}

/** Names in a text with commas between them. */
export function listNames(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map(name => name.trim())
    .filter(Boolean);
}

/** The names of fields that are required and not filled in. */
export function listMissing(fields: readonly Field[], draft: Draft): string[] {
  return fields.flatMap(({ name, required, label }) => (required && !(name in draft) ? [label] : []));
}

// a half filled group waits, and a list with it
function complete({ kind, min, fields }: Field, value: unknown): unknown {
  if (kind === 'group') {
    const facts = completeFacts(fields, (value ?? {}) as Draft);
    return value && listMissing(fields, facts).length === 0 ? facts : undefined;
  }
  if (kind !== 'groups' || !Array.isArray(value)) return value;
  const groups = value.map(item => complete({ kind: 'group', fields } as Field, item));
  return groups.length < min || groups.includes(undefined) ? undefined : groups;
}

/** The facts that are filled in whole. */
export function completeFacts(fields: readonly Field[], draft: Draft): Record<string, unknown> {
  const facts = fields.map(field => [field.name, complete(field, draft[field.name])] as const);
  return Object.fromEntries(facts.filter(([, value]) => value !== undefined));
}

/** Group number `number` before anything is filled in: lists in it are empty, which is an answer, and it has a name. */
export function emptyGroup({ fields }: Field, number: number): Draft {
  const known = fields.flatMap(({ name, kind, required }): [string, unknown][] => {
    if (required && kind === 'words') return [[name, []]];
    return required && name === 'name' ? [[name, `Card ${number}`]] : [];
  });
  return Object.fromEntries(known);
}
