/** A game that is entered from the middle. */
import * as z from 'zod';
import { PLAYER_LIMITS, rightOf } from '../../orders/index.js';
import { clearPlayer } from '../attack.js';
import { type Decision, isRefusal, type Refusal, refuse } from '../decision.js';
import { defineEvent, place, player, players, playerUnits, provinces, segment } from '../event.js';
import { IN_ATTACK, opportunityOf, settle } from '../opportunity.js';
import { type Attack, makeState, remaining, SEGMENTS, type State } from '../state.js';
import { beginCombat } from './battle.js';
import { declareAttack, invite } from './declaration.js';
import { beginManeuvers, move } from './maneuvers.js';
import { beginActionPhase, beginTurn } from './turns.js';

const attack = z
  .strictObject({
    attacker: player,
    defender: player,
    provinces,
    attackerInvited: players.optional().describe('Without it, the Attacker has not had the opportunity yet'),
    defenderInvited: players.optional(),
    units: z.array(z.strictObject(playerUnits)).max(100).optional(),
    assigned: players.optional().describe('Invited players who have had their first assignment'),
    segment: segment.optional().describe('The Maneuvers Segment under way'),
    battlefield: place.optional().describe('Where the battle is under way'),
    fought: z.array(place).max(99).optional().describe('Battlefields that have had their battle'),
  })
  .describe('The attack under way');

const fields = {
  active: player.describe('Whose turn it is'),
  turn: z.int().min(1).max(9999).optional(),
  eliminated: players.optional(),
  phase: z
    .enum(['turn', 'action', 'after-action', 'declaration', 'maneuvers', 'combat', 'resolution', 'battles'])
    .describe('`turn`: the turn has just begun; `after-action`: the Action Phase is over'),
  to: player.optional().describe('Whose opportunity it is; without it, that of the first in the order'),
  passes: z.int().min(0).max(PLAYER_LIMITS.most).optional().describe('Passes in a row just before it'),
  attack: attack.optional(),
};
type Setup = z.output<z.ZodObject<typeof fields>>;

const RULES = ['multiplayer/turn-order', 'multiplayer/scope'] as const;
const misfit = (field: string, answer: string) => refuse('bad-value', field, answer, ...RULES);

function checkSetup(state: State, { active, eliminated = [], phase, attack }: Setup): Refusal | null {
  if (state.turn || state.attack || state.seats.eliminated.size > 0 || state.effectIds.size > 0)
    return refuse('wrong-phase', 'type', 'A setup is the first event of a record.', ...RULES);
  if (state.seats.players.filter(player => !eliminated.includes(player)).length < 2)
    return misfit('eliminated', 'A game goes on with two players at least.');
  const playing = { active, 'attack.attacker': attack?.attacker, 'attack.defender': attack?.defender };
  const gone = Object.entries(playing).find(([, player]) => player && eliminated.includes(player));
  if (gone)
    return refuse('eliminated-player', gone[0], `${gone[1]} has been eliminated.`, 'multiplayer/elimination');
  const inAttack = IN_ATTACK.some(part => part === phase);
  if (attack && !inAttack) return misfit('phase', `There is no attack in the phase "${phase}".`);
  if (!attack && inAttack)
    return misfit('phase', `The phase "${phase}" belongs to an attack: give the attack too.`);
  if ((phase === 'combat' || phase === 'resolution') && attack?.battlefield === undefined)
    return misfit('attack.battlefield', 'The battlefield of the battle is not given.');
  return null;
}

