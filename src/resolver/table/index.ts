/** The multiplayer table: a game as events, each ruled, and whose opportunity it is after the last. */
export type { Choice } from './choice.js';
export type { Consequence } from './decision.js';
export {
  EVENT_LIMIT,
  EVENT_TYPES,
  type EventType,
  replayRequestSchema,
  STEP_LIMIT,
  type TableEvent,
  tableEventSchema,
} from './event.js';
export { type Replay, type ReplayStep, type ReplayWanted, replay, replaySchema } from './replay.js';
export { formatStory } from './story.js';
export type { TableView } from './view.js';
