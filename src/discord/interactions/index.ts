/** The bot: Discord's requests to answers within Discord's limits. Signatures are checked before it. */
export { answerInteraction } from './answer.js';
export type { Bot } from './command.js';
export { type CommandDefinition, makeCommandDefinitions } from './definitions.js';
export { parseInteraction } from './request.js';
