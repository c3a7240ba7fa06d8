import * as z from 'zod';
import { KEYWORD_LIMIT } from '../../../knowledge/index.js';
import { plainText, type Sentence } from '../../../language/index.js';
import { sayValue } from '../drafts.js';
import { declareQuestion, type FactsRead } from '../question.js';
import { placesOf } from '../read.js';

const RULE = 'legacy/family-names';

/** Reads the title of the card. */
function readTitle({ titles }: Sentence): FactsRead | null {
  // "Doji Hoturi … Doji is listed": the longest of them is the title, and its name alone is no other
  const title = titles.toSorted((a, b) => b.name.length - a.name.length)[0];
  return title && titles.every(({ name }) => ` ${title.name} `.includes(` ${name} `))
    ? { facts: { title: title.name }, used: placesOf(titles) }
    : null;
}

/** Which family name a Personality has, by the title of the card. */
export const familyName = declareQuestion({
  id: 'legacy/family-name',
  title: 'Which family name does the Personality have?',
  restsOn: [RULE],
  verdicts: ['value'],
  facts: {
    title: z
      .string()
      .regex(/\S/, 'a title has at least one letter')
      .max(KEYWORD_LIMIT)
      .describe('What is the title of the card?'),
    listed: z
      .boolean()
      .describe('Is the first or only name in the title listed in the Legacy Glossary under Family Name?'),
  },
  example: { title: 'Akodo Ginawa', listed: true },
  ways: {
    asked: [
      'what is the family name of Akodo Ginawa',
      'which part of the title is the family name',
      'does Hida Kisada have the family name Hida',
      'is Heigi a family name',
      'family name of a personality with one name',
      'which family is Doji Hoturi',
    ],
    about: 'family name / family + which|what|of',
    turns: 'family honor / ancestor',
    also: 'what|which / first|only|one name / listed',
    facts: {
      listed: { said: 'listed / in|on the glossary|list / glossary list', denied: 'not listed / unlisted' },
    },
    read: readTitle,
  },
  samples: ({ listed }) => (listed === false ? { title: ['Kitsu'] } : {}),
  rule({ title, listed }) {
    if (!listed) {
      const text = 'A name that the Glossary does not list is no family name.';
      return sayValue(null, 'It has no family name.', RULE, text);
    }
    // "Hamuro, the Wise"
    const [value] = plainText(title)
      .trim()
      .split(/[\s,]+/);
    const text = 'The family name is the first or only name in the title.';
    return sayValue(value, `The family name is ${value}.`, RULE, text);
  },
});
