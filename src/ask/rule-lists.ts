import type { Corpus } from '../knowledge/index.js';
import { type Day, type Sentence, wordAt } from '../language/index.js';
import { makeRuling, type Ruling } from '../resolver/index.js';
import { PLAIN } from './plain.js';
import type { Readers } from './readers.js';
import { findRequest } from './request.js';
import type { FoundRules } from './subjects.js';
import type { Topics } from './topics.js';
import { wordSet } from './word-lists.js';

const RULES = /^(?:rules?|rulings?|provisions?|pages?|legacy|text|section|entry|errata|glossary)$/;
/** Words that ask for rules: with a word that leads to the subject they need no "rules". */
const ASKING = wordSet(
  'what which are is there show me us list all any every the a an rule rules ruling rulings everything tell give get find do does say says you have know i we can about on for of regarding concerning with please hey hi judge how many page pages errata legacy to apply applies affect cover covers concern concerns mention mentions speak exist read want like need would see learn more info information it any into section part official pull up text provision provisions govern governs please pls plz thanks uh um so ok okay gimme bring what wanna dealing deal deals touching around plus also whole set stuff things thing only just anything current currently now today book rulebook that this could should your got ve been written write where here has quote explain teach document documents entry entries something full complete exactly look looking at work works may let kindly multiplayer go over through from and in under glossary sum summary summarize summarise overview',
);
const LEADS = wordSet(
  'to under govern governs about on for of regarding concerning concerns say mention mentions cover covers with touching quote explain over',
);
/** What asks for one answer instead of rules. */
const ONE_ANSWER =
  /^(?:if|when|while|can|may|must|could|is|are|do|does|did|whether|who|my|his|her|their|i|you|he|she|they|not|no|never|before|after)$/;

/** What a sentence wants all rules on: "all rules on Sensei", "Wind rules", "how do Formations work"; null where it wants none. */
export function readSubject(
  sentence: Sentence,
  { topics }: Topics,
  { isListed, isSubject, findRules }: Pick<Readers, 'isListed' | 'isSubject' | 'findRules'>,
): (FoundRules & { written: string }) | null {
  const clauseOf = findRequest(sentence, topics, isListed, isSubject);
  const asking = sentence.tokens.filter((_, at) => clauseOf(at) !== null);
  // "before I go to bed", "so I can settle a bet": why it is asked
  const why = asking.findIndex(
    ({ word }, at) =>
      /^(?:before|so|while|because)$/.test(word) &&
      /^(?:i|we|my|our)$/.test(wordAt(asking, at + 1)) &&
      asking.slice(at + 1).every(one => !isSubject(one.stem) || PLAIN.has(one.word)),
  );
  const tokens = why < 0 ? asking : asking.slice(0, why);
  const first = tokens.findIndex(({ word }) => !ASKING.has(word));
  if (first < 0) return null;
  const behind = tokens.findLastIndex(({ word }) => !ASKING.has(word)) + 1;
  const subject = tokens.slice(first, behind);
  const [asked, rest] = [tokens.slice(0, first), tokens.slice(behind)];
  const around = [...asked, ...rest].map(({ word }) => word);
  if (
    subject.filter(({ word }) => !ASKING.has(word)).length > 5 ||
    subject.some(({ word, number }) => number !== null || ONE_ANSWER.test(word))
  )
    return null;
  const lead =
    asked.findLast(({ word }) => !/^(?:the|a|an|all|any|in|legacy|multiplayer)$/.test(word))?.word ?? '';
  if (lead === 'to' && !around.includes('apply')) return null;
  const named = around.some(word => RULES.test(word) && word !== 'legacy');
  const said = around.join(' ');
  const explains = /\bhow (?:do|does) .*\bworks?$|\bexplain\b|\bwhat (?:do|does)(?: it)? do$/.test(said);
  const wants =
    (LEADS.has(lead) && (named || isWanted(around, lead))) ||
    (/\b(?:rules?|rulings?|provisions?)\b/.test(said) && RULES.test(wordAt(rest, 0))) ||
    explains;
  if (!wants) return null;
  const place = tokens.some(({ word }) => word === 'multiplayer') ? ['multiplayer'] : [];
  const content = subject.filter(({ word }) => word === 'and' || !ASKING.has(word)).map(({ stem }) => stem);
  // "Sensei and Winds" are two subjects
  const parts = content
    .join(' ')
    .split(' and ')
    .map(part => findRules([...part.split(' '), ...place]));
  const found = parts.filter(part => part !== null);
  const isNamed = found.every(({ named }) => named);
  // what is only spoken of in a rule is not explained by it
  if (found.length < parts.length || (explains && !isNamed)) return null;
  return {
    written: sentence.text.slice(subject[0]?.start, subject[subject.length - 1]?.end),
    rules: [...new Set(found.flatMap(({ rules }) => rules))],
    named: isNamed,
  };
}

// "everything about", "what is there on": without "rules", only words that want to read lead to a subject
function isWanted(words: readonly string[], lead: string): boolean {
  if (lead === 'quote') return true;
  if (!/^(?:about|on|regarding|concerning|concerns)$/.test(lead)) return false;
  return (
    words.some(word =>
      /^(?:everything|anything|something|read|learn|info|information|teach|quote|written|overview|summary)$/.test(
        word,
      ),
    ) ||
    (lead !== 'on' && words.includes('all')) ||
    /\b(?:(?:is|are) there|you (?:got|have)|to (?:say|know))\b/.test(words.join(' ')) ||
    /^tell (?:me|us)(?: all| more)? about$/.test(words.join(' '))
  );
}

/** Rules on a subject, verdict `value`. */
export function ruleSubject(
  { written, rules: found }: Pick<FoundRules, 'rules'> & { written: string },
  asOf: Day,
  corpus: Corpus,
): Ruling {
  const rules = found.map(({ id }) => id);
  const titles = found.map(({ title }) => title).join('; ');
  return makeRuling(corpus, asOf, {
    question: `Which rules are there on ${written}?`,
    verdict: 'value',
    value: { rules },
    answer: `${rules.length === 1 ? 'One rule' : `${rules.length} rules`}: ${titles}.`,
    cites: rules,
  });
}
