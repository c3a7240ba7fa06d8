/** The multiplayer table: a game as events, each ruled, and whose opportunity it is after the last. */
export type { Consequence } from './decision.js';
export {
  EVENT_LIMIT,
  EVENT_TYPES,
  type EventOf,
  type EventType,
  LOSSES,
  replayRequestSchema,
  SEGMENTS,
  type TableEvent,
  tableEventSchema,
} from './event.js';
export type { Choice } from './next-draft.js';
export { type Replay, type ReplayStep, replay } from './replay.js';
export { PHASES, type Phase } from './state.js';
export { formatStory } from './story.js';
export type { AttackView, ForceView, TableView } from './view.js';
