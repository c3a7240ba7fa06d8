import { useState } from 'preact/hooks';
import { parsePlayers } from '../../resolver/index.js';
import { Words } from '../form/inputs.js';
import { Heading } from '../parts/lists.js';
import { readLast } from '../store.js';
import { type Game, parseGame } from './game.js';

/** Who sits at the table; or a game from a file, or the last game on this device. */
export function Setup({ begin, fault }: { begin(game: Game): void; fault: string | null }) {
  const [players, setPlayers] = useState<string[]>([]);
  const [problem, setProblem] = useState(fault);
  const [last] = useState(() => parseGame(readLast('table')));
  const seat = () => {
    const seating = parsePlayers(players);
    if (seating.ok) begin({ players, events: [] });
    else setProblem([seating.problem.message, seating.problem.cure].filter(Boolean).join(' '));
  };
  return (
    <div class="setup">
      <Heading text="Table" />
      <p>Three to ten players, each followed by the player on their left.</p>
      <form class="facts" onSubmit={event => event.preventDefault()}>
        <div class="field">
          <label for="players">Players in seating order, clockwise, separated by commas</label>
          <Words
            id="players"
            value={players}
            longest={300}
            most={10}
            likely={[]}
            set={value => {
              setPlayers((value ?? []) as string[]);
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
          <button type="button" class="main" onClick={seat} disabled={players.length < 3}>
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
            accept="application/json,.json"
            onChange={async ({ currentTarget }) => {
              const game = parseGame((await currentTarget.files?.[0]?.text()) ?? '');
              if (game) begin(game);
              else setProblem('This file is not a saved table: it must have players and events.');
            }}
          />
        </label>
      </p>
    </div>
  );
}
