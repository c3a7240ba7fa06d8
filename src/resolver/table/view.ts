import * as z from 'zod';
import { leftOf, SIDES, type Side } from '../orders/index.js';
import { isInvited, leaderOf, opposite, sideOf } from './attack.js';
import { type Attack, lastingEffectSchema, outcomeSchema, PHASES, SEGMENTS, type State } from './state.js';

const player = z.string();
const names = z.array(z.string());
const side = z.enum(SIDES);

const attackViewSchema = z.object({
  attacker: player,
  defender: player,
  battlefields: names.nullable().describe('Null where the record does not name the Defender’s provinces.'),
  invited: z
    .object({ attacking: names.nullable(), defending: names.nullable() })
    .describe(
      'Whom each leader currently counts as inviting; null before the opportunity to invite is used.',
    ),
  allies: z.array(z.object({ player, side, friendlyLeader: player, enemyLeader: player })),
  assigned: names.describe('Invited players who have had their first assignment in this attack.'),
  forces: z.array(z.object({ battlefield: z.string(), player, side, units: names })),
  battle: z.object({ battlefield: z.string(), firstOpportunity: player.nullable() }).nullable(),
  fought: names,
});

/** The table for display: plain JSON. */
export const tableViewSchema = z
  .object({
    seats: z.array(
      z.object({
        player,
        eliminated: z.boolean(),
        active: z.boolean(),
        leftNeighbour: player.describe('The nearest remaining player to the left.'),
        honorGained: z.int().describe('Honor gained for first assignments in this game.'),
      }),
    ),
    turn: z.object({ number: z.int(), active: player }).nullable(),
    phase: z.enum(PHASES),
    segment: z
      .enum(['Declaration', ...SEGMENTS, 'Combat', 'Resolution'])
      .nullable()
      .describe('The segment under way, where one is.'),
    round: z
      .object({ to: player, passed: names })
      .nullable()
      .describe('Opportunities that go around, where they do.'),
    attack: attackViewSchema.nullable(),
    effects: z.array(lastingEffectSchema).describe('Effects that have not ended.'),
    outcome: outcomeSchema
      .nullable()
      .describe('Without a winner where one player is left and the page names no victory.'),
  })
  .meta({ id: 'Table', description: 'The table after the last event.' });
export type TableView = z.output<typeof tableViewSchema>;

function viewAttack(attack: Attack, eliminated: ReadonlySet<string>): TableView['attack'] {
  const { attacker, defender, allies, battle } = attack;
  const invited = (side: Side) => {
    const names = attack.invited[side];
    return names && [...names].filter(player => !eliminated.has(player) && isInvited(attack, player, side));
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
        friendlyLeader: leaderOf(attack, side),
        enemyLeader: leaderOf(attack, opposite(side)),
      })),
    assigned: [...attack.assigned],
    forces: [...attack.forces].flatMap(([battlefield, players]) =>
      [...players]
        .filter(([, units]) => units.size > 0)
        .map(([player, units]) => ({
          battlefield,
          player,
          // units are on a side that their player leads or has joined
          side: sideOf(attack, player) as Side,
          units: [...units],
        })),
    ),
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
      honorGained: state.honor.get(player) ?? 0,
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
