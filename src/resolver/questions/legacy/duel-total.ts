import * as z from 'zod';
import { formatDay } from '../../../knowledge/index.js';
import type { Sentence } from '../../../language/index.js';
import { sayValue } from '../drafts.js';
import { declareQuestion, type FactsRead, type FactsTold } from '../question.js';
import { findNumbers } from '../read.js';
import { count, stat } from './fields.js';

const RULE = 'legacy/glossary/double-chi';

/** Reads the Focus Values: the numbers that are not the stat, and count nothing. */
function readFocused(sentence: Sentence, { used }: FactsTold): FactsRead | null {
  const focused = findNumbers(sentence, used).filter(
    ({ around }) => !/# (?:card|focus|time|duel)/.test(around),
  );
  if (focused.length === 0) return null;
  return { facts: { focusValues: focused.map(({ number }) => number) }, used: focused.map(({ at }) => at) };
}

/** A Personality's score in a duel: the stat, and the Focus Values of the focused cards once or twice. */
export const duelTotal = declareQuestion({
  id: 'legacy/duel-total',
  title: "What is a Personality's total in a duel?",
  restsOn: [RULE],
  everyDay: true,
  verdicts: ['value'],
  facts: {
    stat: stat.describe('What is the stat that the duel compares (usually Chi)?'),
    focusValues: z.array(count).max(100).describe('What are the Focus Values of the cards they focused?'),
    doubleChi: z.boolean().describe('Does the Personality have the keyword Double Chi?'),
  },
  example: { stat: 4, focusValues: [3, 2], doubleChi: true },
  ways: {
    asked: [
      'duel chi 4 focus 3 2 double chi',
      'what is my total in a duel with 3 chi, double chi, and focused cards 2 and 4',
      'duel, 4C, no double chi, focused 1, 2 and 3',
      'my duelist with chi 5 and double chi focused a 3 and a 1, what does he have',
      'duel total of a personality with 2 chi who focuses 4 and 3',
      'how much is my total in a duel with 4 chi and focused cards 3 and 1',
      'double chi in a duel: 3 chi, focus values 1 2 3',
    ],
    about: 'duel + focus|total|chi / double chi + focus|total|duel',
    turns: 'refuse / challenge / strike / opponent / bonus',
    also: 'duelist / focus / score / resolution / end up / own / what',
    facts: {
      doubleChi: { said: 'double chi / doublechi' },
      stat: { number: 'chi (of|is) <n> / <n> chi / stat (of|is) <n>' },
    },
    read: readFocused,
  },
  samples(_, { standing }) {
    const inForce = standing(RULE)?.status === 'in-force';
    return { stat: [0, 1], focusValues: [[], [1]], doubleChi: inForce ? [false, true] : [true, false] };
  },
  rule({ stat, focusValues, doubleChi }, { standing, day }) {
    const inForce = standing(RULE)?.status === 'in-force';
    const isTwice = doubleChi && inForce;
    const focused = focusValues.reduce((total, value) => total + value, 0);
    const total = stat + (isTwice ? 2 : 1) * focused;
    const sum = `${stat} + ${isTwice ? '2 × ' : ''}${focused} = ${total}`;
    const known = inForce
      ? `Only Double Chi adds Focus Values twice; here it is ${sum}.`
      : `On ${formatDay(day)} no known rule added Focus Values twice, so it is ${sum}.`;
    const text = isTwice ? `Double Chi adds each Focus Value twice, and the stat once: ${sum}.` : known;
    const why = isTwice ? ', because each Focus Value is added twice' : '';
    const caveat = 'The page does not give the text that cards had on Double Chi at that time.';
    return {
      ...sayValue(total, `The total is ${total}${why}.`, RULE, text),
      caveats: doubleChi && !inForce ? [caveat] : [],
    };
  },
});
