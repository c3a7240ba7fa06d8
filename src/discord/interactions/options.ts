import { findDates, readWords, type Shape } from '../../engine.js';
import {
  type Day,
  formatDay,
  KEYWORD_LIMIT,
  type Outcome,
  parseDay,
  type RuleDocument,
  succeed,
} from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import type { Bot, Choice, CommandOption, Values } from './command.js';
import { BOUNDS } from './wire.js';

/** The option that every dated command has. */
export const AS_OF = 'as-of';
/** The option that has the players of a table. */
export const PLAYERS = 'players';

function listChoices(texts: Iterable<string>): Choice[] {
  return [...new Set(texts)].map(text => ({ name: text, value: text }));
}

/** Reads a day as it is written in numbers, or as the choices show it. Error: `bad-day`. */
export function readDay(text: string): Outcome<Day> {
  const [date, ...more] = findDates(text);
  return date?.kind === 'day' && more.length === 0 ? succeed(date.value) : parseDay(text.trim());
}

/** The day that is asked about; today where it is left out. */
export const dayOption: CommandOption = {
  name: AS_OF,
  description: 'The day that is asked about: 2008-06-03 or June 3, 2008. Today where it is left out.',
  maxLength: 40,
  // the days on which something changed are those that are asked for; newest first
  complete({ corpus, today }, typed) {
    const words = typed.trim().toLowerCase();
    return [today, ...corpus.changeDays.toReversed()]
      .map(day => ({ name: `${formatDay(day)}${day === today ? ' (today)' : ''}`, value: day }))
      .filter(({ name, value }) => value.startsWith(words) || name.toLowerCase().includes(words));
  },
};

// with nothing typed: what changed last. A choice carries the id, so that exactly this rule is shown
function completeRule({ search, corpus, today }: Bot, typed: string): Choice[] {
  const lastDay = ({ tags }: RuleDocument) => tags.at(-1)?.day ?? '';
  const listFound = () => [
    ...search.suggest(typed, 200).flatMap(({ id, kind }) => (kind === 'rule' && id ? [id] : [])),
    ...search.search(typed, { asOf: today, limit: BOUNDS.choices }).map(({ id }) => id),
  ];
  const listLatest = () =>
    corpus.documents.toSorted((a, b) => lastDay(b).localeCompare(lastDay(a))).map(({ id }) => id);
  return listChoices(typed.trim() === '' ? listLatest() : listFound()).map(({ value }) => ({
    name: (corpus.byId.get(value) as RuleDocument).title,
    value,
  }));
}

function completeKeyword({ corpus, search }: Bot, typed: string): Choice[] {
  const { names } = corpus.keywords;
  const word = typed.trim().slice(0, KEYWORD_LIMIT);
  if (word === '') return listChoices(names);
  const fitting = search.suggest(word, 200).filter(({ kind }) => kind === 'keyword');
  return listChoices([...fitting.map(({ text }) => text), ...nearest(word, names)]);
}

async function completeTitle({ cards }: Bot, typed: string): Promise<Choice[]> {
  const found = typed.trim() === '' ? null : await cards.find(typed.trim().slice(0, BOUNDS.choice));
  return found?.ok ? listChoices(found.value.map(({ title }) => title)) : [];
}

const NAMES: Shape = { type: 'array', items: { type: 'string' } };

/** Players that have been typed before. */
export function completePlayer(_bot: Bot, typed: string, values: Values): Choice[] {
  const word = typed.trim().toLowerCase();
  const players = readWords(values[PLAYERS] ?? '', NAMES, []) as string[];
  return listChoices(players.filter(name => name.toLowerCase().startsWith(word)));
}

const COMPLETIONS = { keyword: completeKeyword, rule: completeRule, title: completeTitle };

/** An option that must be given, completed as the kind of name that it is. */
export function nameOption(kind: keyof typeof COMPLETIONS, name: string, description: string): CommandOption {
  return { name, description, required: true, maxLength: BOUNDS.choice, complete: COMPLETIONS[kind] };
}
