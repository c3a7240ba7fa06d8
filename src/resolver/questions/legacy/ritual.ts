import * as z from 'zod';
import { formatDay, type Problem } from '../../../knowledge/index.js';
import { formatCount, joinAnd, plainText, type Sentence } from '../../../language/index.js';
import { eachOnce } from '../../ruling.js';
import { sayNo, sayUnsettled, stepsBy } from '../drafts.js';
import { type AnswerDraft, declareQuestion, type FactsRead, type QuestionContext } from '../question.js';
import { findCards, lineOf, nameCards, placesOf, placesOfWords } from '../read.js';
import { cardType, keywords, name } from './fields.js';

const RULE = 'legacy/glossary/ritual';
const PRIMARY_RULE = 'legacy/glossary/ritual-primary-shugenja';

const performer = z.strictObject({
  name,
  type: cardType,
  keywords,
  location: z.string().regex(/\S/, 'a location has a name').max(120).describe('Where the performer is.'),
  hasSpell: z.boolean().describe('Whether the Spell with the Ritual is attached to this performer.'),
});
type Performer = z.output<typeof performer>;

// places are compared as they are written, without "the" and "at"
const placeOf = ({ location }: Performer) =>
  plainText(location)
    .toLowerCase()
    .replace(/^(?:(?:at|in|on) )?(?:(?:the|my|our|his|her|their) )?(?:current )?/, '');

// the first fault is enough: who has the Spell, where all are, what they are, and last what rests on keywords
function rule(
  performers: readonly Performer[],
  context: QuestionContext,
): AnswerDraft<'yes' | 'no' | 'depends' | 'unknown'> {
  const primary = performers.find(({ hasSpell }) => hasSpell);
  if (!primary) return sayNo('the performers must include the Shugenja who has the Spell attached', RULE);
  const astray = performers.find(one => placeOf(one) !== placeOf(primary));
  if (astray) {
    const caveat = `"${astray.location}" and "${primary.location}" are taken as two different locations.`;
    const why = `all performers must be at one location, and ${astray.name} is not where ${primary.name} is`;
    return { ...sayNo(why, RULE), caveats: [caveat] };
  }
  const misfit = performers.find(({ type }) => type !== 'Personality' && type !== 'Follower');
  if (misfit)
    return sayNo(`Personalities and Followers perform a Ritual, and ${misfit.name} is neither`, RULE);
  if (primary.type === 'Follower') {
    const caveat =
      'The page says that Followers may assist; it follows that no Follower can be the primary Shugenja.';
    const why = `a Follower may only assist, and ${primary.name} would be the primary Shugenja`;
    return { ...sayNo(why, RULE), caveats: [caveat] };
  }
  const judged = performers.map(({ name, keywords }) => {
    return { card: name, keyword: 'Shugenja', counted: context.counts(keywords, 'Shugenja') };
  });
  const layman = judged.find(({ counted }) => counted.verdict === 'no');
  if (layman) {
    const draft = sayNo(`all performers must be Shugenja, and ${layman.card} is not`, RULE);
    return { ...draft, steps: [...draft.steps, ...layman.counted.steps] };
  }
  const unsettled = judged.filter(({ counted }) => counted.verdict !== 'yes');
  if (unsettled.length > 0) {
    return sayUnsettled(unsettled, { text: 'All performers must be Shugenja.', rule: RULE }, context.day);
  }
  const assisting = performers.filter(one => one !== primary).map(one => one.name);
  const proofs = eachOnce(judged.flatMap(({ counted }) => counted.steps));
  const isCounted = context.standing(PRIMARY_RULE)?.status === 'in-force';
  const uncounted = `On ${formatDay(context.day)} no rule said whether the primary Shugenja counts in the numbers and totals of a Ritual.`;
  const caveats = isCounted ? [] : [uncounted];
  const value = { primary: primary.name, assisting };
  if (assisting.length === 0) {
    const answer = `It depends on the Spell: a Ritual may allow more Shugenja than ${primary.name}, or require them.`;
    const text = 'A Ritual allows or requires several Shugenja; its own text says which.';
    return { verdict: 'depends', value, answer, steps: [...stepsBy(RULE, text), ...proofs], caveats };
  }
  const text = `${formatCount(performers.length, 'Shugenja', 'Shugenja')} are at one location, and ${primary.name} has the Spell.`;
  const counted = `The primary Shugenja counts among them, unless the Ritual says otherwise: that makes ${performers.length}.`;
  return {
    verdict: 'yes',
    value,
    answer: `Yes: ${primary.name} is the primary Shugenja, assisted by ${joinAnd(assisting)}.`,
    steps: [...stepsBy(RULE, text), ...proofs, ...(isCounted ? stepsBy(PRIMARY_RULE, counted) : [])],
    caveats: ["The Spell's own text says how many Shugenja it needs.", ...caveats],
  };
}

