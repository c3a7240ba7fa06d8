import { readWords } from '../../engine.js';
import { type Day, isObject, type Outcome, readJson, succeed } from '../../knowledge/index.js';
import { makeAskedSheet } from '../../sheets/index.js';
import { clip } from '../clip.js';
import { type Embed, formatEmbed } from '../embed.js';
import { escapeMarkdown } from '../markdown.js';
import type { Bot, Form, Reply } from './command.js';
import { failOld } from './reply.js';
import { type Facts, findShape, showRuling } from './show-ruling.js';
import { BOUNDS } from './wire.js';

/**
 * A choice below an answer, as the id of a button or a list has it: which question was meant, which version of a card, or a
 * fact. What else was asked is in the message itself, which Discord sends along: nothing is stored.
 */
const ID = /^(pick|card|say)\.(\d{4}-\d{2}-\d{2})\.([^.]+)(?:\.(.+))?$/;

export interface Chosen {
  kind: string;
  day: Day;
  /** Number of the question, the keyword that a card is asked about, or the name of the fact. */
  name: string;
  /** What was pressed or typed: a version, or the value of the fact. Without it a button asks for words. */
  words: string | undefined;
}

/** Reads a press; null where it is no choice. `typed` is what was chosen from a list, or typed into a form. */
export function readChosen(id: string, [typed]: readonly string[]): Chosen | null {
  const [, kind, day, name, words = typed] = ID.exec(id) ?? [];
  return kind && day && name ? { kind, day: day as Day, name, words } : null;
}

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

type Shown = Embed | null | undefined;

/** The question whose fact is chosen, as the address of the message has it, with the facts so far. */
function readFact(bot: Bot, { kind, name }: Chosen, shown: Shown) {
  const [, id = '', query = ''] = /#\/questions\/([a-z0-9/-]+)\?(.*)$/.exec(shown?.url ?? '') ?? [];
  const facts = readJson(new URLSearchParams(query).get('facts'));
  const shape = kind === 'say' && isObject(facts) ? findShape(bot, id, name) : undefined;
  return shape && { id, facts: facts as Facts, shape };
}

/** The form of a button that asks for a fact in words; null for another choice. */
export function findForm(bot: Bot, chosen: Chosen, shown: Shown): Form | null {
  const read = chosen.words === undefined ? readFact(bot, chosen, shown) : undefined;
  if (!read) return null;
  const hint = clip(String(read.shape.description), BOUNDS.description);
  const label = clip(String(read.shape.title), BOUNDS.formTitle);
  return { option: chosen.name, title: 'One more fact', label, hint, isLong: false };
}

/** What a choice below an answer leads to. Error: `bad-value` for one that cannot be read. */
export async function followUp(bot: Bot, chosen: Chosen, shown: Shown): Promise<Outcome<Reply>> {
  const { kind, day: asOf, name, words = '' } = chosen;
  if (kind === 'pick' && shown) {
    const { candidates } = await bot.ask(readTitle(shown.title), { asOf, today: asOf });
    const meant = candidates[Number(name) - 1];
    return meant ? succeed(showRuling(bot, meant.ruling, meant.question, meant.facts)) : failOld();
  }
  if (kind === 'card') {
    const keyword = String(new URLSearchParams(`keyword=${name}`).get('keyword'));
    // the address of a first version is that of the title, too
    const ruling = await bot.cards.countsAs({ title: words, version: words, keyword, asOf });
    return ruling.ok ? succeed(showRuling(bot, ruling.value)) : ruling;
  }
  const read = readFact(bot, chosen, shown);
  if (!read || words === '') return failOld();
  const value = readWords(words, read.shape, Object.values(read.facts).flat());
  const facts = { ...read.facts, [name]: value };
  const ruling = await bot.answer(read.id, facts, asOf);
  return ruling.ok ? succeed(showRuling(bot, ruling.value, read.id, facts)) : ruling;
}
