import * as z from 'zod';
import { type AnswerDraft, declareQuestion, openFacts, type QuestionContext } from '../question.js';
import { countsAsFaction, factionKey } from './faction.js';
import { keyword } from './fields.js';

const FACTIONS = 'legacy/sensei/factions';
const FOR_ALL = ['all clans', 'all factions'];

// keywords of one faction may count as another's, and the page keeps a Sensei's list out of that
function kinCaveats(listed: readonly string[], faction: string, context: QuestionContext): string[] {
  const counts = (from: string, to: string) =>
    countsAsFaction(context, [from, `${from} Clan`], to).verdict === 'yes';
  return listed
    .filter(one => counts(faction, one))
    .map(one => {
      const kin = counts(one, faction)
        ? `As keywords ${faction} and ${one} count as the same`
        : `As a keyword ${faction} counts as ${one}`;
      return `${kin}, but a Sensei's list does not count toward the keyword rule; a head judge may read it otherwise.`;
    });
}

function rule(verdict: 'yes' | 'no', text: string, caveats: string[] = []): AnswerDraft<'yes' | 'no'> {
  const answer = `${verdict === 'yes' ? 'Yes' : 'No'}: ${text}`;
  return { verdict, answer, steps: [{ text, rule: FACTIONS }], caveats };
}

/** Whether the player of a faction may use a Sensei with a list of factions. */
export const senseiFaction = declareQuestion({
  id: 'legacy/sensei-faction',
  title: 'May a player of this faction use the Sensei?',
  restsOn: [FACTIONS],
  verdicts: ['yes', 'no', 'depends'],
  facts: {
    senseiFactions: z
      .array(keyword)
      .max(40)
      .describe('Which factions are listed on the Sensei ("All Clans" and "All Factions" count as well)?'),
    faction: keyword.describe("Which faction is the player's?"),
  },
  example: { senseiFactions: ['Crane', 'Lion'], faction: 'Crane Clan' },
  asked: {
    words: 'sensei senseis use used play lists anyone deck starting which that',
    when: [/\bsensei\b/, /\ball (?:clans?|factions?)\b/, /\b(?:use|used|may|can|play|allowed)\b/],
    facts: [
      [
        'senseiFactions',
        /\ball (clans?|factions?)\b/,
        (match: RegExpExecArray) => (match[1]?.startsWith('c') ? ['All Clans'] : ['All Factions']),
      ],
    ],
  },
  answer({ senseiFactions: listed, faction }, context) {
    const forAll = listed?.find(one => FOR_ALL.includes(factionKey(one)));
    if (forAll) return rule('yes', `The Sensei lists "${forAll}", so every faction may use it.`);
    if (listed?.length === 0) return rule('no', 'The Sensei lists no faction.');
    if (listed === undefined || faction === undefined) {
      return { needs: openFacts({ senseiFactions: listed, faction }, ['senseiFactions', 'faction']) };
    }
    if (listed.some(one => factionKey(one) === factionKey(faction))) {
      return rule('yes', `${faction} is among the factions that the Sensei lists.`);
    }
    const text = `${faction} is not among the factions that the Sensei lists.`;
    return rule('no', text, kinCaveats(listed, faction, context));
  },
});
