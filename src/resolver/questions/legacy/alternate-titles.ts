import * as z from 'zod';
import { formatDay, KEYWORD_LIMIT } from '../../../knowledge/index.js';
import {
  endOf,
  FILLERS,
  joinAnd,
  plainText,
  type Sentence,
  startOf,
  wordAt,
} from '../../../language/index.js';
import type { Experience } from '../../experience.js';
import { stepsBy } from '../drafts.js';
import { declareQuestion, type FactsRead } from '../question.js';
import { findExperiences, placesOf } from '../read.js';
import { experience, readExperience } from './fields.js';

const RULE = 'legacy/experienced/alternate-titles';

/** A version of a Personality. */
export interface Version {
  title: string;
  experience: Experience;
}

/** A title that a version has: why, where it is not printed, and what is open about it. */
interface HeldTitle {
  title: string;
  why?: string;
  caveat?: string;
}

function keyOf(title: string): string {
  return plainText(title).toLowerCase();
}

function nameOf({ title, experience }: Version): string {
  return experience.written === '' ? title : `${title} (${experience.written})`;
}

/** Why a version has the titles of another, by one of the two halves of the rule. */
function reasonToShare(to: Version, held: readonly HeldTitle[], from: Version) {
  const through = held.find(({ title }) => keyOf(title) === keyOf(from.title));
  if (through) {
    return (title: string) =>
      `"${through.title}" is its alternate title, and ${nameOf(from)} has "${title}".`;
  }
  const isHigher = to.experience.kind !== 'none' && to.experience.level > from.experience.level;
  return isHigher && keyOf(to.title) === keyOf(from.title)
    ? () => `the lower level ${nameOf(from)} has it.`
    : null;
}

/**
 * Alternate titles of each version, in the order of the versions: those printed, and, with `shared`, those that both
 * halves of legacy/experienced/alternate-titles add, until nothing more is added. A card's own title is not an
 * alternate one.
 */
export function closeTitles(versions: readonly Version[], shared: boolean): HeldTitle[][] {
  const held = versions.map(({ experience: { alternateTitle: title } }): HeldTitle[] =>
    title === null ? [] : [{ title }],
  );
  let grows = shared;
  while (grows) {
    grows = false;
    // a round reads what the round before it left, so that each title gets its shortest reason
    const before = held.map(titles => [...titles]);
    for (const [index, version] of versions.entries()) {
      const own = held[index] as HeldTitle[];
      const known = new Set([version.title, ...own.map(({ title }) => title)].map(keyOf));
      for (const [other, from] of versions.entries()) {
        const reason = reasonToShare(version, before[index] as HeldTitle[], from);
        for (const { title } of reason ? (before[other] as HeldTitle[]) : []) {
          if (known.has(keyOf(title))) continue;
          known.add(keyOf(title));
          grows = true;
          const why = `${nameOf(version)} also has "${title}": ${reason?.(title)}`;
          // a higher level of the other Personality may not have been meant
          const caveat = `"${title}" comes to ${nameOf(version)} from the higher level ${nameOf(from)}: the page does not say which version of a Personality is meant.`;
          const isOpen = from.experience.level > version.experience.level;
          own.push({ title, why, ...(isOpen ? { caveat } : {}) });
        }
      }
    }
  }
  return held;
}

const card = z.strictObject({
  title: z.string().regex(/\S/, 'a title has at least one letter').max(KEYWORD_LIMIT).describe('The title.'),
  experience: experience.describe('The experience keyword as printed, "" for none.'),
});

function sayTitles(version: Version, titles: readonly HeldTitle[]): string {
  const words = titles.length > 0 ? joinAnd(titles.map(({ title }) => `"${title}"`)) : 'no alternate title';
  return `${nameOf(version)} has ${words}`;
}

/** Words between a name and its experience: `Heigi is exp 5`, `Akodo Ginawa himself has …`. */
const LINKS = new Set('is has have having with at the a himself herself as'.split(' '));
/** Other words that are no part of a name. */
const NO_NAME = new Set(
  (
    'title titles alternate alt other another version versions card cards personality of for and or plus with at as in on what which whose when if get gets share ' +
    'shares each both please than to too himself herself him keyword keywords level same one list lists tell me'
  ).split(' '),
);

