import type { Choice, EventType, Replay, TableView } from '../../resolver/index.js';

/** An event as far as the table tells it; what is missing is asked for. */
export interface Suggestion {
  type: EventType;
  label: string;
  preset: Record<string, unknown>;
}

// a player whom both leaders invited says as which of them an action is taken
function actAs({ attack }: TableView, player: string): (string | null)[] {
  if (!attack || attack.allies.some(ally => ally.player === player)) return [null];
  const sides = (['attacking', 'defending'] as const).filter(side => attack.invited[side]?.includes(player));
  return attack.battle && sides.length === 2 ? sides : [null];
}

function ownSide({ attack }: TableView, player: string | null): Record<string, unknown> {
  if (!attack || player === null) return {};
  if (player === attack.attacker) return { side: 'attacking' };
  if (player === attack.defender) return { side: 'defending' };
  const allied = attack.allies.find(ally => ally.player === player);
  if (allied) return { side: allied.side };
  const sides = (['attacking', 'defending'] as const).filter(side => attack.invited[side]?.includes(player));
  return sides.length === 1 ? { side: sides[0] } : {};
}

function suggest(choice: Choice, player: string | null, table: TableView): Suggestion[] {
  const { type, designators = [] } = choice;
  const own = player === null ? {} : { player };
  const label = choice.what.charAt(0).toUpperCase() + choice.what.slice(1);
  switch (type) {
    case 'act':
      return designators.flatMap(designator =>
        actAs(table, player ?? '').map(side => ({
          type,
          label: side === null ? `${designator} action` : `${designator} action, ${side}`,
          preset: { ...own, designator, ...(side === null ? {} : { side }) },
        })),
      );
    case 'declare-attack':
      return [{ type, label, preset: { attacker: player } }];
    case 'invite':
      return [{ type, label, preset: { by: player } }];
    case 'begin-maneuvers':
      return [{ type, label, preset: { segment: table.phase === 'declaration' ? 'Infantry' : 'Cavalry' } }];
    case 'assign':
      return [{ type, label: 'Assign units', preset: { ...own, ...ownSide(table, player) } }];
    case 'done':
      return [{ type, label: 'Done assigning', preset: own }];
    case 'begin-turn':
    case 'pass':
      return [{ type, label, preset: own }];
    default:
      return [{ type, label, preset: {} }];
  }
}

/** What may be done next, as buttons. */
export function listSuggestions({ next, table }: Replay): Suggestion[] {
  return next.may.flatMap(choice => suggest(choice, next.player, table));
}

const ANYTIME: EventType[] = [
  'act',
  'pass',
  'extra-action',
  'first-opportunity',
  'move',
  'create',
  'effect',
  'eliminate',
];

/** What can be recorded for a player who was tapped, legal or not: the ruling tells. */
export function listForPlayer(
  player: string,
  { table }: Replay,
  names: Record<EventType, string>,
): Suggestion[] {
  return ANYTIME.map(type => {
    const whose = type === 'effect' ? { controller: player } : { player };
    const side = type === 'move' || type === 'create' ? ownSide(table, player) : {};
    return { type, label: names[type], preset: { ...whose, ...side } };
  });
}
