import { DENIALS, tokensOf } from '../language/index.js';
import { type Cover, wordSet } from './cover.js';
import { PLAIN, TURNING } from './plain.js';
import type { Reading } from './reading.js';
import { SEAT, SEATS } from './seating.js';
import { ANY, patternOf, readTable, type Table } from './seats.js';

// told to an order that does not heed it, such a fact was misread
const HEEDED_BY_SOME = ['first', 'ineligible', 'nextTurnOf'] as const;

/** An order that is asked about: the words that tell it from others, and the facts it takes from the table. */
interface OrderCue {
  id: string;
  when: RegExp;
  /** Which of the facts that only some orders heed it does. */
  reads: readonly (typeof HEEDED_BY_SOME)[number][];
  facts(table: Table): Record<string, string | readonly string[] | undefined>;
}

// the first that fits is meant
const ORDERS: readonly OrderCue[] = [
  {
    id: 'multiplayer/effect-end',
    when: /\beffects?\b.*\b(?:ends?|expires?|lasts?|over|until|till|runs?|goes on)\b/i,
    reads: ['nextTurnOf'],
    facts: ({ players, eliminated, active, nextTurnOf }) => ({
      players,
      eliminated,
      turnOf: nextTurnOf ?? active ?? (eliminated.length === 1 ? eliminated[0] : undefined),
    }),
  },
  {
    id: 'multiplayer/starting-holdings',
    reads: ['first'],
    when: /\bbamboo\b/i,
    facts: ({ players, active, first }) => ({ players, startingPlayer: active ?? first }),
  },
  {
    id: 'multiplayer/maneuver-order',
    reads: [],
    when: /\b(?:infantry|cavalry|assign\w*|man(?:o?eu|ou)v\w*|(?:plac|commit)\w* (?:\w+ )?units)\b/i,
    facts: ({ players, attacker, defender, attackerInvited, defenderInvited, eliminated }) => {
      return { players, attacker, defender, attackerInvited, defenderInvited, eliminated };
    },
  },
  {
    id: 'multiplayer/each-player',
    reads: ['ineligible'],
    when: /\b(?:each|every) player\b/i,
    facts: ({ players, active, ineligible, eliminated }) => ({
      players,
      activePlayer: active,
      ineligible,
      eliminated,
    }),
  },
  {
    id: 'multiplayer/combat-order',
    reads: ['first'],
    when: /\b(?:battle|combat|defends?|defending|defender)\b/i,
    facts: ({ players, defender, first, eliminated }) => ({ players, defender, first, eliminated }),
  },
  {
    id: 'multiplayer/turn-order',
    reads: ['first'],
    when: /\b(?:turns?|turn order|action phase)\b/i,
    facts: ({ players, active, first, eliminated }) => ({ players, first: active ?? first, eliminated }),
  },
];

/** Words of a question about an order: what is done in it, and how it is asked for. Denials and comparisons are none. */
const WORDS = wordSet(
  'who whose that which what where order next after first second third battle combat action actions act acts acting gets get turn ' +
    'turns go goes assign assigns assigning assignment infantry cavalry maneuver maneuvers manoeuvre manoeuvres segment phase ' +
    'player players each every discard discards draw draws reveals chooses takes pays card cards effect effects end ends expire ' +
    'expires lasts until over bamboo harvesters start starts game table sit sits sitting seated opportunity attack they who whom will now clockwise leftwards left around seat seats us gives mp whos tells tell asks says each unit units invited invites ally allies leaders other one then after but how table',
);

/** Whether nothing is left of a sentence that could turn the order: a number, a denial, another word of the rules. */
function isPassed(rest: string, isHard: (stem: string) => boolean): boolean {
  return tokensOf(rest).every(
    ({ word, stem, number }) =>
      WORDS.has(word) ||
      (number === null && !DENIALS.has(word) && !TURNING.has(word) && (!isHard(stem) || PLAIN.has(word))),
  );
}

