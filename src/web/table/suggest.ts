import type { Choice, EventType, Replay } from '../../resolver/index.js';
import { EVENT_NAMES, type Suggestion } from './event-parts.js';

function suggest({ type, what, values = {} }: Choice, state: Replay): Suggestion[] {
  // a field with one legal value needs no question; whom a leader invites is a list
  const settled = Object.entries(values).filter(([name, legal]) => legal.length === 1 && name !== 'players');
  const preset = Object.fromEntries(settled.map(([name, [value]]) => [name, value]));
  const label = what.charAt(0).toUpperCase() + what.slice(1);
  if (type === 'act') {
    // one tap each: a kind of action, and as which side where both leaders have invited
    const { designator = [], side = [null] } = values;
    return designator.flatMap(kind =>
      side.map(as => ({
        type,
        label: as === null ? `${kind} action` : `${kind} action, ${as}`,
        preset: { ...preset, designator: kind, ...(as === null ? {} : { side: as }) },
        values,
      })),
    );
  }
  // one tap for each target, where nothing else is asked
  const target = { 'begin-turn': 'player', 'begin-combat': 'battlefield' }[type as string];
  const targets = (target && values[target]) || [];
  if (target && targets.length > 1)
    return targets.map(value => ({
      type,
      label: type === 'begin-turn' ? `${value} begins` : `Battle at ${value}`,
      preset: { ...preset, [target]: value },
      values,
    }));
  const optional = state.next.may.some(choice => choice.type === 'declare-attack');
  const short = { assign: 'Assign units', done: 'Done assigning', 'all-pass': 'All pass', pass: 'Pass' };
  if (type === 'begin-turn' && optional)
    return [{ type, label: `No attack: ${preset.player}’s turn`, preset, values }];
  return [{ type, label: type in short ? short[type as keyof typeof short] : label, preset, values }];
}

/** What may be done next, as buttons. */
export function listSuggestions(state: Replay): Suggestion[] {
  const choices = state.next.may.flatMap(choice => suggest(choice, state));
  const fromMiddle = { type: 'setup', label: EVENT_NAMES.setup, preset: {}, values: {} } as const;
  return state.table.turn === null && state.steps.length === 0 ? [...choices, fromMiddle] : choices;
}

const ANYTIME = ['act', 'pass', 'extra-action', 'first-opportunity', 'move', 'create', 'effect'] as const;
const ENDS: readonly [EventType, string, string][] = [
  ['eliminate', 'concession', 'Concedes'],
  ['eliminate', 'Military', 'Loses by Military'],
  ['eliminate', 'Dishonor', 'Loses by Dishonor'],
  ['eliminate', 'other', 'Eliminated otherwise'],
  ['win', 'Honor', 'Wins by Honor'],
  ['win', 'Enlightenment', 'Wins by Enlightenment'],
];

/** What can be recorded for a player who was tapped, legal or not: the ruling tells. */
export function listForPlayer(player: string): Suggestion[] {
  return [
    ...ANYTIME.map(type => ({
      type,
      label: EVENT_NAMES[type],
      preset: { [type === 'effect' ? 'controller' : 'player']: player },
      values: {},
    })),
    ...ENDS.map(([type, by, label]) => ({ type, label, preset: { player, by }, values: {} })),
  ];
}
