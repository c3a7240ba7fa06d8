import type { Engine } from '../../engine.js';
import type { Day, Outcome } from '../../knowledge/index.js';
import type { Embed } from '../embed.js';

/** What the bot answers from, for one request. */
export interface Bot extends Engine {
  today: Day;
  /** Where people see the service, without a slash at its end. */
  baseUrl: string;
}

export interface Choice {
  name: string;
  value: string;
}

/** What has been typed into the options of a command, by their names. */
export type Values = Readonly<Record<string, string>>;

export interface CommandOption {
  name: string;
  description: string;
  required?: boolean;
  maxLength: number;
  /** What fits what is being typed, best first; of any number and length. */
  complete?(bot: Bot, typed: string, values: Values): Choice[] | Promise<Choice[]>;
}

/**
 * What can be chosen below an answer: buttons where they are few, else a list. The value of a button goes behind the id.
 * Without options a button opens a form with this id, to type the answer.
 */
export interface Choices {
  id: string;
  label: string;
  options: readonly Choice[];
}

/** An answer: an embed, words above it where there is need, and what can be chosen below it. */
export interface Reply {
  embed: Embed;
  content?: string;
  choices?: Choices;
}

/** A command, or one of the subcommands of a command: then `name` has both, with a space between. */
export interface Command {
  name: string;
  description: string;
  options: readonly CommandOption[];
  answer(bot: Bot, values: Values, day: Day): Promise<Outcome<Reply>>;
  /** What to ask for in a form where it is left out. */
  form?: Form;
}

/** A form with one text: of one line, or of many. */
export interface Form {
  /** The option that is typed into it. */
  option: string;
  title: string;
  label: string;
  hint: string;
  isLong: boolean;
}

/** A command with its options as typed, for a day. */
export interface Call {
  command: Command;
  values: Values;
  day: Day;
}
