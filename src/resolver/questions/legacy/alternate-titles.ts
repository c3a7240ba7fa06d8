import * as z from 'zod';
import { formatDay, KEYWORD_LIMIT } from '../../../knowledge/index.js';
import { joinAnd, plainText, type Sentence } from '../../../language/index.js';
import type { Experience } from '../../experience.js';
import type { Step } from '../../ruling.js';
import { declareQuestion, type FactsRead } from '../question.js';
import { experience, readExperience } from './fields.js';

/** A version of a Personality. */
export interface Version {
  title: string;
  experience: Experience;
}

/** Why a version has an alternate title: printed, or from another version by one of the two halves of the rule. */
type Because =
  | { by: 'print' }
  /** The version has `through` as an alternate title, and `from` is a card of that title. */
  | { by: 'title'; through: string; from: Version }
  /** `from` is a lower level of the same Personality. */
  | { by: 'level'; from: Version };

interface HeldTitle {
  title: string;
  because: Because;
}

function keyOf(title: string): string {
  return plainText(title).toLowerCase();
}

function reasonToShare(to: Version, held: readonly HeldTitle[], from: Version): Because | null {
  const through = held.find(({ title }) => keyOf(title) === keyOf(from.title));
  if (through) return { by: 'title', through: through.title, from };
  const higher = to.experience.kind !== 'none' && to.experience.level > from.experience.level;
  return higher && keyOf(to.title) === keyOf(from.title) ? { by: 'level', from } : null;
}

/**
 * Alternate titles of each version, in the order of the versions: those printed, and, with `shared`, those that both
 * halves of legacy/experienced/alternate-titles add, until nothing more is added. A card's own title is not an
 * alternate one.
 */
export function closeTitles(versions: readonly Version[], shared: boolean): HeldTitle[][] {
  const held = versions.map(({ experience: { alternateTitle: title } }): HeldTitle[] =>
    title === null ? [] : [{ title, because: { by: 'print' } }],
  );
  let grows = shared;
  while (grows) {
    // a round reads what the round before it left, so that each title gets its shortest reason
    const before = held.map(titles => [...titles]);
    for (const [index, version] of versions.entries()) {
      const own = held[index] as HeldTitle[];
      const known = new Set([version.title, ...own.map(({ title }) => title)].map(keyOf));
      for (const [other, from] of versions.entries()) {
        const because = reasonToShare(version, before[index] as HeldTitle[], from);
        for (const { title } of because ? (before[other] as HeldTitle[]) : []) {
          if (known.has(keyOf(title))) continue;
          known.add(keyOf(title));
          own.push({ title, because: because as Because });
        }
      }
    }
    grows = held.some((titles, index) => titles.length > (before[index] as HeldTitle[]).length);
  }
  return held;
}

const ALTERNATE_TITLES = 'legacy/experienced/alternate-titles';

const card = z.strictObject({
  title: z.string().regex(/\S/, 'a title has at least one letter').max(KEYWORD_LIMIT).describe('The title.'),
  experience: experience.describe('The experience keyword as printed, "" for none.'),
});

function nameOf({ title, experience }: Version): string {
  return experience.written === '' ? title : `${title} (${experience.written})`;
}

function explain(version: Version, { title, because }: HeldTitle): Step[] {
  if (because.by === 'print') return [];
  const gains = `${nameOf(version)} also has "${title}"`;
  const text =
    because.by === 'title'
      ? `${gains}: "${because.through}" is its alternate title, and ${nameOf(because.from)} has "${title}".`
      : `${gains}: the lower level ${nameOf(because.from)} has it.`;
  return [{ text, rule: ALTERNATE_TITLES }];
}

// a higher level of the other Personality may not have been meant
function levelCaveats(version: Version, { title, because }: HeldTitle): string[] {
  if (because.by !== 'title' || because.from.experience.level <= version.experience.level) return [];
  return [
    `"${title}" comes to ${nameOf(version)} from the higher level ${nameOf(because.from)}: the page does not say ` +
      'which version of a Personality is meant.',
  ];
}

function sayTitles(version: Version, titles: readonly HeldTitle[]): string {
  const words = titles.length > 0 ? joinAnd(titles.map(({ title }) => `"${title}"`)) : 'no alternate title';
  return `${nameOf(version)} has ${words}`;
}

/** Words that are no part of a name. */
const NO_NAME =
  '(?:titles?|alternate|alt|other|another|also|versions?|cards?|personality|of|for|and|or|plus|an?|the|my|his|her|does?|do|is|are|has|have|having|with|at|as|in|on|what|which|whose|when|if|gets?|shares?|each|both|please|than|then|to|too|he|himself|she|herself|it|they|him|keywords?|level|same|one|lists?|tell|me|\\d+|\\|) ';
const NAME = `(?:(?!${NO_NAME})\\S+ )+`;
const VERSIONS = new RegExp(
  `(?<=^| )(${NAME})(?:\\| )?(?:(?:is|has|have|having|with|at|the|a|himself|herself|as) )*((?:in)?experienced (?:\\d+ )?(?:${NAME})?)`,
  'g',
);

const capital = (text: string) => text.trim().replace(/(^| )\p{L}/gu, letter => letter.toUpperCase());

/** Reads every card that is named with its experience: `Heigi (Experienced 5 Akodo Ginawa)`, `Heigi is exp 5`. */
function readTitles({ text, tokens }: Sentence): FactsRead | null {
  // a bar where more than a space parts two words
  const words = tokens.flatMap((token, at) => {
    const isParted =
      at > 0 && text.slice(tokens[at - 1]?.end, token.start) !== ' ' && token.start !== tokens[at - 1]?.start;
    return [
      ...(isParted ? [{ word: '|', at: -1 }] : []),
      { word: token.number === null ? token.word : String(token.number), at },
    ];
  });
  const line = words.map(({ word }) => `${word} `).join('');
  const placeIn = (index: number) => line.slice(0, index).split(' ').length - 1;
  const found = [...line.matchAll(VERSIONS)];
  return found.length === 0
    ? null
    : {
        facts: {
          cards: found.map(([, title, experience]) => ({
            title: capital(title as string),
            experience: capital(experience as string),
          })),
        },
        used: found.flatMap(({ index, 0: whole }) =>
          words.slice(placeIn(index), placeIn(index + whole.length)).map(({ at }) => at),
        ),
      };
}

/** The alternate titles that each of several cards is considered to have. */
export const alternateTitles = declareQuestion({
  id: 'legacy/alternate-titles',
  title: 'Which alternate titles does each of these cards have?',
  restsOn: [ALTERNATE_TITLES],
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
    also: 'each / plus / alternate title / experienced / have|has / card',
    read: readTitles,
  },
  rule({ cards }, { day, standing }) {
    const versions = cards.map(({ title, experience }) => ({
      title: plainText(title),
      experience: readExperience(experience),
    }));
    const inForce = standing(ALTERNATE_TITLES)?.status === 'in-force';
    const held = closeTitles(versions, inForce);
    const each = versions.map((version, index) => ({ version, titles: held[index] as HeldTitle[] }));
    const proof = each.flatMap(({ version, titles }) => titles.flatMap(one => explain(version, one)));
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
      steps: proof.length > 0 ? proof : [{ text: without, rule: ALTERNATE_TITLES }],
      caveats: each.flatMap(({ version, titles }) => titles.flatMap(one => levelCaveats(version, one))),
    };
  },
});
