import * as z from 'zod';
import { type Problem, parseInput, parseKeyword } from '../../knowledge/index.js';
import { plainText } from '../../language/index.js';
import { KEYWORDS_LIMIT } from '../../resolver/index.js';
import { type Card, makeCard, type Stat } from './card.js';
import { foldTitle } from './fold.js';
import { repairText } from './mojibake.js';

/** A scrap of text that came as mojibake, and what it was repaired to. */
export interface Repair {
  card: string;
  field: string;
  found: string;
  repaired: string;
}

// the Oracle wraps single values into arrays of one; other exports do not
const texts = z
  .union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()])
  .transform(value => [value].flat().map(String));
const filled = texts.refine(values => (values[0] ?? '').trim() !== '', 'must not be empty');

const printing = z.object({ set: filled, number: texts.optional(), rarity: texts.optional() });

/** The Oracle's name of each stat. */
const STAT_FIELDS = {
  cost: 'cost',
  focus: 'focus',
  force: 'force',
  chi: 'chi',
  honorRequirement: 'honor',
  personalHonor: 'ph',
  provinceStrength: 'strength',
  goldProduction: 'production',
  startingHonor: 'startinghonor',
} as const satisfies Record<Stat, string>;

const FIELDS = ['deck', 'clan', 'keywords', 'text', 'legality', ...Object.values(STAT_FIELDS)] as const;
const fields = Object.fromEntries(FIELDS.map(field => [field, texts.optional()]));

// loose: the Oracle has many more fields, and adds some
const record = z.object({
  cardid: z.union([z.string().min(1), z.number()]).transform(String),
  title: filled,
  type: filled,
  printing: z.array(printing).default([]),
  ...(fields as Record<(typeof FIELDS)[number], z.ZodOptional<typeof texts>>),
});

/** The file of a record, and its index there. */
export interface CardPlace {
  file: string;
  index: number;
}

/**
 * Reads one record as the Oracle of the Void serves it. A Sensei's `keywords` are its factions.
 * Problems: `bad-card` with file and field (`12.title`); text that is no keyword is dropped with a problem.
 */
export function parseOracleCard(
  raw: unknown,
  { file, index }: CardPlace,
): { card: Card | null; repairs: Repair[]; problems: Problem[] } {
  const parsed = parseInput(record, raw, { file, field: String(index), code: 'bad-card' });
  if (parsed.problems) return { card: null, repairs: [], problems: parsed.problems };
  const data = parsed.value;
  const bad = (field: string, message: string, rest: Partial<Problem>): Problem => ({
    code: 'bad-card',
    message,
    file,
    field: `${index}.${field}`,
    ...rest,
  });
  const title = plainText(repairText(String(data.title[0])));
  if (foldTitle(title) === '') {
    const cure = 'Give the title at least one letter or digit.';
    const problem = bad('title', 'The title has no letter and no digit.', { found: title, cure });
    return { card: null, repairs: [], problems: [problem] };
  }
  const repairs: Repair[] = [];
  const problems: Problem[] = [];
  const plain = (field: string, values: readonly string[] = []): string[] =>
    values.map(found => {
      const repaired = repairText(found);
      if (repaired !== found) repairs.push({ card: title, field, found, repaired });
      return plainText(repaired);
    });
  const isKeyword = (keyword: string): boolean => {
    const read = parseKeyword(keyword);
    if (!read.ok) problems.push({ ...read.problem, ...bad('keywords', read.problem.message, {}) });
    return read.ok;
  };
  plain('title', data.title);
  const listed = plain('keywords', data.keywords).filter(isKeyword);
  const keywords = listed.slice(0, KEYWORDS_LIMIT);
  if (listed.length > keywords.length) {
    const cure = `The first ${KEYWORDS_LIMIT} were kept.`;
    problems.push(bad('keywords', `${listed.length} keywords are more than a card has.`, { cure }));
  }
  const stats: Card['stats'] = {};
  for (const [stat, field] of Object.entries(STAT_FIELDS)) {
    const [value] = plain(field, data[field]);
    if (value !== undefined) stats[stat as Stat] = value;
  }
  const card = makeCard({
    id: data.cardid,
    title,
    types: plain('type', data.type),
    deck: plain('deck', data.deck)[0] ?? null,
    clans: plain('clan', data.clan),
    keywords,
    stats,
    text: plain('text', data.text).join(' '),
    banned: false,
    legality: [...new Set(plain('legality', data.legality))],
    printings: data.printing.map(printed => ({
      set: String(plain('printing.set', printed.set)[0]),
      number: plain('printing.number', printed.number)[0] ?? null,
      rarity: plain('printing.rarity', printed.rarity)[0] ?? null,
      publisher: null,
      legalDate: null,
      differs: null,
    })),
  });
  return { card, repairs, problems };
}
