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

/** The value that means "none", where the fact allows it: null, or an empty text. */
type Empty = null | '' | undefined;

export type Field = { label: string; ask: string; empty: Empty } & (
  | { kind: 'yes-no' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; choices: string[] }
  | { kind: 'several'; choices: string[] }
  | { kind: 'text'; longest: number }
  | { kind: 'words'; longest: number; most: number }
  | { kind: 'group'; parts: Part[] }
  | { kind: 'groups'; parts: Part[]; least: number; most: number }
);

/** A field inside a group, with its name. */
export interface Part {
  name: string;
  field: Field;
  required: boolean;
}

const NONE = /,? \(?"" for none\)?/;

/** Makes another field where more is known than the schema says. */
type Known = (name: string, field: Field) => Field;

/** The fields of an object of facts, in its order. */
export function listParts(shape: unknown, known: Known = (_, field) => field): Part[] {
  const { properties = {}, required = [] } = shape as Shape;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    field: known(name, makeField(name, property, known)),
    required: required.includes(name),
  }));
}

/** The field that a form draws for a fact. A shape that no field is made for is a fault of the page. */
function makeField(name: string, shape: Shape, known: Known): Field {
  const types = [shape.type ?? []].flat();
  const description = shape.description ?? '';
  const empty: Empty = types.includes('null') ? null : NONE.test(description) ? '' : undefined;
  const base = { label: formatFactName(name), ask: description.replace(NONE, ''), empty };
  if (shape.enum)
    return { ...base, kind: 'choice', choices: shape.enum.filter(choice => choice !== null) as string[] };
  if (types.includes('boolean')) return { ...base, kind: 'yes-no' };
  if (types.includes('integer')) {
    return { ...base, kind: 'number', min: shape.minimum ?? -999, max: shape.maximum ?? 9999 };
  }
  if (types.includes('string')) return { ...base, kind: 'text', longest: shape.maxLength ?? 200 };
  if (types.includes('object')) return { ...base, kind: 'group', parts: listParts(shape, known) };
  const { items = {}, minItems = 0, maxItems = 100 } = shape;
  if (items.type !== 'object')
    return { ...base, kind: 'words', longest: items.maxLength ?? 200, most: maxItems };
  return { ...base, kind: 'groups', parts: listParts(items, known), least: minItems, most: maxItems };
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

function isFilled(field: Field, value: unknown): boolean {
  if (value === undefined) return false;
  if (field.kind === 'group') return value !== null && isWhole(field.parts, value as Draft);
  if (field.kind !== 'groups') return field.empty === '' || value !== '';
  const items = value as Draft[];
  return items.length >= field.least && items.every(item => isWhole(field.parts, item));
}

function isWhole(parts: readonly Part[], draft: Draft): boolean {
  return parts.every(({ name, field, required }) => !required || isFilled(field, draft[name]));
}

function prune(field: Field, value: unknown): unknown {
  if (field.kind === 'group') return completeFacts(field.parts, value as Draft);
  if (field.kind === 'groups') return (value as Draft[]).map(item => completeFacts(field.parts, item));
  return value;
}

/** The facts that are filled in whole; a half filled group waits. */
export function completeFacts(parts: readonly Part[], draft: Draft): Record<string, unknown> {
  return Object.fromEntries(
    parts.flatMap(({ name, field }) =>
      isFilled(field, draft[name]) ? [[name, prune(field, draft[name])] as const] : [],
    ),
  );
}

/** Group number `number` before anything is filled in: lists in it are empty, which is an answer, and it has a name. */
export function emptyGroup(parts: readonly Part[], number: number): Draft {
  const draft: Record<string, unknown> = {};
  for (const { name, field, required } of parts) {
    if (required && field.kind === 'words') draft[name] = [];
    else if (required && name === 'name') draft[name] = `Card ${number}`;
  }
  return draft;
}
