import * as z from 'zod';
import type { Step } from '../../ruling.js';
import { sayUnsettled } from '../drafts.js';
import { type AnswerDraft, declareQuestion, type QuestionContext } from '../question.js';
import { keywords } from './fields.js';

const TERRAIN = 'legacy/terrain';

type Moment = 'when-played' | 'before-resolution';

const WORDS: Record<Moment, string> = {
  'when-played': 'It resolves when it is played.',
  'before-resolution': 'If it is still in play then, it resolves just before the Resolution Segment.',
};

function draft(
  value: Moment,
  because: string,
  more: Step[] = [],
  caveats: string[] = [],
): AnswerDraft<'value'> {
  const steps = [...more, { text: because, rule: TERRAIN }];
  return { verdict: 'value', answer: WORDS[value], value, steps, caveats };
}

function judgeKeywords(
  { printedBeforeGold, saysImmediate }: { printedBeforeGold: boolean; saysImmediate: boolean },
  printed: string[],
  context: QuestionContext,
): AnswerDraft<'value' | 'depends' | 'unknown' | 'not-covered'> | null {
  const delayed = context.counts(printed, 'Delayed Terrain');
  const immediate = context.counts(printed, 'Immediate Terrain');
  const unsettled = Object.entries({ 'Delayed Terrain': delayed, 'Immediate Terrain': immediate })
    .filter(([, { verdict }]) => verdict === 'unknown' || verdict === 'depends')
    .map(([keyword, counted]) => ({ card: 'this card', keyword, counted }));
  if (unsettled.length > 0) {
    const text = 'A Delayed Terrain waits, and an Immediate Terrain does not.';
    return sayUnsettled(unsettled, { text, rule: TERRAIN }, context.day);
  }
  if (delayed.verdict === 'yes' && immediate.verdict === 'yes') {
    const answer = 'The Legacy page does not say what a Terrain that is both Delayed and Immediate does.';
    return { verdict: 'not-covered', answer, cites: [TERRAIN] };
  }
  if (delayed.verdict === 'yes') {
    return draft('before-resolution', 'Delayed Terrain does not resolve when it is played.', delayed.steps);
  }
  if (immediate.verdict === 'no') return null;
  const caveat =
    'The page calls all Terrain from before Gold Edition Delayed unless the text of the card says otherwise; the keyword is taken as such a text.';
  const old = printedBeforeGold && !saysImmediate;
  return draft(
    'when-played',
    'Immediate Terrain is treated as normal Terrain.',
    immediate.steps,
    old ? [caveat] : [],
  );
}

/** When a Terrain card resolves. */
export const terrain = declareQuestion({
  id: 'legacy/terrain',
  title: 'When does the Terrain resolve?',
  restsOn: [TERRAIN],
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
      '(at) what|which (moment|time|point) / terrain / resolve|resolution / take effect / right away / when played / played / printed / ' +
      'either|anywhere / special keyword / card / text / segment / edition / old',
    facts: {
      keywords: {
        list: true,
        said: {
          'Delayed Terrain': 'delayed terrain|keyword',
          'Immediate Terrain': 'immediate terrain|keyword',
          none: 'no|without|neither ~ keyword',
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
          'say|text|mention|state nothing / nothing (of|about|on) immediate / say|text|mention|state nothing (of|about|on) immediate / text not say|state|mention|have / no word (on|about) / no mention / not mention / not say|state|specify ~ immediate',
      },
    },
  },
  samples: () => ({
    keywords: [[], ['Delayed Terrain'], ['Immediate Terrain']],
    printedBeforeGold: [false, true],
    saysImmediate: [false, true],
  }),
  rule(facts, context) {
    // people leave the word Terrain out
    const printed = facts.keywords.map(one => one.trim().replace(/^(delayed|immediate)$/i, '$1 Terrain'));
    const byKeyword = judgeKeywords(facts, printed, context);
    if (byKeyword) return byKeyword;
    if (facts.saysImmediate) return draft('when-played', 'Its text says that it takes effect immediately.');
    if (!facts.printedBeforeGold) {
      return draft('when-played', 'It is not Delayed Terrain, so it is played as normal Terrain.');
    }
    return draft(
      'before-resolution',
      'Terrain from before Gold Edition is Delayed unless its text says otherwise.',
    );
  },
});
