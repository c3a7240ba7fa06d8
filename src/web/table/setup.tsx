import { useState } from 'preact/hooks';
import { parsePlayers } from '../../resolver/index.js';
import { listNames } from '../form/field.js';
import { Button, OpenFile } from '../parts/buttons.js';
import { Fault, Heading, sayProblem } from '../parts/lists.js';
import { readLast } from '../store.js';
import { type Game, parseGame, readGame } from './game.js';

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
