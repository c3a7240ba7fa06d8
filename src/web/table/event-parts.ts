import { EVENT_TYPES, type EventType, type TableView } from '../../resolver/index.js';
import type { Field, Part } from '../form/field.js';

/** What an event is called on a button. */
export const EVENT_NAMES: Record<EventType, string> = {
  setup: 'Enter mid-game',
  'begin-turn': 'Begin turn',
  'begin-action-phase': 'Begin Action Phase',
  act: 'Action',
  pass: 'Pass',
  'all-pass': 'All pass',
  'declare-attack': 'Declare attack',
  invite: 'Invite allies',
  'begin-maneuvers': 'Begin Maneuvers',
  assign: 'Assign units',
  done: 'Done assigning',
  move: 'Move units',
  create: 'Create units',
  'begin-combat': 'Begin battle',
  'first-opportunity': 'Acts first by an effect',
  'extra-action': 'Extra action',
  'end-battle': 'End battle',
  'end-attack': 'End attack',
  eliminate: 'Eliminated',
  win: 'Wins',
  effect: 'Effect that lasts',
};

export { EVENT_TYPES };

// the fields of each event, in the order of asking; a question mark: may be left out
const FIELDS: Record<EventType, string> = {
  setup: 'active phase to? passes?',
  'begin-turn': 'player',
  'begin-action-phase': '',
  act: 'player designator side?',
  pass: 'player',
  'all-pass': '',
  'declare-attack': 'attacker defender provinces?',
  invite: 'by players',
  'begin-maneuvers': 'segment',
  assign: 'player side battlefield units dishonorable?',
  done: 'player',
  move: 'player side battlefield units by?',
  create: 'player side battlefield units by?',
  'begin-combat': 'battlefield',
  'first-opportunity': 'player',
  'extra-action': 'player',
  'end-battle': '',
  'end-attack': '',
  eliminate: 'player loss',
  win: 'player victory',
  effect: 'id controller endsInTurnOf',
};

function choice(label: string, choices: readonly string[]): Field {
  return { label, ask: '', empty: undefined, kind: 'choice', choices: [...choices] };
}

function makeField(name: string, { seats, attack }: TableView): Field {
  const players = seats.filter(({ eliminated }) => !eliminated).map(({ player }) => player);
  const words = { empty: undefined, ask: '', kind: 'words', longest: 120, most: 100 } as const;
  switch (name) {
    case 'designator':
      return choice('Kind of action', ['Limited', 'Open', 'Battle', 'Reaction']);
    case 'side':
      return choice('Side', ['attacking', 'defending']);
    case 'segment':
      return choice('Segment', ['Infantry', 'Cavalry']);
    case 'loss':
      return choice('By', ['Military', 'Dishonor', 'concession', 'other']);
    case 'victory':
      return choice('By', ['Honor', 'Enlightenment']);
    case 'phase':
      return choice('Part of the turn', ['turn', 'action', 'after-action']);
    case 'passes':
      return { label: 'Passes in a row', ask: '', empty: undefined, kind: 'number', min: 0, max: 10 };
    case 'battlefield':
      return attack?.battlefields
        ? choice('Battlefield', attack.battlefields)
        : { label: 'Battlefield', ask: '', empty: undefined, kind: 'text', longest: 120 };
    case 'provinces':
      return { label: 'How many Provinces', ask: '', empty: undefined, kind: 'number', min: 1, max: 99 };
    case 'units':
      return { ...words, label: 'Units' };
    case 'dishonorable':
      return { ...words, label: 'Dishonorable Personalities among them' };
    case 'players':
      return { label: 'Players', ask: '', empty: undefined, kind: 'several', choices: players };
    case 'id':
      return { label: 'What the effect is', ask: '', empty: undefined, kind: 'text', longest: 120 };
    case 'endsInTurnOf':
      return choice('Ends in the turn of', players);
    case 'by':
      return choice('By (whose effect or invitation)', players);
    default:
      return choice(name.charAt(0).toUpperCase() + name.slice(1), players);
  }
}

/** The fields that record an event at this table. */
export function listEventParts(type: EventType, table: TableView): Part[] {
  return FIELDS[type]
    .split(' ')
    .filter(Boolean)
    .map(written => {
      const name = written.replace('?', '');
      // the event calls the inviting player and the kind of loss or victory `by`
      return {
        name: name === 'loss' || name === 'victory' ? 'by' : name,
        field: makeField(name, table),
        required: name === written,
      };
    });
}
