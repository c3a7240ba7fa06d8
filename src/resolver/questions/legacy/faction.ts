import type { Problem } from '../../../knowledge/index.js';
import { joinOr, nearest, plainText } from '../../../language/index.js';
import type { Counted } from '../../keywords/index.js';
import type { QuestionContext } from '../question.js';

function bareName(faction: string): string {
  return plainText(faction).replace(/ clan$/i, '');
}

/** The one spelling of a faction: "Crane", "crane clan" and "Crane Clan" are the same. */
export function factionKey(faction: string): string {
  return bareName(faction).toLowerCase();
}

const lettersOf = (key: string) => key.replace(/[^\p{L}\p{N}]/gu, '');

/** The problem of a faction that is spelled nearly like one of the others: a slip must not turn a yes into a no. */
export function checkFaction(field: string, faction: string, others: readonly string[]): Problem[] {
  const key = factionKey(faction);
  const keys = new Map(others.map(other => [factionKey(other), bareName(other)]));
  if (keys.has(key)) return [];
  const near = [...keys.keys()].filter(
    other =>
      lettersOf(other) === lettersOf(key) ||
      (nearest(key, [other]).length > 0 && !other.includes(key) && !key.includes(other)),
  );
  if (near.length === 0) return [];
  const names = near.map(other => keys.get(other) as string);
  const message = `"${faction}" is spelled nearly like ${joinOr(names)}.`;
  return [
    {
      code: 'bad-value',
      message,
      field,
      found: faction,
      cure: `Did you mean ${joinOr(names)}?`,
      near: names,
    },
  ];
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
  const best = held[0] ?? counted.find(({ verdict }) => verdict !== 'no');
  // a no with steps tells what had ended or had not begun
  return best ?? counted.find(({ steps }) => steps.length > 0) ?? { verdict: 'no', steps: [] };
}
