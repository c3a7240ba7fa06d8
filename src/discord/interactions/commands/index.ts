import type { Judge } from '../../../engine.js';
import type { Command } from '../command.js';
import { askCommand } from './ask.js';
import { cardCommand } from './card.js';
import { countsAsCommand } from './counts-as.js';
import { deckCommand } from './deck.js';
import { makeOrderCommands } from './order.js';
import { rulingCommand } from './ruling.js';

const known = new WeakMap<Judge, readonly Command[]>();

/** Every command of the bot. Made once for each judge. */
export function listCommands(judge: Judge): readonly Command[] {
  const commands = known.get(judge) ?? [
    rulingCommand,
    countsAsCommand,
    cardCommand,
    askCommand,
    ...makeOrderCommands(judge),
    deckCommand,
  ];
  known.set(judge, commands);
  return commands;
}
