import { type Day, fail, isObject, type Outcome, succeed } from '../knowledge/index.js';
import type { Judge, PlayFormat, Ruling, Step } from '../resolver/index.js';
import {
  type Catalogue,
  describeCatalogue,
  foldTitle,
  formatCard,
  requireCatalogue,
  type Stat,
} from './cards/index.js';
import { findVersions, nameVersion, type Version } from './versions.js';

type Fields = Record<string, unknown>;
/** As much of a JSON Schema as is looked at here. */
interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const isCard = (value: unknown): value is { title: string; version?: string } =>
  isObject(value) && typeof value.title === 'string';

/** A figure of a card as a number; undefined where it has none. */
export function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : undefined;
}

/** The number of a keyword that has one: 3 of `Ninjutsu 3`. */
function numberBehind({ keywords }: Version, keyword: string): number | undefined {
  return numberOf(keywords.find(printed => foldTitle(printed).startsWith(`${keyword} `))?.split(' ')[1]);
}

const has = ({ keywords }: Version, keyword: string) =>
  keywords.some(printed => foldTitle(printed) === keyword);
const figure = (stat: Stat) => (version: Version) => numberOf(version.card.stats[stat]);
const experience = ({ card }: Version) => card.experience.written;

function clanOf({ card, keywords }: Version): string | undefined {
  const [clan, ...others] = card.clans;
  if (clan === undefined || others.length > 0) return undefined;
  return keywords.includes(`${clan} Clan`) ? `${clan} Clan` : clan;
}

/** Whether the card was printed before Gold Edition; unknown where it was printed before and after, or a day is missing. */
function isBeforeGold({ card, printing, others }: Version, { sets }: Catalogue): boolean | undefined {
  const gold = sets.get('Gold Edition')?.released;
  const printings = others.length > 0 && printing ? [printing] : card.printings;
  const days = printings.map(({ set }) => sets.get(set)?.released ?? null);
  if (!gold || days.length === 0 || days.includes(null)) return undefined;
  const before = days.filter(day => (day as string) < gold).length;
  return before === 0 ? false : before === days.length ? true : undefined;
}

/** The mark of an edition goes with the arc of its set: `Race for the Throne - "Samurai"`. */
function bugOf({ printing }: Version, { sets }: Catalogue): string | undefined {
  return /"(\w+)"/.exec(sets.get(printing?.set ?? '')?.arc ?? '')?.[1];
}

/** How each fact of a question is read from a card; undefined where the data does not say. */
const READINGS: Readonly<Record<string, (version: Version, catalogue: Catalogue) => unknown>> = {
  name: ({ card }) => formatCard(card),
  type: ({ card }) => card.type,
  attachmentType: ({ card }) => card.type,
  keywords: ({ keywords }) => keywords,
  personalityKeywords: ({ keywords }) => keywords,
  force: figure('force'),
  chi: figure('chi'),
  stat: figure('chi'),
  goldCost: figure('cost'),
  personalHonor: figure('personalHonor'),
  honorRequirement: figure('honorRequirement'),
  provinceStrength: figure('provinceStrength'),
  strongholdProvinceStrength: figure('provinceStrength'),
  newProvinceStrengthModifier: figure('provinceStrength'),
  goldProduction: figure('goldProduction'),
  familyHonor: figure('startingHonor'),
  experience,
  below: experience,
  above: experience,
  a: experience,
  b: experience,
  yu: version => numberBehind(version, 'yu'),
  ninjutsu: version => numberBehind(version, 'ninjutsu'),
  doubleChi: version => has(version, 'double chi'),
  ancestorShadowlands: version => has(version, 'shadowlands'),
  senseiFactions: ({ card }) => card.factions,
  faction: clanOf,
  ancestorFaction: clanOf,
  gameBug: bugOf,
  printedBeforeGold: isBeforeGold,
};

function sayFact(name: string, value: unknown): string {
  const shown = Array.isArray(value) ? value.join(', ') || 'none' : value === '' ? 'none' : String(value);
  return `${name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)}: ${shown}`;
}

/** Fills facts from the cards that they name. */
class Filling {
  /** What the cards gave, a sentence each. */
  readonly given: string[] = [];
  /** The card data that gave it; asked for when the first card is named. */
  source: string | null = null;

  constructor(readonly lookUp: () => Promise<Catalogue | null>) {}

