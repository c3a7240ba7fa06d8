import * as z from 'zod';
import { type ManeuverPlace, type Seating, type Seats, SIDES, type Side } from '../orders/index.js';

export const SEGMENTS = ['Infantry', 'Cavalry'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** How a game is won. The page names a kind of victory for each. */
export const VICTORIES = ['Military', 'Dishonor', 'Honor', 'Enlightenment'] as const;

export const PHASES = [
  'between-turns',
  'turn',
  'action',
  'declaration',
  'maneuvers',
  'battles',
  'combat',
  'resolution',
  'game-over',
] as const;
/**
 * The part of the game. `turn` is inside a turn with no phase under way, `battles` between two battles, `assigned` the end
 * of a Maneuvers Segment, when everyone is done.
 */
export type Phase = (typeof PHASES)[number] | 'assigned';

/** Opportunities that go around, beginning with a player. */
export function makeRound(first: string) {
  return {
    to: first,
    /** Who has passed since the last action. */
    passed: new Set<string>(),
    /** Whether an opportunity has been used. */
    opened: false,
  };
}
export type Round = ReturnType<typeof makeRound>;

/** An ally, and the leaders of both sides as that player has them. */
export const allySchema = z.object({
  player: z.string(),
  side: z.enum(SIDES),
  friendlyLeader: z.string(),
  enemyLeader: z.string(),
});

/** A fresh attack, without invitations and allies. `battlefields` is null where the record does not name the Defender's provinces. */
export function makeAttack(attacker: string, defender: string, battlefields: string[] | null) {
  return {
    attacker,
    defender,
    battlefields,
    /** Whom each leader invited, allies of the other side too; null before the leader's opportunity to invite is used. */
    invited: { attacking: null, defending: null } as Record<Side, readonly string[] | null>,
    allies: [] as z.output<typeof allySchema>[],
    /** Invited players who have assigned in this attack. */
    assigned: [] as string[],
    segments: [] as Segment[],
    /** Who may assign in the last of these segments, in order: the first has the opportunity. */
    assigning: [] as ManeuverPlace[],
    /** The first of them has assigned, and goes on until done. */
    begun: false,
    /** Units by battlefield, then by controller; all units of a player are on one side. */
    forces: new Map<string, Map<string, Set<string>>>(),
    /** The battlefield of each player's units: the other way round. */
    whereabouts: new Map<string, Map<string, string>>(),
    battle: null as { battlefield: string; firstOpportunity: string | null } | null,
    fought: [] as string[],
  };
}
export type Attack = ReturnType<typeof makeAttack>;

/** An effect that ends in a turn of a player. */
export interface LastingEffect {
  id: string;
  controller: string;
  endsInTurnOf: string;
}

/** Who has won, and how. */
export const outcomeSchema = z.object({
  winner: z.string().nullable(),
  victory: z.enum(VICTORIES).nullable(),
});

/** A table before the first turn. Events change it in place, and only after all their checks: each replay has its own. */
export function makeState(players: Seating) {
  return {
    seats: { players, eliminated: new Set<string>() },
    turn: null as { number: number; active: string; actionPhases: number; attacks: number } | null,
    phase: 'between-turns' as Phase,
    round: null as Round | null,
    attack: null as Attack | null,
    /** Effects that have not ended. */
    effects: [] as LastingEffect[],
    /** Ids of all effects that were ever recorded. */
    effectIds: new Set<string>(),
    /** Honor gained for first assignments, by player. */
    honor: new Map<string, number>(),
    /** `winner` and `victory` are null where only one player is left and the page names no victory. */
    outcome: null as z.output<typeof outcomeSchema> | null,
  };
}
export type State = ReturnType<typeof makeState>;
/** A state in an attack, and one in which opportunities go around: what the phases of an event make sure of. */
export type InAttack = State & { attack: Attack };
export type InRound = State & { round: Round };

/** Who has not been eliminated, as they sit. */
export function remaining({ players, eliminated }: Seats): string[] {
  return players.filter(player => !eliminated.has(player));
}
