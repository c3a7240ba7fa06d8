import * as z from 'zod';
import { formatDay, KEYWORD_LIMIT } from '../../../knowledge/index.js';
import { capitalise, joinAnd, plainText } from '../../../language/index.js';
import type { Step } from '../../ruling.js';
import { declareQuestion } from '../question.js';
import { experience, readExperience } from './experience-field.js';
import { closeTitles, type HeldTitle, type Version } from './title-closure.js';

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

const EXPERIENCES = /\((?:inexperienced|experienced[^)]*)\)/g;
// a title may be any words but those that tell whose it is, or deny it
const TITLES =
  /(?<=\b(?:of|for|and) )(?:(?!(?:not|non|no|my|your|his|opponent|another|other|has|have|is|are)\b)[\p{L}']+ ){1,4}(?=\()/gu;

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
  asked: {
    words: 'alternate title titles same personality card cards',
    when: [/\balternate titles?\b/],
    also: [EXPERIENCES, TITLES],
    facts: [
      [
        'cards',
        /^/,
        (match: RegExpExecArray) => {
          const cards = [...match.input.matchAll(/([\p{L}' ]+?) \((inexperienced|experienced[^)]*)\)/gu)].map(
            ([, title, keyword]) => ({
              title: capitalise((title as string).replace(/^.*\btitles? (?:of|for) |^ *and /, '').trim()),
              experience: capitalise(keyword as string),
            }),
          );
          return cards.length > 0 ? cards : undefined;
        },
      ],
    ],
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
      ? 'Neither half of the rule gives a card here one more title.'
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
