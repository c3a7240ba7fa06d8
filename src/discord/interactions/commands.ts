import {
  type Judge,
  type QuestionInfo,
  readAnyDeck,
  readWords,
  SENTENCE_LIMIT,
  type Shape,
} from '../../engine.js';
import { makeRuleRecord, succeed } from '../../knowledge/index.js';
import { makeDeckSheet, makeHitsSheet, makeRuleSheet } from '../../sheets/index.js';
import { clip } from '../clip.js';
import { formatEmbed } from '../embed.js';
import type { Command, CommandOption } from './command.js';
import { showAsked } from './follow-up.js';
import { completePlayer, dayOption, nameOption, PLAYERS } from './options.js';
import { showRuling } from './show-ruling.js';
import { BOUNDS } from './wire.js';

/** A message about a list that was typed on one line: the lines that it counts are none that its player saw. */
export function dropLineNumbers(message: string): string {
  return message
    .replace(/ (?:\(lines? [\d, and]+(?:more)?\)|on lines? [\d, and]*\d(?: more)?\b)/g, '')
    .replace(/\(line \d+: /g, '(');
}

/** What the bot is asked, in the order in which Discord lists it; the questions about an order come before the last. */
const COMMANDS: readonly Command[] = [
  {
    name: 'ruling',
    description: 'Find a rule by its title or by any words',
    options: [
      nameOption('rule', 'search', 'A title, or words: what you remember of it is enough'),
      dayOption,
    ],
    // the rule that was chosen, or the rules that fit the words
    async answer({ corpus, search, baseUrl }, { search: words = '' }, asOf) {
      const typed = words.trim().toLowerCase();
      const document =
        corpus.byId.get(words) ?? corpus.documents.find(({ title }) => title.toLowerCase() === typed);
      const sheet = document
        ? makeRuleSheet(makeRuleRecord(corpus, document, asOf))
        : makeHitsSheet({
            q: words,
            hits: search.search(words, { asOf, limit: 3 }),
            asOf,
            corpus: corpus.hash,
          });
      return succeed({ embed: formatEmbed(sheet, baseUrl) });
    },
  },
  {
    name: 'counts-as',
    description: 'Does a card with one keyword count as having another?',
    options: [
      nameOption('keyword', 'from', 'The keyword that the card has'),
      nameOption('keyword', 'to', 'The keyword that is asked about'),
      dayOption,
    ],
    async answer(bot, { from = '', to = '' }, asOf) {
      const ruling = bot.judge.countsAs({ from, to, asOf });
      return ruling.ok ? succeed(showRuling(bot, ruling.value)) : ruling;
    },
  },
  {
    name: 'card',
    description: 'Does a card count as having a keyword?',
    options: [
      nameOption('title', 'title', 'The title of the card'),
      nameOption('keyword', 'keyword', 'The keyword that is asked about'),
      dayOption,
    ],
    async answer(bot, { title = '', keyword = '' }, asOf) {
      const ruling = await bot.cards.countsAs({ title, keyword, asOf });
      return ruling.ok ? succeed(showRuling(bot, ruling.value)) : ruling;
    },
  },
  {
    // it has no option for the day: the question names it
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
  },
  {
    name: 'deck',
    description: 'Check a deck: every problem, each with its fix',
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
      const problems = check.problems.map(({ message, citations, ...problem }) => ({
        ...problem,
        message: say(message),
        // ids are for programs
        citations: citations.map(one => ({ ...one, rule: one.title })),
      }));
      return succeed({ embed: formatEmbed(makeDeckSheet({ ...check, problems }), baseUrl) });
    },
  },
];

/** The questions about an order among seated players, and what their subcommands of `/order` are called. */
const ORDERS: Readonly<Record<string, string>> = {
  'multiplayer/combat-order': 'combat',
  'multiplayer/each-player': 'each-player',
  'multiplayer/effect-end': 'effect-end',
  'multiplayer/maneuver-order': 'maneuvers',
  'multiplayer/starting-holdings': 'holdings',
  'multiplayer/turn-order': 'turns',
};

/** Ten names of sixty letters, and commas. */
const NAMES_LIMIT = 620;

function nameFact(fact: string): string {
  return fact.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

function makeFactOption([fact, { type, description = '' }]: [string, Shape]): CommandOption {
  const isList = type === 'array';
  const words = `${description.replace(/ Left out.*$/, '')}${isList ? ' Names with commas.' : ''}`;
  return {
    name: nameFact(fact),
    description: clip(words, BOUNDS.description),
    required: fact === PLAYERS,
    maxLength: NAMES_LIMIT,
    ...(isList ? {} : { complete: completePlayer }),
  };
}

function makeOrderCommand(name: string, { id, title, facts: { properties } }: QuestionInfo): Command {
  const shapes = Object.entries(properties as Record<string, Shape>);
  return {
    name: `order ${name}`,
    description: clip(title, BOUNDS.description),
    options: shapes.map(makeFactOption),
    async answer(bot, values, asOf) {
      const typed = shapes.flatMap(([fact, shape]) => {
        const text = values[nameFact(fact)];
        if (text === undefined) return [];
        return [[fact, shape.type === 'array' ? readWords(text, shape, []) : text.trim()]];
      });
      const facts = Object.fromEntries(typed);
      const ruling = await bot.judge.answer(id, facts, asOf);
      return ruling.ok ? succeed(showRuling(bot, ruling.value, id, facts)) : ruling;
    },
  };
}

/** Every command of the bot. */
export function listCommands(judge: Judge): readonly Command[] {
  const orders = Object.entries(ORDERS).flatMap(([id, name]) => {
    const question = judge.question(id);
    return question.ok ? [makeOrderCommand(name, question.value)] : [];
  });
  return COMMANDS.toSpliced(-1, 0, ...orders);
}
