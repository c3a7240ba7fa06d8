import * as z from 'zod';
import { canBeWords, type Ruling, type Shape } from '../../engine.js';
import { makeRulingSheet } from '../../sheets/index.js';
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
  if (values) return values.map(value => (value === null ? 'none' : String(value)));
  if (type !== 'integer' || maximum - minimum >= BOUNDS.choices) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, at) => `${minimum + at}`);
}

/** What can be pressed; nothing where it is too much for Discord, or too little to choose from. */
function offerChoices(id: string, why: string, options: readonly Choice[]): Choices | null {
  const longest = Math.max(...options.map(({ value }) => `${id}.${value}`.length));
  if (options.length < 2 || options.length > BOUNDS.choices || longest > BOUNDS.customId) return null;
  return { id, label: clip(why, BOUNDS.choice), options };
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
 * A ruling with what can be pressed below it. Where one on a card depends on its version: the versions. Where one on a question
 * depends: the values of the first missing fact of which they can be pressed; where of none they can, the first fact that words
 * can say is typed: a number, a name, a list of names.
 */
export function showRuling(
  bot: Bot,
  ruling: Ruling,
  id: string | null = null,
  facts: Facts | null = null,
): Reply {
  const embed = formatEmbed(makeRulingSheet(ruling), bot.baseUrl);
  if (id === null || facts === null) {
    const choices = chooseVersion(ruling);
    return choices ? { embed, choices } : { embed };
  }
  const { needs, asOf } = ruling;
  const url = `${bot.baseUrl}/#/questions/${id}?${new URLSearchParams({ facts: JSON.stringify(facts), asOf })}`;
  if (url.length > URL_LIMIT) return { embed };
  const missing = needs.flatMap(({ fact, why }) => {
    const shape = findShape(bot, id, fact);
    return shape ? [{ id: `say.${asOf}.${fact}`, why, shape }] : [];
  });
  const offered = missing.flatMap(({ id, why, shape }) => {
    const words = listWords(shape).map(word => ({ name: word, value: word }));
    return offerChoices(id, why, words) ?? [];
  });
  const typed = missing
    .filter(({ shape }) => canBeWords(shape))
    .map(({ id, why }) => ({ id, label: clip(why, BOUNDS.label), options: [] }));
  const [choices] = [...offered, ...typed];
  return choices ? { embed: { ...embed, url }, choices } : { embed };
}
