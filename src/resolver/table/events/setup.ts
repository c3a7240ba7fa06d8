import { rightOf } from '../../orders/index.js';
import { currentPlace } from '../attack.js';
import { type Decision, isRefusal, permit, type Refusal, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { type Attack, makeState, remaining, type State } from '../state.js';
import { beginActionPhase } from './actions.js';
import { beginCombat } from './battle.js';
import { declareAttack, invite } from './declaration.js';
import { beginManeuvers, bring } from './maneuvers.js';
import { beginTurn } from './turns.js';

type Setup = EventOf<'setup'>;
/** An event that the setup stands for, with the field that gives it. */
type Move = [field: string, rule: () => Decision];

const RULES = ['multiplayer/turn-order', 'multiplayer/scope'] as const;
const misfit = (field: string, answer: string): Refusal => ({
  ...refuse('bad-value', answer, ...RULES),
  field,
});
const IN_BATTLE = ['combat', 'resolution'];
const IN_ATTACK = ['declaration', 'maneuvers', 'battles', ...IN_BATTLE];

function checkSetup(state: State, { active, eliminated = [], phase, attack }: Setup): Refusal | null {
  if (state.turn || state.attack || state.seats.eliminated.size > 0 || state.effectIds.size > 0)
    return refuse('wrong-phase', 'A setup is the first event of a record.', ...RULES);
  const { players } = state.seats;
  if (players.filter(player => !eliminated.includes(player)).length < 2)
    return misfit('eliminated', 'A game goes on with two players at least.');
  const playing = { active, 'attack.attacker': attack?.attacker, 'attack.defender': attack?.defender };
  for (const [field, player] of Object.entries(playing)) {
    if (player === undefined || !eliminated.includes(player)) continue;
    const answer = `${player} has been eliminated.`;
    return { ...refuse('eliminated-player', answer, 'multiplayer/elimination'), field };
  }
  if (IN_ATTACK.includes(phase) !== (attack !== undefined)) {
    const answer = attack
      ? `There is no attack in the phase "${phase}".`
      : `The phase "${phase}" belongs to an attack, and none is given.`;
    return misfit('phase', answer);
  }
  if (IN_BATTLE.includes(phase) && attack?.battlefield === undefined)
    return misfit('attack.battlefield', 'The battlefield of the battle is not given.');
  return null;
}

/** The events that lead to an attack under way, as far as the setup tells. */
function movesOfAttack(state: State, phase: Setup['phase'], given: NonNullable<Setup['attack']>): Move[] {
  const { attacker, defender, provinces, attackerInvited, defenderInvited, units = [] } = given;
  const invitations = [
    { field: 'attackerInvited', by: attacker, players: attackerInvited },
    { field: 'defenderInvited', by: defender, players: defenderInvited },
  ];
  const segments = given.segment === 'Cavalry' ? (['Infantry', 'Cavalry'] as const) : (['Infantry'] as const);
  const finish = () => {
    const attack = state.attack as Attack;
    for (const player of given.assigned ?? []) attack.assigned.add(player);
    for (const place of given.fought ?? []) attack.fought.add(String(place));
    if (phase === 'maneuvers' || phase === 'declaration') return;
    attack.segments = ['Infantry', 'Cavalry'];
    attack.maneuvers = null;
    state.phase = 'battles';
  };
  return [
    ['attack', () => declareAttack(state, { type: 'declare-attack', attacker, defender, provinces })],
    ...invitations.flatMap(({ field, by, players = phase === 'declaration' ? undefined : [] }): Move[] =>
      players ? [[`attack.${field}`, () => invite(state, { type: 'invite', by, players })]] : [],
    ),
    ...(phase === 'declaration'
      ? []
      : segments.map(
          (segment): Move => [
            'attack.segment',
            () => {
              const attack = state.attack as Attack;
              attack.maneuvers = null;
              return beginManeuvers(state, { type: 'begin-maneuvers', segment });
            },
          ],
        )),
    ...units.map((set, at): Move => [`attack.units.${at}`, () => bring(state, { type: 'move', ...set })]),
    [
      'attack',
      () => {
        finish();
        return permit({ answer: '', steps: [] });
      },
    ],
    ...(IN_BATTLE.includes(phase)
      ? [
          [
            'attack.battlefield',
            () => beginCombat(state, { type: 'begin-combat', battlefield: given.battlefield as string }),
          ] as Move,
        ]
      : []),
  ];
}

/** Whose opportunity it is, and how many players before them have just passed. */
function setOpportunity(state: State, { to, passes = 0 }: Setup): Refusal | null {
  const { round, seats, attack } = state;
  const maneuvers = attack?.maneuvers;
  if (maneuvers && to !== undefined) {
    const at = maneuvers.order.findIndex(({ player }) => player === to);
    Object.assign(maneuvers, { at: Math.max(at, 0) });
    if (currentPlace(state)?.player === to) return null;
    const answer = `${to} has no opportunity to assign.`;
    return { ...refuse('out-of-turn', answer, 'multiplayer/attack/maneuvers'), field: 'to' };
  }
  if (!round || passes >= remaining(seats).length || (to !== undefined && seats.eliminated.has(to))) {
    if (!round && to === undefined && passes === 0) return null;
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

/** A game that is entered from the middle: what the record does not tell is taken as the setup says. */
export function setup(state: State, event: Setup): Decision {
  const refusal = checkSetup(state, event);
  if (refusal) return refusal;
  const { active, turn = 1, eliminated = [], phase, attack } = event;
  const made = makeState(state.seats.players);
  for (const player of eliminated) made.seats.eliminated.add(player);
  const moves: Move[] = [
    ['active', () => beginTurn(made, { type: 'begin-turn', player: active })],
    ...(phase === 'action' ? [['phase', () => beginActionPhase(made)] as Move] : []),
    ...(attack ? movesOfAttack(made, phase, attack) : []),
  ];
  for (const [field, rule] of moves) {
    const decision = rule();
    if (isRefusal(decision)) return { ...decision, field };
  }
  if (phase === 'resolution') Object.assign(made, { phase, round: null });
  const opportunity = setOpportunity(made, event);
  if (opportunity) return opportunity;
  const now = made.turn as NonNullable<State['turn']>;
  Object.assign(now, { number: turn, actionPhases: phase === 'turn' ? 0 : 1 });
  Object.assign(state, made);
  const text = `It is turn ${turn}, and ${active} is the active player.`;
  const rule = RULES[0];
  return permit({
    answer: `The record begins in the middle of the game: ${text}`,
    steps: [{ text, rule }],
    caveats: ['What happened before is taken as the setup says, and was not ruled on.'],
    consequences: [{ type: 'turn', player: active, text: `${active} is the active player.`, rule }],
  });
}
