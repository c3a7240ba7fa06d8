/** Which Personality may have an Ancestor attached, and keep it. */
import * as z from 'zod';
import type { Problem } from '../../../knowledge/index.js';
import type { Counted } from '../../keywords/index.js';
import type { Step } from '../../ruling.js';
import { sayUnsettled, type Unsettled } from '../drafts.js';
import { type Answer, declareQuestion, type FactsOf, openFacts, type QuestionContext } from '../question.js';
import { checkFaction, countsAsFaction, factionKey } from './faction.js';
import { keyword, keywords } from './fields.js';
import { readAncestor } from './read-ancestor.js';

const ANCESTORS = 'legacy/ancestors';

const ancestorFacts = {
  ancestorFaction: keyword.nullable().describe('Which faction is printed on the Ancestor, if any?'),
  ancestorShadowlands: z.boolean().describe('Does the Ancestor have Shadowlands?'),
  personalityKeywords: keywords.describe('Which keywords does the Personality have?'),
};
type Facts = Partial<FactsOf<typeof ancestorFacts>>;

/** One requirement of the rule, judged by the facts that are given; `why` is the reason in words. */
type Requirement =
  | { state: 'met'; steps: Step[] }
  | { state: 'failed'; steps: Step[]; why: string }
  | { state: 'unsettled'; open: Unsettled; text: Step }
  | { state: 'open'; needs: string[] };

function requireKeyword(counted: Counted, keyword: string): Requirement {
  const text = { text: `An Ancestor with ${keyword} needs a Personality with ${keyword}.`, rule: ANCESTORS };
  const steps = [text, ...counted.steps];
  if (counted.verdict === 'yes') return { state: 'met', steps };
  if (counted.verdict !== 'no') {
    return { state: 'unsettled', open: { card: 'the Personality', keyword, counted }, text };
  }
  const why = `it needs a Personality with ${keyword}, and this Personality does not count as that`;
  return { state: 'failed', steps, why };
}

function judgeFaction(facts: Facts, context: QuestionContext): Requirement {
  const { ancestorFaction: faction, personalityKeywords: printed } = facts;
  if (faction === null || (faction !== undefined && factionKey(faction) === 'unaligned')) {
    const text = 'No faction is printed on the Ancestor, so any Personality may have it.';
    return { state: 'met', steps: [{ text, rule: ANCESTORS }] };
  }
  if (faction === undefined || printed === undefined) {
    return { state: 'open', needs: openFacts(facts, ['ancestorFaction', 'personalityKeywords']) };
  }
  return requireKeyword(countsAsFaction(context, printed, faction), faction);
}

// a faction that counts through a rule needs no likeness of names
function checkAncestor(facts: Facts, context: QuestionContext): Problem[] {
  const { ancestorFaction: faction, personalityKeywords: printed = [] } = facts;
  if (!faction || countsAsFaction(context, printed, faction).verdict === 'yes') return [];
  return checkFaction('ancestorFaction', faction, printed);
}

function judgeShadowlands(facts: Facts, context: QuestionContext): Requirement {
  const { ancestorShadowlands: shadowlands, personalityKeywords: printed } = facts;
  if (shadowlands === false) return { state: 'met', steps: [] };
  const needs = openFacts(facts, ['ancestorShadowlands', 'personalityKeywords']);
  if (printed === undefined) return { state: 'open', needs };
  const counted = context.counts(printed, 'Shadowlands');
  if (shadowlands) return requireKeyword(counted, 'Shadowlands');
  // a Personality with Shadowlands satisfies both kinds of Ancestor
  return counted.verdict === 'yes' ? { state: 'met', steps: [] } : { state: 'open', needs };
}

function requireFact(fact: string, holds: boolean | undefined, text: string, why: string): Requirement {
  if (holds === undefined) return { state: 'open', needs: [fact] };
  const steps = [{ text, rule: ANCESTORS }];
  return holds ? { state: 'met', steps } : { state: 'failed', steps, why };
}

/**
 * All requirements must be met: one that fails decides, whatever the others; then facts left out that can still make
 * one fail; then a requirement that is not settled.
 */
function weigh(
  requirements: readonly Requirement[],
  context: QuestionContext,
  yes: string,
  no: (why: string) => string,
  caveats: string[] = [],
): Answer<'yes' | 'no' | 'depends' | 'unknown'> {
  const failed = requirements.find(one => one.state === 'failed');
  if (failed) return { verdict: 'no', answer: no(failed.why), steps: failed.steps };
  const needs = requirements.flatMap(one => (one.state === 'open' ? one.needs : []));
  if (needs.length > 0) return { needs: [...new Set(needs)] };
  const [unsettled] = requirements.flatMap(one => (one.state === 'unsettled' ? [one] : []));
  if (unsettled) return sayUnsettled([unsettled.open], unsettled.text, context.day);
  return {
    verdict: 'yes',
    answer: yes,
    steps: (requirements as Extract<Requirement, { state: 'met' }>[]).flatMap(({ steps }) => steps),
    caveats,
  };
}

