import { isObject, readJson } from '../../knowledge/index.js';

/** A game at a table, as `POST /v1/multiplayer/replay` takes it: links and files carry the same. */
export interface Game {
  players: string[];
  events: Record<string, unknown>[];
}

/** A change of this visit: the game before it, what was changed, and the game that it made. */
export interface TableChange {
  before: Game;
  edit: { at: number; remove: number; insert: Record<string, unknown>[] };
  made: string;
}

function asGame(value: unknown): Game | null {
  const { players, events } = (value ?? {}) as Partial<Game>;
  const named = Array.isArray(players) && players.every(player => typeof player === 'string');
  return named && Array.isArray(events) && events.every(isObject) ? { players, events } : null;
}

/** Reads a game from a link; null where the text is not a game. The replay judges its events. */
export function parseGame(text: string): Game | null {
  return asGame(readJson(text));
}

/** Reads a game from a file, JSON or YAML. */
export async function readGame(text: string): Promise<Game | null> {
  const { parse } = await import('yaml');
  try {
    return asGame(parse(text));
  } catch {
    return null;
  }
}

/** Writes a game for a link or a file. */
export function formatGame({ players, events }: Game): string {
  return JSON.stringify({ players, events });
}
