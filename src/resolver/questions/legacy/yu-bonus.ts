import type { Sentence } from '../../../language/index.js';
import { type AnswerDraft, declareQuestion, type FactsRead } from '../question.js';
import { count } from './fields.js';

const RULE = 'legacy/glossary/yu';

function rule({ yu, bonus }: { yu: number | null; bonus: number }): AnswerDraft<'value'> {
  if (yu !== null) {
    return {
      verdict: 'value',
      value: yu + bonus,
      answer: `Yu ${yu + bonus}.`,
      steps: [
        { text: `The card has Yu already, so the bonus is added to it: ${yu} + ${bonus}.`, rule: RULE },
      ],
    };
  }
  return {
    verdict: 'value',
    value: bonus,
    answer: `Yu ${bonus}, and the card has no Yu any more when the bonus ends.`,
    steps: [
      { text: `A card without Yu first gains Yu 0, and then the bonus: 0 + ${bonus}.`, rule: RULE },
      { text: 'It keeps that Yu 0 only for as long as the bonus lasts.', rule: RULE },
    ],
    caveats: ['An earlier rule made the Yu 0 permanent; the page does not say until when.'],
  };
}

/** Reads the bonus, a number with a plus or beside the word, and the Yu before it, or that there is none. */
function readBonus({ tokens, text }: Sentence): FactsRead | null {
  const used: number[] = [];
  const facts: Record<string, unknown> = {};
  tokens.forEach(({ number, start, end, unit }, at) => {
    if (number === null || unit !== '') return;
    const before = tokens.slice(Math.max(0, at - 3), at).map(({ stem }) => stem);
    const plus =
      text.slice(start, end).startsWith('+') ||
      text.charAt(start - 1) === '+' ||
      before.includes('bonus') ||
      before.includes('plus') ||
      tokens[at + 1]?.stem === 'bonus' ||
      (tokens[at + 1]?.stem === 'yu' && tokens[at + 2]?.stem === 'bonus');
    if (plus) facts.bonus = number;
    else if (before.includes('yu') || tokens[at + 1]?.stem === 'yu') facts.yu = number;
    else return;
    used.push(at);
  });
  const none = tokens.findIndex(
    ({ word }, at) =>
      /^(?:no|without|lacks)$/.test(word) && tokens.slice(at + 1, at + 3).some(({ stem }) => stem === 'yu'),
  );
  const not = tokens.findIndex(
    ({ word }, at) => word === 'not' && tokens.slice(at, at + 4).some(({ stem }) => stem === 'yu'),
  );
  if (facts.yu === undefined && (none >= 0 || not >= 0)) {
    facts.yu = null;
    used.push(none >= 0 ? none : not);
  }
  return used.length > 0 ? { facts, used } : null;
}

/** The Yu value of a card that is given a bonus to it. */
export const yuBonus = declareQuestion({
  id: 'legacy/yu-bonus',
  title: 'What Yu value does a card have after a bonus?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: {
    yu: count.nullable().describe('What is its Yu value before the bonus (none if it has no Yu)?'),
    bonus: count.describe('How large is the bonus to its Yu value?'),
  },
  example: { yu: null, bonus: 2 },
  ways: {
    asked: [
      '+2 yu on a guy without yu',
      'yu 1 with a bonus of 3',
      'what yu does a card with no yu have after a bonus of +2 yu',
      'my card gives +3 yu to a personality with yu 2',
      'a samurai without yu gets a yu bonus of 1',
      'does a card keep yu 0 after the yu bonus ends',
    ],
    about: 'yu + bonus|gain|get|give|receive|plus|add|increase|keep / yu on|for|to',
    turns: 'destroy / how long / permanent',
    also:
      'total / printed / then / how much|many yu / yu / bonus / gets|gives|gains|receives / card / personality / value / after / ' +
      'until end of (turn|battle) / samurai',
    read: readBonus,
  },
  samples: () => ({ yu: [null, 1], bonus: [0, 1] }),
  rule,
});
