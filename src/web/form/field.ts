import { formatFactName } from '../../resolver/index.js';

/** The part of JSON Schema that the facts of questions use. */
interface Shape {
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
}

// how a fact of a type is filled in; a choice and a list of groups are told by more than their type
const KINDS = {
  boolean: 'yes-no',
  integer: 'number',
  string: 'text',
  object: 'group',
  array: 'words',
} as const;

/** What a form draws for a fact. */
export interface Field {
  name: string;
  kind: (typeof KINDS)[keyof typeof KINDS] | 'choice' | 'several' | 'groups';
  label: string;
  /** What it asks, in a sentence; empty where there is no room for it. */
  ask: string;
  required: boolean;
  /** The value that means "none", where the fact allows it. */
  empty: null | '' | undefined;
  choices: readonly string[];
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

/** Changes a field where more is known than the schema says. */
type Known = (field: Field) => Field;

/** The fields of an object of facts, in its order. */
export function listFields(shape: unknown, known: Known = field => field, inside = false): Field[] {
  const { properties = {}, required = [] } = shape as Shape;
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', items = {}, enum: choices = [] } = property;
    const types = [property.type ?? []].flat();
    const type = types.find(type => type in KINDS) as keyof typeof KINDS | undefined;
    const plain = KINDS[type ?? 'array'];
    const kind = choices.length > 0 ? 'choice' : plain === 'words' && items.properties ? 'groups' : plain;
    return known({
      name,
      kind,
      label: formatFactName(name),
      ask: inside && kind !== 'yes-no' ? '' : description.replace(NONE, ''),
      required: required.includes(name),
      empty: types.includes('null') ? null : NONE.test(description) ? '' : undefined,
      choices: choices.filter(choice => choice !== null) as string[],
      min: kind === 'number' ? (property.minimum ?? -999) : (property.minItems ?? 0),
      max: kind === 'number' ? (property.maximum ?? 9999) : (property.maxItems ?? 100),
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

// undefined for what is not filled in whole: a half filled group waits
function complete(field: Field, value: unknown): unknown {
  if (value === undefined || (value === '' && field.empty !== '')) return undefined;
  if (field.kind === 'group') return value === null ? undefined : completeGroup(field, value as Draft);
  if (field.kind !== 'groups') return value;
  const groups = (value as Draft[]).map(item => completeGroup(field, item));
  return groups.length < field.min || groups.includes(undefined) ? undefined : groups;
}

function completeGroup({ fields }: Field, draft: Draft): Draft | undefined {
  const facts = completeFacts(fields, draft);
  return fields.every(({ name, required }) => !required || name in facts) ? facts : undefined;
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
