import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What an event at the table must come to. Without `illegal` it must be legal. */
export interface Expectation {
  do: unknown;
  illegal?: string;
  /** The field of the event that is at fault, the value found there, and a piece of the fix. */
  field?: string;
  found?: string;
  fix?: string;
  verdict?: string;
  /** Facts of consequences, all of which must be there. */
  tells?: Record<string, unknown>[];
  /** Types of consequences that must not be there. */
  tellsNot?: string[];
  /** Rules that must be among the citations. */
  cites?: string[];
  /** A piece of a caveat that must be there. */
  caveat?: string;
  /** A piece of a caveat that must not be there. */
  caveatNot?: string;
  /** The ruling has no caveat. */
  plain?: true;
}

/** One case of tests/cases/table: a game, and what the pages say about each event. */
export interface TableCase {
  name: string;
  /** The rule that the case rests on. */
  rule: string;
  players: string[];
  setup?: {
    turn?: string;
    action?: true;
    attack?: [string, string];
    /** Whom the Attacker and whom the Defender invites. */
    invites?: [string[], string[]];
    maneuvers?: 'Infantry';
    combat?: string;
  };
  events?: Expectation[];
  next?: {
    player: string | null;
    may?: string[];
    designators?: string[];
    verdict?: string;
    caveat?: string;
    answer?: string;
  };
  /** Facts of the table after the last event. */
  table?: Record<string, unknown>;
}

/** The events that bring a table to where a case begins; all of them are legal. */
export function makeSetup({ setup = {} }: TableCase): unknown[] {
  const { turn, action, attack, invites, maneuvers, combat } = setup;
  const events: unknown[] = [];
  if (turn) events.push({ type: 'begin-turn', player: turn });
  if (action) events.push({ type: 'begin-action-phase' });
  if (attack) events.push({ type: 'declare-attack', attacker: attack[0], defender: attack[1] });
  if (attack && invites) {
    events.push({ type: 'invite', by: attack[0], players: invites[0] });
    events.push({ type: 'invite', by: attack[1], players: invites[1] });
  }
  if (maneuvers) events.push({ type: 'begin-maneuvers', segment: maneuvers });
  if (combat) events.push({ type: 'begin-combat', battlefield: combat });
  return events;
}

const FOLDER = 'tests/cases/table';

/** Every case, by file. */
export function readCases(): { file: string; cases: TableCase[] }[] {
  return readdirSync(FOLDER)
    .sort()
    .map(file => ({ file, cases: parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as TableCase[] }));
}
