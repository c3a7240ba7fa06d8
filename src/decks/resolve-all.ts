import type { Day } from '../knowledge/index.js';
import {
  CARD_LIMIT,
  type CardKeywords,
  type Judge,
  type PlayFormat,
  type ResolvedCard,
  type ResolvedCards,
} from '../resolver/index.js';

/** The keywords that any number of cards are considered to have on a day, in the order of the cards. */
export function resolveAll(
  judge: Judge,
  cards: readonly CardKeywords[],
  on: { asOf: Day; format?: PlayFormat; ask?: readonly string[] },
): ResolvedCard[] {
  const resolved: ResolvedCard[] = [];
  for (let at = 0; at < cards.length; at += CARD_LIMIT) {
    // it fails for text that is no keyword: lists and card data are read so that none of these comes here
    const part = judge.resolveCards({ cards: cards.slice(at, at + CARD_LIMIT), ...on });
    resolved.push(...(part as { ok: true; value: ResolvedCards }).value.cards);
  }
  return resolved;
}
