import { succeed } from '../../../knowledge/index.js';
import type { Bot, Choice, Command } from '../command.js';
import { dayOption } from '../day-option.js';
import { showRuling } from '../show-ruling.js';
import { BOUNDS } from '../wire.js';
import { completeKeyword } from './counts-as.js';

async function completeTitle({ cards }: Bot, typed: string): Promise<Choice[]> {
  const found = typed.trim() === '' ? null : await cards.find(typed.trim().slice(0, BOUNDS.choice));
  return found?.ok ? found.value.map(({ title }) => ({ name: title, value: title })) : [];
}

/** `/card`: whether a card counts as having a keyword. */
export const cardCommand: Command = {
  name: 'card',
  description: 'Does a card count as having a keyword?',
  options: [
    {
      name: 'title',
      description: 'The title of the card',
      required: true,
      maxLength: BOUNDS.choice,
      complete: completeTitle,
    },
    {
      name: 'keyword',
      description: 'The keyword that is asked about',
      required: true,
      maxLength: BOUNDS.choice,
      complete: completeKeyword,
    },
    dayOption,
  ],
  async answer({ cards, baseUrl }, { title = '', keyword = '' }, asOf) {
    const ruling = await cards.countsAs({ title, keyword, asOf });
    return ruling.ok ? succeed(showRuling(ruling.value, baseUrl)) : ruling;
  },
};
