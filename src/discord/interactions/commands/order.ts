import { type Judge, type QuestionInfo, readWords, type Shape } from '../../../engine.js';
import { succeed } from '../../../knowledge/index.js';
import { clip } from '../../clip.js';
import type { Bot, Choice, Command, CommandOption, Values } from '../command.js';
import { showQuestion } from '../show-ruling.js';
import { BOUNDS } from '../wire.js';

/** The questions about an order among seated players, and what their subcommands are called. */
const SUBCOMMANDS: Readonly<Record<string, string>> = {
  'multiplayer/turn-order': 'turns',
  'multiplayer/each-player': 'each-player',
  'multiplayer/maneuver-order': 'maneuvers',
  'multiplayer/combat-order': 'combat',
  'multiplayer/effect-end': 'effect-end',
  'multiplayer/starting-holdings': 'holdings',
};

const PLAYERS = 'players';
const NAMES: Shape = { type: 'array', items: { type: 'string' } };
/** Ten names of sixty letters, and commas. */
const NAMES_LIMIT = 620;

function nameOption(fact: string): string {
  return fact.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

// who sits at the table has been typed before
function completePlayer(_bot: Bot, typed: string, values: Values): Choice[] {
  const word = typed.trim().toLowerCase();
  const players = readWords(values[PLAYERS] ?? '', NAMES, []) as string[];
  const names = players.filter(name => name.toLowerCase().startsWith(word));
  return [...new Set(names)].map(name => ({ name, value: name }));
}

function makeOption([name, { type, description = '' }]: [string, Shape]): CommandOption {
  const list = type === 'array';
  return {
    name: nameOption(name),
    description: clip(
      `${description.replace(/ Left out.*$/, '')}${list ? ' Names with commas.' : ''}`,
      BOUNDS.description,
    ),
    required: name === PLAYERS,
    maxLength: NAMES_LIMIT,
    ...(list ? {} : { complete: completePlayer }),
  };
}

function makeSubcommand(subcommand: string, { id, title, facts }: QuestionInfo): Command {
  const properties = Object.entries(facts.properties as Record<string, Shape>);
  return {
    name: `order ${subcommand}`,
    description: clip(title, BOUNDS.description),
    options: properties.map(makeOption),
    async answer(bot, values, asOf) {
      const typed = properties.flatMap(([fact, shape]) => {
        const text = values[nameOption(fact)];
        if (text === undefined) return [];
        return [[fact, shape.type === 'array' ? readWords(text, shape, []) : text.trim()]];
      });
      const facts = Object.fromEntries(typed);
      const ruling = await bot.judge.answer(id, facts, asOf);
      return ruling.ok ? succeed(showQuestion(bot, id, facts, ruling.value)) : ruling;
    },
  };
}

/** `/order …`: who acts first and who is next, one subcommand for each question of that kind. */
export function makeOrderCommands(judge: Judge): Command[] {
  return judge.questions().flatMap(question => {
    const subcommand = SUBCOMMANDS[question.id];
    return subcommand === undefined ? [] : [makeSubcommand(subcommand, question)];
  });
}
