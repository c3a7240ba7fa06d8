import type { ManeuverPlace, Seating, Seats, Side } from '../orders/index.js';

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
/** The part of the game; `turn` is inside a turn with no phase under way, `battles` between two battles. */
export type Phase = (typeof PHASES)[number];

/** Opportunities that go around: whose it is, and who has passed since the last action. */
export interface Round {
  to: string;
  passed: Set<string>;
  /** Whether an opportunity has been used. */
  opened: boolean;
}

/** Units of one player at one battlefield, by name. */
export type Force = Map<string, Side>;

export interface Attack {
  attacker: string;
  defender: string;
  /** Null where the record does not name the Defender's provinces. */
  battlefields: string[] | null;
  /** Whom each leader invited; null before the leader's opportunity to invite is used. */
  invited: Record<Side, Set<string> | null>;
  allies: Map<string, Side>;
  /** Invited players who have assigned in this attack. */
  assigned: Set<string>;
  segments: Segment[];
  /** `begun`: the player at `at` has assigned, and goes on until done. */
  maneuvers: { segment: Segment; order: ManeuverPlace[]; at: number; begun: boolean } | null;
  /** By battlefield, then by controller. */
  forces: Map<string, Map<string, Force>>;
  /** The battlefield of each player's units: the other way round. */
  whereabouts: Map<string, Map<string, string>>;
  battle: { battlefield: string; first: string | null } | null;
  fought: Set<string>;
}

/** An effect that ends in a turn of a player. */
export interface LastingEffect {
  id: string;
  controller: string;
  endsInTurnOf: string;
  /** For a player who left: the remaining players between whose turns it ends. */
  gap: { after: string; before: string } | null;
}

/** The table. Reducers change it in place, and only after all their checks: each replay has its own. */
export interface State {
  seats: Seats & { players: Seating; eliminated: Set<string> };
  turn: { number: number; active: string; actionPhases: number; attacks: number } | null;
  phase: Phase;
  round: Round | null;
  attack: Attack | null;
  /** Effects that have not ended, by the player in whose turn they end. */
  effects: Map<string, LastingEffect[]>;
  /** Ids of all effects that were ever recorded. */
  effectIds: Set<string>;
  /** Honor gained for first assignments, by player. */
  honor: Map<string, number>;
  /** `winner` and `victory` are null where only one player is left and the page names no victory. */
  outcome: { winner: string | null; victory: (typeof VICTORIES)[number] | null } | null;
}

/** A table before the first turn. */
export function makeState(players: Seating): State {
  return {
    seats: { players, eliminated: new Set() },
    turn: null,
    phase: 'between-turns',
    round: null,
    attack: null,
    effects: new Map(),
    effectIds: new Set(),
    honor: new Map(),
    outcome: null,
  };
}

/** Who has not been eliminated, as they sit. */
export function remaining({ players, eliminated }: Seats): string[] {
  return players.filter(player => !eliminated.has(player));
}

/** A fresh attack, without invitations and allies. */
export function makeAttack(attacker: string, defender: string, battlefields: string[] | null): Attack {
  return {
    attacker,
    defender,
    battlefields,
    invited: { attacking: null, defending: null },
    allies: new Map(),
    assigned: new Set(),
    segments: [],
    maneuvers: null,
    forces: new Map(),
    whereabouts: new Map(),
    battle: null,
    fought: new Set(),
  };
}
