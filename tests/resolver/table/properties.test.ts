import fc from 'fast-check';
import t from 'tap';
import type { TableEvent } from '../../../src/resolver/table/events.js';
import { type Replay, type ReplayStep, replay } from '../../../src/resolver/table/index.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';
import { type Game, games } from './game.js';

const corpus = await shippedCorpus();

function play({ players, events }: Game): Replay {
  const outcome = replay(corpus, players, events, TODAY);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

/** Legal steps with their events; `gone` is who has been eliminated before and by the step. */
function legalSteps({ steps }: Replay): { step: ReplayStep; event: TableEvent; gone: Set<string> }[] {
  const gone = new Set<string>();
  return steps
    .filter(({ legal }) => legal)
    .map(step => {
      const event = step.event as TableEvent;
      if (event.type === 'eliminate') gone.add(event.player);
      return { step, event, gone: new Set(gone) };
    });
}

/** Steps cut into attacks: each begins with its declaration. */
function attacksOf(game: Replay) {
  const attacks: { attacker: string; defender: string; steps: ReplayStep[] }[] = [];
  for (const { step, event } of legalSteps(game)) {
    if (event.type === 'declare-attack') attacks.push({ ...event, steps: [] });
    attacks.at(-1)?.steps.push(step);
  }
  return attacks;
}

function holds(name: string, check: (game: Game, replayed: Replay) => void, numRuns = 100) {
  t.test(name, async t => {
    fc.assert(
      fc.property(games, game => check(game, play(game))),
      { numRuns },
    );
    t.pass(`${numRuns} games`);
  });
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function same(found: unknown, wanted: unknown, what: string): void {
  must(JSON.stringify(found) === JSON.stringify(wanted), what);
}

/** Every event that can be made of the values of a choice, each list with one of them. */
function combinations(values: Record<string, string[]>): Record<string, unknown>[] {
  return Object.entries(values).reduce<Record<string, unknown>[]>(
    (made, [field, legal]) =>
      made.flatMap(event =>
        (legal.length > 0 ? legal : [null]).map(value => ({
          ...event,
          [field]: field === 'players' ? (value === null ? [] : [value]) : value,
        })),
      ),
    [{}],
  );
}

holds(
  'an eliminated player never gets an opportunity',
  (game, replayed) => {
    for (const { step, gone } of legalSteps(replayed)) {
      for (const one of step.consequences) {
        if (one.type === 'opportunity' || one.type === 'turn') must(!gone.has(one.player), one.text);
        if (one.type === 'order') must(!one.order.some(({ player }) => gone.has(player)), one.text);
      }
    }
    for (let length = 0; length <= game.events.length; length++) {
      const { next, table } = play({ ...game, events: game.events.slice(0, length) });
      must(!table.seats.some(({ player, eliminated }) => eliminated && player === next.player), 'next');
    }
  },
  25,
);

holds('each round of opportunities visits every remaining player once', ({ players }, replayed) => {
  let taken: string[] = [];
  for (const { event, gone } of legalSteps(replayed)) {
    if (['begin-action-phase', 'begin-combat', 'eliminate', 'first-opportunity'].includes(event.type))
      taken = [];
    if (event.type !== 'act' && event.type !== 'pass') continue;
    taken.push(event.player);
    const seats = players.filter(player => !gone.has(player));
    const round = taken.slice(-seats.length);
    must(new Set(round).size === round.length, `${taken} of ${seats}`);
    const before = taken.at(-2);
    if (before)
      must(seats[(seats.indexOf(before) + 1) % seats.length] === event.player, `${taken} of ${seats}`);
  }
});

holds(
  'passes of all remaining players in a row, and nothing else, end a segment',
  ({ players }, replayed) => {
    let passed = new Set<string>();
    for (const { step, event, gone } of legalSteps(replayed)) {
      if (['begin-action-phase', 'begin-combat', 'act'].includes(event.type)) passed = new Set();
      if (event.type === 'pass') passed.add(event.player);
      if (event.type === 'all-pass') passed = new Set(players);
      const ended = step.consequences.some(
        one => one.type === 'phase-ended' && one.phase !== 'Maneuvers Segment',
      );
      const complete = players.every(player => gone.has(player) || passed.has(player));
      const uses = event.type === 'pass' || event.type === 'all-pass' || event.type === 'act';
      if (uses) must(ended === complete, `${JSON.stringify(event)}: ${[...passed]}`);
      else if (ended) must(complete && event.type === 'eliminate', event.type);
    }
  },
);

holds('no player is allied to both sides, and no player has units on both', (_, replayed) => {
  for (const { steps } of attacksOf(replayed)) {
    const allied = steps.flatMap(step =>
      step.consequences.flatMap(one => (one.type === 'allied' ? [one.player] : [])),
    );
    must(new Set(allied).size === allied.length, `allied twice: ${allied}`);
    const sides = new Map<string, string>();
    for (const { event, consequences } of steps) {
      const arrival = event as TableEvent;
      if (arrival.type !== 'assign' && arrival.type !== 'move' && arrival.type !== 'create') continue;
      const forgone = consequences.flatMap(one => (one.type === 'not-happening' ? [one.side] : []));
      for (const { side } of [arrival, ...(arrival.also ?? [])]) {
        if (forgone.includes(side)) continue;
        must((sides.get(arrival.player) ?? side) === side, `${arrival.player} on both sides`);
        sides.set(arrival.player, side);
      }
    }
  }
});

holds('only invited players’ units are on a side that they do not lead', (_, replayed) => {
  for (const { attacker, defender, steps } of attacksOf(replayed)) {
    const invited = { attacking: new Set([attacker]), defending: new Set([defender]) };
    for (const { event, consequences } of steps) {
      const one = event as TableEvent;
      if (one.type === 'invite')
        for (const player of one.players)
          invited[one.by === attacker ? 'attacking' : 'defending'].add(player);
      if (one.type !== 'assign' && one.type !== 'move' && one.type !== 'create') continue;
      const forgone = consequences.flatMap(follows =>
        follows.type === 'not-happening' ? [follows.side] : [],
      );
      for (const { side } of [one, ...(one.also ?? [])]) {
        if (!forgone.includes(side)) must(invited[side].has(one.player), `${one.player} on the ${side} side`);
      }
    }
  }
});

holds('2 Honor at most once per player per attack, for assigning only', (_, replayed) => {
  for (const { attacker, defender, steps } of attacksOf(replayed)) {
    const gained = new Set([attacker, defender]);
    for (const { event, consequences } of steps) {
      for (const one of consequences) {
        if (one.type !== 'honor') continue;
        must((event as TableEvent).type === 'assign' && !gained.has(one.player), one.text);
        gained.add(one.player);
      }
    }
  }
});

holds(
  'replaying a prefix gives a prefix, and an illegal event leaves the table as it was',
  (game, replayed) => {
    let before = play({ ...game, events: [] });
    for (const [index, step] of replayed.steps.entries()) {
      const after = play({ ...game, events: game.events.slice(0, index + 1) });
      same(after.steps[index], step, `step ${index} of a prefix`);
      if (!step.legal) same([after.table, after.next], [before.table, before.next], `illegal step ${index}`);
      before = after;
    }
  },
);

holds('a game without its illegal events comes to the same table', (game, replayed) => {
  const legal = game.events.filter((_, index) => replayed.steps[index]?.legal);
  const clean = play({ ...game, events: legal });
  must(
    clean.steps.every(step => step.legal),
    'all legal',
  );
  same([clean.table, clean.next], [replayed.table, replayed.next], 'the same table');
});

holds('an edit names all events that are ruled otherwise, and no other', (game, replayed) => {
  const { players, events } = game;
  const text = ({ problem, ruling, consequences }: ReplayStep) =>
    JSON.stringify([problem?.code, ruling, consequences]).replaceAll(/events\.\d+/g, 'events');
  for (const at of [0, Math.floor(events.length / 2)]) {
    if (at >= events.length) continue;
    const outcome = replay(corpus, players, events, TODAY, { edit: { at } });
    if (!outcome.ok) throw new Error(outcome.problem.message);
    const { edit, ...rest } = outcome.value;
    same(rest, play({ players, events: events.toSpliced(at, 1) }), 'the game without the event');
    const named = new Set(edit?.changes.map(({ index }) => index));
    for (const step of rest.steps.slice(at)) {
      const differs = text(step) !== text(replayed.steps[step.index + 1] as ReplayStep);
      must(differs === named.has(step.index), `${step.index} ${differs ? 'differs' : 'is as before'}`);
    }
  }
});

holds('every ruling cites, and what may be done next is legal', (game, replayed) => {
  for (const { ruling, legal, problem } of replayed.steps) {
    must(ruling.citations.length > 0 && legal === (problem === null), ruling.answer);
    must(legal ? ruling.verdict !== 'no' : ruling.verdict !== 'yes', ruling.verdict);
  }
  const { player, may } = replayed.next;
  for (const { type, values = {} } of may) {
    const units = type === 'assign' ? { units: ['u'] } : {};
    const open = ['assign', 'begin-combat'].includes(type) && !values.battlefield ? { battlefield: 'P' } : {};
    for (const fields of combinations(values)) {
      const event = { type, ...open, ...units, ...fields };
      const { steps } = play({ ...game, events: [...game.events, event] });
      must(
        steps.at(-1)?.legal === true,
        `${JSON.stringify(event)} for ${player}: ${steps.at(-1)?.ruling.answer}`,
      );
    }
  }
});
