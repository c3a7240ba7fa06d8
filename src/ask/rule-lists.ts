import type { Corpus } from '../knowledge/index.js';
import { type Day, type Sentence, tokensOf, wordAt } from '../language/index.js';
import { makeRuling, type Ruling } from '../resolver/index.js';

const set = (words: string) => new Set(words.split(' '));
const ASKING = set(
  'what which are is there show me us list all any every the a an rule rules ruling rulings everything tell give get find do does say says you have know i we can about on for of regarding concerning with please hey hi judge how many page pages errata legacy to apply applies affect cover covers concern mention mentions speak exist read want like need would see learn more info information there it any into section part official pull up text provision provisions govern governs please pls plz thanks uh um so ok okay gimme bring what wanna regarding dealing deal touching around plus also whole set stuff things thing only just anything every-thing current currently now today book rulebook',
);
const LEADS = set('govern governs about on for of regarding concerning say mention mentions cover covers');

/** What a sentence wants all rules on: "all rules on Sensei", "what rules are there about Winds"; null where it wants none. */
export function readSubject({ tokens: all, text }: Sentence): string[] | null {
  // ", I have never used one": what is told behind it
  const mark = /[,.;!?]\s+\S/.exec(text)?.index ?? text.length;
  const cut = all.filter(({ start }) => start < mark);
  const tokens = cut.some(({ word }) => LEADS.has(word)) ? cut : all;
  const rules = tokens.findIndex(({ word }) =>
    /^(?:rules?|provisions?|everything|all|read|learn|info|information)$/.test(word),
  );
  const lead = tokens.findIndex(({ word }, at) => at > rules && LEADS.has(word));
  if (rules < 0 || lead < 0) return null;
  const subject = tokens.slice(lead + 1).filter(({ word }) => !ASKING.has(word));
  const before = tokens.slice(0, lead);
  const every = !/^(?:rules?|provisions?)$/.test(wordAt(tokens, rules));
  const named = tokens.some(({ word }) => /^(?:rules?|provisions?)$/.test(word));
  if (
    !before.every(({ word }) => ASKING.has(word)) ||
    subject.length === 0 ||
    subject.length > 3 ||
    (every && !named && !/^(?:about|on|regarding|concerning)$/.test(wordAt(tokens, lead))) ||
    (every && !named && wordAt(tokens, lead) === 'on' && wordAt(tokens, lead - 1) !== 'everything')
  )
    return null;
  return subject
    .filter(({ word }) => !/^(?:players?|cards?|keyword)$/.test(word) || subject.length === 1)
    .map(({ stem }) => stem);
}

const stemsOf = (text: string) => new Set(tokensOf(text).map(({ stem }) => stem));

/** Rules on a subject, verdict `value`: those whose title, id or keywords have its words. */
export function ruleSubject(subject: readonly string[], asOf: Day, corpus: Corpus): Ruling | null {
  const found = corpus.documents.filter(({ title, id, keywords }) => {
    const stems = stemsOf([title, id.replace(/[/-]/g, ' '), ...keywords].join(' '));
    return subject.every(
      stem =>
        stems.has(stem) ||
        [...stems].some(other => other.length > 4 && (other.startsWith(stem) || stem.startsWith(other))),
    );
  });
  if (found.length === 0) return null;
  const rules = found.map(({ id }) => id);
  const titles = found.map(({ title }) => title).join('; ');
  return makeRuling(corpus, asOf, {
    question: `Which rules are there on ${subject.join(' ')}?`,
    verdict: 'value',
    value: { rules },
    answer: `${rules.length === 1 ? 'One rule' : `${rules.length} rules`}: ${titles}.`,
    cites: rules,
  });
}