/** Reads every card that is named with its experience: `Heigi (Experienced 5 Akodo Ginawa)`, `Heigi is exp 5`. */
function readTitles(sentence: Sentence): FactsRead | null {
  const { text, tokens } = sentence;
  const isName = (at: number) => {
    const { word, number } = tokens[at] ?? { word: 'the', number: null };
    return number === null && !FILLERS.has(word) && !NO_NAME.has(word);
  };
  const isNext = (at: number) => /^ ?$/.test(text.slice(endOf(tokens, at), startOf(tokens, at)));
  const nameAt = (start: number, end: number) =>
    text
      .slice(startOf(tokens, start), endOf(tokens, end))
      .replace(/(^| )\p{L}/gu, letter => letter.toUpperCase());
  const found = findExperiences(sentence).flatMap(({ start: at, end: behind, written }) => {
    let close = at;
    while (LINKS.has(wordAt(tokens, close - 1))) close--;
    let start = close;
    while (isName(start - 1) && (start === close || isNext(start))) start--;
    let end = behind;
    while (isName(end) && isNext(end)) end++;
    if (written === '' || start === close) return [];
    const experience = end > behind ? `${written} ${nameAt(behind, end)}` : written;
    return [{ start, end, facts: { title: nameAt(start, close), experience } }];
  });
  return found.length === 0
    ? null
    : { facts: { cards: found.map(({ facts }) => facts) }, used: placesOf(found) };
}

/** The alternate titles that each of several cards is considered to have. */
export const alternateTitles = declareQuestion({
  id: 'legacy/alternate-titles',
  title: 'Which alternate titles does each of these cards have?',
  restsOn: [RULE],
  everyDay: true,
  verdicts: ['value'],
  facts: {
    cards: z
      .array(card)
      .min(1)
      .max(40)
      .describe('Which cards: every version that matters, each with title and experience keyword?'),
  },
  example: {
    cards: [
      { title: 'Heigi', experience: 'Experienced 5 Akodo Ginawa' },
      { title: 'Akodo Ginawa', experience: 'Experienced 4 Ginawa' },
    ],
  },
  ways: {
    asked: [
      'which alternate titles does Heigi (Experienced 5 Akodo Ginawa) have',
      'alternate titles of Heigi (Experienced 5 Akodo Ginawa) and Akodo Ginawa (Experienced 4 Ginawa)',
      'what is the alternate title of a card with experienced 5',
      'does Shosuro experienced 7 have the ninja shapeshifter alternate title',
      'does a higher experienced level have the alternate title of the lower one',
      'what other titles count for an experienced personality with a name in brackets',
    ],
    about: 'alternate title / other title / title + also|share|experienced',
    turns: 'deck / overlay',
    also: 'each / plus / experienced',
    read: readTitles,
  },
  rule({ cards }, { day, standing }) {
    const versions = cards.map(({ title, experience }) => ({
      title: plainText(title),
      experience: readExperience(experience),
    }));
    const inForce = standing(RULE)?.status === 'in-force';
    const held = closeTitles(versions, inForce);
    const each = versions.map((version, index) => ({ version, titles: held[index] as HeldTitle[] }));
    const proof = held.flat().flatMap(({ why = [] }) => why);
    const without = inForce
      ? 'The rule gives no card here another title.'
      : `On ${formatDay(day)} no rule let cards share alternate titles: only printed ones count.`;
    return {
      verdict: 'value',
      answer: `${each.map(({ version, titles }) => sayTitles(version, titles)).join('; ')}.`,
      value: each.map(({ version, titles }) => ({
        title: version.title,
        experience: version.experience.written,
        alternateTitles: titles.map(({ title }) => title),
      })),
      steps: stepsBy(RULE, ...(proof.length > 0 ? proof : [without])),
      caveats: held.flat().flatMap(({ caveat = [] }) => caveat),
    };
  },
});
