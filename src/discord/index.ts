/** Rulings, rules and hits as Discord embeds, within Discord's limits. Pure. */
export { clip } from './clip.js';
export { type Embed, type EmbedField, LIMITS } from './embed.js';
export { formatHitsEmbed } from './hits.js';
export { escapeMarkdown } from './markdown.js';
export { formatRuleEmbed } from './rule.js';
export { formatRulingEmbed } from './ruling.js';
