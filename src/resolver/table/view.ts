import * as z from 'zod';
import { leftOf, SIDES, type Side } from '../orders/index.js';
import { sideOf } from './attack.js';
import {
  type Attack,
  allySchema,
  lastingEffectSchema,
  outcomeSchema,
  PHASES,
  SEGMENTS,
  type State,
} from './state.js';

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
  allies: z.array(allySchema),
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

function viewAttack(attack: Attack): TableView['attack'] {
  const { attacker, defender, battlefields, invited, allies, assigned, battle, fought } = attack;
  const forces = [...attack.forces].flatMap(([battlefield, players]) =>
    [...players]
      .filter(([, units]) => units.size > 0)
      // units are on a side that their player leads or has joined
      .map(([player, units]) => {
        const side = sideOf(attack, player) as Side;
        return { battlefield, player, side, units: [...units] };
      }),
  );
  return { attacker, defender, battlefields, invited, allies, assigned, forces, battle, fought };
}

function segmentOf({ phase, attack }: State): TableView['segment'] {
  if (phase === 'declaration') return 'Declaration';
  if (attack?.maneuvers) return attack.maneuvers.segment;
  if (phase === 'combat') return 'Combat';
  return phase === 'resolution' ? 'Resolution' : null;
}

/** The state for display. It shares lists with the state, so that it is what it was until the next event. */
export function viewTable(state: State): TableView {
  const { seats, turn, phase, round, attack, effects, outcome, honor } = state;
  return {
    seats: seats.players.map(player => ({
      player,
      eliminated: seats.eliminated.has(player),
      active: turn?.active === player && !seats.eliminated.has(player),
      leftNeighbour: leftOf(seats, player),
      honorGained: honor.get(player) ?? 0,
    })),
    turn: turn && { number: turn.number, active: turn.active },
    phase,
    segment: segmentOf(state),
    round: round && { to: round.to, passed: [...round.passed] },
    attack: attack && viewAttack(attack),
    effects,
    outcome,
  };
}
