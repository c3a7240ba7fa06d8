import type { Day, Sentence } from '../language/index.js';
import type { Judge, PlayFormat, Ruling } from '../resolver/index.js';
import type { Plan } from './asked.js';
import { addNear } from './near-titles.js';
import { readOrder, sayPlace } from './orders.js';
import { planPairs } from './plan-pairs.js';
import { planQuestions } from './plan-questions.js';
import type { Readers } from './readers.js';
import { readSubject, ruleSubject } from './rule-lists.js';
import { ruleSet } from './rule-sets.js';
import { readSet } from './sets.js';
import { topicsOf } from './topics.js';
import { planUnknown } from './unknown-keyword.js';

/** What rules on the questions that are understood. */
export type Rules = Pick<Judge, 'corpus' | 'countsAs' | 'resolveCards' | 'impact' | 'answer'> & {
  /** How people ask the questions; a promise where the judge is loaded late. */
  ways: Judge['ways'] | (() => Promise<Judge['ways']>);
};

function planOrder(rest: string, rules: Rules, readers: Readers): Plan[] {
  const reading = readOrder(rest, readers);
  if (!reading) return [];
  return [
    {
      question: reading.id,
      certain: reading.certain,
      clean: reading.certain,
      async rule(day) {
        const outcome = await rules.answer(reading.id, reading.facts, day);
        if (!outcome.ok) return null;
        const place = sayPlace(reading, outcome.value.value);
        const ruling = place
          ? { ...outcome.value, answer: `${place} ${outcome.value.answer}` }
          : outcome.value;
        return { kind: 'order', question: reading.id, facts: reading.facts, ruling, notes: [] };
      },
    },
  ];
}

function planSet(
  rule: (day: Day) => Promise<Ruling | null>,
  { certain, clean }: Pick<Plan, 'certain' | 'clean'> = { certain: true, clean: true },
): Plan {
  return {
    certain,
    clean,
    async rule(day) {
      const ruling = await rule(day);
      return ruling && { kind: 'set', question: null, facts: null, ruling, notes: [] };
    },
  };
}

/** Everything that a sentence may ask, best first. */
export function listPlans(
  sentence: Sentence,
  rest: string,
  format: PlayFormat | 'other',
  readers: Readers,
  rules: Rules,
): Plan[] {
  if (format !== 'legacy')
    return format === 'other' ? [] : planKeywords(sentence, format, readers, rules, () => []);
  let known: Plan[] | null = null;
  const listOthers = () => {
    known ??= planQuestions(readers.readQuestions(sentence), sentence, rules, readers.catalogue);
    return known;
  };
  const topics = topicsOf(sentence, readers.findPrinted, readers.isWord);
  const subject = readSubject(sentence, topics, readers);
  if (subject && (subject.named || !listOthers().some(({ certain }) => certain)))
    return [planSet(async day => ruleSubject(subject, day, rules.corpus))];
  const order = planOrder(rest, rules, readers);
  if (order.some(({ certain }) => certain)) return order;
  const others = planKeywords(sentence, format, readers, rules, listOthers);
  return [
    ...order,
    ...others.filter(({ question }) => question === undefined || question !== order[0]?.question),
  ];
}

/** What is asked of keywords and cards, with the other readings where that is not certain. */
function planKeywords(
  sentence: Sentence,
  format: PlayFormat,
  readers: Readers,
  rules: Rules,
  listOthers: () => Plan[],
): Plan[] {
  const { corpus } = rules;
  const { catalogue } = readers;
  const topics = topicsOf(sentence, readers.findPrinted, readers.isWord);
  const parts = { corpus, rules, catalogue, isKeyword: readers.isKeyword, isListed: readers.isListed };
  const weak =
    sentence.weak.length > 0 ? topicsOf(sentence, readers.findPrinted, readers.isWord, true) : topics;
  // a title that holds a keyword and more is meant, as "goblin warmonger"
  const longer = sentence.weak.some(({ start, end }) =>
    sentence.keywords.some(one => one.start >= start && one.end <= end && one.end - one.start < end - start),
  );
  const [first, second] = longer ? [weak, topics] : [topics, weak];
  const twin = sentence.weak.some(one =>
    sentence.keywords.some(({ start, end }) => start === one.start && end === one.end),
  );
  if (twin) {
    const both = [weak, topics].flatMap(each => readers.readPair(sentence, each) ?? []);
    const plans = both.flatMap(each => planPairs({ ...each, certain: false }, format, parts));
    if (plans.length > 0) return [...plans, ...listOthers()];
  }
  const written = readers.readPair(sentence, first) ?? readers.readPair(sentence, second);
  const found = readers.findNear ? addNear(sentence, topics, readers.findNear) : null;
  // a title with a slip that takes a keyword in: "goblin chukers is nonhuman"
  const near = written?.certain && found && found.topics.length > topics.topics.length ? null : found;
  const nearPair = near && readers.readPair(sentence, near);
  const pair = nearPair && (nearPair.certain || !written?.linked) ? nearPair : written;
  const paired = pair ? planPairs(pair, format, parts) : [];
  // a question of which two facts are told, and no word is left, says more than two keywords of it
  const told =
    pair !== null && listOthers().some(({ certain, alone, told = 0 }) => certain && !alone && told > 1);
  if (pair?.certain && !told) return paired;
  const asked = readSet(sentence, topics, readers) ?? (near && readSet(sentence, near, readers));
  const sets = asked ? [planSet(day => ruleSet(asked, day, format, parts), asked)] : [];
  if (asked?.certain) return sets;
  const unknown = pair || asked ? [] : planUnknown(sentence, topics, readers, rules);
  if (unknown.length > 0 && !listOthers().some(({ certain }) => certain)) return unknown;
  const rest = listOthers().map(plan => (plan.alone && pair?.linked ? { ...plan, certain: false } : plan));
  return pair?.linked && !rest.some(({ certain }) => certain)
    ? [...paired, ...rest]
    : [...sets, ...rest.slice(0, 2), ...paired, ...rest.slice(2)];
}
