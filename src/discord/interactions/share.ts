import { type Day, type Outcome, readJson, succeed } from '../../knowledge/index.js';
import { type Embed, makeEmbed } from '../embed.js';
import { findCommand, makeCall } from './call.js';
import type { Bot, Call, Command, Reply } from './command.js';
import { AS_OF } from './options.js';
import { failOld } from './reply.js';
import { BOUNDS } from './wire.js';

/** Beginning of the hash of the documents that answered, the day, and the command with its options to answer anew. */
const ID = /^share\.([^.]{1,8})\.(\d{4})(\d{2})(\d{2})(?:\.(\[.*\]))?$/s;
const HASH_LENGTH = 8;

/** The options that an id carries, in its order. */
function listOptions({ options }: Command): string[] {
  return options.map(({ name }) => name).filter(name => name !== AS_OF);
}

/** Id of a Share button that copies the message: documents and day. */
export function formatShareHead(day: Day, corpus: string): string {
  return `share.${corpus.slice(0, HASH_LENGTH)}.${day.replaceAll('-', '')}`;
}

/**
 * Id of the Share button below an answer: documents, day, command and options, so that any process can answer anew
 * that has never seen the question. Options that are too long for an id are left out.
 */
export function formatShareId({ command, values, day }: Call, corpus: string): string {
  const words = listOptions(command).map(name => values[name] ?? null);
  while (words.at(-1) === null) words.pop();
  const head = formatShareHead(day, corpus);
  const whole = `${head}.${JSON.stringify([command.name, ...words])}`;
  return whole.length <= BOUNDS.customId ? whole : head;
}

function copyEmbed({ fields, footer, ...shown }: Embed): Reply['embed'] {
  const kept = fields.map(({ name, value }) => ({ name, lines: [value] }));
  return makeEmbed({ ...shown, fields: kept, footer: footer.text });
}

async function askAnew(bot: Bot, written: string, day: Day): Promise<Outcome<Reply>> {
  const [name, ...words] = readJson(written) as unknown[];
  const command = findCommand(bot, String(name));
  if (!command.ok) return failOld();
  const given = listOptions(command.value).map((option, at) => [option, words[at]] as const);
  const values = Object.fromEntries(
    given.filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
  const call = makeCall(command.value, values, day);
  return call.ok ? call.value.command.answer(bot, call.value.values, call.value.day) : failOld();
}

/**
 * What a press of a Share button posts for all to see. The question in the button's id is answered anew; an answer whose
 * question was too long for an id is copied from the message, which Discord sends along. Where the documents have
 * changed since, the answer says so. Error: `bad-value` for a button that is not ours, or of another version.
 */
export async function shareAnswer(
  bot: Bot,
  id: string,
  { content, embeds: [shown] }: { content: string; embeds: readonly (Embed | null)[] },
): Promise<Outcome<Reply>> {
  const [, corpus, year, month, date, written] = ID.exec(id) ?? [];
  if (corpus === undefined || (written === undefined && !shown)) return failOld();
  const reply =
    written === undefined
      ? succeed({ embed: copyEmbed(shown as Embed), content })
      : await askAnew(bot, written, `${year}-${month}-${date}`);
  if (!reply.ok || bot.corpus.hash.startsWith(corpus)) return reply;
  const which =
    written === undefined ? 'This is the answer as it was.' : 'This is the answer by the documents of now.';
  const notes = [`The rule documents have changed since this was asked. ${which}`, reply.value.content];
  return succeed({ ...reply.value, content: notes.filter(Boolean).join('\n') });
}
