import t from 'tap';
import { duelTotal } from '../../../../src/resolver/questions/legacy/duel-total.js';
import { fear } from '../../../../src/resolver/questions/legacy/fear.js';
import { formation } from '../../../../src/resolver/questions/legacy/formation.js';
import { ritual } from '../../../../src/resolver/questions/legacy/ritual.js';
import type { AnswerDraft } from '../../../../src/resolver/questions/question.js';
import { countsMaybe, countsPrinted, makeFakeContext } from './context.js';

// no day of today's record loses these words: the next erratum may

const lost = makeFakeContext(countsPrinted, 'unrecorded');
const maybe = makeFakeContext(countsMaybe);

t.test('lost words on Double Chi leave a total unknown only where they matter', async t => {
  const known = { stat: 4, focusValues: [3] };
  t.match(await duelTotal.answer({ ...known, doubleChi: true }, lost), {
    verdict: 'unknown',
    answer: /January 1, 2008/,
    cites: ['legacy/glossary/double-chi'],
  });
  t.match(await duelTotal.answer({ ...known, doubleChi: false }, lost), { verdict: 'value', value: 7 });
  t.match(await duelTotal.answer({ ...known, focusValues: [0], doubleChi: true }, lost), { value: 4 });
  t.match(await duelTotal.answer(known, lost), { needs: ['doubleChi'] });
});

t.test('whether a card was Undead matters only for one that would be bowed', async t => {
  const card = { name: 'Ghouls', type: 'Follower' as const, force: 2, keywords: ['Maybe'] };
  const ask = (strength: number, cards = [card]) =>
    fear.answer({ strength, asFollowers: false, cards }, maybe);
  t.match(await ask(2), {
    verdict: 'unknown',
    answer: /whether Ghouls counted as Undead on January 1, 2008/,
    steps: [{ rule: 'legacy/glossary/fear' }, { text: 'The words are lost.' }],
  });
  t.match(await ask(1), { verdict: 'value', value: { bowed: [] } });
  const personality = { ...card, type: 'Personality' as const };
  t.match(await fear.answer({ strength: 2, asFollowers: false, cards: [personality] }, maybe), {
    verdict: 'value',
    value: { bowed: [], spared: [{ why: 'A Personality is no Follower.' }] },
  });
  t.match(await fear.answer({ strength: 2, cards: [personality] }, maybe), { needs: ['asFollowers'] });
});

t.test('whether a performer was a Shugenja matters where nothing else is wrong', async t => {
  const primary = {
    name: 'Ochiai',
    type: 'Personality' as const,
    keywords: ['Shugenja'],
    location: 'home',
    hasSpell: true,
  };
  const helper = { ...primary, name: 'Sezaru', keywords: ['Maybe'], hasSpell: false };
  t.match(ritual.answer({ performers: [primary, helper] }, maybe), {
    verdict: 'unknown',
    answer: /whether Sezaru counted as Shugenja/,
    steps: [{ rule: 'legacy/glossary/ritual' }, { text: 'The words are lost.' }],
  });
  const layman = { ...helper, name: 'Amoro', keywords: [] };
  t.match(ritual.answer({ performers: [primary, helper, layman] }, maybe), {
    verdict: 'no',
    answer: /Amoro is none/,
  });
});

t.test('a Formation is unknown where only what is not on record can meet it', async t => {
  const card = (name: string, ...keywords: string[]) => ({ name, type: 'Personality' as const, keywords });
  const ask = (requirement: string[], ...army: ReturnType<typeof card>[]) =>
    formation.answer({ requirement, army }, maybe) as AnswerDraft;
  t.match(ask(['A', 'B'], card('both', 'A', 'B'), card('open', 'Maybe')), {
    verdict: 'unknown',
    answer: 'Unknown: the wording that decides whether open counted as A on January 1, 2008 is lost.',
  });
  t.match(ask(['A', 'B'], card('open', 'Maybe')), { verdict: 'no', value: { meets: [], unmet: ['A', 'B'] } });
  t.match(ask(['A'], card('open', 'Maybe'), card('printed', 'A')), { verdict: 'yes' });
});
