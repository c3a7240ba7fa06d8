import type { Field, Part } from './field.js';

/** Values as they are being filled in; what is not filled in is left out. */
export type Draft = Readonly<Record<string, unknown>>;

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

/** A group before anything is filled in: lists in it are empty, which is an answer. */
export function emptyGroup(parts: readonly Part[]): Draft {
  return Object.fromEntries(
    parts.flatMap(({ name, field, required }) =>
      required && field.kind === 'words' ? [[name, []] as const] : [],
    ),
  );
}
