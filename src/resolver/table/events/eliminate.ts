import type { Consequence } from '../consequence.js';
import { type Decision, permit } from '../decision.js';
import type { EventOf } from '../event.js';
import { clearPlayer } from '../forces.js';
import { retellEnds } from '../lasting.js';
import { currentPlace } from '../maneuver-places.js';
import { skipEliminated } from '../rounds.js';
import { remaining, type State } from '../state.js';
import { tellNextPlace } from './done.js';

const RULE = 'multiplayer/elimination';
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
  const gone: Consequence = { type: 'eliminated', player, leaves: LEAVES, stays: STAYS, text, rule: RULE };
  const units = attack ? clearPlayer(attack, player) : [];
  const unitsGone: Consequence = {
    type: 'units-gone',
    player,
    units,
    text: `Units of ${player} leave the battlefields: ${units.join(', ')}.`,
    rule: RULE,
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
    { text: 'The player leaves the game with their cards and provinces.', rule: RULE },
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
