/** The multiplayer table: a game as events, each ruled, and whose opportunity it is after the last. */
export { type Choice, choiceSchema } from './choice.js';
export { type Consequence, consequenceSchema } from './consequence.js';
export {
  EVENT_LIMIT,
  EVENT_TYPES,
  type EventType,
  replayRequestSchema,
  type TableEvent,
  tableEventSchema,
} from './event.js';
export { type Replay, type ReplayStep, replay } from './replay.js';
export { formatStory } from './story.js';
export { type TableView, tableViewSchema } from './view.js';
