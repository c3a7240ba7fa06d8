import t from 'tap';
import {
  beginningsOf,
  makePhrase,
  makePhraseFinder,
  makeSentenceReader,
  matchAt,
  tokensOf,
} from '../../src/language/index.js';

const KEYWORDS = ['Samurai', 'Courtier', 'Zombie', 'Shugenja', 'Unique'];
const read = makeSentenceReader(['personality', 'follower', 'force', 'play'], KEYWORDS);
const thing = (text: string) => read(text).things[0];

t.test('cards that a sentence describes', async t => {
  t.match(thing('my personality (samurai, courtier) dies'), { keywords: ['Samurai', 'Courtier'] });
  t.match(thing('a personality (samurai and courtier, 3F'), { keywords: ['Samurai', 'Courtier'], force: 3 });
  t.match(thing('a 3F 2C samurai'), { force: 3, chi: 2 });
  t.match(thing('a 3F samurai'), { force: 3, chi: null });
  t.match(thing('a 4c courtier'), { chi: 4 });
  t.match(thing('a samurai without followers'), { followers: false });
  t.match(thing('a samurai with 2 followers'), { followers: true });
  t.match(thing('a samurai with followers of 2F'), { force: null, followers: true });
  t.match(thing('a samurai with no'), { followers: null });
  t.match(thing('a samurai with no other spells'), { followers: null });
  t.match(thing('a zombie follower with 2 force'), { type: 'Follower', force: 2 });
  t.match(thing('a zombie follower without followers'), { type: 'Follower', followers: false });
  t.match(thing('a zombie follower with a follower'), { type: 'Follower', followers: null });
  t.match(thing('a samurai with 3 yu 2'), { yu: null }, 'which of the two is meant is not known');
  t.match(thing('a follower with 2 force with force 3'), { force: 2 }, 'the second is that of another');
  t.equal(thing('a 4c'), undefined);
});

t.test('a slip of the finger is read as the one word that it can mean', async t => {
  t.same(read('a folower').corrected, [{ written: 'folower', read: 'follower' }]);
  t.same(read('a flolower').corrected, [{ written: 'flolower', read: 'follower' }]);
  t.same(read('a hollow').corrected, []);
});

t.test('phrases', async t => {
  const has = (text: string, phrase: string) => matchAt(tokensOf(text), 0, makePhrase(phrase)) !== null;
  t.ok(has('wind in play', 'wind (card) in play'));
  t.ok(has('wind card in play', 'wind (card) in play'));
  t.notOk(has('wind out of play', 'wind (card) in play'));
  t.ok(has('bowed card', '=bowed card'));
  t.notOk(has('bow card', '=bowed card'));
  t.same(beginningsOf(makePhrase('(old) ~ favor')), ['old', 'favor']);
  t.same(beginningsOf(makePhrase('(old)')), ['old']);
  t.equal(beginningsOf(makePhrase('<n> gold')), null);
});

t.test('many phrases are found at once, in the order of the list', async t => {
  const find = makePhraseFinder(
    ['<n> force', '(old) favor', '(old)', 'bowed|lone unit', '=bowed unit', '<n>'].map(makePhrase),
  );
  const found = (text: string) => find(tokensOf(text)).map(({ index, match }) => [index, match.start]);
  t.same(found('the old favor'), [
    [1, 1],
    [1, 2],
    [2, 1],
  ]);
  t.same(found('a unit of 2F is bowed'), [
    [0, 3],
    [5, 3],
  ]);
  t.same(found('a lone unit'), [[3, 1]]);
  t.same(found('bowed unit'), [
    [3, 0],
    [4, 0],
  ]);
  t.same(found('favor the unit'), [[1, 0]]);
});
