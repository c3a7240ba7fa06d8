import { type Deck, readDeck } from '../decks/index.js';
import type { Problem } from '../knowledge/index.js';
import { loadData } from './data.js';
import { readText } from './files.js';

/**
 * Loads a deck: a `.json` or `.yaml` file as a structured deck, any other as a list of text. Problems:
 * `unreadable-file`, `bad-request`, and those of the deck itself (see `readDeck`), each with the file.
 */
export async function loadDeckFile(
  path: string,
): Promise<{ deck: Deck; problems: [] } | { deck: null; problems: Problem[] }> {
  let input: unknown;
  if (/\.(?:json|ya?ml)$/.test(path)) {
    const data = await loadData(path);
    if (data.problems.length > 0) return { deck: null, problems: data.problems };
    input = data.value;
  } else {
    const text = await readText(path, path);
    if (!text.ok) return { deck: null, problems: [text.problem] };
    input = text.value;
  }
  const read = readDeck(input);
  if (read.deck) return read;
  return { deck: null, problems: read.problems.map(problem => ({ ...problem, file: path })) };
}
