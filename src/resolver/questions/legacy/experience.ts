/** What the experience keywords of two versions of a Personality come to: overlaying, and one deck. */

import type { Sentence } from '../../../language/index.js';
import { type Experience, formatExperience } from '../../experience.js';
import type { Step } from '../../ruling.js';
import { sayVerdict } from '../drafts.js';
import { type AnswerDraft, declareQuestion, type FactsRead } from '../question.js';
import { findExperiences, placesOf, placesOfWords, shapeOf } from '../read.js';
import { experience, readExperience } from './fields.js';

const INEXPERIENCED = 'legacy/glossary/inexperienced';
const KYD = 'legacy/experienced/kyd';
const BY_RULEBOOK =
  'The rulebook says that a higher experience level overlays a lower one; the Legacy page only says how ' +
  'Inexperienced and KYD count.';
const COPIES = "The rulebook's own limits on copies of a card are not on the Legacy page.";

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

/** How a sentence speaks of two versions, with the fact that the first of them tells; the first that fits decides. */
const ORDERS: readonly (readonly [RegExp, 'below' | 'above' | null])[] = [
  [/\babove\b.*\babove\b|\b(?:below|beneath|underneath)\b.*\b(?:below|beneath|underneath)\b/, null],
  [
    /#(?: \w+){0,3} (?:above|top)\b(?! of).*#|(?:above|top)\b(?! of) (?:\w+ ){0,2}#.*(?:below|beneath|underneath).*#/,
    'above',
  ],
  [/#(?: \w+){0,3} (?:below|beneath|underneath)\b.*#|#.* #(?: \w+){0,3} (?:above|top)\b(?! of)/, 'below'],
  // "overlay Experienced 3 on the Experienced 2 one": what is put on something goes over it
  [
    /^[^#]*\b(?:overlay\w*|put|place|lay|play)\b[^#]*#(?: (?!with|by)\w+){0,3} (?:on|onto|upon|over)\b(?: (?!with|by)\w+){0,3} (?:#|one|version|copy|personality|guy|card)/,
    'above',
  ],
  [/#(?: \w+){0,3} (?:overlaid|overlay\w*) (?:on|onto|upon|over)\b(?! (?:it|him|her|that|this)\b)/, 'above'],
  [/^[^#]*\b(?:overl\w*|replac\w*|cover\w*)\b[^#]*\b(?:with|by)\b[^#]*#[^#]*$/, 'above'],
  [
    /\b(?:overlay\w*|replac\w*|cover\w*) (?:\S+ ){0,4}with\b|\b(?:is|are|was|be|been|get|gets) (?:\w+ )?(?:overlaid|replaced|covered)\b/,
    'below',
  ],
  [/^[^#]*#(?: \w+){0,3} (?:in play|out|on (?:the )?table)\b/, 'below'],
  [/#.*#.* (?:overlay|replace|cover|over|on|onto|upon|on top of)\w* (?:it|him|her|that|this)\b/, 'below'],
  [/^[^#]*#[^#]* (?:overlay\w*|replac\w*|cover\w*|over|top)\b/, 'above'],
  [/^[^#]*(?:overlay\w*|replac\w*|cover\w*|over|top)\b.* #/, 'below'],
];

/** Reads which version goes over which, by the words around them. */
function readOverlay(sentence: Sentence): FactsRead | null {
  const found = findExperiences(sentence);
  const [first, second] = found;
  const shape = shapeOf(sentence.tokens, found);
  const fact = ORDERS.find(([pattern]) => pattern.test(shape))?.[1];
  if (!first || !fact || found.length > 2) return null;
  const other = fact === 'below' ? 'above' : 'below';
  return {
    facts: { [fact]: first.written, ...(second ? { [other]: second.written } : {}) },
    used: [...placesOf(found), ...placesOfWords(sentence, /^(?:below|beneath|underneath|above)$/)],
  };
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
  ways: {
    asked: [
      'can exp 2 overlay inexperienced',
      'may i overlay the base version with the experienced one',
      'can an inexperienced personality be overlaid by the normal version',
      'can experienced 2 kyd go over experienced',
      'overlay experienced 3 with experienced 2',
      'can i play inexperienced on top of the basic version',
      'does experienced overlay experienced kyd',
    ],
    about: 'overlay / experienced|inexperienced|base|kyd + over|top|replace',
    turns: 'deck / title / unit ~ attached / bowed / attack',
    also:
      'put / on top (of) / copy / same title|person|personality|card / below|above|under / in play / ' +
      'level',
    read: readOverlay,
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
    const ruled = sayVerdict(higher ? 'yes' : 'no', text, INEXPERIENCED);
    return {
      ...ruled,
      steps: [...explainLevels(versions), ...ruled.steps],
      caveats: [...(bothPlain ? [BY_RULEBOOK] : []), ...marks],
    };
  },
});

function ruleSameDeck(a: Experience, b: Experience): AnswerDraft<'yes' | 'no' | 'not-covered'> {
  if (a.kyd !== b.kyd) {
    return sayVerdict('yes', 'One has KYD and the other has not, which makes a separate level.', KYD);
  }
  if (a.level !== b.level) {
    const text = `The experience levels differ: ${formatExperience(a)} and ${formatExperience(b)}.`;
    return { ...sayVerdict('yes', text, KYD), caveats: [COPIES] };
  }
  const mark = a.mark?.toUpperCase() === b.mark?.toUpperCase() ? null : (a.mark ?? b.mark);
  if (a.kind !== 'none' && mark === null) {
    const text = `They have the same experience level, and ${a.kyd ? 'both have KYD' : 'neither has KYD'}.`;
    const caveats = ['This is about two different cards of one title, not about copies of one card.', COPIES];
    return { ...sayVerdict('no', text, KYD), caveats };
  }
  const answer = mark
    ? `The Legacy page gives only KYD a level of its own and does not mention "${mark}".`
    : "Neither has Experienced, so the rulebook's limits on copies decide, and the Legacy page does not mention them.";
  return { verdict: 'not-covered', answer, cites: [KYD] };
}

/** Reads the two versions that a sentence names. */
function readVersions(sentence: Sentence): FactsRead | null {
  const found = findExperiences(sentence);
  const [first, second, ...more] = found;
  if (!first || more.length > 0) return null;
  const [twice] = placesOfWords(sentence, /^(?:two|both)$/).filter(at => at < first.start);
  const other = second ?? (twice === undefined ? undefined : first);
  // whose versions they are makes no difference
  const titles = new Set(sentence.titles.map(({ name }) => name)).size === 1 ? sentence.titles : [];
  return {
    facts: { a: first.written, ...(other ? { b: other.written } : {}) },
    used: [...placesOf([...found, ...titles]), ...(second ? [] : [twice ?? []].flat())],
  };
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
  ways: {
    asked: [
      'experienced 2 and experienced 2 KYD in the same deck',
      'exp2 and exp2kyd in one deck',
      'can i run experienced and experienced kyd of the same guy in my deck',
      'may two experienced versions of the same personality be in one deck',
      'can the inexperienced and the base version both be in my deck',
      'two kyd cards with the same title and level in a deck',
    ],
    about:
      'deck + kyd|experienced|inexperienced|version / run|include|have|play + kyd / experienced (and) experienced kyd',
    turns: 'overlay / how many / fate / sensei',
    also:
      'other (one|version|copy) / tolerate / plain / allowed / one with / another / next|beside to / ' +
      'same|one|a|my deck / both / same title|personality|name / include|play|run|put|have / together',
    read: readVersions,
  },
  rule: ({ a, b }) => ruleSameDeck(readExperience(a), readExperience(b)),
});
