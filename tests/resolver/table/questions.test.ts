// The same situation as a question and as a replay: both come to the same, in the same tone, and leave the same open.
import t from 'tap';
import { makeJudge, type Replay, type Ruling } from '../../../src/resolver/index.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';

const judge = makeJudge(await shippedCorpus());
const PLAYERS = ['A', 'B', 'C', 'D'];

interface Pair {
  facts: object;
  events: object[];
  /** What the last event, or what is next, tells, as the question has it in `value`. */
  value?: (last: Replay['steps'][number], game: Replay) => unknown;
  /** Caveats that only the record can have: it knows more than the facts, or lacks something. */
  more?: RegExp;
}

const turn = { type: 'begin-turn', player: 'A' };
const action = [turn, { type: 'begin-action-phase' }];
const pass = (player: string) => ({ type: 'pass', player });
const act = (player: string, designator: string) => ({ type: 'act', player, designator });
const out = (player: string, by = 'Military') => ({ type: 'eliminate', player, by });
const attack = (forAttack: string[], forDefense: string[], defender = 'B') => [
  turn,
  { type: 'declare-attack', attacker: 'A', defender },
  { type: 'invite', by: 'A', players: forAttack },
  { type: 'invite', by: defender, players: forDefense },
];
const maneuvers = { type: 'begin-maneuvers', segment: 'Infantry' };
const combat = { type: 'begin-combat', battlefield: '1' };
const units = (type: string, player: string, side: string, more = {}) => ({
  type,
  player,
  side,
  battlefield: '1',
  units: [`unit of ${player}`],
  ...more,
});
const C = (type: string, more = {}) => units(type, 'C', 'attacking', more);

/** The fields of the consequence of a type. */
function find(last: Replay['steps'][number], type: string): Record<string, unknown> | undefined {
  return last.consequences.find(one => one.type === type);
}