/** Reads who performs: the cards that are described, who has the Spell, and whether all are in one place. */
function readPerformers(sentence: Sentence): FactsRead | null {
  const line = lineOf(sentence.tokens);
  // what must be so is asked of every Ritual
  if (/\b(?:must|(?:have|has|need|needs) to)\b/.test(line)) return null;
  const { cards, begun } = findCards(sentence);
  const described = cards.filter(
    ({ type, keywords }) => type === 'Personality' || type === 'Follower' || keywords.length > 0,
  );
  const performers = nameCards(described);
  if (performers.length < 2) return null;
  const places = placesOfWords(sentence, /^(?:battlefield|location|province|place|unit|home|there)s?$/);
  const apart =
    /\b(?:different|separate|another|elsewhere|at home|other (?:location|battlefield|province|place))\b/.test(
      line,
    );
  const same = /\b(?:same|one|together|there)\b/.test(line);
  if (!apart && !same && places.length > 0) return null;
  const owner = performers.findIndex(({ hasSpell }) => hasSpell);
  const first = performers.findIndex(({ type }) => type !== 'Follower');
  const isWithout = /\b(?:without|neither|none|nobody)\b/.test(line);
  const bearer = isWithout ? -1 : owner >= 0 ? owner : Math.max(first, 0);
  const list = performers.map(({ name, type, keywords }, index) => ({
    name: index === bearer ? `${name} with the Spell` : name,
    type: type ?? 'Personality',
    keywords,
    location: apart && index === performers.length - 1 ? 'another place' : 'one place',
    hasSpell: index === bearer,
  }));
  const words = placesOfWords(
    sentence,
    /^(?:same|different|separate|other|another|one|both|all|without|spell|elsewhere)$/,
  );
  const assumed = [
    ...(owner < 0 && bearer >= 0 ? [`${list[bearer]?.name} has the Spell`] : []),
    ...(apart || same ? [] : ['all of them are at one location']),
  ];
  return {
    facts: { performers: list },
    used: [...placesOf([...described, ...begun]), ...places, ...words],
    assumed,
  };
}

/** Whether these cards may perform a Ritual together. */
export const ritual = declareQuestion({
  id: 'legacy/ritual',
  title: 'May these cards perform a Ritual together?',
  restsOn: [RULE, PRIMARY_RULE],
  verdicts: ['yes', 'no', 'depends'],
  facts: {
    performers: z
      .array(performer)
      .max(30)
      .describe('Who performs it, where is each, and who has the Spell attached?'),
  },
  example: {
    performers: [
      { name: 'Isawa Ochiai', type: 'Personality', keywords: ['Shugenja'], location: 'home', hasSpell: true },
      {
        name: 'Isawa Sezaru',
        type: 'Personality',
        keywords: ['Shugenja'],
        location: 'home',
        hasSpell: false,
      },
    ],
  },
  ways: {
    asked: [
      'two shugenja ritual different battlefields',
      'ritual with 2 shugenja at the same battlefield',
      'can a shugenja follower help with a ritual',
      'may a courtier perform a ritual with a shugenja who has the spell',
      'three shugenja at one location want to perform a ritual, the first has the spell',
      'can the ritual be performed without the shugenja who has the spell attached',
      'must all shugenja of a ritual be at the same location',
    ],
    about: 'ritual',
    turns: 'need <n> / need more|other|another / how many / cost / total / count / negate',
    also:
      'doing / shugenja / ritual / same location|battlefield|province|place / primary (shugenja) / ' +
      'take part / join / cast / all|every|each (shugenja|performer)',
    general: [
      {
        said: 'same|one|different|separate|other|another location|place|battlefield|province',
        value: 'one location',
        answer: 'All performers of a Ritual must be at one and the same location.',
      },
    ],
    read: readPerformers,
  },
  check({ performers = [] }): Problem[] {
    const owners = performers.filter(({ hasSpell }) => hasSpell).map(one => one.name);
    if (owners.length < 2) return [];
    return [
      {
        code: 'bad-value',
        message: 'One Spell is attached to one card.',
        field: 'performers',
        found: joinAnd(owners),
        cure: 'Set hasSpell only for the performer with the Spell.',
      },
    ];
  },
  rule: ({ performers }, context) => rule(performers, context),
});
