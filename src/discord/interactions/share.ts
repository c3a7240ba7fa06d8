import { fail, type Outcome, succeed } from '../../knowledge/index.js';
import { makeEmbed } from '../embed.js';
import type { Bot, Reply } from './command.js';
import { findCommand, makeCall } from './read-call.js';
import type { ShownEmbed } from './request.js';
import { parseShareId, readShared } from './share-id.js';

const CHANGED = 'The rule documents have changed since this was asked.';

function refuse(): Outcome<never> {
  const cure = 'Please ask once more, and share the new answer.';
  return fail('bad-value', 'This answer can no longer be shared.', { cure });
}

function copyEmbed({ title, url, description, color, fields, footer }: ShownEmbed): Reply['embed'] {
  const kept = fields.map(({ name, value }) => ({ name, lines: [value] }));
  return makeEmbed({ title, url, description, color, fields: kept, footer: footer.text });
}

/**
 * What a press of a Share button posts for all to see. The question in the button's id is answered anew; an answer whose
 * question was too long for an id is copied from the message, which Discord sends along. Where the documents have
 * changed since, the answer says so. Error: `bad-value` for a button that is not ours, or of another version.
 */
export async function shareAnswer(
  bot: Bot,
  id: string,
  message: { content: string; embeds: readonly (ShownEmbed | null)[] },
): Promise<Outcome<Reply>> {
  const shared = parseShareId(id);
  if (!shared) return refuse();
  const { asked, day, corpus } = shared;
  const changed = !bot.judge.corpus.hash.startsWith(corpus);
  if (!asked) {
    const [shown] = message.embeds;
    if (!shown) return refuse();
    const notes = changed ? [`${CHANGED} This is the answer as it was.`] : [];
    const content = [...notes, message.content].join('\n');
    return succeed({ embed: copyEmbed(shown), content });
  }
  const command = findCommand(bot, asked.name);
  const call = command.ok ? makeCall(command.value, readShared(command.value, asked.words), day) : command;
  if (!call.ok) return refuse();
  const reply = await call.value.command.answer(bot, call.value.values, call.value.day);
  if (!reply.ok) return reply;
  const notes = changed ? [`${CHANGED} This is the answer by the documents of now.`] : [];
  const content = [...notes, ...(reply.value.content ? [reply.value.content] : [])].join('\n');
  return succeed({ embed: reply.value.embed, content });
}
