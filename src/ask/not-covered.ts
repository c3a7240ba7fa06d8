import type { Sentence } from '../language/index.js';
import { makePhrase, matchAt } from '../language/index.js';

/** What only the rulebook or a card has: said plainly, with what the pages do have on it. A data file. */
const SUBJECTS: readonly { phrases: readonly string[]; text: string }[] = [
  {
    phrases: [
      'dynasty deck ~ card|size|many|need|minimum|<n>',
      'many card ~ dynasty|deck',
      'deck size',
      'minimum deck',
      'card dynasty deck',
      'size ~ deck',
    ],
    text: 'The pages do not cover how many cards a deck needs; they only say that 40 cards must be left in the Fate deck when a Sensei is taken out.',
  },
  {
    phrases: ['many copy', 'copy ~ card ~ deck', 'three copy', '<n> copy ~ deck', 'playset'],
    text: 'The pages do not cover how many copies of a card a deck may have; they only speak of versions with KYD and of Fortifications.',
  },
  {
    phrases: ['province strength', 'how strong|much province'],
    text: 'The pages do not cover Province Strength in general; they only say how a Sensei changes it.',
  },
  {
    phrases: [
      'issue|refuse|accept|decline|win|lose duel',
      'who strike|focus first',
      'duel (work|works)',
      'challenge',
    ],
    text: 'The pages do not cover how duels work; they only speak of Double Chi.',
  },
  {
    phrases: ['what do ~ do', 'text (of|on)', 'card text', 'effect of'],
    text: 'The pages do not have the texts of cards.',
  },
  {
    phrases: ['lobby', 'gain ~ favor', 'political action'],
    text: 'The pages do not cover how the Imperial Favor is gained; they only say when its abilities may not be used.',
  },
  {
    phrases: ['gold ~ produce', 'produce ~ gold', 'gold production of'],
    text: 'The pages do not cover how much Gold a card produces; they only say how a Sensei changes what a Stronghold produces.',
  },
  {
    phrases: ['how many province', 'hand size', 'draw ~ card', 'mulligan', 'starting hand'],
    text: 'The pages do not cover this; it is in the rulebook.',
  },
  {
    phrases: ['cost|costs (to) buy|recruit', 'proclaim', 'gold pool'],
    text: 'The pages do not cover costs and recruiting; they are in the rulebook.',
  },
].map(({ phrases, text }) => ({ phrases, text }));

/** What is printed on a card, in front of its title. */
const PRINTED = ['cost of', 'focus value of'].map(makePhrase);

const COMPILED = SUBJECTS.map(({ phrases, text }) => ({ phrases: phrases.map(makePhrase), text }));

/** What is to be said of a subject that the pages do not cover; null for any other sentence. */
export function findNotCovered({ tokens, titles }: Sentence): string | null {
  const isPrinted = titles.some(({ start }) =>
    PRINTED.some(phrase => tokens.some((_, at) => matchAt(tokens, at, phrase)?.end === start)),
  );
  if (isPrinted) return 'The pages do not cover what is printed on a card; the card says it.';
  const found = COMPILED.find(({ phrases }) =>
    phrases.some(phrase => tokens.some((_, at) => matchAt(tokens, at, phrase))),
  );
  return found?.text ?? null;
}
