import t from 'tap';
import { fear } from '../../../../src/resolver/questions/legacy/fear.js';
import { formation } from '../../../../src/resolver/questions/legacy/formation.js';
import { ritual } from '../../../../src/resolver/questions/legacy/ritual.js';
import { countsMaybe, makeFakeContext } from './context.js';

// no day of today's record loses these words: the next erratum may

const maybe = makeFakeContext(countsMaybe);

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
    value: { bowed: [], spared: [{ why: 'A Personality is not a Follower.' }] },
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
  t.match(await ritual.answer({ performers: [primary, helper] }, maybe), {
    verdict: 'unknown',
    answer: /whether Sezaru counted as Shugenja/,
    steps: [{ rule: 'legacy/glossary/ritual' }, { text: 'The words are lost.' }],
  });
  const layman = { ...helper, name: 'Amoro', keywords: [] };
  t.match(await ritual.answer({ performers: [primary, helper, layman] }, maybe), {
    verdict: 'no',
    answer: /Amoro is not/,
  });
});

t.test('a Formation is unknown where only what is not on record can meet it', async t => {
  const card = (name: string, ...keywords: string[]) => ({ name, type: 'Personality' as const, keywords });
  const ask = (requirement: string[], ...army: ReturnType<typeof card>[]) =>
    formation.answer({ requirement, army }, maybe);
  t.match(await ask(['A', 'B'], card('both', 'A', 'B'), card('open', 'Maybe')), {
    verdict: 'unknown',
    answer: 'Unknown: the wording that decides whether open counted as A on January 1, 2008 is lost.',
  });
  t.match(await ask(['A', 'B'], card('open', 'Maybe')), {
    verdict: 'no',
    value: { meets: [], unmet: ['A', 'B'] },
  });
  t.match(await ask(['A'], card('open', 'Maybe'), card('printed', 'A')), { verdict: 'yes' });
});

t.test('a card that counts as Undead in some circumstances only leaves the ruling open', async t => {
  const step = {
    text: 'A card with Bones is also considered to have Undead at night.',
    rule: 'legacy/keywords/undead',
  };
  const night = makeFakeContext(() => ({ verdict: 'depends', steps: [step] }));
  const cards = [{ name: 'Ghouls', type: 'Follower' as const, force: 2, keywords: ['Bones'] }];
  t.match(await fear.answer({ strength: 2, asFollowers: false, cards }, night), {
    verdict: 'depends',
    answer: `It depends on whether Ghouls counts as Undead. ${step.text}`,
    steps: [{ rule: 'legacy/glossary/fear' }, step],
  });
});
