/** Rulings, rules, hits and decks as Discord embeds, within Discord's limits, and the bot that shows them. Pure. */
export { clip } from './clip.js';
export { formatDeckEmbed } from './deck.js';
export { type Embed, LIMITS } from './embed.js';
export { answerInteraction } from './interactions/answer.js';
export type { Bot } from './interactions/command.js';
export { type CommandDefinition, makeCommandDefinitions } from './interactions/definitions.js';
export { parseInteraction } from './interactions/request.js';
export { escapeMarkdown } from './markdown.js';
export { formatHitsEmbed, formatRuleEmbed } from './rules.js';
export { formatRulingEmbed } from './ruling.js';
