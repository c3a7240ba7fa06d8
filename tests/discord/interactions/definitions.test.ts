import t from 'tap';
import { makeCommandDefinitions } from '../../../src/discord/index.js';
import { makeJudge } from '../../../src/resolver/index.js';
import { shippedCorpus } from '../../support/corpus.js';

const judge = makeJudge(await shippedCorpus());
const NAME = /^[-_\p{L}\p{N}]{1,32}$/u;

interface Defined {
  type: number;
  name: string;
  description: string;
  required?: boolean;
  autocomplete?: boolean;
  max_length?: number;
  options?: Defined[];
}

t.test('the commands that the bot answers', async t => {
  const definitions = makeCommandDefinitions(judge) as Defined[];
  t.strictSame(
    definitions.map(({ name }) => name),
    ['ruling', 'counts-as', 'card', 'ask', 'order', 'deck'],
  );
  t.match(definitions[1], {
    type: 1,
    integration_types: [0, 1],
    contexts: [0, 1, 2],
    options: [
      { type: 3, name: 'from', required: true, autocomplete: true, max_length: 100 },
      { name: 'to', required: true, autocomplete: true },
      { name: 'as-of', required: false },
    ],
  });
  t.strictSame(
    definitions[4]?.options?.map(({ type, name }) => [type, name]),
    [
      [1, 'combat'],
      [1, 'each-player'],
      [1, 'effect-end'],
      [1, 'maneuvers'],
      [1, 'holdings'],
      [1, 'turns'],
    ],
  );
});

t.test('names, descriptions and options are as Discord takes them', async t => {
  const check = ({ name, description, options = [], max_length = 1 }: Defined) => {
    t.match(name, NAME);
    t.equal(name, name.toLowerCase());
    t.ok(description.length > 0 && description.length <= 100, `${name}: ${description}`);
    t.ok(max_length >= 1 && max_length <= 6000);
    t.ok(options.length <= 25);
    const required = options.map(option => option.required === true);
    t.strictSame(required, [...required].sort().reverse(), `${name}: required options come first`);
    options.forEach(check);
  };
  (makeCommandDefinitions(judge) as Defined[]).forEach(check);
});
