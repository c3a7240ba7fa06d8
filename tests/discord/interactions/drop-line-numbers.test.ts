import t from 'tap';
import { dropLineNumbers } from '../../../src/discord/interactions/commands.js';

t.test('line numbers that the player does not see are left out', async t => {
  const dropped = (message: string, short: string) => t.equal(dropLineNumbers(message), short);
  dropped('Unknown heading "Soup" (line 6). Did you?', 'Unknown heading "Soup". Did you?');
  dropped('"Fate" (line 3) states 4 cards.', '"Fate" states 4 cards.');
  dropped('One is too many (lines 3, 4 and 12 more).', 'One is too many.');
  dropped('A is listed 2 times on lines 3 and 14, with counts 1.', 'A is listed 2 times, with counts 1.');
  dropped('A is listed 9 times on lines 3, 4 and 2 more, with.', 'A is listed 9 times, with.');
  dropped('This names no card. (line 3: ---)', 'This names no card. (---)');
});
