import { useEffect, useMemo, useState } from 'preact/hooks';
import { type EventType, type Replay, replay } from '../../resolver/index.js';
import { useEngine, usePage } from '../page.js';
import { Heading } from '../parts/lists.js';
import { keepLast } from '../store.js';
import { EventForm, isComplete } from '../table/event-form.js';
import { EVENT_NAMES, EVENT_TYPES } from '../table/event-parts.js';
import { formatGame, type Game, parseGame } from '../table/game.js';
import { Ring } from '../table/ring.js';
import { Setup } from '../table/setup.js';
import { Next, Share, Steps } from '../table/steps.js';
import { listForPlayer, listSuggestions, type Suggestion } from '../table/suggest.js';

/** A multiplayer table: events are tapped in, each is ruled, and whose opportunity it is stays in view. */
export default function Table() {
  const { corpus } = useEngine();
  const { params, asOf, update, open } = usePage();
  const text = params.game ?? '';
  const game = useMemo(() => parseGame(text), [text]);
  const replayed = useMemo(
    () => game && replay(corpus, game.players, game.events, asOf),
    [corpus, game, asOf],
  );
  const change = (next: Game) => {
    keepLast('table', formatGame(next));
    update({ game: formatGame(next) });
  };
  if (!game || !replayed?.ok) {
    const fault =
      replayed && !replayed.ok
        ? replayed.problem.message
        : text && 'This link does not contain a readable table.';
    return <Setup begin={game => open('/table', { game: formatGame(game) })} fault={fault || null} />;
  }
  return <Seated game={game} replay={replayed.value} change={change} leave={() => update({ game: '' })} />;
}

interface SeatedProps {
  game: Game;
  replay: Replay;
  change(game: Game): void;
  leave(): void;
}

function Seated({ game, replay, change, leave }: SeatedProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<Suggestion | null>(null);
  const { table, next, steps } = replay;
  // what was begun for one state of the table does not fit the next
  useEffect(() => {
    setAsked(null);
    setChosen(null);
  }, [game]);
  const record = (event: Record<string, unknown>) => change({ ...game, events: [...game.events, event] });
  const tap = (suggestion: Suggestion) => {
    const { type, preset } = suggestion;
    if (isComplete(suggestion, table) && type !== 'declare-attack') record({ type, ...preset });
    else setAsked(suggestion);
  };
  const choices = chosen === null ? listSuggestions(replay) : listForPlayer(chosen, replay, EVENT_NAMES);
  return (
    <div class="table-view">
      <Heading unseen text={`Table: ${game.players.join(', ')}`} />
      <Ring replay={replay} chosen={chosen} choose={player => setChosen(chosen === player ? null : player)} />
      <Next next={next} last={steps.at(-1) ?? null} />
      {asked ? (
        <EventForm
          key={`${asked.type} ${asked.label}`}
          suggestion={asked}
          table={table}
          record={record}
          cancel={() => setAsked(null)}
        />
      ) : (
        <div class="choices row">
          {chosen !== null && <p class="meta">For {chosen}:</p>}
          {choices.map(choice => (
            <button
              type="button"
              key={choice.label}
              class={chosen === null ? 'main' : ''}
              onClick={() => tap(choice)}
            >
              {choice.label}
            </button>
          ))}
        </div>
      )}
      <div class="row below">
        <button
          type="button"
          disabled={game.events.length === 0}
          onClick={() => change({ ...game, events: game.events.slice(0, -1) })}
        >
          Undo
        </button>
        <label>
          <span class="unseen">Another event</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              const type = currentTarget.value as EventType;
              currentTarget.value = '';
              if (type) setAsked({ type, label: EVENT_NAMES[type], preset: {} });
            }}
          >
            <option value="">Another event…</option>
            {EVENT_TYPES.map(type => (
              <option key={type} value={type}>
                {EVENT_NAMES[type]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Steps steps={steps} />
      <Share game={game} replay={replay} />
      <button type="button" class="quiet" onClick={leave}>
        Another table
      </button>
    </div>
  );
}
