/** What the experience keywords of two versions of a Personality come to: overlaying, and one deck. */
import { type Experience, formatExperience } from '../../experience/index.js';
import type { Step } from '../../ruling.js';
import { type AnswerDraft, declareQuestion } from '../question.js';
import { experience, experienceIn, readExperience, WRITTEN_EXPERIENCE } from './experience-field.js';

const INEXPERIENCED = 'legacy/glossary/inexperienced';
const KYD = 'legacy/experienced/kyd';
const BY_RULEBOOK =
  'The rulebook says that a higher experience level overlays a lower one; the Legacy page only says how ' +
  'Inexperienced and KYD count.';
const COPIES = "The rulebook's own limits on copies of a card are not on the Legacy page.";

function rule(verdict: 'yes' | 'no', text: string, rule: string): AnswerDraft<'yes' | 'no'> {
  return { verdict, answer: `${verdict === 'yes' ? 'Yes' : 'No'}: ${text}`, steps: [{ text, rule }] };
}

function explainLevels(versions: readonly Experience[]): Step[] {
  const kyd = versions.filter(version => version.kyd);
  const lowest = versions.some(({ kind }) => kind === 'inexperienced');
  return [
    ...(lowest ? [{ text: 'Inexperienced is level -1, the lowest there is.', rule: INEXPERIENCED }] : []),
    ...kyd.map(({ written, level }) => {
      return { text: `KYD is ignored when overlaying: ${written} counts as level ${level}.`, rule: KYD };
    }),
  ];
}

/** Whether one version of a Personality may overlay another, by experience. */
export const overlay = declareQuestion({
  id: 'legacy/overlay',
  title: 'May one version of a Personality overlay the other?',
  restsOn: [INEXPERIENCED, KYD],
  verdicts: ['yes', 'no'],
  facts: {
    below: experience.describe('Which experience keyword is printed on the version in play ("" for none)?'),
    above: experience.describe(
      'Which experience keyword is printed on the version that would go over it ("" for none)?',
    ),
  },
  example: { below: 'Inexperienced', above: '' },
  asked: {
    words: 'overlay overlays personality version be',
    when: [/\boverla(?:y|ys|id|ying)\b/],
    facts: [
      [
        'below',
        new RegExp(`\\boverlay(?:ing)? (?:an? |my |the )?${WRITTEN_EXPERIENCE}\\b(?=.* with\\b)`),
        experienceIn(1),
      ],
      ['below', new RegExp(`\\b${WRITTEN_EXPERIENCE} be overlaid(?= with\\b)`), experienceIn(1)],
      [
        'above',
        new RegExp(`\\bwith (?:an? |the |his |its )?${WRITTEN_EXPERIENCE}(?=[ ,.?!]|$)`),
        experienceIn(1),
      ],
      ['above', new RegExp(`\\b${WRITTEN_EXPERIENCE}(?: \\w+){0,2} overla(?:y|ys|ying) `), experienceIn(1)],
      [
        'below',
        new RegExp(`\\boverla(?:y|ys|ying) (?:an? |the |his |its )?${WRITTEN_EXPERIENCE}(?=[ ,.?!]|$)`),
        experienceIn(1),
      ],
    ],
  },
  // left out, the version below can have any level, and the one above can be higher than any
  samples: ({ below }) => ({
    below: ['Inexperienced', '', 'Experienced 999'],
    ...(below === undefined ? {} : { above: ['Inexperienced', 'Experienced 9999'] }),
  }),
  rule({ below, above }) {
    const under = readExperience(below);
    const over = readExperience(above);
    const versions = [under, over];
    const higher = over.level > under.level;
    const text =
      over.kind === 'inexperienced'
        ? 'Inexperienced is the lowest level, so it overlays nothing.'
        : `A version with ${formatExperience(over)} ${higher ? 'is' : 'is not'} higher than one with ${formatExperience(under)}.`;
    const bothPlain = versions.every(({ kind }) => kind !== 'inexperienced');
    const marks = versions.flatMap(({ mark, written, level }) =>
      mark ? [`The page gives "${mark}" no meaning, so ${written} is taken as level ${level}.`] : [],
    );
    const ruled = rule(higher ? 'yes' : 'no', text, INEXPERIENCED);
    return {
      ...ruled,
      steps: [...explainLevels(versions), ...(ruled.steps ?? [])],
      caveats: [...(bothPlain ? [BY_RULEBOOK] : []), ...marks],
    };
  },
});

function ruleSameDeck(a: Experience, b: Experience): AnswerDraft<'yes' | 'no' | 'not-covered'> {
  if (a.kyd !== b.kyd) {
    return rule('yes', 'One has KYD and the other has not, which makes a separate level.', KYD);
  }
  if (a.level !== b.level) {
    const text = `The experience levels differ: ${formatExperience(a)} and ${formatExperience(b)}.`;
    return { ...rule('yes', text, KYD), caveats: [COPIES] };
  }
  const mark = a.mark?.toUpperCase() === b.mark?.toUpperCase() ? null : (a.mark ?? b.mark);
  if (a.kind !== 'none' && mark === null) {
    const text = `They have the same experience level, and ${a.kyd ? 'both have KYD' : 'neither has KYD'}.`;
    const caveats = ['This is about two different cards of one title, not about copies of one card.', COPIES];
    return { ...rule('no', text, KYD), caveats };
  }
  const answer = mark
    ? `The Legacy page gives only KYD a level of its own and does not mention "${mark}".`
    : "Neither has Experienced, so the rulebook's limits on copies decide, and the Legacy page does not mention them.";
  return { verdict: 'not-covered', answer, cites: [KYD] };
}

/** Whether two cards of one title may both be in one deck, by their experience keywords. */
export const kydSameDeck = declareQuestion({
  id: 'legacy/kyd-same-deck',
  title: 'May two cards of one title with these experience keywords be in one deck?',
  restsOn: [KYD],
  verdicts: ['yes', 'no', 'not-covered'],
  facts: {
    a: experience.describe('Which experience keyword is printed on the first card ("" for none)?'),
    b: experience.describe('Which experience keyword is printed on the second card ("" for none)?'),
  },
  example: { a: 'Experienced 2', b: 'Experienced 2 KYD' },
  asked: {
    words: 'same one deck version personality play both fit',
    when: [/\b(?:same|one|a) deck\b/, /\bkyd\b/],
    facts: [
      [
        'a',
        new RegExp(
          `\\b${WRITTEN_EXPERIENCE} (?:and|with|plus|next to) (?:an? |the )?${WRITTEN_EXPERIENCE}(?=[ ,.?!]|$)`,
        ),
        experienceIn(1),
      ],
      [
        'b',
        new RegExp(
          `\\b${WRITTEN_EXPERIENCE} (?:and|with|plus|next to) (?:an? |the )?${WRITTEN_EXPERIENCE}(?=[ ,.?!]|$)`,
        ),
        experienceIn(2),
      ],
    ],
  },
  rule: ({ a, b }) => ruleSameDeck(readExperience(a), readExperience(b)),
});
