/** What the questions about a table have in common: its facts, their check, and how left-out facts are tried. */

import * as z from 'zod';
import type { Problem } from '../../../knowledge/index.js';
import { joinAnd } from '../../../language/index.js';
import { checkMembers, goneCaveat, PLAYER_LIMITS, parsePlayers, type Seats } from '../../orders/index.js';
import { sayValue, stepsBy } from '../drafts.js';

const name = z.string().max(PLAYER_LIMITS.nameLength).describe('The name of a player.');

export const playersFact = z.array(name).meta({
  description: 'Who sits at the table, each player followed by the one on their left?',
  // for forms; the seating itself is checked with its own codes
  minItems: PLAYER_LIMITS.fewest,
  maxItems: PLAYER_LIMITS.most,
  uniqueItems: true,
});

export const eliminatedFact = z
  .array(name)
  .default([])
  .describe('Which players have been eliminated so far? Left out: none.');

export function playerFact(ask: string) {
  return z.string().max(PLAYER_LIMITS.nameLength).describe(ask);
}

export function playerListFact(ask: string) {
  return z.array(name).describe(ask);
}

/** Seating and eliminated players, where they are given. */
interface AtTable {
  players?: string[] | undefined;
  eliminated?: string[] | undefined;
}

/** The seats that facts tell of. */
export function seatsOf({ players = [], eliminated = [] }: AtTable): Seats {
  return { players, eliminated: new Set(eliminated) };
}

function checkRepeats(names: readonly string[], list: string): Problem[] {
  return names.flatMap((found, index): Problem[] => {
    if (names.indexOf(found) === index) return [];
    const at = { field: `${list}.${index}`, found, cure: 'Name each player once.' };
    return [{ code: 'repeated-player', message: `${found} is named twice.`, ...at }];
  });
}

/** Problems of a table's facts: the seating, names that nobody there has, names twice, a table without players. */
export function checkTable(facts: object): Problem[] {
  const { players, ...named } = facts as AtTable & Record<string, string | string[] | null>;
  const seated = players && parsePlayers(players);
  if (seated && !seated.ok) return [seated.problem];
  const lists = Object.entries(named).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  const problems = lists.flatMap(([list, names]) => checkRepeats(names, list));
  if (players) problems.push(...checkMembers(players, named));
  if (problems.length > 0 || !players || named.eliminated?.length !== players.length) return problems;
  const cure = 'At least one player is still in the game: leave that one out.';
  return [{ code: 'bad-value', message: 'Every player has been eliminated.', field: 'eliminated', cure }];
}

/** The problem of an attack in which one player is named as both Attacker and Defender. */
export function checkLeaders({ attacker, defender }: { attacker?: string; defender?: string }): Problem[] {
  if (attacker === undefined || attacker !== defender) return [];
  const message = `${attacker} is named as Attacker and as Defender.`;
  const cure = 'The Attacker chooses another player as the Defender.';
  return [{ code: 'same-player', message, field: 'defender', found: attacker, cure }];
}

/** The players at a table who are still in the game. */
export function remaining(facts: AtTable): string[] {
  const { players, eliminated } = seatsOf(facts);
  return players.filter(player => !eliminated.has(player));
}

/** `A, then B, then C` */
export function sayOrder(players: readonly string[]): string {
  return players.join(', then ');
}

/** An order as a value: how it comes about by a rule, whom it leaves out, and what is open where `first` has left the game. */
export function ruleOrder(
  seats: Seats,
  { first, value, answer }: { first: string; value: unknown; answer: string },
  rule: string,
  ...texts: string[]
) {
  const gone = seats.players.filter(player => seats.eliminated.has(player));
  const skipped = `Eliminated and out of the game: ${joinAnd(gone)}.`;
  const draft = sayValue(value, answer, rule, ...texts);
  return {
    ...draft,
    steps: [...draft.steps, ...(gone.length > 0 ? stepsBy('multiplayer/elimination', skipped) : [])],
    caveats: goneCaveat(seats, first),
  };
}
