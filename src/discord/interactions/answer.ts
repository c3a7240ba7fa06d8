import type { APIInteractionResponse } from 'discord-api-types/v10';
import type { Outcome } from '../../knowledge/index.js';
import { complete, formatFormId, readCall, readForm } from './call.js';
import type { Bot, Call } from './command.js';
import { findForm, followUp, readChosen } from './follow-up.js';
import { makeAnswer, makeForm, makePrivateAnswer } from './reply.js';
import type { Interaction } from './request.js';
import { formatShareHead, formatShareId, shareAnswer } from './share.js';
import { REQUEST, RESPONSE } from './wire.js';

async function answerCall(bot: Bot, read: Outcome<Call>): Promise<APIInteractionResponse> {
  if (!read.ok) return makeAnswer(read);
  const call = read.value;
  const { command, values, day } = call;
  if (command.form && !values[command.form.option]?.trim())
    return makeForm(command.form, formatFormId(call, bot.today));
  return makePrivateAnswer(await command.answer(bot, values, day), formatShareId(call, bot.corpus.hash));
}

async function answerChoice(...given: Parameters<typeof followUp>): Promise<APIInteractionResponse> {
  const [bot] = given;
  // its Share button copies the message: what led here is in no id
  return makePrivateAnswer(await followUp(...given), formatShareHead(bot.today, bot.corpus.hash));
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
      const typed = data.components.map(({ component }) => component.value);
      const chosen = readChosen(data.custom_id, typed);
      return chosen ? answerChoice(bot, chosen, message?.embeds[0]) : answerCall(bot, readForm(bot, data));
    }
    case REQUEST.component: {
      const { data, message } = interaction;
      const chosen = readChosen(data.custom_id, data.values);
      const form = chosen && findForm(bot, chosen, message.embeds[0]);
      if (form) return makeForm(form, data.custom_id);
      if (chosen) return answerChoice(bot, chosen, message.embeds[0]);
      return makeAnswer(await shareAnswer(bot, data.custom_id, message));
    }
  }
}
