/** Which Personality may have an Ancestor attached, and keep it. */
import * as z from 'zod';
import type { Problem } from '../../../knowledge/index.js';
import type { Counted } from '../../keywords/index.js';
import type { Step } from '../../ruling.js';
import { sayUnsettled } from '../drafts.js';
import { type AnswerDraft, declareQuestion, type FactsOf, type QuestionContext } from '../question.js';
import { checkFaction, countsAsFaction, factionKey } from './faction.js';
import { keyword, keywords } from './fields.js';
import { readAncestor } from './read-ancestor.js';

const ANCESTORS = 'legacy/ancestors';

const ancestorFacts = {
  ancestorFaction: keyword.nullable().describe('Which faction is printed on the Ancestor, if any?'),
  ancestorShadowlands: z.boolean().describe('Does the Ancestor have Shadowlands?'),
  personalityKeywords: keywords.describe('Which keywords does the Personality have?'),
};
type Facts = FactsOf<typeof ancestorFacts>;

/** One requirement of the rule, and whether it is met; `why` is the reason in words where it is not. */
interface Requirement {
  text: string;
  counted: Counted;
  why: string;
  keyword?: string;
}

function requireKeyword(counted: Counted, keyword: string): Requirement {
  const text = `An Ancestor with ${keyword} needs a Personality with ${keyword}.`;
  const why = `it needs a Personality with ${keyword}, and this Personality does not count as that`;
  return { text, counted, why, keyword };
}

function requireFact(holds: boolean, text: string, why: string): Requirement {
  return { text, counted: { verdict: holds ? 'yes' : 'no', steps: [] }, why };
}

function requirementsOf(facts: Facts, context: QuestionContext): Requirement[] {
  const { ancestorFaction: faction, ancestorShadowlands, personalityKeywords: printed } = facts;
  const free = faction === null || factionKey(faction) === 'unaligned';
  return [
    free
      ? requireFact(true, 'No faction is printed on the Ancestor, so any Personality may have it.', '')
      : requireKeyword(countsAsFaction(context, printed, faction), faction),
    ...(ancestorShadowlands ? [requireKeyword(context.counts(printed, 'Shadowlands'), 'Shadowlands')] : []),
  ];
}

// a faction that counts through a rule needs no likeness of names
function checkAncestor(facts: Partial<Facts>, context: QuestionContext): Problem[] {
  const { ancestorFaction: faction, personalityKeywords: printed = [] } = facts;
  if (!faction || countsAsFaction(context, printed, faction).verdict === 'yes') return [];
  return checkFaction('ancestorFaction', faction, printed);
}

// what meets a requirement comes first: a settled "no" then has a given fact as its reason
function listSamples({ ancestorFaction }: Partial<Facts>) {
  const faction = ancestorFaction ?? 'Another Faction';
  return {
    ancestorFaction: [null, faction],
    personalityKeywords: [[faction, 'Shadowlands'], [faction], ['Shadowlands'], []],
    ancestorShadowlands: [false, true],
  };
}

/** All requirements must be met: the first that fails decides, and then the first that is not settled. */
function weigh(
  requirements: readonly Requirement[],
  { day }: QuestionContext,
  yes: string,
  no: (why: string) => string,
  caveats: string[] = [],
): AnswerDraft<'yes' | 'no' | 'depends' | 'unknown'> {
  const steps = (of: readonly Requirement[]): Step[] =>
    of.flatMap(({ text, counted }) => [{ text, rule: ANCESTORS }, ...counted.steps]);
  const failed = requirements.find(({ counted }) => counted.verdict === 'no');
  if (failed) return { verdict: 'no', answer: no(failed.why), steps: steps([failed]) };
  const unsettled = requirements.find(({ counted }) => counted.verdict !== 'yes');
  if (unsettled) {
    const { text, keyword = '', counted } = unsettled;
    return sayUnsettled([{ card: 'the Personality', keyword, counted }], { text, rule: ANCESTORS }, day);
  }
  return { verdict: 'yes', answer: yes, steps: steps(requirements), caveats };
}

/** Words for an Ancestor on which no faction is printed. */
const FREE = { none: 'no|without faction' };

/** The ability that every player has: attach an Ancestor to a Personality who enters play. */
export const ancestorAttach = declareQuestion({
  id: 'legacy/ancestor-attach',
  title: 'May the Ancestor attach through the ability that every player has?',
  restsOn: [ANCESTORS],
  verdicts: ['yes', 'no', 'depends', 'unknown'],
  facts: {
    justEnteredPlay: z.boolean().describe('Has the Personality just entered play?'),
    ...ancestorFacts,
    personalityBowed: z.boolean().describe('Is the Personality already bowed?'),
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
    about:
      'ancestor + attach|put|play|equip|give|go|join|bring|use|take|stick|slap|have|get / ancestor on|onto|for / ancestor ok',
    turns:
      'lose / transfer / move / do|must need|must / leave / destroy / =bowed when|if|after|by / does ~ bow / attach =bowed / ' +
      'how many',
    also:
      'everyone|everybody (has|gets) / (every|all) player (has) / ancestor / through (the) ability / ' +
      'as (a) reaction / paying (all) cost / from (my) hand / who|that / straight / guy / came (in) / ' +
      'normal|usual / since / hold / any more / it / to / that works / clean / printed / clan',
    facts: {
      ancestorFaction: { said: FREE },
      personalityBowed: {
        said: '=bowed / bowed already / tapped',
        denied: 'unbowed / straight / straightened / untapped / standing / ready',
      },
      justEnteredPlay: {
        said:
          'just|newly|freshly enter|came|come|brought|bring|play|recruited / enter play / ' +
          'come|came into play / just bought|hired|recruited / as he enters|comes / new personality / ' +
          'entering / just|newly (in|came) (in) / =just came / this turn / came|come in (this) (second|moment|now) / =this second / newly|just bought',
        denied:
          'already|was|been|been in play / come|came|enter in|into play <n> turn (ago|earlier|before) / come|came|enter in|into play last|previous turn / <n> turn / turn|turns ago / since|for <n> turn / in play since|from|for / last turn / ' +
          'entered (play) earlier / later in the turn / turn before / been around / on the table',
      },
    },
    read: readAncestor,
  },
  check: checkAncestor,
  samples: facts => ({
    justEnteredPlay: [true, false],
    ...listSamples(facts),
    personalityBowed: [false, true],
  }),
  rule({ justEnteredPlay, personalityBowed, ...ancestor }, context) {
    const moment = requireFact(
      justEnteredPlay,
      'The ability is a Reaction to one of your Personalities entering play.',
      'the Personality has not just entered play',
    );
    const cost = requireFact(
      !personalityBowed,
      'Bowing the Personality is part of the cost.',
      'the Personality is bowed already and cannot bow for the cost',
    );
    return weigh(
      [moment, ...requirementsOf(ancestor, context), cost],
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
    turns: 'attach ~ can / transfer / move / if|when personality (=gets) destroy|die',
    also:
      'no longer / ancestor / what (about|happens) / no longer / any more / become|became / ' +
      'or|and die|leave|fall|go / printed / around / stick / just|only / left / fall off / lose / ' +
      'is it|he destroyed / his|its (clan|faction) (keyword)',
    facts: { ancestorFaction: { said: FREE } },
    read: readAncestor,
  },
  check: checkAncestor,
  samples: listSamples,
  rule: (facts, context) =>
    weigh(
      requirementsOf(facts, context),
      context,
      'Yes: the Personality has all that the Ancestor requires, so it stays.',
      why => `No, the Ancestor is destroyed: ${why}.`,
    ),
});