  /** What a card gives for some facts. Versions that give the same are one. */
  async #read(
    name: { title: string; version?: string },
    facts: readonly string[],
    field: string,
  ): Promise<Outcome<Fields>> {
    const catalogue = requireCatalogue(await this.lookUp());
    if (!catalogue.ok) return catalogue;
    this.source = describeCatalogue(catalogue.value);
    const versions = findVersions(catalogue.value, name);
    if (!versions.ok)
      return { ok: false, problem: { ...versions.problem, field: `${field}.${versions.problem.field}` } };
    const read = versions.value.map(version =>
      Object.fromEntries(
        facts.flatMap(fact => {
          const value = READINGS[fact]?.(version, catalogue.value);
          return value === undefined ? [] : [[fact, value]];
        }),
      ),
    );
    const [first = {}] = read;
    const bare = read.map(({ name: _, ...rest }) => JSON.stringify(rest));
    if (new Set(bare).size > 1) {
      const near = versions.value.map(nameVersion);
      const cure =
        'Give its version: { "title": "…", "version": "Experienced 2" }; "none" is the one without experience.';
      return fail('bad-value', `Which ${name.title} is meant?`, { field, found: name.title, cure, near });
    }
    const { name: title = versions.value[0]?.card.title, ...given } = first;
    const words = Object.entries(given).map(([fact, value]) => sayFact(fact, value));
    this.given.push(
      `${title}: ${words.join('; ') || 'the card data says nothing that is asked'} (card data).`,
    );
    return succeed(first);
  }

  /** One value of the facts: a card in place of an object, in a list, or in place of what is read from it. */
  async fill(value: unknown, schema: Schema | undefined, field: string): Promise<Outcome<unknown>> {
    if (Array.isArray(value)) {
      const filled: unknown[] = [];
      for (const [index, item] of value.entries()) {
        const read = await this.fill(item, schema?.items, `${field}.${index}`);
        if (!read.ok) return read;
        filled.push(read.value);
      }
      return succeed(filled);
    }
    if (!isCard(value) || schema?.properties?.title) return succeed(value);
    const { title, version, ...rest } = value;
    const name = version === undefined ? { title } : { title, version };
    const fact = field.split('.').at(-1) as string;
    const facts = schema?.properties ? Object.keys(schema.properties).filter(key => !(key in rest)) : [fact];
    const read = await this.#read(name, facts, field);
    if (!read.ok) return read;
    return succeed(schema?.properties ? { ...read.value, ...rest } : read.value[fact]);
  }

  /** What a field gives that is no fact itself: `card` gives every fact, `ancestor` those of the Ancestor. */
  async fillAbout(key: string, value: unknown, facts: readonly string[]): Promise<Outcome<Fields>> {
    const card = typeof value === 'string' ? { title: value } : value;
    const about = facts.filter(fact => key === 'card' || fact.startsWith(key));
    if (!isCard(card) || about.length === 0) return succeed({ [key]: value });
    const read = await this.#read(card, about, key);
    if (!read.ok) return read;
    const { name: _, ...given } = read.value;
    return succeed(given);
  }
}

/**
 * Answers a question whose facts may name cards: `{ "title": "Light Infantry" }` in place of what the card data knows. What
 * it gave is a step of the proof; what it lacks is asked for. Errors besides those of the question: `no-catalogue`,
 * `unknown-card`, `bad-value`.
 */
export async function answerWithCards(
  judge: Judge,
  lookUp: () => Promise<Catalogue | null>,
  id: string,
  facts: unknown,
  asOf: Day,
  format?: PlayFormat,
): Promise<Outcome<Ruling>> {
  const question = judge.question(id);
  if (!question.ok || !isObject(facts)) return judge.answer(id, facts, asOf, format);
  const { properties } = question.value.facts as Required<Schema>;
  const missing = Object.keys(properties).filter(fact => !(fact in facts));
  const filling = new Filling(lookUp);
  const filled: Fields = {};
  for (const [key, value] of Object.entries(facts)) {
    const read = Object.hasOwn(properties, key)
      ? await filling.fill(value, properties[key], key)
      : await filling.fillAbout(key, value, missing);
    if (!read.ok) return read;
    if (!Object.hasOwn(properties, key)) Object.assign(filled, read.value);
    else if (read.value !== undefined) filled[key] = read.value;
  }
  if (filling.source === null) return judge.answer(id, facts, asOf, format);
  const ruling = await judge.answer(id, filled, asOf, format);
  if (!ruling.ok) return ruling;
  const rule = String(question.value.restsOn[0]?.rule);
  const steps = filling.given.map((text): Step => ({ text, rule }));
  return succeed({ ...ruling.value, steps: [...steps, ...ruling.value.steps], catalogue: filling.source });
}
