import type { Section } from './list/index.js';

/**
 * Where a card belongs and is counted, by where the list has it and where cards of its type have their home. A Sensei
 * is a Fate card wherever in a deck it stands (legacy/sensei/card), a Wind belongs to no deck (legacy/winds). A card of
 * an unknown type is counted where the list has it.
 */
export function placeOf(section: Section, home: Section | null): Section {
  if (home === null || home === section) return section;
  const isInDeck = section === 'dynasty' || section === 'fate';
  if (home === 'sensei') return isInDeck ? 'fate' : 'sensei';
  if (home === 'wind') return isInDeck ? 'other' : 'wind';
  return section === 'start' && home === 'dynasty' ? 'start' : home;
}
