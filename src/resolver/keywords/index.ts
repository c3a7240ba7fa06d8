/** Keyword rulings: what a card with one keyword counts as, on a day, and why. */
export * from './counts-as.js';
export * from './entry.js';
export * from './impact.js';
export * from './resolve-cards.js';
