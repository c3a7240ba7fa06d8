import type { Corpus } from '../knowledge/index.js';
import type { Sentence } from '../language/index.js';
import { makeRuling } from '../resolver/index.js';
import type { Plan } from './asked.js';
import type { Readers } from './readers.js';
import type { Topics } from './topics.js';

const BEGIN =
  /(?:^|[,;] |\b)(do|does|did|is|are|was|were|would|can|could|will|should|treat|count)(?: (?:i|we|you) (?:treat|count))? (?:(?:an?|any|every|my|the) )?(?:(?:card|personality|follower|guy) (?:with|that has|having) (?:(?:the|an?) )?(?:keyword |trait )?)?/;
const IS = /^(?:is|are|was|were)$/;
const JOIN =
  / ((?:(?:keyword|trait|also|really|even|still|ever|be|get|count|counts|qualify|pass|treated|counted|considered|seen) )*(?:as )?(?:(?:an?|the) )?)/;
const ASKED = new RegExp(`${BEGIN.source}\\?([^\\s,]+)${JOIN.source}(?:X|one)(?= |$)`);
const ASKED_BACK = new RegExp(`${BEGIN.source}X${JOIN.source}\\?([^\\s,]+)(?: keyword| trait)?$`);

/** Rules on "does a hamster count as Nonhuman": a word that no rule, card or everyday phrase of the game has is no keyword. */
export function planUnknown(
  { tokens, text }: Sentence,
  { topics }: Topics,
  { isListed, isStrange }: Pick<Readers, 'isListed' | 'isStrange'>,
  { corpus }: { corpus: Corpus },
): Plan[] {
  const [topic] = topics;
  if (!topic || topics.some(({ name }) => name !== topic.name || !isListed(name))) return [];
  const line = tokens.map(({ word, start, end }, at) => {
    if (topics.some(one => at >= one.start && at < one.end))
      return topics.some(one => at === one.start) ? 'X' : '';
    const stop = /[,;]/.test(text.slice(end, tokens[at + 1]?.start)) ? ',' : '';
    return `${isStrange(word) ? `?${text.slice(start, end)}` : word}${stop}`;
  });
  const said = line.filter(word => word !== '').join(' ');
  const [, verb = '', forth, joined = ''] = ASKED.exec(said) ?? [];
  const [, , by = '', back] = ASKED_BACK.exec(said) ?? [];
  const word = forth ?? back;
  // "did the zombie really dance" joins them by no word
  const isJoined = /\b(?:as|an?|be)\b/.test(joined || by) || (forth !== undefined && IS.test(verb));
  if (word === undefined || !isJoined) return [];
  const unknown = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const [from, to] = forth === undefined ? [topic.name, unknown] : [unknown, topic.name];
  return [
    {
      certain: true,
      clean: false,
      async rule(day) {
        const ruling = makeRuling(corpus, day, {
          question: `Does a card with ${from} count as ${to}?`,
          verdict: 'not-covered',
          answer: `No rule and no card has the keyword "${unknown}".`,
          cites: corpus.documents.filter(({ keywords }) => keywords.includes(topic.name)).map(({ id }) => id),
        });
        return { kind: 'counts-as', question: null, facts: null, ruling, notes: [] };
      },
    },
  ];
}
