import type { CodeEntry } from './code-entry.js';

/** Problems of an event at the multiplayer table. */
export const EVENTS = {
  'already-allied': {
    title: 'The player is an ally of the other side in this attack',
    fix: 'An ally stays with one side for the whole attack.',
  },
  'already-invited': {
    title: 'This leader has had the opportunity to invite in this attack',
    fix: 'Each leader invites once, the Attacker first.',
  },
  'both-sides': {
    title: 'Units of a player who is not allied would go to both sides at once',
    fix: 'Bring the units to one side first.',
  },
  'eliminated-player': {
    title: 'The player has been eliminated from the game',
    fix: 'Leave the player out.',
  },
  'game-over': {
    title: 'Only one player is left, so nothing more happens',
    fix: 'Begin a new replay.',
  },
  'no-battlefield': {
    title: 'There is no such battlefield in this attack',
    fix: 'Name a battlefield that the attack has.',
  },
  'not-invited': {
    title: 'The leader of this side has not invited the player',
    fix: 'Invite the player first, or bring the units to the side that invited them.',
  },
  'out-of-turn': {
    title: 'It is another player who is to do this now',
    fix: 'Let the player whose opportunity it is go first: `next` names them.',
  },
  'repeated-effect': {
    title: 'An effect of this id has been recorded before',
    fix: 'Give each effect an id of its own.',
  },
  'repeated-unit': {
    title: 'One unit is named twice in one event',
    fix: 'Name each unit once.',
  },
  'unknown-event': {
    title: 'No event has this type',
    fix: 'Take an event type of `/openapi.json`.',
  },
  'wrong-designator': {
    title: 'The player may not take actions of this kind at this opportunity',
    fix: 'Take a kind of action that `next` allows.',
  },
  'wrong-phase': {
    title: 'The event does not belong into this part of the game',
    fix: 'Begin the part of the game that the event belongs to.',
  },
} as const satisfies Record<string, CodeEntry>;
