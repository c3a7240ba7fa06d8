import { sayValue } from '../drafts.js';
import { declareQuestion } from '../question.js';
import { count } from './fields.js';

const RULE = 'legacy/glossary/yu';

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
      'total / printed / then / how much|many yu / yu / value / after / until end of (turn|battle) / ' +
      'samurai',
    facts: {
      bonus: { number: '<+n> (yu) / bonus (of|is) <n> / <n> (yu) bonus / plus <n>' },
      yu: { number: 'yu (value|of|is) <n> / <n> yu', said: { none: 'no|without|lack|not yu' } },
    },
  },
  samples: () => ({ yu: [null, 1], bonus: [0, 1] }),
  rule({ yu, bonus }) {
    if (yu !== null) {
      const text = `The card has Yu already, so the bonus is added to it: ${yu} + ${bonus}.`;
      return sayValue(yu + bonus, `Yu ${yu + bonus}.`, RULE, text);
    }
    return {
      ...sayValue(
        bonus,
        `Yu ${bonus}, and the card has no Yu any more when the bonus ends.`,
        RULE,
        `A card without Yu first gains Yu 0, and then the bonus: 0 + ${bonus}.`,
        'It keeps that Yu 0 only for as long as the bonus lasts.',
      ),
      caveats: ['An earlier rule made the Yu 0 permanent; the page does not say until when.'],
    };
  },
});
