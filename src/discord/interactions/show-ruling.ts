import * as z from 'zod';
import type { QuestionInfo, Ruling } from '../../engine.js';
import { clip } from '../clip.js';
import { formatRulingEmbed } from '../ruling.js';
import type { Bot, Choice, Choices, Reply } from './command.js';
import { BOUNDS } from './wire.js';

/** An address in an embed may have this many characters. */
const URL_LIMIT = 2048;

type Shape = QuestionInfo['facts'];
export type Facts = Readonly<Record<string, unknown>>;

/** What can be chosen for a fact; of a list or a name nothing can. */
export function listValues(bot: Bot, id: string, fact: string): { name: string; value: unknown }[] {
  const question = bot.judge.question(id);
  const shape = question.ok ? (question.value.facts.properties?.[fact] as Shape | undefined) : undefined;
  if (!shape) return [];
  if (shape.type === 'boolean') {
    return [
      { name: 'Yes', value: true },
      { name: 'No', value: false },
    ];
  }
  if (shape.enum) return shape.enum.map(value => ({ name: value === null ? 'none' : String(value), value }));
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = shape;
  if (shape.type !== 'integer' || maximum - minimum >= BOUNDS.choices) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, at) => ({
    name: `${minimum + at}`,
    value: minimum + at,
  }));
}

/** What can be pressed; nothing where it is too much for Discord, or too little to choose from. */
function makeChoices(id: string, why: string, options: readonly Choice[]): Choices | null {
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
  return makeChoices(id, 'Which version is meant?', options);
}

/** A ruling on a card or on keywords; where it depends on the version of the card, with the versions, to be pressed. */
export function showRuling(ruling: Ruling, baseUrl: string): Reply {
  const choices = chooseVersion(ruling);
  return { embed: formatRulingEmbed(ruling, baseUrl), ...(choices ? { choices } : {}) };
}

/** A ruling on a question; where it depends, with the values of the first fact that is missing, to be pressed. */
export function showQuestion(bot: Bot, id: string, facts: Facts, ruling: Ruling): Reply {
  const embed = formatRulingEmbed(ruling, bot.baseUrl);
  const query = new URLSearchParams({ facts: JSON.stringify(facts), asOf: ruling.asOf });
  const url = `${bot.baseUrl}/#/questions/${id}?${query}`;
  if (url.length > URL_LIMIT) return { embed };
  for (const { fact, why } of ruling.needs) {
    const options = listValues(bot, id, fact).map(({ name }, at) => ({ name, value: `${at}` }));
    const choices = makeChoices(`fact.${ruling.asOf}.${fact}`, why, options);
    if (choices) return { embed: { ...embed, url }, choices };
  }
  return { embed };
}
