import { formatFactName, type Replay, type TableView } from '../../resolver/index.js';
import { Button } from '../parts/buttons.js';

interface RingProps {
  replay: Replay;
  chosen: string | null;
  choose(player: string): void;
}

// the first seat is at the bottom, before the judge; left neighbours follow clockwise, as they sit: up the left side,
// across the top where a seat is left over, and down the right side
function placeOf(index: number, count: number): { gridColumn: number; gridRow: number } {
  const side = Math.floor((count - 1) / 2);
  const top = count % 2 === 0;
  if (index === 0) return { gridColumn: 2, gridRow: side + 2 };
  if (index <= side) return { gridColumn: 1, gridRow: side + 2 - index };
  if (top && index === side + 1) return { gridColumn: 2, gridRow: 1 };
  return { gridColumn: 3, gridRow: index - side + (top ? 0 : 1) };
}

function rolesOf(player: string, { attack, seats, round }: TableView): string[] {
  const seat = seats.find(seat => seat.player === player);
  const allied = attack?.allies.find(ally => ally.player === player);
  const invited = (['attacking', 'defending'] as const).filter(side =>
    attack?.invited[side]?.includes(player),
  );
  return [
    seat?.eliminated ? 'out' : '',
    seat?.active ? 'turn' : '',
    attack?.attacker === player ? 'Attacker' : '',
    attack?.defender === player ? 'Defender' : '',
    allied ? `ally, ${allied.side}` : invited.length > 0 ? `invited, ${invited.join(' and ')}` : '',
    round?.passed.includes(player) ? 'passed' : '',
    seat?.honorGained ? `+${seat.honorGained} Honor` : '',
  ].filter(Boolean);
}

const sayPhase = (phase: TableView['phase']) =>
  phase === 'action' ? 'Action Phase' : formatFactName(phase.replaceAll('-', ' '));

/** The players as they sit, clockwise; the player with the opportunity is highlighted. */
export function Ring({ replay: { table, next }, chosen, choose }: RingProps) {
  const { seats, phase, segment, turn, attack } = table;
  return (
    <div class="ring">
      <p class="middle" style={{ gridRow: `2 / ${Math.floor((seats.length - 1) / 2) + 2}` }}>
        {turn && <span>Turn {turn.number}</span>}
        <b>{sayPhase(phase)}</b>
        {phase === 'maneuvers' && <span>{segment}</span>}
        {attack?.battle && <span>at {attack.battle.battlefield}</span>}
      </p>
      {seats.map(({ player, eliminated }, index) => (
        <Button
          key={player}
          class={`seat${next.player === player ? ' next' : ''}${eliminated ? ' out' : ''}`}
          aria-pressed={chosen === player}
          style={placeOf(index, seats.length)}
          onClick={() => choose(player)}
        >
          <b>{player}</b>
          <small>
            {[next.player === player ? 'to act' : '', ...rolesOf(player, table)].filter(Boolean).join(', ')}
          </small>
        </Button>
      ))}
    </div>
  );
}
