import type { Catalogue } from '../../src/decks/index.js';
import { loadCards } from '../../src/loader/index.js';

/** A few made-up cards, in the form in which the Oracle of the Void serves them. */
export const CARDS_FOLDER = 'tests/fixtures/cards';

export async function fixtureCards(): Promise<Catalogue> {
  const { catalogue } = await loadCards(CARDS_FOLDER);
  if (!catalogue) throw new Error('The fixture cards do not load.');
  return catalogue;
}
