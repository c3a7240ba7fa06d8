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

function numberOf(text: string | undefined): number | undefined {
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
  readonly told: string[] = [];

  constructor(readonly catalogue: Catalogue) {}

  /** What a card gives for some facts. Versions that give the same are one. */
  #read(name: { title: string; version?: string }, facts: readonly string[], field: string): Outcome<Fields> {
    const versions = findVersions(this.catalogue, name);
    if (!versions.ok)
      return { ok: false, problem: { ...versions.problem, field: `${field}.${versions.problem.field}` } };
    const read = versions.value.map(version =>
      Object.fromEntries(
        facts.flatMap(fact => {
          const value = READINGS[fact]?.(version, this.catalogue);
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
    const facts_ = Object.entries(given).map(([fact, value]) => sayFact(fact, value));
    this.told.push(
      `${title}: ${facts_.join('; ') || 'the card data says nothing that is asked'} (card data).`,
    );
    return succeed(first);
  }

  /** One value of the facts: a card in place of an object, in a list, or in place of what is read from it. */
  #fill(value: unknown, schema: Schema | undefined, field: string): Outcome<unknown> {
    if (Array.isArray(value)) return this.#fillList(value, schema?.items, field);
    if (!isCard(value) || schema?.properties?.title) return succeed(value);
    const { title, version, ...rest } = value;
    const name = version === undefined ? { title } : { title, version };
    if (schema?.properties) {
      const missing = Object.keys(schema.properties).filter(key => !(key in rest));
      const read = this.#read(name, missing, field);
      return read.ok ? succeed({ ...read.value, ...rest }) : read;
    }
    const fact = field.split('.').at(-1) as string;
    const read = this.#read(name, [fact], field);
    return read.ok ? succeed(read.value[fact]) : read;
  }

  #fillList(values: readonly unknown[], schema: Schema | undefined, field: string): Outcome<unknown[]> {
    const filled: unknown[] = [];
    for (const [index, value] of values.entries()) {
      const read = this.#fill(value, schema, `${field}.${index}`);
      if (!read.ok) return read;
      filled.push(read.value);
    }
    return succeed(filled);
  }

  fillAll(facts: Fields, properties: Record<string, Schema>): Outcome<Fields> {
    const filled: Fields = {};
    for (const [key, value] of Object.entries(facts)) {
      const isKnown = key in properties;
      const name = !isKnown && typeof value === 'string' ? { title: value } : value;
      if (isKnown || !isCard(name)) {
        const read = this.#fill(value, properties[key], key);
        if (!read.ok) return read;
        if (read.value !== undefined) filled[key] = read.value;
        continue;
      }
      // `card` gives every fact, `ancestor` those of the Ancestor
      const about = Object.keys(properties).filter(
        fact => !(fact in facts) && (key === 'card' || fact.startsWith(key)),
      );
      if (about.length === 0) {
        filled[key] = value;
        continue;
      }
      const read = this.#read(name, about, key);
      if (!read.ok) return read;
      const { name: _, ...given } = read.value;
      Object.assign(filled, given);
    }
    return succeed(filled);
  }
}

function namesCard(value: unknown, schema: Schema | undefined): boolean {
  if (Array.isArray(value)) return value.some(item => namesCard(item, schema?.items));
  return isCard(value) && !schema?.properties?.title;
}

/** Whether a field that is no fact names a card for facts: `card`, or the `ancestor` of `ancestorFaction`. */
function isAbout(key: string, value: unknown, properties: Record<string, Schema>): boolean {
  if (typeof value !== 'string' && !isCard(value)) return false;
  return key === 'card' || Object.keys(properties).some(fact => fact.startsWith(key));
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
  const properties = question.ok ? (question.value.facts as Required<Schema>).properties : {};
  const isFilled = (entry: [string, unknown]) => {
    const [key, value] = entry;
    return key in properties ? namesCard(value, properties[key]) : isAbout(key, value, properties);
  };
  const isPlain = !isObject(facts) || !Object.entries(facts).some(isFilled);
  if (!question.ok || isPlain) return judge.answer(id, facts, asOf, format);
  const catalogue = requireCatalogue(await lookUp());
  if (!catalogue.ok) return catalogue;
  const filling = new Filling(catalogue.value);
  const filled = filling.fillAll(facts, properties);
  if (!filled.ok) return filled;
  const ruling = await judge.answer(id, filled.value, asOf, format);
  if (!ruling.ok || filling.told.length === 0) return ruling;
  const rule = String(question.value.restsOn[0]?.rule);
  const steps = filling.told.map((text): Step => ({ text, rule }));
  return succeed({
    ...ruling.value,
    steps: [...steps, ...ruling.value.steps],
    catalogue: describeCatalogue(catalogue.value),
  });
}
