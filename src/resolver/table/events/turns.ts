import { leftOf } from '../../orders/index.js';
import { currentPlace } from '../attack.js';
import { type Consequence, type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { clearPlayer } from '../forces.js';
import { endInGap, endInTurn, retellEnds, tellEnd } from '../lasting.js';
import { skipEliminated } from '../rounds.js';
import { type LastingEffect, remaining, type State } from '../state.js';
import { tellNextPlace } from './maneuvers.js';

const TURN_ORDER = 'multiplayer/turn-order';

/** A turn begins: the first one with the starting player, each later one to the left of the active player. */
export function beginTurn(state: State, { player }: EventOf<'begin-turn'>): Decision {
  const question = `Does the turn of ${player} begin?`;
  const { turn, phase, seats } = state;
  if (phase === 'action') {
    const answer = 'The Action Phase is still under way: it ends when all players have passed in a row.';
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/action-phase'] });
  }
  if (state.attack) {
    const answer = 'The attack is still under way.';
    return refuse(question, {
      code: 'wrong-phase',
      answer,
      rules: ['multiplayer/attack/declaration', TURN_ORDER],
    });
  }
  const next = turn ? leftOf(seats, turn.active) : player;
  if (player !== next) {
    const answer = `The next turn is ${next}’s, who sits to the left of ${turn?.active}, not ${player}’s.`;
    return refuse(question, { code: 'out-of-turn', answer, rules: [TURN_ORDER] });
  }
  const number = (turn?.number ?? 0) + 1;
  const gap = turn ? endInGap(state, turn.active, player) : [];
  const ending = endInTurn(state, player);
  state.turn = { number, active: player, actionPhases: 0, attacks: 0 };
  state.phase = 'turn';
  const text = turn
    ? `${player} is the nearest remaining player to the left of ${turn.active}.`
    : `${player} is the starting player; turn order goes to the left from there.`;
  const begins: Consequence = {
    type: 'turn',
    player,
    text: `${player} is the active player.`,
    rule: TURN_ORDER,
  };
  return permit(
    {
      question,
      answer: `Turn ${number}: ${player} is the active player.`,
      steps: [{ text, rule: TURN_ORDER }],
    },
    [...gap, begins, ...ending],
  );
}

const EFFECTS = 'multiplayer/elimination-effects';

/** An effect begins that ends in the next turn of a player, counted from the turn that begins after it. */
export function effect(state: State, event: EventOf<'effect'>): Decision {
  const { id, controller, endsInTurnOf } = event;
  const question = `When does ${id} end?`;
  if (state.effectIds.has(id)) {
    const answer = `An effect named ${id} is on record already; give this one another name.`;
    return refuse(question, { code: 'repeated-effect', answer, rules: [EFFECTS] });
  }
  const lasting: LastingEffect = { id, controller, endsInTurnOf, gap: null };
  state.effectIds.add(id);
  const others = state.effects.get(endsInTurnOf) ?? [];
  others.push(lasting);
  state.effects.set(endsInTurnOf, others);
  const end = tellEnd(state, lasting);
  const { eliminated } = state.seats;
  const caveats =
    eliminated.has(endsInTurnOf) && !eliminated.has(controller)
      ? [
          'The page says this among the rules on effects of eliminated players; an effect of a player who remains is read alike here.',
        ]
      : [];
  return permit({ question, answer: end.text, steps: [{ text: end.text, rule: end.rule }], caveats }, [end]);
}

const ELIMINATION = 'multiplayer/elimination';
const WINNING = 'multiplayer/winning-and-losing';

const LEAVES = [
  'all cards of the player’s play deck',
  'the player’s starting Holdings',
  'created cards that the player controls',
  'the player’s remaining provinces, which are not destroyed',
];
const STAYS = [
  'the player’s tokens that are still in play',
  'created cards of the player that others control',
];

/** What the pages leave open when this player goes now; null where they leave nothing open. */
function openPoint({ attack, turn, phase }: State, player: string): string | null {
  if (attack && (player === attack.attacker || player === attack.defender)) {
    const title = player === attack.attacker ? 'Attacker' : 'Defender';
    return `The page does not say what becomes of an attack whose ${title} is eliminated: it goes on here among the players who remain.`;
  }
  if (phase === 'action' && turn?.active === player) {
    return 'The page does not say what becomes of an Action Phase whose active player is eliminated: it goes on here among the players who remain.';
  }
  return null;
}

function finish(state: State, winner: string, by: EventOf<'eliminate'>['by']): Consequence[] {
  state.phase = 'game-over';
  state.round = null;
  if (by === 'other') {
    state.outcome = { winner, victory: null };
    const text = `Only ${winner} is left. The page names no victory where the last other player is eliminated by other means.`;
    return [{ type: 'last-player', player: winner, text, rule: WINNING }];
  }
  state.outcome = { winner, victory: by };
  const text = `${winner} wins a ${by} Victory: the last other player was eliminated by ${by} means.`;
  return [{ type: 'victory', player: winner, victory: by, text, rule: WINNING }];
}

function leave(state: State, player: string, by: EventOf<'eliminate'>['by']): Consequence[] {
  const { attack, seats } = state;
  const before = currentPlace(state);
  seats.eliminated.add(player);
  const text = `${player} leaves the game. Removed: ${LEAVES.join('; ')}. What stays: ${STAYS.join('; ')}.`;
  const gone: Consequence = {
    type: 'eliminated',
    player,
    leaves: LEAVES,
    stays: STAYS,
    text,
    rule: ELIMINATION,
  };
  const units = attack ? clearPlayer(attack, player) : [];
  const unitsGone: Consequence = {
    type: 'units-gone',
    player,
    units,
    text: `Units of ${player} leave the battlefields: ${units.join(', ')}.`,
    rule: ELIMINATION,
  };
  const told = [gone, ...(units.length > 0 ? [unitsGone] : [])];
  const [last, ...others] = remaining(seats) as [string, ...string[]];
  if (others.length === 0) return [...told, ...finish(state, last, by)];
  const assigning = before?.player === player ? [tellNextPlace(state)] : [];
  return [...told, ...retellEnds(state), ...skipEliminated(state), ...assigning];
}

/** A player loses and leaves; the others play on, or the last one wins. */
export function eliminate(state: State, { player, by }: EventOf<'eliminate'>): Decision {
  const question = `What happens when ${player} is eliminated?`;
  const open = openPoint(state, player);
  const consequences = leave(state, player, by);
  const unnamed = state.outcome?.victory === null;
  const steps = [
    {
      text: `A player who loses, by ${by === 'other' ? 'any other' : by} means, is eliminated.`,
      rule: WINNING,
    },
    { text: 'The player leaves the game with their cards and provinces.', rule: ELIMINATION },
  ];
  const others = state.outcome ? `Only ${state.outcome.winner} is left.` : 'The others play on.';
  return permit(
    {
      question,
      verdict: (open && !state.outcome) || unnamed ? 'not-covered' : 'yes',
      answer: `${player} is eliminated. ${others}`,
      steps,
      caveats: open && !state.outcome ? [open] : [],
    },
    consequences,
  );
}
