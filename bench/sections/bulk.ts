import { checkDeck, readDeck } from '../../src/decks/index.js';
import type { Corpus, Day } from '../../src/knowledge/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { contend, kept, medianOf, type Timing } from '../contend.js';
import { generateCards, generateDeck } from '../generate.js';
import { formatSpread, formatTime, type Table } from '../report.js';
import { startJudge } from '../service.js';
import { makeGame, PLAYERS } from '../table-game.js';

const DAY: Day = '2026-11-29';
const CARDS = 3500;
const EVENTS = 10_000;

async function post(url: string, body: unknown): Promise<number> {
  const payload = JSON.stringify(body);
  const began = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: payload,
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return (performance.now() - began) * 1e6;
}

/** Large requests: many cards, a deck, a long game; in process, and as one POST. */
export async function benchBulk(corpus: Corpus, times = 15): Promise<Table> {
  const judge = makeJudge(corpus);
  const cards = generateCards(corpus, CARDS);
  const deck = generateDeck(corpus);
  const events = makeGame(EVENTS);
  const read = readDeck(deck);
  if (!read.deck) throw new Error(JSON.stringify(read.problems));
  const timings = await contend(
    [
      {
        name: `resolve ${CARDS} cards`,
        questions: 1,
        run: () => {
          kept[0] = judge.resolveCards({ cards, asOf: DAY });
        },
      },
      {
        name: 'check a deck of 90 cards',
        questions: 1,
        run: async () => {
          kept[0] = await checkDeck(judge, null, read.deck, DAY);
        },
      },
      {
        name: `replay ${EVENTS} events`,
        questions: 1,
        run: () => {
          kept[0] = judge.replay(PLAYERS, events, DAY);
        },
      },
    ],
    { rounds: 3, time: 600 },
  );
  const service = await startJudge({ RATE_LIMIT: '0' });
  const calls = [
    ['/v1/keywords/resolve', { cards, asOf: DAY }],
    ['/v1/decks/check', { deck, asOf: DAY }],
    ['/v1/multiplayer/replay', { players: PLAYERS, events, asOf: DAY }],
  ] as const;
  const rows: string[][] = [];
  for (const [index, [path, body]] of calls.entries()) {
    const { name, median, spread } = timings[index] as Timing;
    const posted: number[] = [];
    for (let time = 0; time < times; time++) posted.push(await post(`${service.url}${path}`, body));
    rows.push([
      name,
      formatTime(median),
      formatSpread(spread),
      formatTime(medianOf(posted)),
      formatSpread([Math.min(...posted), Math.max(...posted)]),
    ]);
  }
  await service.stop();
  return {
    title: 'Large requests',
    about: `In process, and as one POST of all of it, ${times} times, the first ones while the code is cold.`,
    head: ['', 'in process', 'spread', 'one POST', 'spread'],
    rows,
  };
}
