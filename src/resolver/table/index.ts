/** The multiplayer table: a game as events, each ruled, and whose opportunity it is after the last. */

export type { Consequence } from './decision.js';
export { EVENT_TYPES, type EventType, type TableEvent, tableEventSchema } from './events.js';
export type { Choice } from './next.js';
export * from './replay.js';
export { formatStory } from './story.js';
export type { TableView } from './view.js';
