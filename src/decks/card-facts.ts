import { type Day, fail, isObject, type Outcome, type Problem, succeed } from '../knowledge/index.js';
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

const isCard = (value: unknown): value is { title: string; version?: unknown } =>
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

/** Words with which facts begin that are names of cards: `alliedWith` is no fact of a card "allied". */
const CARD_NAMES = /^(?:ancestor|attachment|personality|sensei|stronghold)$/;

function sayFact(name: string, value: unknown): string {
  const shown = Array.isArray(value) ? value.join(', ') || 'none' : value === '' ? 'none' : String(value);
  return `${name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)}: ${shown}`;
}

/** Reads some facts from a card. */
type Reader = (name: { title: string; version?: unknown }, facts: readonly string[], field: string) => Fields;

/** A reader that keeps what the cards gave, a sentence each, and what was wrong. */
function makeReader(catalogue: Catalogue) {
  const given: string[] = [];
  const problems: Problem[] = [];
  const read: Reader = ({ title, version }, facts, field) => {
    // one problem is answered: to look for what the other titles may mean would cost time
    if (problems.length > 0) return {};
    const versions = findVersions(catalogue, {
      title,
      version: version === undefined ? undefined : String(version),
    });
    if (!versions.ok) {
      problems.push({ ...versions.problem, field: `${field}.${versions.problem.field}` });
      return {};
    }
    const found = versions.value.map(version => {
      const values = facts.map(fact => [fact, READINGS[fact]?.(version, catalogue)] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    });
    // versions that give the same are one
    if (new Set(found.map(({ name: _, ...rest }) => JSON.stringify(rest))).size > 1) {
      const cure =
        'Give its version: { "title": "…", "version": "Experienced 2" }; "none" is the one without experience.';
      const near = versions.value.map(nameVersion);
      problems.push(
        fail('bad-value', `Which ${title} is meant?`, { field, found: title, cure, near }).problem,
      );
      return {};
    }
    const [first = {}] = found;
    const { name = versions.value[0]?.card.title, ...rest } = first;
    const words = Object.entries(rest).map(([fact, value]) => sayFact(fact, value));
    given.push(`${name}: ${words.join('; ') || 'the card data says nothing that is asked'} (card data).`);
    return first;
  };
  return { read, given, problems };
}

/** A value of the facts: a card in place of an object, in a list, or in place of what is read from it. */
function fill(value: unknown, schema: Schema | undefined, field: string, read: Reader): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => fill(item, schema?.items, `${field}.${index}`, read));
  if (!isCard(value) || schema?.properties?.title) return value;
  if (!schema?.properties) {
    const fact = field.split('.').at(-1) as string;
    return read(value, [fact], field)[fact];
  }
  const { title: _, version: __, ...rest } = value;
  const missing = Object.keys(schema.properties).filter(key => !(key in rest));
  return { ...read(value, missing, field), ...rest };
}

/** The facts with what their cards give: a field that is no fact gives those of its card. */
function fillAll(facts: Fields, properties: Record<string, Schema>, read: Reader): Fields {
  const missing = Object.keys(properties).filter(fact => !(fact in facts));
  const filled = Object.entries(facts).map(([key, value]): Fields => {
    if (Object.hasOwn(properties, key)) {
      const found = fill(value, properties[key], key, read);
      return found === undefined ? {} : { [key]: found };
    }
    const card = typeof value === 'string' ? { title: value } : value;
    // `card` gives every fact, `ancestor` those of the Ancestor
    const about = missing.filter(
      fact => key === 'card' || (CARD_NAMES.test(key) && fact in READINGS && fact.startsWith(key)),
    );
    if (!isCard(card) || about.length === 0) return { [key]: value };
    const { name: _, ...given } = read(card, about, key);
    return given;
  });
  return Object.assign({}, ...filled);
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
  let namesCard = false;
  fillAll(facts, properties, () => {
    namesCard = true;
    return {};
  });
  if (!namesCard) return judge.answer(id, facts, asOf, format);
  const catalogue = requireCatalogue(await lookUp());
  if (!catalogue.ok) return catalogue;
  const reader = makeReader(catalogue.value);
  const filled = fillAll(facts, properties, reader.read);
  const [problem] = reader.problems;
  if (problem) return { ok: false, problem };
  const ruling = await judge.answer(id, filled, asOf, format);
  if (!ruling.ok) return ruling;
  const rule = String(question.value.restsOn[0]?.rule);
  const steps = [...reader.given.map((text): Step => ({ text, rule })), ...ruling.value.steps];
  return succeed({ ...ruling.value, steps, catalogue: describeCatalogue(catalogue.value) });
}
