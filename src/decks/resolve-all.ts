import type { Day } from '../knowledge/index.js';
import type { Judge, PlayFormat, ResolvedCard, ResolvedCards } from '../resolver/index.js';

/** The keywords that cards are considered to have on a day, in the order of the cards. */
export function resolveAll(
  judge: Judge,
  cards: readonly { title: string; keywords: readonly string[] }[],
  on: { asOf: Day; format?: PlayFormat },
): ResolvedCard[] {
  // it fails for text that is no keyword, and for too many cards or keywords: lists and card data are read so that
  // none of these comes here
  const resolved = judge.resolveCards({ cards, ...on }) as { ok: true; value: ResolvedCards };
  return resolved.value.cards;
}
