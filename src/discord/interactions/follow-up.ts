import { readWords } from '../../engine.js';
import { type Day, fail, isObject, type Outcome, readJson, succeed } from '../../knowledge/index.js';
import { makeAskedSheet } from '../../sheets/index.js';
import { clip } from '../clip.js';
import { type Embed, formatEmbed } from '../embed.js';
import { escapeMarkdown } from '../markdown.js';
import type { Bot, Form, Reply } from './command.js';
import { type Facts, findShape, listValues, showRuling } from './show-ruling.js';
import { BOUNDS } from './wire.js';

/** What was asked is in the message itself, or in the id, which Discord sends along with a press: nothing is stored. */
const PICK = /^pick\.(\d{4}-\d{2}-\d{2})\.([1-3])$/;
const FACT = /^(fact|type)\.(\d{4}-\d{2}-\d{2})\.([A-Za-z]{1,60})(?:\.(\d{1,2}))?$/;
const CARD = /^card\.(\d{4}-\d{2}-\d{2})\.([^.]+)(?:\.([a-z0-9-]+))?$/;

/** The answer to a question in plain words: the ruling, else what may have been meant, to be pressed, and three rules. */
export async function showAsked(bot: Bot, question: string, day: Day): Promise<Reply> {
  const { ask, baseUrl, corpus } = bot;
  const asked = await ask(question, { asOf: day, today: day, limit: 3 });
  const { interpretation, ruling, candidates } = asked;
  const { asOf, question: id, facts, text: understood } = interpretation;
  if (ruling) {
    const reply = showRuling(bot, ruling, id, facts);
    const more = ruling.question.startsWith(understood) ? '' : understood.replace(ruling.question, '').trim();
    return { ...reply, ...(more === '' ? {} : { content: escapeMarkdown(more) }) };
  }
  const sheet = makeAskedSheet({ q: question, ...asked, corpus: corpus.hash });
  const embed = formatEmbed(sheet, baseUrl);
  // a question that the title has to cut cannot be read from it again
  const isWhole = readTitle(embed.title) === sheet.title;
  if (candidates.length === 0 || !isWhole) return { embed };
  const options = candidates.map(({ text }, at) => ({ name: `${at + 1}. ${text}`, value: `${at + 1}` }));
  return { embed, choices: { id: `pick.${asOf}`, label: 'Which is meant?', options } };
}

function readTitle(title: string): string {
  return title.replace(/\\(.)/g, '$1');
}

function refuse(): Outcome<never> {
  return fail('bad-value', 'This choice can no longer be read.', { cure: 'Please ask once more.' });
}

function readAddress(url: string): { id: string; facts: Facts } | null {
  const [, id = '', query = ''] = /#\/questions\/([a-z0-9/-]+)\?(.*)$/.exec(url) ?? [];
  const facts = readJson(new URLSearchParams(query).get('facts'));
  return isObject(facts) ? { id, facts } : null;
}

/** A fact that a button asks for, and the question that it belongs to, as the message shows it. */
function readFact(bot: Bot, id: string, shown: Embed | null | undefined) {
  const [, kind = '', day = '', fact = '', pressed] = FACT.exec(id) ?? [];
  const asked = shown ? readAddress(shown.url) : null;
  const shape = asked && findShape(bot, asked.id, fact);
  return shape ? { kind, day, fact, pressed, shape, ...asked } : null;
}

/** The form of a button that asks for a fact in words; null for another button. Its id is the button's. */
export function findForm(bot: Bot, id: string, shown: Embed | null | undefined): Form | null {
  const read = readFact(bot, id, shown);
  if (read?.kind !== 'type') return null;
  const hint = clip(String(read.shape.description), BOUNDS.description);
  const label = clip(String(read.shape.title), BOUNDS.formTitle);
  return { option: read.fact, title: 'One more fact', label, hint, isLong: false };
}

/** Whether a pressed id belongs to a choice that is offered below an answer. */
export function isChoice(id: string): boolean {
  return [PICK, FACT, CARD].some(form => form.test(id));
}

/** What a choice below an answer leads to. Error: `bad-value` for one that cannot be read. */
export async function followUp(
  bot: Bot,
  id: string,
  values: readonly string[],
  shown: Embed | null | undefined,
): Promise<Outcome<Reply>> {
  const pick = PICK.exec(id);
  if (pick && shown) {
    const [, day, number] = pick as unknown as [string, Day, string];
    const { candidates } = await bot.ask(readTitle(shown.title), { asOf: day, today: day });
    const chosen = candidates[Number(number) - 1];
    if (!chosen) return refuse();
    return succeed(showRuling(bot, chosen.ruling, chosen.question, chosen.facts));
  }
  const card = CARD.exec(id);
  if (card) {
    const [, asOf, coded, pressed] = card as unknown as [string, Day, string, string | undefined];
    const keyword = String(new URLSearchParams(`keyword=${coded}`).get('keyword'));
    const title = pressed ?? values[0] ?? '';
    // the address of a first version is that of the title, too
    const ruling = await bot.cards.countsAs({ title, version: title, keyword, asOf });
    return ruling.ok ? succeed(showRuling(bot, ruling.value)) : ruling;
  }
  const read = readFact(bot, id, shown);
  const words = read?.pressed ?? values[0];
  if (!read || words === undefined) return refuse();
  const value =
    read.kind === 'type'
      ? readWords(words, read.shape, Object.values(read.facts).flat())
      : listValues(read.shape)[Number(words)]?.value;
  if (value === undefined) return refuse();
  const facts = { ...read.facts, [read.fact]: value };
  const ruling = await bot.answer(read.id, facts, read.day);
  return ruling.ok ? succeed(showRuling(bot, ruling.value, read.id, facts)) : ruling;
}