const RECORD = /on record|in a battle; here/;
const PAIRS: Record<string, Pair[]> = {
  'multiplayer/turn-order': [
    {
      facts: { players: PLAYERS, first: 'A', eliminated: ['A'] },
      events: [turn, out('A')],
      more: /play deck|Stronghold/,
    },
  ],
  'multiplayer/starting-holdings': [
    {
      facts: { players: PLAYERS, startingPlayer: 'B' },
      events: [{ type: 'begin-turn', player: 'B' }],
      value: last => find(last, 'starting-holdings')?.players,
    },
  ],
  'multiplayer/action-opportunity': ['Open', 'Limited', 'Battle', 'Reaction', 'other'].flatMap(designator => [
    { facts: { isActivePlayer: true, designator }, events: [...action, act('A', designator)] },
    { facts: { isActivePlayer: false, designator }, events: [...action, pass('A'), act('B', designator)] },
  ]),
  'multiplayer/maneuver-order': [
    { of: ['B'], against: ['B', 'D'], eliminated: [] },
    { of: ['D', 'B'], against: [], eliminated: [] },
    { of: ['B'], against: ['B', 'D'], eliminated: ['A'] },
    { of: ['B'], against: ['D'], eliminated: ['C'] },
  ].map(({ of, against, eliminated }) => ({
    facts: {
      players: PLAYERS,
      attacker: 'A',
      defender: 'C',
      attackerInvited: of,
      defenderInvited: against,
      eliminated,
    },
    events: [...attack(of, against, 'C'), ...eliminated.map(player => out(player)), maneuvers],
    value: last => find(last, 'order')?.order,
    more: /goes on here among the players who remain/,
  })),
  'multiplayer/combat-order': [
    { eliminated: [], first: null },
    { eliminated: [], first: 'D' },
    { eliminated: ['B'], first: null },
    { eliminated: ['B'], first: 'D' },
  ].map(({ eliminated, first }) => ({
    facts: { players: PLAYERS, defender: 'B', first, eliminated },
    events: [
      ...attack(['C'], []),
      ...eliminated.map(player => out(player)),
      combat,
      ...(first ? [{ type: 'first-opportunity', player: first }] : []),
    ],
    value: last => {
      const order = find(last, 'order')?.order as { player: string }[];
      return order.map(({ player }) => player);
    },
    more: /on record|goes on here among the players who remain/,
  })),
  'multiplayer/join-side': [
    { side: 'attacking', role: 'attacker', player: 'A' },
    { side: 'defending', role: 'attacker', player: 'A' },
    { side: 'attacking', role: 'defender', player: 'B' },
    { side: 'defending', role: 'defender', player: 'B' },
    { side: 'attacking', role: 'other', player: 'C', by: [true, false], alliedWith: null },
    { side: 'defending', role: 'other', player: 'C', by: [true, false], alliedWith: null },
    { side: 'defending', role: 'other', player: 'C', by: [false, false], alliedWith: null },
    { side: 'defending', role: 'other', player: 'C', by: [true, false], alliedWith: 'attacking' },
    { side: 'defending', role: 'other', player: 'C', by: [true, true], alliedWith: 'attacking' },
    { side: 'attacking', role: 'other', player: 'C', by: [true, true], alliedWith: 'attacking' },
  ].map(({ side, role, player, by: [first = false, second = false] = [], alliedWith }) => ({
    facts: {
      side,
      role,
      ...(role === 'other' ? { invitedByAttacker: first, invitedByDefender: second, alliedWith } : {}),
    },
    events: [
      ...attack(first ? ['C'] : [], second ? ['C'] : []),
      ...(alliedWith ? [units('move', 'C', alliedWith)] : []),
      units('move', player, side),
    ],
    more: RECORD,
  })),
  'multiplayer/first-assignment-honor': [
    { facts: [true, true, true, 0], events: [C('assign')] },
    { facts: [true, true, true, 1], events: [C('assign', { dishonorable: ['unit of C'] })] },
    { facts: [true, false, true, 0], events: [C('assign'), C('assign')] },
    { facts: [true, true, false, 0], events: [C('move')] },
    { facts: [true, true, false, 0], events: [C('create')] },
  ].map(({ facts: [invited, firstThisAttack, byAssignment, dishonorablePersonalities], events }) => ({
    facts: { invited, firstThisAttack, byAssignment, dishonorablePersonalities },
    events: [...attack(['C'], []), maneuvers, { type: 'done', player: 'A' }, ...events],
    value: last => ({
      honor: find(last, 'honor')?.amount ?? 0,
      restored: (find(last, 'restored')?.personalities as string[] | undefined)?.length ?? 0,
    }),
    more: /in a battle; here|went home/,
  })),
  'multiplayer/acting-without-units': [
    [true, false],
    [false, true],
    [true, true],
    [false, false],
  ].map(([first, second]) => ({
    facts: { invitedByAttacker: first, invitedByDefender: second },
    events: [...attack(first ? ['C'] : [], second ? ['C'] : []), combat, pass('B'), act('C', 'Battle')],
    value: last => {
      const sides = (find(last, 'acts-as')?.sides as string[] | undefined) ?? [null];
      return sides.length > 1 ? 'choice' : sides[0];
    },
  })),
  'multiplayer/leaders': [
    {
      facts: { attacker: 'A', defender: 'B', player: 'C', alliedWith: 'attacking' },
      events: [...attack(['C'], []), C('move')],
      value: last => ({ friendly: find(last, 'allied')?.leader, enemy: find(last, 'allied')?.enemy }),
      more: RECORD,
    },
  ],
  'multiplayer/elimination': [
    {
      facts: {},
      events: [turn, out('C')],
      value: last => {
        const { leaves, stays } = find(last, 'eliminated') as { leaves: string[]; stays: string[] };
        return { leaves: [...leaves, 'the player'], stays };
      },
    },
  ],
  'multiplayer/effect-end': [
    {
      facts: { players: PLAYERS, eliminated: ['B'], turnOf: 'B' },
      events: [turn, out('B'), { type: 'effect', id: 'It', controller: 'B', endsInTurnOf: 'B' }],
      value: last => ({ after: find(last, 'effect-ends')?.after, before: find(last, 'effect-ends')?.before }),
    },
    {
      facts: { players: PLAYERS, eliminated: [], turnOf: 'B' },
      events: [turn, { type: 'effect', id: 'It', controller: 'B', endsInTurnOf: 'B' }],
    },
  ],
  'multiplayer/outcome': ['Military', 'Dishonor', 'other'].flatMap(by =>
    [2, 1].map(remainingAfter => ({
      facts: { lossBy: by, remainingAfter },
      events: [turn, out('D'), ...(remainingAfter === 1 ? [out('C')] : []), out('B', by)],
      value: (_, { table: { outcome } }) => ({
        eliminated: true,
        gameGoesOn: outcome === null,
        winner: outcome?.winner ? 'the last remaining player' : null,
        victory: outcome?.victory ?? null,
      }),
      more: /play deck|Stronghold/,
    })),
  ),
  'multiplayer/return-home': [
    { isAllied: true, side: 'attacking' },
    { isAllied: true, side: 'defending' },
    { isAllied: false, side: 'attacking' },
    { isAllied: false, side: 'defending' },
  ].map(({ isAllied, side }) => {
    const player = isAllied ? 'C' : side === 'attacking' ? 'A' : 'B';
    return {
      facts: { isAllied, side },
      events: [
        ...attack(['C'], ['C']),
        units('move', player, side),
        combat,
        { type: 'all-pass' },
        { type: 'end-battle' },
      ],
    };
  }),
};

