export const PLAYERS = ['Akiko', 'Botan', 'Chiyo', 'Daigo'];

/** Whole turns with an attack each, cut off at a number of events. */
export function makeGame(count: number): object[] {
  const events: object[] = [];
  for (let turn = 0; events.length < count; turn++) {
    const [active, defender, ally, other] = PLAYERS.map(
      (_, seat) => PLAYERS[(turn + seat) % PLAYERS.length],
    ) as [string, string, string, string];
    const passes = [active, defender, ally, other].map(player => ({ type: 'pass', player }));
    const combat = [defender, ally, other, active];
    events.push(
      { type: 'begin-turn', player: active },
      { type: 'begin-action-phase' },
      { type: 'act', player: active, designator: 'Limited' },
      ...[defender, ally, other, active].map(player => ({ type: 'pass', player })),
      { type: 'declare-attack', attacker: active, defender, provinces: 4 },
      { type: 'invite', by: active, players: [ally] },
      { type: 'invite', by: defender, players: [ally, other] },
      { type: 'begin-maneuvers', segment: 'Infantry' },
      { type: 'assign', player: active, side: 'attacking', battlefield: 1, units: ['a1', 'a2'] },
      { type: 'done', player: active },
      { type: 'assign', player: ally, side: 'attacking', battlefield: 1, units: ['b1'] },
      { type: 'done', player: ally },
      { type: 'done', player: defender },
      { type: 'assign', player: other, side: 'defending', battlefield: 1, units: ['d1'] },
      { type: 'done', player: other },
      { type: 'begin-combat', battlefield: 1 },
      ...combat.map(player => ({ type: 'act', player, designator: 'Battle' })),
      ...combat.map(player => ({ type: 'pass', player })),
      { type: 'effect', id: `effect ${turn}`, controller: other, endsInTurnOf: defender },
      { type: 'end-battle' },
      { type: 'end-attack' },
      ...passes.slice(0, 1), // not legal: no opportunity is under way
    );
  }
  return events.slice(0, count);
}
