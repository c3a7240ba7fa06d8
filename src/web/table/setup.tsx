import { useState } from 'preact/hooks';
import { parsePlayers } from '../../resolver/index.js';
import { Heading } from '../parts/lists.js';
import { readLast } from '../store.js';
import { type Game, parseGame, readGame } from './game.js';

/** Who sits at the table; or a game from a file, or the last game on this device. */
export function Setup({ begin, fault }: { begin(game: Game): void; fault: string | null }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(fault);
  const [last] = useState(() => parseGame(readLast('table')));
  const seat = () => {
    const players = typed
      .split(/[,;\n]/)
      .map(name => name.trim())
      .filter(Boolean);
    const seating = parsePlayers(players);
    if (seating.ok) begin({ players, events: [] });
    else setProblem([seating.problem.message, seating.problem.cure].filter(Boolean).join(' '));
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
        {problem && (
          <p class="caveat" role="alert">
            {problem}
          </p>
        )}
        <div class="row">
          <button type="submit" class="main">
            Start
          </button>
        </div>
      </form>
      {last && last.players.length > 0 && (
        <p>
          <button type="button" onClick={() => begin(last)}>
            Continue with {last.players.join(', ')} ({last.events.length} events)
          </button>
        </p>
      )}
      <p>
        <label>
          Open a saved table{' '}
          <input
            type="file"
            accept=".json,.yaml,.yml"
            onChange={async ({ currentTarget }) => {
              const game = await readGame((await currentTarget.files?.[0]?.text()) ?? '');
              if (game) begin(game);
              else
                setProblem(
                  'This file is not a saved table: it must be JSON or YAML with players and events.',
                );
            }}
          />
        </label>
      </p>
    </div>
  );
}
