import { plainText } from '../../../language/index.js';
import type { Counted } from '../../keywords/index.js';
import type { QuestionContext } from '../question.js';

function bareName(faction: string): string {
  return plainText(faction).replace(/ clan$/i, '');
}

/** The one spelling of a faction: "Crane", "crane clan" and "Crane Clan" are the same. */
export function factionKey(faction: string): string {
  return bareName(faction).toLowerCase();
}

/** Whether a card with these printed keywords is of the faction, by counts-as, with the shortest proof. */
export function countsAsFaction(
  context: QuestionContext,
  printed: readonly string[],
  faction: string,
): Counted {
  const bare = bareName(faction);
  const counted = [`${bare} Clan`, bare].map(keyword => context.counts(printed, keyword));
  const held = counted
    .filter(({ verdict }) => verdict === 'yes')
    .sort((a, b) => a.steps.length - b.steps.length);
  const best = held[0] ?? counted.find(({ verdict }) => verdict === 'unknown');
  // a no with steps tells what had ended or had not begun
  return best ?? counted.find(({ steps }) => steps.length > 0) ?? { verdict: 'no', steps: [] };
}
