import * as z from 'zod';
import type { Question } from '../question.js';
import { ANCESTORS, type AncestorFacts, ancestorFacts, judgeAncestor } from './ancestor-demands.js';
import { weighDemands } from './demands.js';

/** Whether an attached Ancestor stays, or is destroyed because its Personality lost a keyword. */
export const ancestorStays: Question<AncestorFacts> = {
  id: 'legacy/ancestor-stays',
  title: 'Does an attached Ancestor stay with a Personality who now has these keywords?',
  restsOn: [ANCESTORS],
  verdicts: ['yes', 'no', 'depends', 'unknown'],
  facts: z.strictObject(ancestorFacts),
  example: {
    ancestorFaction: 'Crane Clan',
    ancestorShadowlands: false,
    personalityKeywords: ['Ronin', 'Samurai'],
  },
  asked: {
    words: 'ancestor shadowlands personality what about happens stay stays attached',
    when: [/\bancestors?\b/, /\b(?:loses?|lost|losing)\b/],
    facts: [
      ['ancestorShadowlands', /\bshadowlands ancestor\b|\bancestor with shadowlands\b/, true],
      ['personalityKeywords', /\b(?:loses?|lost|losing) (?:the |his |its )?(?:keyword )?shadowlands\b/, []],
    ],
  },
  answer(facts, context) {
    return weighDemands(judgeAncestor(facts, context), {
      yes: 'Yes: the Personality has all that the Ancestor demands, so it stays.',
      no: why => `No, the Ancestor is destroyed: ${why}.`,
    });
  },
};
