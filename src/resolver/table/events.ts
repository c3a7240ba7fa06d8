import * as z from 'zod';
import type { defineEvent } from './event.js';
import { act, allPass, extraAction, pass } from './events/actions.js';
import { beginCombat, endAttack, endBattle, firstOpportunity } from './events/battle.js';
import { declareAttack, invite } from './events/declaration.js';
import { eliminate, win } from './events/elimination.js';
import { assign, beginManeuvers, create, done, move } from './events/maneuvers.js';
import { setup } from './events/setup.js';
import { beginActionPhase, beginTurn, effect } from './events/turns.js';

// in the order in which a turn has them
const events = [
  setup,
  beginTurn,
  beginActionPhase,
  act,
  pass,
  allPass,
  declareAttack,
  invite,
  beginManeuvers,
  assign,
  done,
  move,
  create,
  beginCombat,
  firstOpportunity,
  extraAction,
  endBattle,
  endAttack,
  eliminate,
  win,
  effect,
] as const;

type Schema = (typeof events)[number]['schema'];
/** An event at the table, distinguished by `type`. */
export const tableEventSchema = z.discriminatedUnion(
  'type',
  events.map(({ schema }) => schema) as unknown as [Schema, ...Schema[]],
);
export type TableEvent = z.output<typeof tableEventSchema>;
export type EventType = TableEvent['type'];

/** What the table knows of a type of event. */
export type EventKind = ReturnType<typeof defineEvent<EventType, z.ZodRawShape>>;
/** Every event of the table by its type. A Map, so that `constructor` is no event type. */
export const EVENTS = new Map(
  events.map(event => [event.schema.shape.type.value, event as unknown as EventKind]),
);
/** Event types in the order in which a turn has them. */
export const EVENT_TYPES = [...EVENTS.keys()];
