import { readAnyDeck } from '../../../engine.js';
import { succeed } from '../../../knowledge/index.js';
import { formatDeckEmbed } from '../../deck.js';
import type { Command } from '../command.js';
import { dayOption } from '../day-option.js';
import { BOUNDS } from '../wire.js';

/** A message about a list that was typed on one line: the lines that it counts are none that its player saw. */
export function dropLineNumbers(message: string): string {
  return message
    .replace(/ (?:\(lines? [\d, and]+(?:more)?\)|on lines? [\d, and]*\d(?: more)?\b)/g, '')
    .replace(/\(line \d+: /g, '(');
}

/** `/deck`: checks a deck list, typed on one line or into the form. */
export const deckCommand: Command = {
  name: 'deck',
  description: 'Check a deck: every fault, each with its cure',
  options: [
    {
      name: 'list',
      description: 'Cards with ; between them: Fate: 3x A; 2x B. Leave it out for a form with many lines.',
      maxLength: BOUNDS.option,
    },
    dayOption,
  ],
  form: {
    option: 'list',
    title: 'Check a deck',
    label: 'Deck list',
    hint: 'One card a line with its count, below headings: Stronghold, Sensei, Dynasty, Fate.',
    isLong: true,
  },
  async answer({ checkDeck, baseUrl }, { list = '' }, asOf) {
    const { deck, problems: unread } = await readAnyDeck(list);
    if (!deck) return { ok: false, problem: unread[0] };
    const check = await checkDeck(deck, asOf);
    const say = /\n/.test(list.trim()) ? (message: string) => message : dropLineNumbers;
    const problems = check.problems.map(problem => ({ ...problem, message: say(problem.message) }));
    return succeed({ embed: formatDeckEmbed({ ...check, problems }, baseUrl) });
  },
};
