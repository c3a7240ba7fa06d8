import { formatUrl, type QuestionInfo, type Ruling } from '../../engine.js';
import { type Day, fail, type Outcome, succeed } from '../../knowledge/index.js';
import { clip } from '../clip.js';
import { formatHitsEmbed } from '../hits.js';
import { escapeMarkdown } from '../markdown.js';
import { formatRulingEmbed } from '../ruling.js';
import type { Bot, Choices, Reply } from './command.js';
import type { ShownEmbed } from './request.js';
import { BOUNDS } from './wire.js';

/** What was asked stands in the message itself, which Discord sends along with a press: nothing is stored. */
const PICK = /^pick\.(\d{4}-\d{2}-\d{2})\.([1-3])$/;
const FACT = /^fact\.(\d{4}-\d{2}-\d{2})\.([A-Za-z]{1,60})(?:\.(\d{1,2}))?$/;
/** An address in an embed may have this many characters. */
const URL_LIMIT = 2048;

type Shape = QuestionInfo['facts'];
type Facts = Readonly<Record<string, unknown>>;

// what can be chosen for a fact; of a list or a name nothing can
function listValues(shape: Shape | undefined): { name: string; value: unknown }[] {
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

function shapeOf(bot: Bot, id: string, fact: string): Shape | undefined {
  const question = bot.judge.question(id);
  return question.ok ? (question.value.facts.properties?.[fact] as Shape | undefined) : undefined;
}

/** A ruling on a question; where it depends, with the values of the first fact that is missing, to be pressed. */
export function showQuestion(bot: Bot, id: string, facts: Facts, ruling: Ruling): Reply {
  const embed = formatRulingEmbed(ruling, bot.baseUrl);
  const query = new URLSearchParams({ facts: JSON.stringify(facts), asOf: ruling.asOf });
  const url = `${bot.baseUrl}/#/questions/${id}?${query}`;
  const found = ruling.needs
    .map(({ fact, why }) => ({ fact, why, values: listValues(shapeOf(bot, id, fact)) }))
    .find(({ values }) => values.length > 0 && values.length <= BOUNDS.choices);
  if (!found || url.length > URL_LIMIT) return { embed };
  const choices: Choices = {
    id: `fact.${ruling.asOf}.${found.fact}`,
    label: clip(found.why, BOUNDS.choice),
    names: found.values.map(({ name }) => clip(name, BOUNDS.label)),
    first: 0,
  };
  return { embed: { ...embed, url }, choices };
}

/** The answer to a question in plain words: the ruling, else what may have been meant, to be pressed, and three rules. */
export async function showAsked(bot: Bot, question: string, day: Day): Promise<Reply> {
  const { ask, baseUrl, corpus } = bot;
  const asked = await ask(question, { asOf: day, today: day, limit: 3 });
  const { interpretation, ruling, candidates, hits } = asked;
  if (ruling) {
    const { question: id, facts } = interpretation;
    const reply =
      id && facts ? showQuestion(bot, id, facts, ruling) : { embed: formatRulingEmbed(ruling, baseUrl) };
    const said = interpretation.text;
    const more = ruling.question.startsWith(said) ? '' : said.replace(ruling.question, '').trim();
    return { ...reply, ...(more === '' ? {} : { content: escapeMarkdown(more) }) };
  }
  const found = hits.map(hit => ({ ...hit, url: formatUrl(hit.id) }));
  const { asOf } = interpretation;
  const meant = candidates.map(({ text }, at) => `${at + 1}. ${escapeMarkdown(text)}`);
  const embed = formatHitsEmbed({ q: question, hits: found, asOf, corpus: corpus.hash }, baseUrl);
  const understood = escapeMarkdown(interpretation.text);
  const isSaid = candidates.length === 0 && embed.description.startsWith(understood);
  const content = isSaid ? '' : [understood, ...meant].filter(Boolean).join('\n');
  // a question that the title has to cut cannot be read from it again
  const isWhole = readTitle(embed.title) === question.replace(/\s+/g, ' ').trim();
  if (candidates.length === 0 || !isWhole) return { embed, ...(content === '' ? {} : { content }) };
  const names = candidates.map(({ text }, at) => clip(`${at + 1}. ${text}`, BOUNDS.label));
  return { embed, content, choices: { id: `pick.${asOf}`, label: 'Which is meant?', names, first: 1 } };
}

function readTitle(title: string): string {
  return title.replace(/\\(.)/g, '$1');
}

function refuse(): Outcome<never> {
  return fail('bad-value', 'This choice can no longer be read.', { cure: 'Please ask once more.' });
}

function readAddress(url: string): { id: string; facts: Facts } | null {
  try {
    const [, id = '', query = ''] = /#\/questions\/([a-z0-9/-]+)\?(.*)$/.exec(url) ?? [];
    const facts: unknown = JSON.parse(new URLSearchParams(query).get('facts') ?? '');
    return typeof facts === 'object' && facts !== null ? { id, facts: { ...facts } } : null;
  } catch {
    return null;
  }
}

/** Whether a pressed id belongs to a choice that is offered below an answer. */
export function isChoice(id: string): boolean {
  return PICK.test(id) || FACT.test(id);
}

/** What a choice below an answer leads to. Error: `bad-value` for one that cannot be read. */
export async function followUp(
  bot: Bot,
  id: string,
  values: readonly string[],
  shown: ShownEmbed | null | undefined,
): Promise<Outcome<Reply>> {
  const pick = PICK.exec(id);
  if (pick && shown) {
    const [, day, number] = pick as unknown as [string, Day, string];
    const { candidates } = await bot.ask(readTitle(shown.title), { asOf: day, today: day });
    const chosen = candidates[Number(number) - 1];
    if (!chosen) return refuse();
    const { question, facts, ruling } = chosen;
    return succeed(
      question && facts
        ? showQuestion(bot, question, facts, ruling)
        : { embed: formatRulingEmbed(ruling, bot.baseUrl) },
    );
  }
  const fact = FACT.exec(id);
  const read = shown ? readAddress(shown.url) : null;
  if (!fact || !read) return refuse();
  const [, day, name, pressed] = fact as unknown as [string, Day, string, string | undefined];
  const value = listValues(shapeOf(bot, read.id, name))[Number(pressed ?? values[0])];
  if (!value) return refuse();
  const facts = { ...read.facts, [name]: value.value };
  const ruling = await bot.answer(read.id, facts, day);
  return ruling.ok ? succeed(showQuestion(bot, read.id, facts, ruling.value)) : ruling;
}