/** Verdicts that say the same of a question and of an event: `value` has no `yes`. */
const TONES = { yes: 'yes', value: 'yes', no: 'no', 'not-covered': 'not-covered' } as const;
/** Open for a question that does not tell; the record does: no other player's effect, and no attack. */
const SETTLED = /^If another player's effect|when its Attacker or Defender is eliminated/;
/** A caveat of what is open, and not of what the record lacks. */
const OPEN = /can be read|does not say|do not say|does not name|do not mention/;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null).replaceAll('’', "'"));

for (const [id, pairs] of Object.entries(PAIRS)) {
  t.test(id, async t => {
    for (const { facts, events, value, more } of pairs) {
      const what = JSON.stringify(facts);
      const asked = await judge.answer(id, facts, TODAY);
      const game = judge.replay(PLAYERS, events, TODAY);
      if (!asked.ok || !game.ok) throw new Error(what);
      const last = game.value.steps.at(-1) as Replay['steps'][number];
      const question: Ruling = asked.value;
      const wanted = TONES[question.verdict as keyof typeof TONES];
      const silent = id === 'multiplayer/return-home' && wanted === 'not-covered';
      t.equal(silent ? 'not-covered' : last.ruling.verdict, wanted, `${what}: the verdict`, last.ruling);
      t.equal(last.legal, wanted !== 'no' && last.problem === null, what);
      if (value && question.value !== null) {
        t.strictSame(plain(value(last, game.value)), plain(question.value), `${what}: the value`);
      }
      const spoken = [last.ruling, game.value.next.ruling].flatMap(({ answer, caveats }) => [
        answer,
        ...caveats,
      ]);
      const spokenText = plain([...spoken, ...last.consequences.map(({ text }) => text)]).join('\n');
      const open = [...question.caveats, question.answer].filter(
        text => OPEN.test(text) && !SETTLED.test(text),
      );
      for (const text of open.map(plain)) {
        // an answer names its players in other words
        const key = text.match(OPEN)?.[0] as string;
        if (question.caveats.includes(text))
          t.ok(spokenText.includes(text), `${what}: ${text}`, { spokenText });
        else t.ok(spokenText.includes(key), `${what}: ${text}`, { spokenText });
      }
      const asks = plain([question.answer, ...question.caveats]).join('\n');
      for (const caveat of plain(last.ruling.caveats) as string[])
        t.ok(asks.includes(caveat) || more?.test(caveat), `${what}: only the replay says "${caveat}"`);
    }
  });
}
