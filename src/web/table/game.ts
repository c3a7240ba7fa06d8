/** A game at a table, as `POST /v1/multiplayer/replay` takes it: links and files carry the same. */
export interface Game {
  players: string[];
  events: Record<string, unknown>[];
}

function isEvent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a game from a link or a file; null where the text is not a game. The replay judges its events. */
export function parseGame(text: string): Game | null {
  try {
    const { players, events } = JSON.parse(text) as Partial<Game>;
    const named = Array.isArray(players) && players.every(player => typeof player === 'string');
    return named && Array.isArray(events) && events.every(isEvent) ? { players, events } : null;
  } catch {
    return null;
  }
}

/** Writes a game for a link or a file. */
export function formatGame({ players, events }: Game): string {
  return JSON.stringify({ players, events });
}
