import * as z from 'zod';
import type { Question } from '../question.js';
import { ANCESTORS, type AncestorFacts, ancestorFacts, judgeAncestor } from './ancestor-demands.js';
import { type Demand, weighDemands } from './demands.js';

type Facts = AncestorFacts & {
  personalityBowed: boolean;
  justEnteredPlay: boolean;
};

function judgeMoment(justEnteredPlay: boolean | undefined): Demand {
  if (justEnteredPlay === undefined) return { state: 'open', needs: ['justEnteredPlay'] };
  const text = 'The ability is a Reaction to one of your Personalities entering play.';
  const steps = [{ text, rule: ANCESTORS }];
  if (justEnteredPlay) return { state: 'met', steps };
  return { state: 'failed', steps, why: 'the Personality has not just entered play' };
}

function judgeCost(personalityBowed: boolean | undefined): Demand {
  if (personalityBowed === undefined) return { state: 'open', needs: ['personalityBowed'] };
  const text = 'Bowing the Personality is part of the cost.';
  const steps = [{ text, rule: ANCESTORS }];
  if (!personalityBowed) return { state: 'met', steps };
  return { state: 'failed', steps, why: 'the Personality is bowed already and cannot bow for the cost' };
}

/** The ability that every player has: attach an Ancestor to a Personality who enters play. */
export const ancestorAttach: Question<Facts> = {
  id: 'legacy/ancestor-attach',
  title: 'May the Ancestor attach through the ability that every player has?',
  restsOn: [ANCESTORS],
  verdicts: ['yes', 'no', 'depends', 'unknown'],
  facts: z.strictObject({
    ...ancestorFacts,
    personalityBowed: z.boolean().optional().describe('Is the Personality already bowed?'),
    justEnteredPlay: z.boolean().optional().describe('Has the Personality just entered play?'),
  }),
  example: {
    ancestorFaction: 'Mantis Clan',
    ancestorShadowlands: false,
    personalityKeywords: ["Yoritomo's Alliance"],
    personalityBowed: false,
    justEnteredPlay: true,
  },
  asked: {
    words: 'ancestor attach attaches attached attaching personality shadowlands that who which guy play',
    when: [/\bancestors?\b/, /\battach\w*\b/],
    unless: [/\b(?:lose[sd]?|lost|losing|transfer|move)\b/, /\bdo i (?:have to|need to|must)\b/],
    facts: [
      ['personalityBowed', /\b(?:unbowed|not bowed|straight)\b/, false],
      ['personalityBowed', /\bbowed\b/, true],
      ['justEnteredPlay', /\b(?:already|was) in play\b|\bnot just entered\b/, false],
      ['justEnteredPlay', /\bjust (?:entered|came into|come into|brought into)\b|\benters play\b/, true],
      ['personalityKeywords', /\b(?:non.?shadowlands|without shadowlands|not shadowlands)\b/, []],
      ['ancestorShadowlands', /\bshadowlands ancestor\b|\bancestor with shadowlands\b/, true],
    ],
  },
  answer(facts, context) {
    const moment = judgeMoment(facts.justEnteredPlay);
    const cost = judgeCost(facts.personalityBowed);
    return weighDemands([moment, ...judgeAncestor(facts, context), cost], {
      yes: 'Yes: pay all costs and bow the Personality, and the Ancestor attaches.',
      no: why => `No: ${why}.`,
    });
  },
};
