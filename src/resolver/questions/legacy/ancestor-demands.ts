import * as z from 'zod';
import type { Counted } from '../../keywords/index.js';
import { openFacts } from '../left-out.js';
import type { QuestionContext } from '../question.js';
import type { Demand } from './demands.js';
import { countsAsFaction, factionKey } from './faction.js';
import { keyword, keywords } from './fields.js';

export const ANCESTORS = 'legacy/ancestors';

/** Facts of the two rules on which Personality an Ancestor accepts. */
export const ancestorFacts = {
  ancestorFaction: keyword
    .nullable()
    .optional()
    .describe('Which faction is printed on the Ancestor, if any?'),
  ancestorShadowlands: z.boolean().optional().describe('Does the Ancestor have Shadowlands?'),
  personalityKeywords: keywords.optional().describe('Which keywords does the Personality have?'),
};

export type AncestorFacts = {
  ancestorFaction: string | null;
  ancestorShadowlands: boolean;
  personalityKeywords: string[];
};

function demandOf(counted: Counted, name: string): Demand {
  const text = `An Ancestor with ${name} needs a Personality with ${name}.`;
  const steps = [{ text, rule: ANCESTORS }, ...counted.steps];
  if (counted.verdict === 'yes') return { state: 'met', steps };
  if (counted.verdict === 'no') {
    return {
      state: 'failed',
      steps,
      why: `it needs a Personality with ${name}, and he does not count as that`,
    };
  }
  return { state: 'unknown', steps, why: `whether the Personality counted as ${name} on that day` };
}

function judgeFaction(facts: Partial<AncestorFacts>, context: QuestionContext): Demand {
  const { ancestorFaction: faction, personalityKeywords: printed } = facts;
  if (faction === null || (faction !== undefined && factionKey(faction) === 'unaligned')) {
    const text = 'No faction is printed on the Ancestor, so it demands none.';
    return { state: 'met', steps: [{ text, rule: ANCESTORS }] };
  }
  if (faction === undefined || printed === undefined) {
    return { state: 'open', needs: openFacts(facts, ['ancestorFaction', 'personalityKeywords']) };
  }
  return demandOf(countsAsFaction(context, printed, faction), faction);
}

function judgeShadowlands(facts: Partial<AncestorFacts>, context: QuestionContext): Demand {
  const { ancestorShadowlands: shadowlands, personalityKeywords: printed } = facts;
  if (shadowlands === false) return { state: 'met', steps: [] };
  const needs = openFacts(facts, ['ancestorShadowlands', 'personalityKeywords']);
  if (printed === undefined) return { state: 'open', needs };
  const counted = context.counts(printed, 'Shadowlands');
  if (shadowlands) return demandOf(counted, 'Shadowlands');
  // a Personality with Shadowlands satisfies both kinds of Ancestor
  return counted.verdict === 'yes' ? { state: 'met', steps: [] } : { state: 'open', needs };
}

/** What an Ancestor demands of the Personality who has it, by faction and by Shadowlands. */
export function judgeAncestor(facts: Partial<AncestorFacts>, context: QuestionContext): Demand[] {
  return [judgeFaction(facts, context), judgeShadowlands(facts, context)];
}
