import { leftOf, SIDES, type Side } from '../orders/index.js';
import type { Segment } from './event.js';
import type { Attack, LastingEffect, Phase, State } from './state.js';

/** Units of one player on one side at one battlefield. */
export interface ForceView {
  battlefield: string;
  player: string;
  side: Side;
  units: string[];
}

export interface AttackView {
  attacker: string;
  defender: string;
  /** Null where the record does not name the Defender's provinces. */
  battlefields: string[] | null;
  /** Whom each leader currently counts as inviting; null before the leader's opportunity to invite is used. */
  invited: Record<Side, string[] | null>;
  allies: { player: string; side: Side; friendlyLeader: string; enemyLeader: string }[];
  forces: ForceView[];
  battle: { battlefield: string; firstOpportunity: string | null } | null;
  fought: string[];
}

/** The table for display: plain JSON. */
export interface TableView {
  seats: {
    player: string;
    eliminated: boolean;
    active: boolean /** The nearest remaining player to the left. */;
    leftNeighbour: string;
  }[];
  turn: { number: number; active: string } | null;
  phase: Phase;
  /** The segment under way, where one is. */
  segment: 'Declaration' | Segment | 'Combat' | 'Resolution' | null;
  /** Opportunities that go around, where they do. */
  round: { to: string; passed: string[] } | null;
  attack: AttackView | null;
  /** Effects that have not ended. */
  effects: LastingEffect[];
  outcome: State['outcome'];
}

function viewForces({ forces }: Attack): ForceView[] {
  const views: ForceView[] = [];
  for (const [battlefield, players] of forces) {
    for (const [player, force] of players) {
      for (const side of SIDES) {
        const units = [...force].filter(([, where]) => where === side).map(([unit]) => unit);
        if (units.length > 0) views.push({ battlefield, player, side, units });
      }
    }
  }
  return views;
}

function viewAttack(attack: Attack, eliminated: ReadonlySet<string>): AttackView {
  const { attacker, defender, allies, battle } = attack;
  const invited = (side: Side) => {
    const names = attack.invited[side];
    if (!names) return null;
    return [...names].filter(player => !eliminated.has(player) && (allies.get(player) ?? side) === side);
  };
  return {
    attacker,
    defender,
    battlefields: attack.battlefields && [...attack.battlefields],
    invited: { attacking: invited('attacking'), defending: invited('defending') },
    allies: [...allies]
      .filter(([player]) => !eliminated.has(player))
      .map(([player, side]) => ({
        player,
        side,
        friendlyLeader: side === 'attacking' ? attacker : defender,
        enemyLeader: side === 'attacking' ? defender : attacker,
      })),
    forces: viewForces(attack),
    battle: battle && { battlefield: battle.battlefield, firstOpportunity: battle.first },
    fought: [...attack.fought],
  };
}

function segmentOf({ phase, attack }: State): TableView['segment'] {
  if (phase === 'declaration') return 'Declaration';
  if (attack?.maneuvers) return attack.maneuvers.segment;
  if (phase === 'combat') return 'Combat';
  return phase === 'resolution' ? 'Resolution' : null;
}

/** A copy of the state for display, which later events do not touch. */
export function viewTable(state: State): TableView {
  const { seats, turn, phase, round, attack, outcome } = state;
  const { players, eliminated } = seats;
  return {
    seats: players.map(player => ({
      player,
      eliminated: eliminated.has(player),
      active: turn?.active === player && !eliminated.has(player),
      leftNeighbour: leftOf(seats, player),
    })),
    turn: turn && { number: turn.number, active: turn.active },
    phase,
    segment: segmentOf(state),
    round: round && { to: round.to, passed: [...round.passed].filter(player => !eliminated.has(player)) },
    attack: attack && viewAttack(attack, eliminated),
    effects: [...state.effects.values()].flat().map(effect => ({ ...effect })),
    outcome: outcome && { ...outcome },
  };
}
