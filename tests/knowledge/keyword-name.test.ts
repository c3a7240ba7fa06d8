import fc from 'fast-check';
import t from 'tap';
import { KEYWORD_LIMIT, keyOfKeyword, makeVocabulary, parseKeyword } from '../../src/knowledge/index.js';
import { nearest, plainText } from '../../src/language/index.js';

t.test('the key alone, of any text', async t => {
  t.equal(keyOfKeyword('<b>Half-Naga</b>'), 'half-naga');
  t.equal(keyOfKeyword(' '), ' ');
});

function keyOf(text: string): string {
  const parsed = parseKeyword(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.value.key;
}

t.test('markup, entities, apostrophes, case and white space make no difference', async t => {
  for (const text of [
    "Yoritomo's Alliance",
    'Yoritomo’s Alliance',
    'yoritomo‘s   ALLIANCE',
    '<b>Yoritomo&rsquo;s Alliance</b>',
    ' Yoritomo&#39;s&nbsp;Alliance ',
    '"Yoritomo\'s Alliance"',
    '&#149; Yoritomo´s Alliance',
  ])
    t.equal(keyOf(text), "yoritomo's alliance", text);
  t.equal(keyOf('<b>Unique</b>'), 'unique');
  t.equal(keyOf('Half&ndash;Naga'), 'half-naga');
  t.equal(plainText('Captain of <i>The Fourth Storm</i>'), 'Captain of The Fourth Storm');
  t.equal(plainText('1 < 2 and 3 > 2'), '1 < 2 and 3 > 2');
});

t.test('whole keywords only', async t => {
  t.not(keyOf('Half-Naga'), keyOf('Naga'));
  t.not(keyOf('Yuan'), keyOf('Yu'));
  t.not(keyOf('Ninjutsu 3'), keyOf('Ninjutsu'));
  t.not(keyOf('Experienced 2 KYD'), keyOf('Experienced 2'));
});

t.test('what is no keyword', async t => {
  for (const text of ['', '  ', '<b></b>', '""', '&nbsp;']) {
    t.match(parseKeyword(text), { ok: false, problem: { code: 'bad-keyword', message: /empty/ } }, text);
  }
  t.match(parseKeyword('x'.repeat(10_000)), {
    ok: false,
    problem: { code: 'bad-keyword', message: /10000/ },
  });
  t.ok(parseKeyword('x'.repeat(KEYWORD_LIMIT)).ok);
});

t.test('a keyword once read is read the same again, in any case', async () => {
  const unit = fc.constantFrom(...'aZ é’\'-–0 \t"<b>');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), text => {
      const parsed = parseKeyword(text);
      return !parsed.ok || keyOf(parsed.value.name.toUpperCase()) === keyOf(parsed.value.name);
    }),
  );
});

t.test('a vocabulary keeps the first spelling and knows plurals', async t => {
  const vocabulary = makeVocabulary([
    'Creature',
    'creature',
    "Yoritomo's Alliance",
    'Zombie',
    'Enemy',
    'Ash',
    '',
  ]);
  t.same(vocabulary.names, ['Ash', 'Creature', 'Enemy', "Yoritomo's Alliance", 'Zombie']);
  const resolve = (text: string) => vocabulary.resolve({ name: text, key: text.toLowerCase() });
  t.match(resolve('creatures'), { name: 'Creature', known: true });
  t.match(resolve('ZOMBIES'), { name: 'Zombie', known: true });
  t.match(resolve('Enemies'), { name: 'Enemy', known: true });
  t.match(resolve('ashes'), { name: 'Ash', known: true });
  t.match(resolve('Creaturess'), { name: 'Creature', known: true, read: 'Creaturess' });
  t.match(resolve('yoritomos alliance'), { name: "Yoritomo's Alliance", known: true });
  t.match(resolve('Kreatturs'), { name: 'Kreatturs', known: false, read: null });
  for (const word of ['constructor', '__proto__', 'toString'])
    t.match(resolve(word), { name: word, known: false });
  t.equal(vocabulary.exact('zombie')?.name, 'Zombie');
  t.equal(vocabulary.exact('zombies'), undefined);
  t.same(vocabulary.near('Zombee'), ['Zombie']);
});

t.test('near names come nearest first, three at most', async t => {
  t.same(nearest('abc', ['abd', 'abc', 'xyz', 'abe', 'abf']), ['abc', 'abd', 'abe']);
  t.same(nearest('ab', ['xy', 'AC']), ['AC']);
  t.same(nearest('abc', ['abd', 'abd', 'abe', 'abf', 'abg']), ['abd', 'abe', 'abf'], 'each once');
  t.same(nearest('winds', ['legacy/winds', 'legacy/sensei/card']), ['legacy/winds']);
  t.same(nearest('', ['a', 'bb']), ['a']);
  t.same(
    nearest('black tea', ['— — — — —', 'Tea of the black leaf', 'The black old tea']),
    ['The black old tea'],
    'words in order',
  );
});
