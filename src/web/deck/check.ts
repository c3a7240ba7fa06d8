import { checkDeck, type DeckCheck, parseDeck } from '../../decks/index.js';
import type { Day } from '../../knowledge/index.js';
import type { Core } from '../engine/core.js';

/** A check of a deck, or why it failed. */
export type Checked = { check: DeckCheck; here: boolean } | { fault: string };

// the service may have card data, which this device has not
async function askService(deck: string, asOf: Day): Promise<DeckCheck | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ deck, asOf });
    const answer = await fetch('/v1/decks/check', { method: 'POST', headers, body });
    return answer.ok ? ((await answer.json()) as DeckCheck) : null;
  } catch {
    return null;
  }
}

/** Checks a pasted deck: by the service where it can be reached, else here by the same rules without card data. */
export async function checkText(core: Core, text: string, asOf: Day, reached: boolean): Promise<Checked> {
  const deck = parseDeck(text);
  if (!deck.ok) return { fault: [deck.problem.message, deck.problem.cure].filter(Boolean).join(' ') };
  const served = reached ? await askService(text, asOf) : null;
  // a service with another corpus than this page answers for other rules
  if (served?.corpus === core.corpus.hash) return { check: served, here: false };
  return { check: await checkDeck(await core.judge(), null, deck.value, asOf), here: true };
}
