import * as z from 'zod';
import { canBeWords, type Ruling, type Shape } from '../../engine.js';
import type { Day } from '../../knowledge/index.js';
import { makeRulingSheet, sayValue } from '../../sheets/index.js';
import { clip } from '../clip.js';
import { formatEmbed } from '../embed.js';
import type { Bot, Choice, Choices, Reply } from './command.js';
import { BOUNDS } from './wire.js';

/** An address in an embed may have this many characters. */
const URL_LIMIT = 2048;

export type Facts = Readonly<Record<string, unknown>>;

/** The shape of a fact of a question; undefined where there is none. */
export function findShape(bot: Bot, id: string, fact: string): Shape | undefined {
  const question = bot.judge.question(id);
  const { properties = {} } = question.ok ? question.value.facts : {};
  return Object.hasOwn(properties, fact) ? (properties[fact] as Shape) : undefined;
}

/** The words that can be chosen for a fact; for a list or a name there are none. */
function listWords({ type, enum: values, minimum = 0, maximum = Number.POSITIVE_INFINITY }: Shape): string[] {
  if (type === 'boolean') return ['Yes', 'No'];
  if (values) return values.map(sayValue);
  if (type !== 'integer' || maximum - minimum >= BOUNDS.choices) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, at) => `${minimum + at}`);
}

/** What can be pressed; nothing where it is too much for Discord, or too little to choose from. */
function offerChoices(id: string, why: string, options: readonly Choice[]): Choices | null {
  const longest = Math.max(...options.map(({ value }) => `${id}.${value}`.length));
  if (options.length < 2 || options.length > BOUNDS.choices || longest > BOUNDS.customId) return null;
  return { id, label: clip(why, BOUNDS.choice), options };
}

/** A missing fact to be pressed, else to be typed; null where words cannot say it. */
function offerFact({ fact, why }: Ruling['needs'][number], bot: Bot, question: string, asOf: Day) {
  const shape = findShape(bot, question, fact);
  if (!shape) return null;
  const id = `say.${asOf}.${fact}`;
  const words = listWords(shape).map(word => ({ name: word, value: word }));
  const typed = canBeWords(shape) ? { id, label: clip(why, BOUNDS.label), options: [] } : null;
  return offerChoices(id, why, words) ?? typed;
}

const versionsSchema = z.array(
  z.object({ card: z.string(), slug: z.string(), printing: z.string().nullable() }),
);

/** The versions of a card on which a ruling depends; the id has the day and the keyword. */
function chooseVersion({ needs, value, question, asOf }: Ruling): Choices | null {
  const need = needs.find(({ fact }) => fact === 'version');
  const versions = versionsSchema.safeParse(value);
  const keyword = / count as (.+)\?$/.exec(question)?.[1];
  if (!need || !versions.success || !keyword) return null;
  const names = versions.data.map(({ card }) => card);
  const options = versions.data.map(({ card, slug, printing }) => {
    const isAlone = names.indexOf(card) === names.lastIndexOf(card);
    return { name: isAlone || !printing ? card : `${card}, ${printing}`, value: slug };
  });
  const id = `card.${asOf}.${encodeURIComponent(keyword).replaceAll('.', '%2E')}`;
  return offerChoices(id, 'Which version is meant?', options);
}

/**
 * A ruling with what can be pressed below it. Where one on a card depends on its version: the versions. Where one on a
 * question depends: the values of the first missing fact, which its sentence asks for, or a button to type it where it is
 * a number, a name or a list of names. Its link opens the question with its facts: there all others can be filled in.
 */
export function showRuling(
  bot: Bot,
  ruling: Ruling,
  id: string | null = null,
  facts: Facts | null = null,
): Reply {
  const sheet = makeRulingSheet(ruling);
  if (id === null || facts === null) {
    const choices = chooseVersion(ruling);
    return { embed: formatEmbed(sheet, bot.baseUrl), ...(choices && { choices }) };
  }
  const { asOf } = ruling;
  const [first] = ruling.needs;
  const params = new URLSearchParams({ facts: JSON.stringify(facts), asOf });
  const form = { ...sheet, url: `/#/questions/${id}?${params}` };
  // facts that no address holds can be neither kept nor shown
  if (!first || bot.baseUrl.length + form.url.length > URL_LIMIT)
    return { embed: formatEmbed(sheet, bot.baseUrl) };
  const choices = offerFact(first, bot, id, asOf);
  return { embed: formatEmbed(form, bot.baseUrl), ...(choices && { choices }) };
}