/** The events that lead to where the setup begins, each with the field that gives it, ruled in turn. */
function* enter(state: State, setup: Setup): Generator<[field: string, Decision]> {
  const { active, phase, attack: given } = setup;
  yield ['active', beginTurn.rule(state, { type: 'begin-turn', player: active })];
  if (phase === 'action') yield ['phase', beginActionPhase.rule(state, { type: 'begin-action-phase' })];
  if (!given) return;
  const { attacker, defender, provinces, battlefield } = given;
  yield ['attack', declareAttack.rule(state, { type: 'declare-attack', attacker, defender, provinces })];
  const attack = state.attack as Attack;
  for (const [by, field] of [
    [attacker, 'attackerInvited'],
    [defender, 'defenderInvited'],
  ] as const) {
    const players = given[field] ?? (phase === 'declaration' ? null : []);
    if (players) yield [`attack.${field}`, invite.rule(state, { type: 'invite', by, players })];
  }
  const begun = SEGMENTS.slice(0, given.segment === 'Cavalry' ? 2 : 1);
  for (const segment of phase === 'maneuvers' ? begun : [])
    yield ['attack.segment', beginManeuvers.rule(state, { type: 'begin-maneuvers', segment })];
  for (const [at, set] of (given.units ?? []).entries())
    yield [`attack.units.${at}`, move.rule(state, { type: 'move', ...set })];
  attack.assigned = [...new Set(given.assigned)];
  attack.fought = [...new Set(given.fought?.map(String))];
  if (phase === 'maneuvers' || phase === 'declaration') return;
  attack.segments = [...SEGMENTS];
  state.phase = 'battles';
  if (battlefield !== undefined && phase !== 'battles')
    yield ['attack.battlefield', beginCombat.rule(state, { type: 'begin-combat', battlefield })];
  if (phase === 'resolution') Object.assign(state, { phase, round: null });
}

/** Whose opportunity it is, and how many players before them have just passed. */
function setOpportunity(state: State, { to, passes = 0 }: Setup): Refusal | null {
  const { round, seats, attack, phase } = state;
  if (attack && phase === 'maneuvers' && to !== undefined) {
    const at = attack.assigning.findIndex(({ player }) => player === to);
    attack.assigning.splice(0, at);
    settle(state, null);
    if (opportunityOf(state)?.player === to) return null;
    const answer = `${to} has no opportunity to assign.`;
    return refuse('out-of-turn', 'to', answer, 'multiplayer/attack/maneuvers');
  }
  if (!round && to === undefined && passes === 0) return null;
  if (!round || passes >= remaining(seats).length || (to !== undefined && seats.eliminated.has(to))) {
    const answer = 'The opportunity that is given does not fit this part of the game.';
    return misfit(to === undefined ? 'passes' : 'to', answer);
  }
  round.to = to ?? round.to;
  for (let passed = round.to; round.passed.size < passes; ) {
    passed = rightOf(seats, passed);
    round.passed.add(passed);
  }
  round.opened = to !== undefined || passes > 0;
  return null;
}

/** What the record does not tell is taken as the setup says. */
export const setup = defineEvent({
  type: 'setup',
  fields,
  ask: () => 'Can the record begin here?',
  when: () => [RULES[0]],
  rule(state, event) {
    const refusal = checkSetup(state, event);
    if (refusal) return refusal;
    const { active, turn = 1, eliminated = [], phase } = event;
    const made = makeState(state.seats.players);
    for (const player of eliminated) made.seats.eliminated.add(player);
    for (const [field, decision] of enter(made, event))
      if (isRefusal(decision)) return { ...decision, field };
    if (made.attack) for (const player of eliminated) clearPlayer(made.attack, player);
    const opportunity = setOpportunity(made, event);
    if (opportunity) return opportunity;
    Object.assign(made.turn as object, { number: turn, actionPhases: phase === 'turn' ? 0 : 1 });
    Object.assign(state, made);
    const text = `It is turn ${turn}, and ${active} is the active player.`;
    return {
      answer: `The record begins in the middle of the game: ${text}`,
      steps: [text],
      caveats: ['What happened before is taken as the setup says, and was not ruled on.'],
      consequences: [
        { type: 'turn', player: active, text: `${active} is the active player.`, rule: RULES[0] },
      ],
    };
  },
});
