import { addVersions, type Catalogue, type NamedVersion } from '../decks/index.js';
import { type Corpus, listPhrases } from '../knowledge/index.js';
import { type Day, joinAnd, makePhrase, matchAt, type Sentence } from '../language/index.js';
import { type Judge, makeRuling, type Ruling } from '../resolver/index.js';
import type { Plan } from './asked.js';
import { PLAIN } from './plain.js';
import type { QuestionReading } from './read-question.js';

/** By how much a reading must fit better than another that explains all as well. */
const MARGIN = 0.08;
/** A reading that leaves words over must not fit so much better. */
const LEAD = 0.3;
/** A reading that passes words of other rules over must fit so well, and so much better than any other. */
const LIKELY = { score: 0.75, margin: 0.15 };
/** What fits less is no candidate. */
const LEAST = 0.45;
/** What does not say what a question is about must fit so well, and tell a fact of it. */
const FEW = 0.75;

function notesOf({ told, ignored }: QuestionReading, facts: Record<string, unknown>): string[] {
  const assumed = Object.keys(facts).length > 0 ? told.assumed : [];
  return [
    ...(assumed.length > 0 ? [`Taken as told: ${assumed.join('; ')}.`] : []),
    ...(ignored.length > 0
      ? [`Passed over: ${[...new Set(ignored)].map(word => `"${word}"`).join(', ')}.`]
      : []),
  ];
}

/** Whether a word that tells nothing yet belongs to a fact that is asked back: it may tell just that. */
function isTouched(
  { question, told }: QuestionReading,
  { needs }: Ruling,
  tokens: Sentence['tokens'],
): boolean {
  return tokens.some(({ word, stem }, at) => {
    const facts = question.heeded.get(stem);
    return (
      facts !== undefined &&
      !told.used.has(at) &&
      !PLAIN.has(word) &&
      !question.subject.has(stem) &&
      needs.some(({ fact }) => facts.has(fact))
    );
  });
}

// what is asked without naming anybody: the first answer of which a word occurs, or that needs none
function ruleGeneral(
  { question, told }: QuestionReading,
  tokens: Sentence['tokens'],
  day: Day,
  corpus: Corpus,
): Ruling | null {
  if (told.used.size > 0) return null;
  const answer = question.ways.general?.find(({ said }) => {
    const phrases = listPhrases(said);
    return (
      phrases.length === 0 ||
      // "if no card changes it": what is denied is not said
      phrases
        .map(makePhrase)
        .some(phrase => tokens.some((_, at) => matchAt(tokens, at, phrase)?.denied === false))
    );
  });
  const [rule] = question.restsOn;
  if (!answer || rule === undefined) return null;
  const { value, answer: text } = answer;
  return makeRuling(corpus, day, {
    question: question.title,
    verdict: 'value',
    value,
    answer: text,
    steps: [{ text, rule }],
  });
}

/** Its answer depends on all versions of a card, also on those that the sentence does not name. */
const OF_VERSIONS = 'legacy/alternate-titles';

/** The facts of the sentence with the other versions from the card data; a caveat for each title without card data. */
function completeFacts({ question, told: { facts } }: QuestionReading, catalogue: Catalogue | null) {
  if (question.id !== OF_VERSIONS || !Array.isArray(facts.cards)) return { facts, caveats: [] };
  const { cards, unknown } = addVersions(catalogue, facts.cards as NamedVersion[]);
  const titles = joinAnd([...new Set(unknown)]);
  const caveat = `There are no card data on ${titles}: another version, not named here, may give more alternate titles.`;
  return { facts: { cards }, caveats: unknown.length > 0 ? [caveat] : [] };
}

/** Makes plans of the questions that a sentence may ask, best first; the first is certain where nothing is in doubt. */
export function planQuestions(
  readings: readonly QuestionReading[],
  { text, tokens, things }: Sentence,
  rules: Pick<Judge, 'answer' | 'corpus'>,
  catalogue: Catalogue | null,
): Plan[] {
  const isNamed = tokens.some(({ capital }, at) => capital && at > 0);
  // cards that are described, named, or meant by a pronoun: a question that reads cards has missed them
  const speaksOfCards =
    things.length > 0 ||
    tokens.some(
      ({ word, capital }, at) => (capital && at > 0) || /^(?:it|him|her|he|she|them|they)$/.test(word),
    );
  // a separate sentence from which no fact was read may hold a fact that was missed
  const tellsMore = /[.;:!?]\s+\p{L}/u.test(text);
  const certain = readings.filter(reading => reading.certain);
  const [best, second] = certain;
  const [top] = readings;
  const clear =
    best && top && top.score - best.score <= LEAD && (!second || best.score - second.score >= MARGIN);
  const next = readings[1]?.score ?? 0;
  const likely =
    !clear && top?.likely === true && top.score >= LIKELY.score && top.score - next >= LIKELY.margin;
  const listed = [
    ...(best ? [best] : []),
    ...readings.filter(reading => reading !== best && reading.score >= LEAST),
  ].slice(0, 3);
  // words of a question are in most sentences: what it is about, or a fact of it, must be in what may ask it
  const fits = listed.some(
    ({ question: { subject }, about, turned, told: { facts }, score }) =>
      (about && !turned) ||
      (score >= FEW && Object.keys(facts).length > 0) ||
      // "imperial favor": its subject, and nothing else
      tokens.every(({ word, stem }) => subject.has(stem) && !PLAIN.has(word)),
  );
  return (fits ? listed : []).map(reading => {
    const { question, told } = reading;
    return {
      question: question.id,
      certain: (reading === best && clear === true) || (reading === top && likely),
      // three facts are more than a pair of keywords would tell
      alone: reading === top && likely && Object.keys(told.facts).length < 3,
      // a name in a question that reads cards may be a title
      clean: reading.ignored.length === 0 && !(question.ways.read && isNamed) && question.id !== OF_VERSIONS,
      told: Object.keys(told.facts).length,
      async rule(day) {
        const general = ruleGeneral(reading, tokens, day, rules.corpus);
        if (general)
          return {
            kind: 'order',
            question: question.id,
            facts: {},
            ruling: general,
            notes: notesOf(reading, {}),
          };
        const { facts, caveats } = completeFacts(reading, catalogue);
        const outcome = await rules.answer(question.id, facts, day);
        if (!outcome.ok) return null;
        const ruling = { ...outcome.value, caveats: [...outcome.value.caveats, ...caveats] };
        // a question back is offered, and not given as the ruling, where a word that was passed over may tell what it asks
        // for, or where nothing was told at all
        const empty =
          ruling.verdict === 'depends' &&
          (reading.ignored.length > 0 ||
            isTouched(reading, ruling, tokens) ||
            (Object.keys(facts).length === 0 &&
              told.used.size === 0 &&
              (tellsMore || (question.ways.read !== undefined && speaksOfCards) || ruling.needs.length > 2)));
        return {
          kind: 'question',
          question: question.id,
          facts,
          ruling,
          notes: notesOf(reading, facts),
          open: empty,
        };
      },
    };
  });
}
