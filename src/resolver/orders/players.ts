import { fail, type Outcome, type Problem, succeed } from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';

/** Players as they sit: the left neighbour is the next in the list, the last one's is the first. */
export type Seating = readonly string[];

/** Multiplayer is for more than two players; above ten no table seats them. */
export const PLAYER_LIMITS = { fewest: 3, most: 10, nameLength: 60 } as const;

function nameFault(name: unknown): string | null {
  if (typeof name !== 'string') return 'The name of a player is a text.';
  if (name.trim() === '') return 'A player has no name.';
  if (name !== name.trim()) return 'A name begins or ends with a space.';
  const { nameLength } = PLAYER_LIMITS;
  if (name.length > nameLength) return `A name is longer than ${nameLength} characters.`;
  return /\p{Cc}/u.test(name) ? 'A name has a control character in it.' : null;
}

function describe(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.slice(0, PLAYER_LIMITS.nameLength);
}

function refuseSeating(message: string, at: { field?: string; found?: string } = {}) {
  const cure = 'Name three to ten players in the order of their seats, each left neighbour next.';
  return fail('bad-players', message, { field: 'players', ...at, cure });
}

/**
 * Reads a seating: three to ten names, each once, none empty or over 60 characters.
 * Errors: `bad-players` for the list or a name, `repeated-player` for a name twice.
 */
export function parsePlayers(input: unknown): Outcome<Seating> {
  if (!Array.isArray(input)) return refuseSeating('The players are not a list.');
  const { fewest, most } = PLAYER_LIMITS;
  const count = { found: `${input.length} players` };
  if (input.length < fewest) return refuseSeating('Multiplayer rules are for more than two players.', count);
  if (input.length > most) return refuseSeating(`A table seats at most ${most} players.`, count);
  for (const [index, name] of input.entries()) {
    const at = { field: `players.${index}`, found: describe(name) };
    const fault = nameFault(name);
    if (fault) return refuseSeating(fault, at);
    const cure = 'Give each player a name of their own.';
    if (input.indexOf(name) < index)
      return fail('repeated-player', `Two players are named ${name}.`, { ...at, cure });
  }
  return succeed(input as string[]);
}

/** Problems of names that must be players', each name or list of names with its field. */
export function checkMembers(
  players: Seating,
  named: Readonly<Record<string, string | readonly string[] | null | undefined>>,
): Problem[] {
  const check = (name: string, field: string): Problem[] => {
    if (players.includes(name)) return [];
    const found = describe(name);
    const cure = `The players are ${players.join(', ')}.`;
    const near = nearest(name.slice(0, PLAYER_LIMITS.nameLength), players);
    const message = `No player at the table is named "${found}".`;
    return [fail('unknown-player', message, { field, found, cure, near }).problem];
  };
  return Object.entries(named).flatMap(([field, names]) =>
    typeof names === 'string'
      ? check(names, field)
      : (names ?? []).flatMap((name, index) => check(name, `${field}.${index}`)),
  );
}
