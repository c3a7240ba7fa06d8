import * as z from 'zod';
import { sayUnsettled, sayValue, type Unsettled } from '../drafts.js';
import { declareQuestion } from '../question.js';
import { keywords } from './fields.js';

const RULE = 'legacy/terrain';
const OLD_CAVEAT =
  'The page calls all Terrain from before Gold Edition Delayed unless the text of the card says otherwise; the keyword is taken as such a text.';

const sayPlayed = (why: string) => sayValue('when-played', 'It resolves when it is played.', RULE, why);
const sayDelayed = (why: string) =>
  sayValue(
    'before-resolution',
    'If it is still in play then, it resolves just before the Resolution Segment.',
    RULE,
    why,
  );

/** When a Terrain card resolves. */
export const terrain = declareQuestion({
  id: 'legacy/terrain',
  title: 'When does the Terrain resolve?',
  restsOn: [RULE],
  // no relation of the page leads to the keywords of Terrain, so nothing is off the record today
  verdicts: ['value', 'not-covered'],
  facts: {
    keywords: keywords.describe('Which keywords does the Terrain have?'),
    printedBeforeGold: z.boolean().describe('Was the card printed before Gold Edition?'),
    saysImmediate: z
      .boolean()
      .describe('Does the text of the card say that it takes effect immediately when played?'),
  },
  example: { keywords: ['Delayed Terrain'], printedBeforeGold: false, saysImmediate: false },
  ways: {
    asked: [
      'when does a delayed terrain resolve',
      'when does terrain from before gold edition resolve',
      'does an immediate terrain take effect right away',
      'old terrain when does it resolve',
      'my jade edition terrain says it takes effect immediately, when does it resolve',
      'when do i resolve a terrain printed in gold edition or later',
      'is a delayed terrain resolved when played',
    ],
    about: 'terrain + resolve|effect|when|happen|apply|work|delayed|immediate',
    turns: 'target / destroy / replace / how many / battle ~ second',
    also:
      '(at) what|which (moment|time|point) / terrain / resolve|resolution / take effect / when played / ' +
      'printed / either|anywhere / special keyword / card / text / segment / edition',
    facts: {
      keywords: {
        list: true,
        said: {
          'Delayed Terrain': 'delayed terrain|keyword',
          'Immediate Terrain': 'immediate terrain|keyword',
          none: 'no|without|neither delayed|immediate or|nor delayed|immediate (terrain) (keyword) / no|without|neither ~ keyword',
        },
        else: [],
      },
      printedBeforeGold: {
        said:
          'before|pre|predate|prior gold / older than gold / ' +
          'imperial|emerald|obsidian|jade|pearl edition|printing|terrain / pre gold / ' +
          'jade|pearl|obsidian|emerald (era)',
        denied:
          'gold (edition) or later|newer|after / since|after|from|in|with gold (edition) / ' +
          'gold (or later) printing / diamond|lotus|samurai|celestial (edition) / modern',
      },
      saysImmediate: {
        said: 'say|text|state|specify ~ immediate / take effect immediate / effective immediate',
        denied:
          'say|text|mention|state nothing / nothing (of|about|on) immediate / say|text|mention|state nothing (of|about|on) immediate / text not say|state|mention|have / no immediate wording|text|word|clause / no word (on|about) / no mention / not mention / not say|state|specify ~ immediate',
      },
    },
  },
  samples: () => ({
    keywords: [[], ['Delayed Terrain'], ['Immediate Terrain']],
    printedBeforeGold: [false, true],
    saysImmediate: [false, true],
  }),
  rule({ keywords, printedBeforeGold, saysImmediate }, context) {
    // people leave the word Terrain out
    const printed = keywords.map(one => one.trim().replace(/^(delayed|immediate)$/i, '$1 Terrain'));
    const [delayed, immediate] = (['Delayed Terrain', 'Immediate Terrain'] as const).map(keyword => {
      return { card: 'this card', keyword, counted: context.counts(printed, keyword) };
    }) as [Unsettled, Unsettled];
    const open = [delayed, immediate].filter(({ counted }) => /^(?:unknown|depends)$/.test(counted.verdict));
    if (open.length > 0) {
      const text = 'A Delayed Terrain waits, and an Immediate Terrain does not.';
      return sayUnsettled(open, { text, rule: RULE }, context.day);
    }
    const isDelayed = delayed.counted.verdict === 'yes';
    const isImmediate = immediate.counted.verdict === 'yes';
    const isOld = printedBeforeGold && !saysImmediate;
    if (isDelayed && isImmediate) {
      const answer = 'The Legacy page does not say what a Terrain that is both Delayed and Immediate does.';
      return { verdict: 'not-covered', answer, cites: [RULE] };
    }
    if (isDelayed) {
      const draft = sayDelayed('Delayed Terrain does not resolve when it is played.');
      return { ...draft, steps: [...delayed.counted.steps, ...draft.steps] };
    }
    if (isImmediate) {
      const draft = sayPlayed('Immediate Terrain is treated as normal Terrain.');
      const steps = [...immediate.counted.steps, ...draft.steps];
      return { ...draft, steps, caveats: isOld ? [OLD_CAVEAT] : [] };
    }
    if (isOld)
      return sayDelayed('Terrain from before Gold Edition is Delayed unless its text says otherwise.');
    return sayPlayed(
      saysImmediate
        ? 'Its text says that it takes effect immediately.'
        : 'It is not Delayed Terrain, so it is played as normal Terrain.',
    );
  },
});
