import type { APIInteractionResponse } from 'discord-api-types/v10';
import { fail, type Outcome } from '../../knowledge/index.js';
import { clip } from '../clip.js';
import type { Bot, Call, Choice } from './command.js';
import { AS_OF } from './day-option.js';
import { findForm, followUp, isChoice } from './follow-up.js';
import { findCommand, makeCall, readCall, readTyping } from './read-call.js';
import { makeForm, makePrivateAnswer, makePublicAnswer, makeRefusal } from './reply.js';
import type { Interaction, Invocation } from './request.js';
import { shareAnswer } from './share.js';
import { formatShareHead, formatShareId } from './share-id.js';
import { BOUNDS, REQUEST, RESPONSE } from './wire.js';

const FORM_ID = /^form\.([\w -]{1,40})\.(.{0,40})$/s;

async function answerCall(bot: Bot, call: Outcome<Call>): Promise<APIInteractionResponse> {
  if (!call.ok) return makeRefusal(call.problem);
  const { command, values, day } = call.value;
  if (command.form && !values[command.form.option]?.trim()) {
    return makeForm(command.form, `form.${command.name}.${day === bot.today ? '' : day}`);
  }
  const reply = await command.answer(bot, values, day);
  return reply.ok
    ? makePrivateAnswer(reply.value, formatShareId(call.value, bot.corpus.hash))
    : makeRefusal(reply.problem);
}

function readForm(bot: Bot, { data }: Extract<Interaction, { type: typeof REQUEST.modal }>): Outcome<Call> {
  const form = FORM_ID.exec(data.custom_id);
  if (!form) {
    const cure = 'Please type the command once more.';
    return fail('bad-value', 'This form is not one of mine.', { cure });
  }
  const [, name, day] = form as unknown as [string, string, string];
  const command = findCommand(bot, name);
  if (!command.ok) return command;
  const values = data.components.map(({ component }) => [component.custom_id, component.value]);
  const asOf = day === '' ? {} : { [AS_OF]: day };
  return makeCall(command.value, { ...Object.fromEntries(values), ...asOf }, bot.today);
}

async function answerChoice(...given: Parameters<typeof followUp>): Promise<APIInteractionResponse> {
  const [bot] = given;
  const next = await followUp(...given);
  // its Share button copies the message: what led here is in no id
  return next.ok
    ? makePrivateAnswer(next.value, formatShareHead(bot.today, bot.corpus.hash))
    : makeRefusal(next.problem);
}

async function complete(bot: Bot, invocation: Invocation): Promise<Choice[]> {
  const typing = readTyping(bot, invocation);
  if (!typing) return [];
  const { command, values, option } = typing;
  const found = command.options.find(({ name }) => name === option);
  const choices = (await found?.complete?.(bot, values[option] as string, values)) ?? [];
  return choices
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= BOUNDS.choice)
    .slice(0, BOUNDS.choices)
    .map(({ name, value }) => ({ name: clip(name, BOUNDS.choice), value }));
}

/** The bot: what Discord asks to what it shows. Whatever was typed has an answer, within the limits of Discord. */
export async function answerInteraction(bot: Bot, interaction: Interaction): Promise<APIInteractionResponse> {
  switch (interaction.type) {
    case REQUEST.ping:
      return { type: RESPONSE.pong };
    case REQUEST.command:
      return answerCall(bot, readCall(bot, interaction.data));
    case REQUEST.autocomplete:
      return { type: RESPONSE.choices, data: { choices: await complete(bot, interaction.data) } };
    case REQUEST.modal: {
      const { data, message } = interaction;
      const values = data.components.map(({ component }) => component.value);
      return isChoice(data.custom_id)
        ? answerChoice(bot, data.custom_id, values, message?.embeds[0])
        : answerCall(bot, readForm(bot, interaction));
    }
    case REQUEST.component: {
      const { data, message } = interaction;
      const form = findForm(bot, data.custom_id, message.embeds[0]);
      if (form) return makeForm(form, data.custom_id);
      if (isChoice(data.custom_id)) return answerChoice(bot, data.custom_id, data.values, message.embeds[0]);
      const reply = await shareAnswer(bot, data.custom_id, message);
      return reply.ok ? makePublicAnswer(reply.value) : makeRefusal(reply.problem);
    }
  }
}
