/** Rulings, rules, hits and decks as Discord embeds, within Discord's limits, and the bot that shows them. Pure. */
export { clip } from './clip.js';
export { formatDeckEmbed } from './deck.js';
export { type Embed, type EmbedField, LIMITS } from './embed.js';
export { formatHitsEmbed } from './hits.js';
export * from './interactions/index.js';
export { escapeMarkdown } from './markdown.js';
export { formatRuleEmbed } from './rule.js';
export { formatRulingEmbed } from './ruling.js';
