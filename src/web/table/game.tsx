import { useState } from 'preact/hooks';
import { isObject, readJson } from '../../knowledge/index.js';
import { parsePlayers } from '../../resolver/index.js';
import { listNames } from '../form/field.js';
import { Button, OpenFile } from '../parts/buttons.js';
import { Fault, Heading, sayProblem } from '../parts/lists.js';
import { readLast } from '../store.js';

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
async function readGame(text: string): Promise<Game | null> {
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

/** Who sits at the table; or a game from a file, or the last game on this device. */
export function Setup({ begin, fault }: { begin(game: Game): void; fault: string | null }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(fault);
  const [last] = useState(() => parseGame(readLast('table')));
  const seat = () => {
    const players = listNames(typed);
    const seating = parsePlayers(players);
    if (seating.ok) begin({ players, events: [] });
    else setProblem(sayProblem(seating.problem));
  };
  return (
    <div class="setup">
      <Heading text="Table" />
      <p>Three to ten players, each followed by the player on their left.</p>
      <form
        class="facts"
        onSubmit={event => {
          event.preventDefault();
          seat();
        }}
      >
        <div class="field">
          <label for="players">Players in seating order, clockwise, separated by commas</label>
          <input
            id="players"
            type="text"
            autocomplete="off"
            autocapitalize="words"
            enterkeyhint="go"
            value={typed}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setProblem(null);
            }}
          />
        </div>
        <Fault text={problem} />
        <div class="row">
          <button type="submit" class="main">
            Start
          </button>
        </div>
      </form>
      {last && last.players.length > 0 && (
        <p>
          <Button onClick={() => begin(last)}>
            Continue with {last.players.join(', ')} ({last.events.length} events)
          </Button>
        </p>
      )}
      <OpenFile
        label="Open a saved table"
        accept=".json,.yaml,.yml"
        read={async text => {
          const game = await readGame(text);
          if (game) begin(game);
          else setProblem('This file is not a saved table: it must be JSON or YAML with players and events.');
        }}
      />
    </div>
  );
}
