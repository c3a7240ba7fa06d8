import fc from 'fast-check';
import type { Corpus, Day } from '../../src/knowledge/index.js';
import { EVENT_LIMIT, replay, STEP_LIMIT } from '../../src/resolver/index.js';
import { findDifference } from '../../tests/resolver/table/differ.js';
import { games, isReadable } from '../../tests/resolver/table/game.js';
import { formatTime, type Table } from '../report.js';
import { makeGame } from '../table-game.js';

const DAY: Day = '2026-11-29';
const STREAMS = 10_000;

function differ(): string[] {
  const began = performance.now();
  let events = 0;
  for (const game of fc.sample(games, STREAMS)) {
    const readable = game.events.filter(isReadable);
    events += readable.length;
    const difference = findDifference(game.players, readable);
    if (difference) throw new Error(difference);
  }
  const time = formatTime((performance.now() - began) * 1e6);
  return [`${STREAMS} random games beside the naive model`, `${events} events`, time, 'no difference'];
}

function replayLong(corpus: Corpus, what: string, players: string[], events: object[]): string[] {
  const began = performance.now();
  const outcome = replay(corpus, players, events, DAY, { limit: STEP_LIMIT });
  const time = formatTime((performance.now() - began) * 1e6);
  const size = `${(JSON.stringify(outcome).length / 1e6).toFixed(1)} MB`;
  return [what, `${events.length} events`, time, `answer of ${size}`];
}

/** The table beside a second writing of the page's rules, and the longest games there can be. */
export function benchTable(corpus: Corpus): Table {
  const ten = Array.from({ length: 10 }, (_, seat) => `Player ${seat}`);
  const turns = Array.from({ length: EVENT_LIMIT }, (_, at) => ({
    type: 'begin-turn',
    player: ten[at % 10],
  }));
  const effects = Array.from({ length: EVENT_LIMIT }, (_, at) =>
    at % 2000 === 1999
      ? { type: 'eliminate', player: ten[Math.floor(at / 2000)], by: 'other' }
      : { type: 'effect', id: `effect ${at}`, controller: ten[0], endsInTurnOf: ten[at % 10] },
  );
  return {
    title: 'The multiplayer table',
    about: `Random games against the naive model of the tests, and games of ${EVENT_LIMIT} events, answered with at most ${STEP_LIMIT} steps.`,
    head: ['', 'size', 'time', ''],
    rows: [
      differ(),
      replayLong(
        corpus,
        'whole turns of four players',
        ['Akiko', 'Botan', 'Chiyo', 'Daigo'],
        makeGame(EVENT_LIMIT),
      ),
      replayLong(corpus, 'nothing but turns of ten players', ten, turns),
      replayLong(corpus, 'effects and eliminations, ten players', ten, effects),
      replayLong(corpus, 'nothing that can be read', ten, Array(EVENT_LIMIT).fill({ type: 'x', a: 1 })),
    ],
  };
}
