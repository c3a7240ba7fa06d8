import * as z from 'zod';
import { leftOf, SIDES, type Side } from '../orders/index.js';
import { forcesAt, invitedTo, sideOf } from './attack.js';
import { gapOf } from './events/turns.js';
import {
  type Attack,
  allySchema,
  outcomeSchema,
  PHASES,
  SEGMENTS,
  type Segment,
  type State,
} from './state.js';

const player = z.string();
const names = z.array(z.string());
const side = z.enum(SIDES);

/** An effect that ends in a turn of a player: for a player who left, in the gap between the turns of two who remain. */
const lastingEffectSchema = z.object({
  id: player,
  controller: player,
  endsInTurnOf: player,
  gap: z.object({ after: player, before: player }).nullable(),
});

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
  const { attacker, defender, battlefields, allies, assigned, battle, fought } = attack;
  const [attacking, defending] = SIDES.map(side => invitedTo(attack, side)) as [
    string[] | null,
    string[] | null,
  ];
  const invited = { attacking, defending };
  const forces = [...attack.forces.keys()].flatMap(battlefield =>
    forcesAt(attack, battlefield).map(({ player, units }) => {
      // units are on a side that their player leads or has joined
      return { battlefield, player, side: sideOf(attack, player) as Side, units };
    }),
  );
  return { attacker, defender, battlefields, invited, allies, assigned, forces, battle, fought };
}

const SEGMENT_OF = { declaration: 'Declaration', combat: 'Combat', resolution: 'Resolution' } as const;

/** The state for display. It shares lists with the state, so that it is what it was until the next event. */
export function viewTable(state: State): TableView {
  const { seats, turn, phase, round, attack, effects, outcome, honor } = state;
  const inManeuvers = phase === 'maneuvers' || phase === 'assigned';
  return {
    seats: seats.players.map(player => ({
      player,
      eliminated: seats.eliminated.has(player),
      active: turn?.active === player && !seats.eliminated.has(player),
      leftNeighbour: leftOf(seats, player),
      honorGained: honor.get(player) ?? 0,
    })),
    turn: turn && { number: turn.number, active: turn.active },
    phase: inManeuvers ? 'maneuvers' : phase,
    segment: inManeuvers ? (attack?.segments.at(-1) as Segment) : (SEGMENT_OF[phase as 'combat'] ?? null),
    round: round && { to: round.to, passed: [...round.passed] },
    attack: attack && viewAttack(attack),
    effects: effects.map(effect => ({ ...effect, gap: gapOf(state, effect) })),
    outcome,
  };
}
