import { isDeepStrictEqual } from 'node:util';
import type { TableEvent } from '../../../src/resolver/table/events.js';
import { opportunityOf } from '../../../src/resolver/table/opportunity.js';
import { ruleEvent } from '../../../src/resolver/table/rule-event.js';
import { makeState, type State } from '../../../src/resolver/table/state.js';
import { viewTable } from '../../../src/resolver/table/view.js';
import { type Known, playNaively } from './naive.js';

function readTable(state: State, legal: boolean): Known {
  const { turn, round, attack, outcome, seats } = viewTable(state);
  const over = outcome !== null;
  return {
    legal,
    active: turn?.active ?? null,
    to: over ? null : (opportunityOf(state)?.player ?? null),
    passed: over ? [] : [...(round?.passed ?? [])].sort(),
    eliminated: seats.flatMap(({ player, eliminated }) => (eliminated ? [player] : [])).sort(),
    allies: (attack?.allies ?? [])
      .map(({ player, side }): [string, 'attacking' | 'defending'] => [player, side])
      .sort(),
    honor: seats
      .flatMap(({ player, honorGained }): [string, number][] =>
        honorGained > 0 ? [[player, honorGained]] : [],
      )
      .sort(),
    winner: outcome?.winner ?? null,
    over,
  };
}

/** The first event at which the table and the naive model differ, in a readable form; null where they agree. */
export function findDifference(players: string[], events: TableEvent[]): string | null {
  const state = makeState(players);
  const naive = playNaively(players, events);
  for (const [index, event] of events.entries()) {
    const found = readTable(state, ruleEvent(state, event, '').problem === null);
    if (!isDeepStrictEqual(found, naive[index]))
      return `${events
        .slice(0, index + 1)
        .map(event => JSON.stringify(event))
        .join('\n')}\ntable ${JSON.stringify(found)}\nnaive ${JSON.stringify(naive[index])}`;
  }
  return null;
}
