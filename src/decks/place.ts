import { homeOf, type Section } from './list/index.js';

/**
 * Where a card belongs and is counted. A Sensei is a Fate card wherever in a deck it stands (legacy/sensei/card), a
 * Wind belongs to no deck (legacy/winds). A card of an unknown type is counted where the list has it.
 */
export function placeOf(section: Section, card: { type: string | null; deck: string | null }): Section {
  const home = homeOf(card);
  if (home === null || home === section) return section;
  const isInDeck = section === 'dynasty' || section === 'fate';
  if (home === 'sensei') return isInDeck ? 'fate' : 'sensei';
  if (home === 'wind') return isInDeck ? 'none' : 'wind';
  return section === 'start' && home === 'dynasty' ? 'start' : home;
}
