/** What people are shown as Discord embeds, within Discord's limits, and the bot that shows it. Pure. */
export { clip } from './clip.js';
export { type Embed, formatEmbed, LIMITS } from './embed.js';
export { answerInteraction } from './interactions/answer.js';
export type { Bot } from './interactions/command.js';
export { type CommandDefinition, makeCommandDefinitions } from './interactions/definitions.js';
export { parseInteraction } from './interactions/request.js';
export { escapeMarkdown } from './markdown.js';
