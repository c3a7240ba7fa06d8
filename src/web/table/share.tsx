import { formatStory, type Replay } from '../../resolver/index.js';
import { Copy } from '../parts/copy.js';
import { formatGame, type Game } from './game.js';

function save(game: Game): void {
  const address = URL.createObjectURL(new Blob([formatGame(game)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'table.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Hands the table on: as a link, as a file, as a story to read. */
export function Share({ game, replay }: { game: Game; replay: Replay }) {
  return (
    <div class="tools">
      <Copy text={() => location.href}>Copy link</Copy>
      <button type="button" class="quiet" onClick={() => save(game)}>
        Save as file
      </button>
      <Copy text={() => formatStory(replay)}>Copy as text</Copy>
    </div>
  );
}
