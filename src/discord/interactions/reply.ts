import type {
  APIEmbed,
  APIInteractionResponseChannelMessageWithSource,
  APIModalInteractionResponse,
} from 'discord-api-types/v10';
import { fail, type Outcome, type Problem } from '../../knowledge/index.js';
import { clip } from '../clip.js';
import { escapeMarkdown } from '../markdown.js';
import type { Choices, Form, Reply } from './command.js';
import { BOUNDS, COMPONENT, LINE, PARAGRAPH, PRIMARY, PRIVATE, RESPONSE, SECONDARY } from './wire.js';

type Message = APIInteractionResponseChannelMessageWithSource;

/** An answer mentions no one, whatever names were typed. */
const QUIET = { parse: [] };

function makeMessage({ embed, content }: Reply): Message['data'] {
  return {
    ...(content ? { content: clip(content, BOUNDS.content) } : {}),
    embeds: [embed as APIEmbed],
    allowed_mentions: QUIET,
  };
}

function makeButtons({ id, label, options: all }: Choices) {
  const options = all.map(({ name, value }) => ({ label: clip(name, BOUNDS.label), value }));
  if (options.length === 0)
    return [{ type: COMPONENT.button, style: PRIMARY, label, custom_id: id } as const];
  if (options.length <= BOUNDS.buttons) {
    return options.map(
      ({ label, value }) =>
        ({ type: COMPONENT.button, style: PRIMARY, label, custom_id: `${id}.${value}` }) as const,
    );
  }
  return [{ type: COMPONENT.select, custom_id: id, placeholder: label, options } as const];
}

/** For what is pressed or sent once the bot no longer has its form. */
export function failOld(): Outcome<never> {
  return fail('bad-value', 'This can no longer be read.', { cure: 'Please ask once more.' });
}

/** What is wrong with a command and how to fix it, for the asker alone. */
export function makeRefusal({ message, cure, near }: Problem): Message {
  const hint = near?.length ? [`Did you mean ${near.join(' or ')}?`] : [];
  const words = escapeMarkdown([message, ...(cure ? [cure] : []), ...hint].join(' '));
  const content = clip(words, BOUNDS.content);
  return { type: RESPONSE.message, data: { content, flags: PRIVATE, allowed_mentions: QUIET } };
}

/** An answer that only the asker sees, with what can be chosen below it, and a button that shares it. */
export function makePrivateAnswer(reply: Outcome<Reply>, shareId: string): Message {
  if (!reply.ok) return makeRefusal(reply.problem);
  const { choices } = reply.value;
  const share = {
    type: COMPONENT.button,
    style: SECONDARY,
    label: 'Share',
    custom_id: shareId,
  } as const;
  const rows = [...(choices ? [makeButtons(choices)] : []), [share]];
  const components = rows.map(components => ({ type: COMPONENT.row, components }));
  return { type: RESPONSE.message, data: { ...makeMessage(reply.value), flags: PRIVATE, components } };
}

/** An answer for all to see. */
export function makeAnswer(reply: Outcome<Reply>): Message {
  return reply.ok ? { type: RESPONSE.message, data: makeMessage(reply.value) } : makeRefusal(reply.problem);
}

/** A form as Discord shows it. */
export function makeForm(
  { option, title, label, hint, isLong }: Form,
  customId: string,
): APIModalInteractionResponse {
  const component = {
    type: COMPONENT.text,
    custom_id: option,
    style: isLong ? PARAGRAPH : LINE,
    required: true,
    max_length: BOUNDS.modalText,
  } as const;
  const components = [{ type: COMPONENT.label, label, description: hint, component }];
  return { type: RESPONSE.modal, data: { custom_id: customId, title, components } };
}
