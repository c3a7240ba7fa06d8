import * as z from 'zod';
import { findEffectEnd, seatsBetween } from '../../orders/index.js';
import type { Question } from '../question.js';
import { type AtTable, checkTable, playerFact, playerListFact, playersFact, ruleTable } from './seated.js';

type Facts = AtTable & {
  turnOf: string;
};

const rule = 'multiplayer/elimination-effects';
const READINGS =
  'With more players gone, the neighbours can be read as those of the time of the first elimination: the gap between turns is the same.';

/** When an effect ends that was to end in a turn of an eliminated player. */
export const effectEnd: Question<Facts> = {
  id: 'multiplayer/effect-end',
  title: 'When does an effect end that was to end in a turn of an eliminated player?',
  restsOn: [rule, 'multiplayer/turn-order'],
  verdicts: ['value', 'not-covered', 'depends'],
  facts: z.strictObject({
    players: playersFact,
    eliminated: playerListFact('Which players have been eliminated so far?'),
    turnOf: playerFact('In whose turn was the effect to end?'),
  }),
  example: { players: ['Aki', 'Bo', 'Chie', 'Dai'], eliminated: ['Chie'], turnOf: 'Chie' },
  check: checkTable,
  answer: facts =>
    ruleTable(facts, {
      domains: ({ players }) => ({ eliminated: [[], ...players.map(player => [player])], turnOf: players }),
      rule({ turnOf }, seats) {
        if (!seats.eliminated.has(turnOf)) {
          const answer =
            'The player is still in the game, so the effect ends in that turn by the normal rules.';
          return { verdict: 'not-covered', answer, cites: [rule] };
        }
        const end = findEffectEnd(seats, turnOf);
        const { after, before } = end;
        return {
          verdict: 'value',
          answer: `It ends after ${after}'s turn and before ${before}'s.`,
          value: end,
          steps: [
            { text: 'Effects of an eliminated player last as long as they normally do.', rule },
            {
              text: `${turnOf} has no turn any more: ${after} is the previous and ${before} the next remaining player.`,
              rule,
            },
          ],
          caveats: seatsBetween(seats, after, before).length > 1 ? [READINGS] : [],
        };
      },
    }),
};
