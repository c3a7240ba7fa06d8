import { type ReadDeck, readDeck } from '../decks/index.js';
import { readText } from './files.js';

/**
 * Loads a deck: a `.json` file as a structured deck, any other as a list of text. Problems: `unreadable-file`,
 * `bad-json`, and those of the deck itself (see `readDeck`), each with the file.
 */
export async function loadDeckFile(path: string): Promise<ReadDeck> {
  const text = await readText(path, path);
  if (!text.ok) return { deck: null, problems: [text.problem] };
  let input: unknown = text.value;
  if (path.endsWith('.json')) {
    try {
      input = JSON.parse(text.value);
    } catch (error) {
      const found = (error as Error).message;
      const cure = 'Mend the JSON, or name a list of text otherwise than .json.';
      const message = 'The deck is not JSON.';
      return { deck: null, problems: [{ code: 'bad-json', message, file: path, found, cure }] };
    }
  }
  const read = readDeck(input);
  if (read.deck) return read;
  return { deck: null, problems: read.problems.map(problem => ({ ...problem, file: path })) };
}
