import t from 'tap';
import { type RuleDocument, verifyCitation } from '../../src/knowledge/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { testCorpus, testDocument } from '../support/documents.js';

const corpus = await shippedCorpus();
const KEYWORDS = 'legacy/keywords';

function verify(rule: string, says: string, day = TODAY, documents = corpus) {
  const document = documents.byId.get(rule) as RuleDocument;
  return verifyCitation(documents, document, says, day);
}

t.test('whole sentences, word for word: the answer, or words of the text', async t => {
  for (const document of corpus.documents) {
    const { verdict, status, caveats } = verify(document.id, document.answer);
    const expected = status === 'ended' ? 'no' : caveats.length > 0 ? 'unknown' : 'yes';
    t.equal(verdict, expected, document.id);
  }
  const both = verify(
    `${KEYWORDS}/creature-nonhuman`,
    'a card with CREATURE has Nonhuman,\nand a card with Nonhuman has Creature',
  );
  t.match(both, { verdict: 'yes', status: 'in-force', within: [], asOf: TODAY, corpus: corpus.hash });
  t.match(both.words, { answer: corpus.byId.get(`${KEYWORDS}/creature-nonhuman`)?.answer });
  t.equal(
    verify('legacy/pregame/reveal', String(corpus.byId.get('legacy/pregame/reveal')?.text)).verdict,
    'yes',
  );
});

t.test('a part of a sentence is unknown, with the whole of it', async t => {
  const part = verify(`${KEYWORDS}/creature-nonhuman`, 'a card with Nonhuman has Creature');
  t.match(part, { verdict: 'unknown', note: /only as a part/ });
  t.match(part.within[0], /^A card with Creature has Nonhuman, and a card/);
  t.equal(
    verify(`${KEYWORDS}/creature-nonhuman`, 'card with Nonhuman has Creat').verdict,
    'no',
    'whole words only',
  );
  const item = verify('multiplayer/attack/leaders', 'a defending ally the Defender the Attacker');
  t.match(item, { verdict: 'unknown', within: [/not yet allied/] });
});

t.test('other words are a no, also where they mean the same or the contrary', async t => {
  for (const says of [
    'Creature and Nonhuman are one and the same.',
    'A card with Creature has no Nonhuman.',
    'Tea is hot today.',
  ]) {
    const { verdict, note, words } = verify(`${KEYWORDS}/creature-nonhuman`, says);
    t.equal(verdict, 'no', says);
    t.match(note, /not say this in these words/);
    t.ok(words);
  }
});

t.test('too few words state nothing', async t => {
  for (const says of ['', '…', 'Nonhuman', 'has Creature.']) {
    t.match(verify(`${KEYWORDS}/creature-nonhuman`, says), { verdict: 'unknown', note: /too few/ });
  }
});

t.test('words that are lost are unknown, also where today’s words are given', async t => {
  const id = `${KEYWORDS}/creature-nonhuman`;
  const lost = verify(id, String(corpus.byId.get(id)?.answer), '2008-06-02');
  t.match(lost, { verdict: 'unknown', status: 'unrecorded', words: null });
  t.match(lost.note, /then is lost\. The rule does say so as of June 3, 2008\./);
  t.equal(
    verify(id, 'Tea is hot today.', '2008-06-02').note,
    'This rule existed on June 2, 2008, but its wording then is lost.',
  );
});

t.test('a rule that was not yet or no longer in force says nothing', async t => {
  const ratling = `${KEYWORDS}/nonhuman-ogre-ratling`;
  const early = verify(ratling, String(corpus.byId.get(ratling)?.answer), '2008-06-02');
  t.match(early, {
    verdict: 'no',
    status: 'not-yet',
    note: /did not exist yet on June 2, 2008\. .* as of June 3, 2008/,
  });
  const late = verify(`${KEYWORDS}/undead-shadowlands`, 'Undead is Shadowlands still.');
  t.match(late, { verdict: 'no', status: 'ended', note: /^This rule was not in force on / });
});

t.test('where a part changed since, nothing is sure', async t => {
  const { answer } = corpus.byId.get('legacy/ancestors') as RuleDocument;
  t.match(verify('legacy/ancestors', answer, '2008-04-07'), {
    verdict: 'unknown',
    note: /not on record in every part/,
  });
  t.equal(verify('legacy/ancestors', answer, '2008-04-08').verdict, 'yes');
});

t.test('before a clarification the ruling held in other words, which are lost', async t => {
  const id = `${KEYWORDS}/yoritomos-alliance-mantis-clan`;
  const { answer } = corpus.byId.get(id) as RuleDocument;
  const before = verify(id, answer, '2008-06-19');
  t.match(before, { verdict: 'unknown', status: 'in-force', words: { answer } });
  t.match(before.note, /words of that day are lost: CLARIFIED June 20 2008\. The record says so/);
  const other = verify(id, 'Tea is hot today.', '2008-06-19');
  t.match(other, { verdict: 'unknown', note: /are lost: CLARIFIED June 20 2008\.$/ });
  t.equal(verify(id, answer, '2008-06-20').verdict, 'yes');
});

t.test('what a record says of a rule that was deleted later is no word of the day before', async t => {
  const id = `${KEYWORDS}/undead-shadowlands`;
  const { answer, text } = corpus.byId.get(id) as RuleDocument;
  for (const says of [answer, text, 'The rule was deleted on June 20 2008.']) {
    t.match(verify(id, says, '2008-06-19'), { verdict: 'unknown', note: /DELETED June 20 2008/ });
    t.equal(verify(id, says, '2008-06-20').verdict, 'no');
  }
});

t.test('what came later to a part of a rule is told', async t => {
  const changes = ['ADDED June 03 2008', 'CHANGED July 01 2008'];
  const wording = { until: '2008-07-01', answer: 'It was not so.' };
  const documents = testCorpus([testDocument('legacy/tea', { changes }, [wording])]);
  t.match(verify('legacy/tea', 'It was not so.', '2008-06-03', documents), {
    verdict: 'yes',
    note: /Since then: CHANGED July 01 2008\.$/,
  });
});

t.test('an earlier wording is what held on its days', async t => {
  const wording = { until: '2008-06-03', answer: 'It was not so.' };
  const changed = testDocument('legacy/tea', { changes: ['CHANGED June 03 2008'] }, [wording]);
  const documents = testCorpus([changed]);
  t.equal(verify('legacy/tea', 'It was not so.', '2008-06-02', documents).verdict, 'yes');
  t.equal(verify('legacy/tea', 'It was not so.', '2008-06-03', documents).verdict, 'no');
});
