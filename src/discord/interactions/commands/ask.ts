import { SENTENCE_LIMIT } from '../../../engine.js';
import { succeed } from '../../../knowledge/index.js';
import type { Command } from '../command.js';
import { showAsked } from '../follow-up.js';

/** `/ask`: a question in plain words. It has no option for the day: the question names it. */
export const askCommand: Command = {
  name: 'ask',
  description: 'Ask in plain words, with a day where it matters',
  options: [
    {
      name: 'question',
      description: 'For instance: did zombies count as Shadowlands on June 19 2008?',
      required: true,
      maxLength: SENTENCE_LIMIT,
    },
  ],
  answer: async (bot, { question = '' }, day) => succeed(await showAsked(bot, question, day)),
};
