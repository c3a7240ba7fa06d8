/** What a face-down Ninjutsu Personality is, and what happens when it is turned face-up. */
import * as z from 'zod';
import { joinAnd, type Sentence } from '../../../language/index.js';
import { sayValue } from '../drafts.js';
import { declareQuestion, type FactsRead } from '../question.js';
import { placesOf, placesOfWords } from '../read.js';
import { count, name } from './fields.js';

const RULE = 'legacy/glossary/ninjutsu';
const LEFT_PLAY =
  'The Personality has left play, so the action cannot affect it any more; the page does not mention negating the action then.';
const OVERPAID =
  'The price is the Ninjutsu value; the page does not say what becomes of Gold paid beyond it.';

const ninjutsu = count.describe('Which Ninjutsu value is on the face-up side?');

/** What a Ninjutsu Personality is while face-down, in play or in a Province. */
export const ninjutsuFaceDown = declareQuestion({
  id: 'legacy/ninjutsu-face-down',
  title: 'What are the stats and keywords of a face-down Ninjutsu Personality?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: { ninjutsu },
  example: { ninjutsu: 3 },
  ways: {
    asked: [
      'what is the force of a face down ninja',
      'what are the stats of a facedown ninjutsu 3 personality',
      'what keywords does a face down ninjutsu personality have',
      'whats the honor requirement of a face down ninja',
      'how much chi does my facedown ninja have',
      'gold cost of a ninjutsu personality while face down',
      'what does a face-down ninjutsu card count as in my province',
      'personal honor of a facedown ninjutsu 2 guy',
    ],
    about: 'facedown + strong|big|force|chi|stat|gold|honor|keyword|look|count|worth|figure|number',
    turns: 'flip / turn / attach / target / faceup / look at',
    also: 'in play / honor requirement / gold cost / personal honor / ninja / ninjutsu / lie',
    facts: { ninjutsu: { number: 'ninjutsu (value|of|is) <n> / ninja <n> / value <n>' } },
  },
  answer({ ninjutsu: value }) {
    const keyword = value === undefined ? 'Ninjutsu' : `Ninjutsu ${value}`;
    const number = value === undefined ? 'its number is' : `the ${value} is`;
    const stats = { force: 2, chi: 3, honorRequirement: '-', goldCost: 4, personalHonor: 0 };
    return sayValue(
      { ...stats, keywords: ['Ninja', keyword] },
      `2F, 3C, Honor Requirement -, Gold Cost 4, Personal Honor 0, with Ninja and ${keyword}.`,
      RULE,
      'Every face-down Ninjutsu Personality has the same stats, and Ninja.',
      `It is still a Ninjutsu Personality; ${number} read from the face-up side.`,
    );
  },
});

const attachment = z.strictObject({
  name,
  legal: z.boolean().describe('Whether it may be attached to the face-up side.'),
});

/** Reads the card that is attached, where it is said to be illegal. */
function readIllegal(sentence: Sentence): FactsRead | null {
  const [at] = placesOfWords(sentence, /^illegal(?:ly)?$/);
  const thing = sentence.things.find(({ type }) => type !== null && type !== 'Personality');
  if (at === undefined || !thing) return null;
  return { facts: { attachments: [{ name: thing.name, legal: false }] }, used: [at, ...placesOf([thing])] };
}

