import { rightOf } from '../../orders/index.js';
import { currentPlace } from '../attack.js';
import { type Decision, isRefusal, permit, type Refusal, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import type { Attack, State } from '../state.js';
import { makeState, remaining } from '../state.js';
import { beginActionPhase } from './actions.js';
import { beginCombat } from './battle.js';
import { declareAttack, invite } from './declaration.js';
import { beginManeuvers, bring } from './maneuvers.js';
import { beginTurn } from './turns.js';

type Setup = EventOf<'setup'>;
type Move = () => Decision;

const RULES = ['multiplayer/turn-order', 'multiplayer/scope'] as const;
const IN_ATTACK = ['declaration', 'maneuvers', 'combat', 'battles'];

function checkSetup(state: State, { active, eliminated = [], phase, attack }: Setup): Refusal | null {
  if (state.turn || state.attack || state.seats.eliminated.size > 0 || state.effectIds.size > 0)
    return refuse('wrong-phase', 'A setup is the first event of a record.', ...RULES);
  const { players } = state.seats;
  if (players.filter(player => !eliminated.includes(player)).length < 2)
    return refuse('bad-value', 'A game goes on with two players at least.', ...RULES);
  const playing = [active, ...(attack ? [attack.attacker, attack.defender] : [])];
  const gone = playing.find(player => eliminated.includes(player));
  if (gone !== undefined)
    return refuse('eliminated-player', `${gone} has been eliminated.`, 'multiplayer/elimination');
  if (IN_ATTACK.includes(phase) !== (attack !== undefined)) {
    const answer = attack
      ? `There is no attack in the phase "${phase}".`
      : `The phase "${phase}" belongs to an attack, and none is given.`;
    return refuse('bad-value', answer, 'multiplayer/attack/declaration');
  }
  if (phase === 'combat' && attack?.battlefield === undefined)
    return refuse('bad-value', 'The battlefield of the Combat Segment is not given.', ...RULES);
  return null;
}

/** The events that lead to an attack under way, as far as the setup tells. */
function movesOfAttack(state: State, phase: Setup['phase'], given: NonNullable<Setup['attack']>): Move[] {
  const { attacker, defender, provinces, attackerInvited, defenderInvited, units = [] } = given;
  const invitations = [
    { by: attacker, players: attackerInvited ?? (phase === 'declaration' ? undefined : []) },
    { by: defender, players: defenderInvited ?? (phase === 'declaration' ? undefined : []) },
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
    () => declareAttack(state, { type: 'declare-attack', attacker, defender, provinces }),
    ...invitations.flatMap(({ by, players }): Move[] =>
      players ? [() => invite(state, { type: 'invite', by, players })] : [],
    ),
    ...(phase === 'declaration'
      ? []
      : segments.map(
          (segment): Move =>
            () => {
              const attack = state.attack as Attack;
              attack.maneuvers = null;
              return beginManeuvers(state, { type: 'begin-maneuvers', segment });
            },
        )),
    ...units.map(
      (set): Move =>
        () =>
          bring(state, { type: 'move', ...set }),
    ),
    () => {
      finish();
      return permit({ answer: '', steps: [] });
    },
    ...(phase === 'combat'
      ? [() => beginCombat(state, { type: 'begin-combat', battlefield: given.battlefield as string })]
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
    if (currentPlace(state)?.player !== to)
      return refuse('out-of-turn', `${to} has no opportunity to assign.`, 'multiplayer/attack/maneuvers');
    return null;
  }
  if (!round || passes >= remaining(seats).length || (to !== undefined && seats.eliminated.has(to))) {
    if (!round && to === undefined && passes === 0) return null;
    const answer = 'The opportunity that is given does not fit this part of the game.';
    return refuse('bad-value', answer, ...RULES);
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
    () => beginTurn(made, { type: 'begin-turn', player: active }),
    ...(phase === 'action' ? [() => beginActionPhase(made)] : []),
    ...(attack ? movesOfAttack(made, phase, attack) : []),
  ];
  for (const move of moves) {
    const decision = move();
    if (isRefusal(decision)) return decision;
  }
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