/** The ability that every player has: attach an Ancestor to a Personality who enters play. */
export const ancestorAttach = declareQuestion({
  id: 'legacy/ancestor-attach',
  title: 'May the Ancestor attach through the ability that every player has?',
  restsOn: [ANCESTORS],
  verdicts: ['yes', 'no', 'depends', 'unknown'],
  facts: {
    ...ancestorFacts,
    personalityBowed: z.boolean().describe('Is the Personality already bowed?'),
    justEnteredPlay: z.boolean().describe('Has the Personality just entered play?'),
  },
  example: {
    ancestorFaction: 'Mantis Clan',
    ancestorShadowlands: false,
    personalityKeywords: ["Yoritomo's Alliance"],
    personalityBowed: false,
    justEnteredPlay: true,
  },
  ways: {
    asked: [
      'can a crane ancestor attach to a crane personality who just entered play',
      'may i attach an ancestor to a bowed personality',
      'can i attach a shadowlands ancestor to a guy without shadowlands',
      'can my ancestor go on a personality that is already in play',
      'my unbowed lion samurai just came into play, can i attach a lion ancestor to him',
      'does an unaligned ancestor attach to a ronin that enters play',
      'attach an ancestor to a personality of another faction',
    ],
    about: 'ancestor + attach|put|play|equip|give|go|join|bring|use / ancestor on|onto / ancestor ok',
    turns:
      'lose / transfer / move / do|must have|need|must / leave / destroy / =bowed when|if|after|by / does ~ bow / attach =bowed / ' +
      'how many',
    also:
      'ancestor / through (the) ability / as (a) reaction / paying (all) cost / from (my) hand / ' +
      'who|that / straight',
    facts: {
      personalityBowed: {
        said: '=bowed / bowed already / tapped',
        denied: 'unbowed / straight / straightened / untapped / standing / ready',
      },
      justEnteredPlay: {
        said:
          'just|newly|freshly enter|came|come|brought|bring|play|recruited / enter play / ' +
          'come|came into play / just bought|hired|recruited / as he enters|comes / new personality / ' +
          'entering',
        denied:
          'already|was|been|been in play / in play since|from|for / last turn / ' +
          'entered (play) earlier / later in the turn / turn before / been around / on the table',
      },
    },
    read: readAncestor,
  },
  check: checkAncestor,
  answer(facts, context) {
    const { justEnteredPlay, personalityBowed: bowed } = facts;
    const moment = requireFact(
      'justEnteredPlay',
      justEnteredPlay,
      'The ability is a Reaction to one of your Personalities entering play.',
      'the Personality has not just entered play',
    );
    const cost = requireFact(
      'personalityBowed',
      bowed === undefined ? undefined : !bowed,
      'Bowing the Personality is part of the cost.',
      'the Personality is bowed already and cannot bow for the cost',
    );
    return weigh(
      [moment, judgeFaction(facts, context), judgeShadowlands(facts, context), cost],
      context,
      'Yes: pay all costs and bow the Personality, and the Ancestor attaches.',
      why => `No: ${why}.`,
      [
        'Its Honor Requirement must be met as well, by the rules for the Honor Requirement of a Follower.',
        'The ability attaches an Ancestor from your hand to a Personality of yours.',
      ],
    );
  },
});

/** Whether an attached Ancestor stays, or is destroyed because its Personality lost a keyword. */
export const ancestorStays = declareQuestion({
  id: 'legacy/ancestor-stays',
  title: 'Does an attached Ancestor stay with a Personality who now has these keywords?',
  restsOn: [ANCESTORS],
  verdicts: ['yes', 'no', 'depends', 'unknown'],
  facts: ancestorFacts,
  example: {
    ancestorFaction: 'Crane Clan',
    ancestorShadowlands: false,
    personalityKeywords: ['Ronin', 'Samurai'],
  },
  ways: {
    asked: [
      'my personality loses shadowlands, what happens to his shadowlands ancestor',
      'does a crane ancestor stay when the personality loses crane clan',
      'is the ancestor destroyed if the samurai is no longer a lion',
      'the personality lost his clan keyword, does the ancestor stay attached',
      'what about the attached ancestor when he becomes a ronin and loses the faction',
      'personality with a shadowlands ancestor stops being shadowlands',
    ],
    about: 'ancestor + lose|stay|destroy|keep|discard|die|become|stop|remain|longer|fall',
    turns: 'attach ~ can / transfer / move',
    also:
      'ancestor / attached / destroyed / what (about|happens) / no longer / stay|remain|keep / ' +
      'keyword / lose / is it|he destroyed / his|its (clan|faction) (keyword) / stop being',
    read: readAncestor,
  },
  check: checkAncestor,
  answer: (facts, context) =>
    weigh(
      [judgeFaction(facts, context), judgeShadowlands(facts, context)],
      context,
      'Yes: the Personality has all that the Ancestor requires, so it stays.',
      why => `No, the Ancestor is destroyed: ${why}.`,
    ),
});
