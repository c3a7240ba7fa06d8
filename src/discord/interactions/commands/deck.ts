import { checkDeck, parseDeck } from '../../../decks/index.js';
import { succeed } from '../../../knowledge/index.js';
import { formatDeckEmbed } from '../../deck.js';
import type { Command } from '../command.js';
import { dayOption } from '../day-option.js';
import { BOUNDS } from '../wire.js';

const HEADING = /\s+(?=(?:strongholds?|senseis?|winds?|dynasty|fate)(?: deck)?(?: \(\d+\))?:)/gi;

/**
 * A deck list that was typed on one line, as lines: the option of a command has no others. Cards are parted by a
 * semicolon, or by a count such as `3x`; a heading by its colon.
 */
export function unfoldList(list: string): string {
  if (/\n/.test(list.trim())) return list;
  return list
    .replace(/\s*;\s*/g, '\n')
    .replace(HEADING, '\n')
    .replace(/(?<=\S)\s+(?=\d{1,2}x\s)/gi, '\n')
    .replace(/^((?:stronghold|sensei|wind|dynasty|fate)[^:\n]*:)[ ]+(?=\d)/gim, '$1\n');
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
  },
  async answer({ judge, catalogue, baseUrl }, { list = '' }, asOf) {
    const deck = parseDeck(unfoldList(list));
    if (!deck.ok) return deck;
    const check = await checkDeck(judge, catalogue, deck.value, asOf);
    return succeed({ embed: formatDeckEmbed(check, baseUrl) });
  },
};
