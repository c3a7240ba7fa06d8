import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { formatStory, type Replay, replay } from '../../resolver/index.js';
import { type Draft, listMissing } from '../form/field.js';
import { open, readEngine, readPage, share, update } from '../page.js';
import { Button, Copy, Quiet, Save } from '../parts/buttons.js';
import { Heading } from '../parts/lists.js';
import { keepLast } from '../store.js';
import { EventForm, fillSeat } from '../table/event-form.js';
import {
  ALL_EVENTS,
  listEventFields,
  listForPlayer,
  listSuggestions,
  type Suggestion,
} from '../table/events.js';
import { formatGame, type Game, parseGame, Setup, type TableChange } from '../table/game.js';
import { Ring } from '../table/ring.js';
import { Changed, Next, Steps } from '../table/steps.js';

/** A multiplayer table: events are tapped in, each is ruled, and whose opportunity it is stays in view. */
export default function Table() {
  const { corpus } = readEngine();
  const { params, asOf } = readPage();
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
  return <Seated game={game} replay={replayed.value} change={change} leave={() => open('/table')} />;
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
  const [draft, setDraft] = useState<Draft>({});
  const [changes, setChanges] = useState<TableChange[]>([]);
  const actions = useRef<HTMLDivElement>(null);
  const { table, next, steps } = replay;
  const fields = useMemo(() => (asked ? listEventFields(asked, table) : []), [asked, table]);
  // what was begun for one state of the table does not fit the next
  useEffect(() => {
    setAsked(null);
    setChosen(null);
  }, [game]);
  // where the tapped button is gone, the keyboard goes on with what has come in its place
  useEffect(() => {
    if (document.activeElement === document.body)
      actions.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [game, asked, chosen]);
  const { events } = game;
  // a game that came by a link or by going back has no change to take back
  const last = changes.at(-1)?.made === formatGame(game) ? changes.at(-1) : undefined;
  const make = (edit: TableChange['edit']) => {
    const made = { ...game, events: events.toSpliced(edit.at, edit.remove, ...edit.insert) };
    setChanges([...changes, { before: game, edit, made: formatGame(made) }]);
    change(made);
  };
  const undo = () => {
    setChanges(changes.slice(0, -1));
    if (last) change(last.before);
  };
  const record = (event: Record<string, unknown>) =>
    make({ at: asked?.at ?? events.length, remove: asked?.at === undefined ? 0 : 1, insert: [event] });
  const begin = (suggestion: Suggestion, facts: Draft = {}) => {
    setDraft({ ...(suggestion.type === 'invite' ? { players: [] } : {}), ...suggestion.preset, ...facts });
    setAsked(suggestion);
  };
  const remove = (index: number) => make({ at: index, remove: 1, insert: [] });
  const tap = (suggestion: Suggestion) => {
    const { type, preset } = suggestion;
    const whole = listMissing(listEventFields(suggestion, table), preset).length === 0;
    if (whole && type !== 'declare-attack') record({ type, ...preset });
    else begin(suggestion);
  };
  const tapSeat = (player: string) => {
    if (asked) setDraft(fillSeat(fields, draft, player));
    else setChosen(chosen === player ? null : player);
  };
  const edited = asked?.at ?? null;
  const form = asked && (
    <EventForm
      suggestion={asked}
      fields={fields}
      draft={draft}
      setDraft={setDraft}
      record={record}
      cancel={() => setAsked(null)}
    />
  );
  const choices = chosen === null ? listSuggestions(replay) : listForPlayer(chosen);
  return (
    <div class="table-view columns">
      <div>
        <Heading unseen text={`Table: ${game.players.join(', ')}`} />
        <Ring replay={replay} chosen={chosen} choose={tapSeat} />
        <Next next={next} last={steps.at(-1) ?? null} />
        <div ref={actions}>
          {form && edited === null ? (
            form
          ) : (
            <div class="choices row">
              {chosen !== null && <p class="meta">For {chosen}:</p>}
              {choices.map(choice => (
                <Button key={choice.label} class={chosen === null ? 'main' : ''} onClick={() => tap(choice)}>
                  {choice.label}
                </Button>
              ))}
            </div>
          )}
        </div>
        <div class="row below">
          <Button disabled={!last} onClick={undo}>
            Undo
          </Button>
          <select
            aria-label="Another event"
            value=""
            onChange={({ currentTarget }) => {
              const event = ALL_EVENTS.find(({ type }) => type === currentTarget.value);
              currentTarget.value = '';
              if (event) begin(event);
            }}
          >
            <option value="">Another event…</option>
            {ALL_EVENTS.map(({ type, label }) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div>
        {last && <Changed {...last} />}
        <Steps steps={steps} edited={edited} form={form} edit={begin} remove={remove} />
        <div class="tools row">
          <Copy text={() => share('/table', { game: formatGame(game) })}>Copy link</Copy>
          <Save text={() => formatGame(game)} name="table.json" />
          <Copy text={() => formatStory(replay)}>Copy as text</Copy>
        </div>
        <Quiet onClick={leave}>Another table</Quiet>
      </div>
    </div>
  );
}