const AFTER = [
  `\\b(?:after|left of|follows) +${ANY}`,
  `${ANY} (?:has |have |just )*(?:pass(?:es|ed)|acted)\\b(?=.*\\bnext\\b)`,
  `${ANY}'s turn (?:is |has |just )*(?:over|done|finished|ended)\\b`,
];

function readPlace(text: string, { first }: Table, cover: Cover): Reading['place'] {
  const [found, ...others] = AFTER.flatMap(words => cover.take(patternOf(words)).map(match => match[1]));
  // after two players is after neither
  if (others.some(other => other !== found)) return undefined;
  const player = found ?? (/\bnext\b/i.test(text) ? first : undefined);
  if (player !== undefined) return { kind: 'after', player };
  return /\b(?:who|whose)\b[^.,;]*\bfirst\b/i.test(text) ? { kind: 'first' } : undefined;
}

/** Who is out and yet has a part in the attack, or in going first: then one of the two was misread. */
function isContradictory(table: Table): boolean {
  const { eliminated, defender, attacker, first, attackerInvited = [], defenderInvited = [] } = table;
  return [defender, attacker, first, ...attackerInvited, ...defenderInvited].some(
    player => player !== undefined && eliminated.includes(player),
  );
}

/** Reads a question about an order among players who are named with their seats; null where it is none. */
export function readOrder(
  written: string,
  isName: (word: string) => boolean,
  isHard: (stem: string) => boolean,
): Reading | null {
  const text = written
    .replace(/\batk(?=s?\b)/gi, 'attack')
    .replace(/\b(\d+)p\b/gi, '$1 players')
    // who attacks goes on as the subject: "Ann attacks Bo, she invites Cy"
    .replace(
      /(\p{L}+)( (?:is )?attack(?:s|ing|ed) \p{L}+,?(?: and)?) (?:she|he|they) (?=(?:ha[sv]e? )?invite)/giu,
      '$1$2 $1 ',
    );
  // what is asked is quicker to see than who sits where
  const order = ORDERS.find(({ when }) => when.test(text));
  const read = order && readTable(text, isName);
  if (!read) return null;
  const { table, cover, names } = read;
  // what each player is to do is no matter to the order
  if (order.id === 'multiplayer/each-player')
    cover.take(/\b(?:each|every) player\b[^.,;?]*?(?= and \p{Lu}|[.,;?]|$)/giu);
  const place = readPlace(text, table, cover);
  const rest = cover.rest();
  const isNamed = rest.search(SEAT) >= 0;
  const unheeded = HEEDED_BY_SOME.some(
    fact => table[fact] !== undefined && table[fact].length > 0 && !order.reads.includes(fact),
  );
  if (isNamed || unheeded || isContradictory(table) || !isPassed(rest, isHard)) return null;
  const nameOf = (seat: string) => names[SEATS.indexOf(seat)] as string;
  const told = Object.entries(order.facts(table)).flatMap(([fact, seats]) =>
    seats === undefined ? [] : [[fact, typeof seats === 'string' ? nameOf(seats) : seats.map(nameOf)]],
  );
  const named = place?.kind === 'after' ? { ...place, player: nameOf(place.player) } : place;
  return { id: order.id, facts: Object.fromEntries(told), ...(named ? { place: named } : {}) };
}

/** The sentence that answers what was asked of an order: who is first, or who comes after a player. */
export function sayPlace({ facts, place }: Reading, value: unknown): string | null {
  const order =
    Array.isArray(value) && value.every(one => typeof one === 'string') ? (value as string[]) : [];
  const [first] = order;
  if (!place || first === undefined) return null;
  if (place.kind === 'first') return `${first} is first.`;
  const players = facts.players as string[];
  const seat = players.indexOf(place.player);
  const others = [...players.slice(seat + 1), ...players.slice(0, seat)];
  const next = others.find(player => order.includes(player));
  return next === undefined ? null : `After ${place.player} comes ${next}.`;
}