/** What happens when a player pays to turn a face-down Ninjutsu Personality in play face-up. */
export const ninjutsuFlip = declareQuestion({
  id: 'legacy/ninjutsu-flip',
  title: 'What happens when a face-down Ninjutsu Personality is turned face-up?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: {
    ninjutsu,
    goldPaid: count
      .nullable()
      .describe(
        'How much Gold is paid for turning the Personality? Null: an effect turns it without payment.',
      ),
    meetsRestrictions: z
      .boolean()
      .describe('Are all restrictions of the face-up side met, the Honor Requirement included?'),
    attachments: z
      .array(attachment)
      .max(100)
      .describe('What is attached to the Personality, and may it be attached to the face-up side?'),
    inReaction: z
      .boolean()
      .describe('Is the Personality turned by the Reaction to an action that targeted it?'),
    stillLegalTarget: z.boolean().describe('Can that action legally target the Personality face-up?'),
  },
  example: {
    ninjutsu: 2,
    goldPaid: 2,
    meetsRestrictions: true,
    attachments: [{ name: 'Heavy Infantry', legal: false }],
    inReaction: true,
    stillLegalTarget: false,
  },
  ways: {
    asked: [
      'flip a ninjutsu 3 paying 3 gold but he cannot join',
      'what happens when i turn a face-down ninjutsu 2 personality face up for 2 gold',
      'flip ninjutsu 2 for 2 gold as a reaction, he meets all restrictions',
      'can i flip a ninjutsu 3 personality paying 2 gold',
      'my face down ninja is flipped but i do not meet his honor requirement',
      'ninja flipped up with an illegal item attached, what happens to the item',
      'turned face up in reaction and is now an illegal target, what about the action',
    ],
    about: 'flip|turn|unflip|reveal + ninja|ninjutsu|facedown|faceup',
    turns: 'enter play / how much / discard pile / opponent ~ look / attach a / how many',
    also:
      'ninja / ninjutsu / real / side|face / cause|because / my / honor requirement / him / over / ' +
      'discarded / negated / action',
    facts: {
      ninjutsu: { number: 'ninjutsu (value|of|is) <n> / ninja <n>' },
      goldPaid: { number: 'pay|spend|for <n> (gold) / <n> gold (be) (paid)' },
      meetsRestrictions: {
        said:
          'meet (all|every|the|his|any) (play) restriction|requirement|hr|honor / can|may|could|will join / ' +
          'restriction ok|fine|met|fulfilled|satisfied / meet|fulfill (all|every|the) restriction / enough honor / honor (is) high enough / allowed to join / restriction ~ met|fulfilled|satisfied',
        denied:
          'honor (is) too low / fail (the|his) (honor) requirement|restriction / lack honor / ' +
          'requirement|restriction not (be) met|fulfilled|satisfied / not meet ~ honor|requirement|restriction / can not join|come / too dishonorable / below (his|the) honor requirement / unable to join',
      },
      attachments: {
        list: true,
        said: {
          none: 'nothing|no|without attach|attachment / carry|bear|wear|hold|has|with =nothing / no|without attachment',
        },
      },
      inReaction: {
        said: 'in|as (a) reaction / reaction / after|when ~ target / response',
        denied: 'open action / as (an) open / in|during (my|the|his) open',
      },
      stillLegalTarget: {
        said: 'legal target / still (a) (legal) target / can (still) target|be targeted',
        denied: 'illegal target / no longer (a) (legal) target',
      },
    },
    read: readIllegal,
  },
  samples: () => ({
    ninjutsu: [0, 999],
    goldPaid: [0, 999, null],
    meetsRestrictions: [true, false],
    attachments: [[], [{ name: 'card', legal: true }], [{ name: 'card', legal: false }]],
    inReaction: [false, true],
    stillLegalTarget: [true, false],
  }),
  rule({ ninjutsu: price, goldPaid, meetsRestrictions, attachments, inReaction, stillLegalTarget }) {
    if (goldPaid !== null && goldPaid < price) {
      return sayValue(
        { result: 'not turned', attachmentsDiscarded: [], effectsNegated: false },
        `The Personality stays face-down: ${goldPaid} Gold does not pay for Ninjutsu ${price}.`,
        RULE,
        `Turning a Personality face-up costs Gold equal to its Ninjutsu value, ${price}.`,
      );
    }
    // the Reaction has a price: what an effect turns without payment, it does not turn
    const isReaction = inReaction && goldPaid !== null;
    const lost = attachments.filter(({ legal }) => !meetsRestrictions || !legal).map(one => one.name);
    const effectsNegated = meetsRestrictions && isReaction && !stillLegalTarget;
    const result = meetsRestrictions ? 'flipped' : 'discarded';
    const value = { result, attachmentsDiscarded: lost, effectsNegated };
    const overpaid = goldPaid !== null && goldPaid > price ? [OVERPAID] : [];
    if (!meetsRestrictions) {
      const all = lost.length > 0 ? `, with everything attached: ${joinAnd(lost)}` : '';
      const answer = `The Personality is discarded instead of being flipped${all}.`;
      const steps = [
        'Before the flip, all restrictions on playing the face-up side are checked.',
        'If the Personality cannot join you, it is discarded with everything attached to it, and is not flipped.',
      ];
      return {
        ...sayValue(value, answer, RULE, ...steps),
        caveats: [...(isReaction ? [LEFT_PLAY] : []), ...overpaid],
      };
    }
    const answer = ['The Personality is flipped face-up.'];
    const steps = [
      'The restrictions of the face-up side are met, so the Personality is flipped; it does not enter play.',
    ];
    if (lost.length > 0) {
      answer.push(`Then ${joinAnd(lost)} must be discarded.`);
      steps.push('Then each card that is attached to it illegally is discarded.');
    }
    if (effectsNegated) {
      answer.push("The action's effects on the Personality are negated.");
      steps.push(
        'It is now an illegal target of the action, so the effects of the action on it are negated.',
      );
    }
    return { ...sayValue(value, answer.join(' '), RULE, ...steps), caveats: overpaid };
  },
});
