import { KEYWORD_LIMIT, succeed } from '../../../knowledge/index.js';
import { nearest } from '../../../language/index.js';
import { formatRulingEmbed } from '../../ruling.js';
import type { Bot, Choice, Command, CommandOption } from '../command.js';
import { dayOption } from '../day-option.js';
import { BOUNDS } from '../wire.js';

export function completeKeyword({ judge, search }: Bot, typed: string): Choice[] {
  const { names } = judge.corpus.keywords;
  const word = typed.trim().slice(0, KEYWORD_LIMIT);
  const fitting = search.suggest(word, 200).filter(({ kind }) => kind === 'keyword');
  const keywords = word === '' ? names : [...fitting.map(({ text }) => text), ...nearest(word, names)];
  return [...new Set(keywords)].map(name => ({ name, value: name }));
}

function makeKeywordOption(name: string, description: string): CommandOption {
  return { name, description, required: true, maxLength: BOUNDS.choice, complete: completeKeyword };
}

/** `/counts-as`: whether a card with one keyword counts as having another. */
export const countsAsCommand: Command = {
  name: 'counts-as',
  description: 'Does a card with one keyword count as having another?',
  options: [
    makeKeywordOption('from', 'The keyword that the card has'),
    makeKeywordOption('to', 'The keyword that is asked about'),
    dayOption,
  ],
  async answer({ judge, baseUrl }, { from = '', to = '' }, asOf) {
    const ruling = judge.countsAs({ from, to, asOf });
    return ruling.ok ? succeed({ embed: formatRulingEmbed(ruling.value, baseUrl) }) : ruling;
  },
};
