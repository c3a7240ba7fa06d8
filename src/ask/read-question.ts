import { baseOf, DENIALS, FILLERS, type Sentence, wordAt } from '../language/index.js';
import { type Declarations, type Declared, type Found, INTERROGATIVES } from './declared.js';
import { GAME, PLAIN, SLIGHT, TURNING } from './plain.js';
import { readFacts, type Told } from './read-facts.js';

/** A sentence as one of the questions. */
export interface QuestionReading {
  question: Declared;
  told: Told;
  /** How well its words fit, from 0. */
  score: number;
  /** Whether all that was written is explained, so that it may be ruled on. */
  certain: boolean;
  /** Whether all that could turn it is explained, so that it may be ruled on where nothing else comes near. */
  likely: boolean;
  /** Words that are left over: a number, a keyword, a denial, or another word that turns the sense or may tell a fact. */
  left: readonly string[];
  /** Whether it has the words that the question must have, and words that make it another. */
  about: boolean;
  turned: boolean;
  /** Words that were passed over: first those of other rules, and those that might turn another question. */
  ignored: readonly string[];
}

const words = (text: string) => new Set(text.split(' '));

/** Everyday words that titles of questions or rules have: where a question tells nothing by them, they mean nothing. */
const EVERYDAY = new Set(
  (
    'achieve around ask bring decide despite enough exist final get give happen itself keyword look matter mean name outcome part people ' +
    'pick present reach run show side stand start stick stop table text through together use value wait way work'
  )
    .split(' ')
    .map(baseOf),
);
const MUST = words('must forced required obliged');

/** They ask for the same, each in its own grammar. */
const WH = words('who whose whom what which');
const AUXILIARIES = words(
  'do does did can may could would will should must is are am was were has have might',
);

/** Whether a clause asks with its verb, so that "who" and "what" within it only join: "does it change who can win". */
function isEmbedded(sentence: Sentence, at: number): boolean {
  for (let place = at - 1; place >= 0; place--) {
    if (isLead(sentence, place)) return AUXILIARIES.has(wordAt(sentence.tokens, place));
    if (/^(?:and|but|or|so)$/.test(wordAt(sentence.tokens, place))) return false;
  }
  return false;
}

function isLead(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const before = tokens[at - 1];
  return (
    at === 0 || before === undefined || /[,;.:?!-]/.test(sentence.text.slice(before.end, tokens[at]?.start))
  );
}

/** Whether a word asks for something, as `when` of "when may I", and not of "when I have a Wind". */
function isAsking(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const token = tokens[at];
  if (!token || !INTERROGATIVES.has(token.word) || isEmbedded(sentence, at)) return false;
  const next = wordAt(tokens, at + 1);
  if (token.word === 'when' || token.word === 'where')
    return (
      (isLead(sentence, at) || at < 3) &&
      /^(?:is|are|do|does|did|can|may|could|would|will|should|must)$/.test(next)
    );
  // "a third player, who has had no units: may he join"
  const isRelative =
    token.word === 'who' &&
    sentence.text[tokens[at - 1]?.end ?? 0] === ',' &&
    /^(?:is|has|had|was)$/.test(next) &&
    tokens.some(
      (_, place) => place > at && isLead(sentence, place) && AUXILIARIES.has(wordAt(tokens, place)),
    );
  if (token.word === 'which' || token.word === 'who')
    return (
      (isLead(sentence, at) && !isRelative) ||
      !/^(?:is|are|has|have|had|was|were|just|enter|entered|came|loses|lost|does|did|already)$/.test(next)
    );
  // "All Clans is what my Sensei says"
  if (/^(?:is|are|was)$/.test(wordAt(tokens, at - 1)) && /^(?:the|my|his|her|its|it|he|she|they)$/.test(next))
    return false;
  // "the army lacks what it is formed by"
  if (token.word === 'what' && /^(?:lacks?|has|have|meets?|with|without)$/.test(wordAt(tokens, at - 1)))
    return false;
  return token.word !== 'what' || next !== 'if';
}

function explain(
  sentence: Sentence,
  question: Declared,
  found: readonly Found[],
  told: Told,
): { explained: Set<number>; turned: boolean; about: boolean } {
  const explained = new Set(told.used);
  const parts = question.about.map(() => new Set<number>());
  const subject: Found[] = [];
  for (const match of found) {
    const { role, used, denied } = match;
    if (denied) continue;
    if (role.kind === 'about') {
      parts[role.line]?.add(role.part);
      subject.push(match);
    }
    if (role.kind === 'about' || role.kind === 'also') for (const at of used) explained.add(at);
  }
  // what tells a fact, or is a part of the question's own words, or joins a clause, turns nothing
  const turned = found.some(
    ({ role, used }) =>
      role.kind === 'turns' &&
      !used.every(at => told.used.has(at)) &&
      !subject.some(own => own.used.length > used.length && used.every(at => own.used.includes(at))) &&
      !used.every(at => INTERROGATIVES.has(wordAt(sentence.tokens, at)) && !isAsking(sentence, at)),
  );
  const about = question.about.some((count, line) => parts[line]?.size === count);
  return { explained, turned, about };
}

/** Whether a word is whom a clause asks about: "can another player", "may somebody". */
function isActor({ tokens }: Sentence, at: number): boolean {
  let before = at - 1;
  while (/^(?:a|an|any|the|my|his|some)$/.test(wordAt(tokens, before))) before--;
  return AUXILIARIES.has(wordAt(tokens, before));
}

