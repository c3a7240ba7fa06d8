/** How players lose or win, and what is next when the game is over. */
import * as z from 'zod';
import { clearPlayer } from '../attack.js';
import type { Consequence, Next } from '../decision.js';
import { defineEvent, player } from '../event.js';
import { remaining, type State } from '../state.js';
import { tellEnd } from './turns.js';

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
function tellLast(player: string, victory: 'Military' | 'Dishonor' | null): Consequence {
  if (!victory) {
    const text = `Only ${player} is left. The page names no victory where the last other player is eliminated by other means.`;
    return { type: 'last-player', player, text, rule: WINNING };
  }
  const text = `${player} wins a ${victory} Victory: the last other player was eliminated by ${victory} means.`;
  return { type: 'victory', player, victory, text, rule: WINNING };
}

/** A player loses and leaves; the others play on, or one is left. */
export const eliminate = defineEvent({
  type: 'eliminate',
  fields: { player, by: z.enum(LOSSES) },
  ask: ({ player }) => `What happens when ${player} is eliminated?`,
  when: () => [WINNING],
  rule(state, { player, by }) {
    const { attack, seats } = state;
    const ends = state.effects.map(effect => tellEnd(state, effect));
    const borrowed = [...(attack?.whereabouts.values() ?? [])].some(({ size }) => size > 0);
    seats.eliminated.add(player);
    state.round?.passed.delete(player);
    const units = attack ? clearPlayer(attack, player) : [];
    const [last, ...others] = remaining(seats) as [string, ...string[]];
    const over = others.length === 0;
    const victory = by === 'Military' || by === 'Dishonor' ? by : null;
    if (over) end(state, { winner: victory && last, victory });
    // for all players who left, also earlier
    const moved = state.effects
      .map(effect => tellEnd(state, effect))
      .filter(({ text }, at) => text !== ends[at]?.text);
    const text = `${player} leaves the game. Removed: ${LEAVES.join('; ')}. What stays: ${STAYS.join('; ')}.`;
    const gone = `Units of ${player} leave the battlefields: ${units.join(', ')}.`;
    return {
      covered: !over || victory !== null,
      answer: `${player} is eliminated. ${over ? `Only ${last} is left.` : 'The others play on.'}`,
      steps: [
        'A player who loses by any means is eliminated.',
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
        ...(over ? [tellLast(last, victory)] : moved),
      ],
    };
  },
});

/** An Honor or Enlightenment Victory, which the normal rules name: the game is over. */
export const win = defineEvent({
  type: 'win',
  fields: { player, by: z.enum(['Honor', 'Enlightenment']) },
  ask: ({ player, by }) => `What does the ${by} Victory of ${player} come to?`,
  when: () => [WINNING],
  rule(state, { player, by }) {
    end(state, { winner: player, victory: by });
    const text = `${player} wins an ${by} Victory.`;
    return {
      answer: text,
      steps: [`An ${by} Victory is achieved as in the normal rules.`],
      caveats: [
        `The normal rules say when a player achieves an ${by} Victory: here it is taken as recorded.`,
      ],
      consequences: [{ type: 'victory', player, victory: by, text, rule: WINNING }],
    };
  },
});

/** That the game is over: who has won, or who is left. */
export function sayOutcome({ seats, outcome }: State): string {
  const [last] = remaining(seats);
  const article = outcome?.victory === 'Honor' || outcome?.victory === 'Enlightenment' ? 'an' : 'a';
  return outcome?.winner
    ? `The game is over: ${outcome.winner} has won ${article} ${outcome.victory} Victory.`
    : `The game is over: Only ${last} is left. The page does not say what ${last} wins.`;
}

/** That nothing is next. */
export function nextAfterGame(state: State): Next {
  return {
    may: [],
    verdict: state.outcome?.winner ? 'value' : 'not-covered',
    answer: sayOutcome(state),
    text: 'A win is named for the player who sees the last other player eliminated by Military or Dishonor means, and for an Honor or Enlightenment Victory.',
    rule: WINNING,
  };
}
