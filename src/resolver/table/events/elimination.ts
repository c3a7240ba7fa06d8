import * as z from 'zod';
import { clearPlayer } from '../attack.js';
import type { Consequence } from '../decision.js';
import { defineEvent, player } from '../event.js';
import { skipEliminated } from '../opportunity.js';
import { remaining, type State } from '../state.js';
import { retellEnds } from './turns.js';

const ELIMINATION = 'multiplayer/elimination';
const WINNING = 'multiplayer/winning-and-losing';

const LEAVES = [
  'all cards from the player’s play deck',
  'the player’s starting Holdings',
  'created cards that the player controls',
  'the player’s remaining provinces, which are not destroyed by this',
];
const STAYS = [
  'the player’s tokens that are still in play',
  'the player’s created cards that other players control',
  'effects of the player’s cards and actions, for as long as they normally last',
];
const OPEN = [
  'The page says "play deck", which can be read as one deck or as Dynasty and Fate deck together.',
  'The page does not name the Stronghold.',
];

export const LOSSES = ['Military', 'Dishonor', 'concession', 'other'] as const;

function end(state: State, outcome: NonNullable<State['outcome']>): void {
  Object.assign(state, { phase: 'game-over', round: null, outcome });
}

/** The last player wins by the kind of the last elimination, where the page names one. */
function finish(state: State, last: string, by: (typeof LOSSES)[number]): Consequence {
  const victory = by === 'Military' || by === 'Dishonor' ? by : null;
  end(state, { winner: victory && last, victory });
  const won = `${last} wins a ${by} Victory: the last other player was eliminated by ${by} means.`;
  const left = `Only ${last} is left. The page names no victory where the last other player is eliminated by other means.`;
  return victory
    ? { type: 'victory', player: last, victory, text: won, rule: WINNING }
    : { type: 'last-player', player: last, text: left, rule: WINNING };
}

/** A player loses and leaves; the others play on, or one is left. */
export const eliminate = defineEvent({
  type: 'eliminate',
  fields: { player, by: z.enum(LOSSES) },
  ask: ({ player }) => `What happens when ${player} is eliminated?`,
  rule(state, { player, by }) {
    const { attack, seats } = state;
    const borrowed = [...(attack?.whereabouts.values() ?? [])].some(({ size }) => size > 0);
    seats.eliminated.add(player);
    state.round?.passed.delete(player);
    const units = attack ? clearPlayer(attack, player) : [];
    const [last, ...others] = remaining(seats) as [string, ...string[]];
    const over = others.length === 0;
    const follows = over ? [finish(state, last, by)] : [...retellEnds(state), ...skipEliminated(state)];
    const text = `${player} leaves the game. Removed: ${LEAVES.join('; ')}. What stays: ${STAYS.join('; ')}.`;
    const gone = `Units of ${player} leave the battlefields: ${units.join(', ')}.`;
    return {
      covered: !over || state.outcome?.winner === last,
      answer: `${player} is eliminated. ${over ? `Only ${last} is left.` : 'The others play on.'}`,
      steps: [
        { text: 'A player who loses by any means is eliminated.', rule: WINNING },
        { text: 'The player leaves the game with their cards and provinces.', rule: ELIMINATION },
      ],
      caveats: [
        ...OPEN,
        by === 'concession' && 'The page does not name a concession: it is read as losing by other means.',
        borrowed &&
          !over &&
          `The record says who controls a unit, not from whose deck its cards are: cards of ${player}’s play deck leave whoever controls them, and the page does not say what becomes of other players’ cards that ${player} controls.`,
      ],
      consequences: [
        { type: 'eliminated', player, leaves: LEAVES, stays: STAYS, text, rule: ELIMINATION },
        units.length > 0 && { type: 'units-gone', player, units, text: gone, rule: ELIMINATION },
        ...follows,
      ],
    };
  },
});

/** An Honor or Enlightenment Victory, which the normal rules name: the game is over. */
export const win = defineEvent({
  type: 'win',
  fields: { player, by: z.enum(['Honor', 'Enlightenment']) },
  ask: ({ player, by }) => `What does the ${by} Victory of ${player} come to?`,
  rule(state, { player, by }) {
    end(state, { winner: player, victory: by });
    const text = `${player} wins an ${by} Victory.`;
    return {
      answer: text,
      steps: [{ text: `An ${by} Victory is achieved as in the normal rules.`, rule: WINNING }],
      caveats: [
        `The normal rules say when a player achieves an ${by} Victory: here it is taken as recorded.`,
      ],
      consequences: [{ type: 'victory', player, victory: by, text, rule: WINNING }],
    };
  },
});