/** What is left of a sentence that a question does not explain: what may turn it, what hardly does, and plain words. */
function leftOver(
  sentence: Sentence,
  question: Declared,
  explained: ReadonlySet<number>,
  { facts }: Told,
  isHard: (stem: string) => boolean,
): { left: string[]; slight: string[]; ignored: string[] } {
  const left: string[] = [];
  const slight: string[] = [];
  const ignored: string[] = [];
  const names: string[] = [];
  const { tokens } = sentence;
  const named = new Set(
    [...sentence.keywords, ...sentence.titles].flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, index) => start + index),
    ),
  );
  for (const [at, { word, stem, number, capital }] of tokens.entries()) {
    if (isAsking(sentence, at) && !explained.has(at)) {
      const asked = question.interrogatives;
      // "how much is his total": what it is
      const much = word === 'how' && /^(?:much|high|big|large)$/.test(wordAt(tokens, at + 1));
      const same = (WH.has(word) || much) && [...WH].some(other => asked.has(other));
      if (!same && !asked.has(word) && !(/^(?:what|how)$/.test(word) && tokens[at + 1]?.stem === 'about'))
        left.push(word);
      continue;
    }
    const obliged =
      MUST.has(word) || (word === 'to' && /^(?:have|has|need|needs|had)$/.test(wordAt(tokens, at - 1)));
    // "do I have to" asks for another thing than "may I", whatever else explains its words
    if (obliged && !question.own.has('must')) left.push(word);
    if (explained.has(at) || obliged) continue;
    // "in a 4 player game"
    if (number !== null && tokens[at + 1]?.stem === 'player' && tokens[at + 2]?.stem === 'gam') continue;
    const bare = word === 'or' && ['', 'not'].includes(wordAt(tokens, at + 1));
    const heeds = question.heeded.get(stem);
    // what tells nothing but facts that are told already
    const known = heeds === undefined || [...heeds].every(fact => facts[fact] !== undefined);
    const turns = TURNING.has(word) && !INTERROGATIVES.has(word) && !bare;
    if (number !== null && word !== 'one') (Object.values(facts).includes(number) ? slight : left).push(word);
    else if ((named.has(at) && !PLAIN.has(word)) || DENIALS.has(word)) left.push(word);
    else if (turns) (known && SLIGHT.has(word) && !isActor(sentence, at) ? slight : left).push(word);
    else if (
      INTERROGATIVES.has(word) ||
      bare ||
      PLAIN.has(word) ||
      FILLERS.has(word) ||
      question.own.has(stem) ||
      (EVERYDAY.has(stem) && !question.heeded.has(stem))
    )
      continue;
    else if (GAME.has(word)) left.push(word);
    else if (isHard(stem) || heeds !== undefined) (known ? slight : left).push(word);
    else if (word.length === 1 && !/^[aix]$/.test(word)) {
      // "Player B" is a player by that name; other letters sit at a table
      const named = tokens.some(
        (token, place) => token.word === word && wordAt(tokens, place - 1) === 'player',
      );
      (named ? names : left).push(word);
    } else if (capital && at > 0) names.push(word);
    else ignored.push(word);
  }
  // one person or card by whatever name is who is asked about; of several, one may do what the question does not know
  if (new Set(names).size === 1 || (question.ways.read && sentence.things.length > 0)) ignored.push(...names);
  else slight.push(...names);
  return { left, slight, ignored };
}

/** Makes the reader of sentences as questions, best first. */
export function makeQuestionReader(
  declarations: Declarations,
  isRuleWord: (stem: string) => boolean,
  isHard: (stem: string) => boolean,
): (sentence: Sentence) => QuestionReading[] {
  const { questions, find, weight } = declarations;
  return sentence => {
    const { tokens } = sentence;
    const has = (pattern: RegExp) => tokens.some(({ word }) => pattern.test(word));
    // "can I … on your turn" speaks of two persons, of whom the facts know one
    const twoPersons = has(/^(?:i|my|me|mine)$/) && has(/^(?:your|yours)$/);
    const found = find(tokens);
    const content = [...new Set(tokens.filter(({ word }) => !PLAIN.has(word)).map(({ stem }) => stem))];
    const all = content.reduce((sum, stem) => sum + Math.max(weight(stem), isRuleWord(stem) ? 2 : 1), 0) || 1;
    const readings = questions.map((question, index): QuestionReading | null => {
      const matches = found[index] as Found[];
      const fit = content.reduce((sum, stem) => sum + (question.words.has(stem) ? weight(stem) : 0), 0) / all;
      if (fit === 0) return null;
      const told = readFacts(sentence, question, matches);
      const { explained, turned, about } = explain(sentence, question, matches, told);
      const { left, slight, ignored } = leftOver(sentence, question, explained, told, isHard);
      const score =
        fit +
        (about ? 0.35 : 0) -
        (turned ? 0.3 : 0) +
        0.08 * Object.keys(told.facts).length -
        0.04 * (left.length + slight.length);
      const likely =
        !twoPersons &&
        about &&
        !turned &&
        left.length === 0 &&
        new Set(slight).size <= 2 &&
        ignored.length <= Math.max(2, tokens.length / 5) &&
        told.contradicted.length === 0;
      return {
        question,
        told,
        score,
        certain: likely && slight.length === 0,
        likely,
        left,
        ignored: [...slight, ...ignored],
        about,
        turned,
      };
    });
    return readings.filter(reading => reading !== null).sort((a, b) => b.score - a.score);
  };
}
