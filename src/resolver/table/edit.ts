import * as z from 'zod';
import { fail, type Outcome, type Problem, succeed } from '../../knowledge/index.js';
import type { RuledEvent } from './rule-event.js';

const EDIT_LIMIT = 100;

/** A change of a record: some events taken out, and others put in their place. */
export const editSchema = z
  .strictObject({
    at: z
      .int()
      .min(0)
      .describe('The place of the first event that is taken out, or before which others are put in'),
    remove: z.int().min(0).max(EDIT_LIMIT).default(1).describe('How many events are taken out'),
    insert: z
      .array(z.unknown())
      .max(EDIT_LIMIT)
      .default([])
      .describe('The events that are put in their place'),
  })
  .describe('Replays the game with this change of its events, and lists what then differs');
export type Edit = z.input<typeof editSchema>;

export const problemSchema = z
  .custom<Problem>()
  .nullable()
  .describe('Why the event is not legal, with a code; null where it is.')
  .meta({
    type: ['object', 'null'],
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      field: { type: 'string', description: 'The path of the field at fault: `events.8.player`.' },
      found: { type: 'string', description: 'The value found there.' },
      cure: { type: 'string', description: 'What would be right.' },
      near: { type: 'array', items: { type: 'string' }, description: 'Names that come close.' },
    },
    required: ['code', 'message', 'field'],
    additionalProperties: false,
  });

const changeSchema = z.object({
  index: z.int().describe('The place in the list after the edit.'),
  before: z.int().nullable().describe('The place before the edit; null for an event that was put in.'),
  change: z
    .enum(['not-legal', 'legal', 'otherwise'])
    .describe(
      'No longer legal, or put in and not legal; legal now; or ruled otherwise, with other consequences.',
    ),
  problem: problemSchema,
  answer: z.string(),
});

/** What an edit comes to. */
export const editedSchema = z.object({
  changes: z.array(changeSchema).describe('Every event from the edit on whose ruling differs, in order.'),
});
export type Edited = z.output<typeof editedSchema>;

/** The events after an edit. Error: `bad-value` where the record has no such events. */
export function applyEdit(events: readonly unknown[], edit: Edit): Outcome<unknown[]> {
  const { at, remove = 1, insert = [] } = edit;
  if (at >= 0 && at + remove <= events.length)
    return succeed([...events.slice(0, at), ...insert, ...events.slice(at + remove)]);
  return fail('bad-value', `The record has ${events.length} events, and the edit goes beyond them.`, {
    field: 'edit.at',
    found: String(at),
    cure: `Name a place from 0 to ${events.length - remove}, as \`index\` counts them.`,
  });
}

// what an event comes to, apart from its place in the list
function comesTo({ draft, consequences, problem }: RuledEvent): string {
  return JSON.stringify([problem?.code, draft, consequences]).replaceAll(/events\.\d+/g, 'events');
}

/** The rulings that an edit changes, with those before it. */
export function listChanges(
  before: readonly RuledEvent[],
  after: readonly RuledEvent[],
  { at, remove = 1, insert = [] }: Edit,
): Edited['changes'] {
  return after.slice(at).flatMap((ruled, offset): Edited['changes'] => {
    const isNew = offset < insert.length;
    const place = isNew ? null : at + offset - insert.length + remove;
    const { problem, draft } = ruled;
    const was = place === null ? null : (before[place] as RuledEvent);
    const wasLegal = !was?.problem;
    const same = was ? comesTo(was) === comesTo(ruled) : !problem;
    if (same) return [];
    const change = wasLegal === !problem ? 'otherwise' : problem ? 'not-legal' : 'legal';
    return [{ index: at + offset, before: place, change, problem, answer: draft.answer }];
  });
}
