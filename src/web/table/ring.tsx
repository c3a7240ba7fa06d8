import type { Replay, TableView } from '../../resolver/index.js';

interface RingProps {
  replay: Replay;
  chosen: string | null;
  choose(player: string): void;
}

// the first seat is at the bottom, before the judge; left neighbours follow clockwise, as they sit
function placeOf(index: number, count: number): { left: string; top: string } {
  const angle = (index / count) * 2 * Math.PI + Math.PI / 2;
  return { left: `${50 + 35 * Math.cos(angle)}%`, top: `${50 + 40 * Math.sin(angle)}%` };
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
  ].filter(Boolean);
}

const PHASES: Record<TableView['phase'], string> = {
  'between-turns': 'Between turns',
  turn: 'Turn',
  action: 'Action Phase',
  declaration: 'Declaration',
  maneuvers: 'Maneuvers',
  battles: 'Battles',
  combat: 'Combat',
  resolution: 'Resolution',
  'game-over': 'Game over',
};

/** The players as they sit, clockwise; the player with the opportunity is highlighted. */
export function Ring({ replay: { table, next }, chosen, choose }: RingProps) {
  const { seats, phase, segment, turn, attack } = table;
  return (
    <div class="ring">
      <p class="middle">
        {turn && <span>Turn {turn.number}</span>}
        <b>{PHASES[phase]}</b>
        {phase === 'maneuvers' && <span>{segment}</span>}
        {attack?.battle && <span>at {attack.battle.battlefield}</span>}
      </p>
      {seats.map(({ player, eliminated }, index) => (
        <button
          type="button"
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
        </button>
      ))}
    </div>
  );
}
