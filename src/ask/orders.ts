import { NEGATION, type Reading } from './reading.js';
import { readTable, type Table } from './seats.js';

/** An order that is asked about: the words that tell it from others, and the facts it takes from the table. */
interface OrderCue {
  id: string;
  when: RegExp;
  facts(table: Table): Record<string, unknown>;
}

// the first that fits is meant
const ORDERS: readonly OrderCue[] = [
  {
    id: 'multiplayer/effect-end',
    when: /\beffects?\b.*\b(?:ends?|expires?|lasts?|over)\b/i,
    facts: ({ players, eliminated, active }) => ({
      players,
      eliminated,
      turnOf: active ?? (eliminated.length === 1 ? eliminated[0] : undefined),
    }),
  },
  {
    id: 'multiplayer/starting-holdings',
    when: /\bbamboo\b/i,
    facts: ({ players, active, first }) => ({ players, startingPlayer: active ?? first }),
  },
  {
    id: 'multiplayer/maneuver-order',
    when: /\b(?:infantry|cavalry|assign\w*|man(?:o?eu|ou)v\w*)\b/i,
    facts: ({ players, attacker, defender, attackerInvited, defenderInvited, eliminated }) => {
      return { players, attacker, defender, attackerInvited, defenderInvited, eliminated };
    },
  },
  {
    id: 'multiplayer/each-player',
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
    when: /\b(?:battle|combat|defends?|defending|defender)\b/i,
    facts: ({ players, defender, first, eliminated }) => ({ players, defender, first, eliminated }),
  },
  {
    id: 'multiplayer/turn-order',
    when: /\b(?:turns?|turn order|action phase)\b/i,
    facts: ({ players, active, first, eliminated }) => ({ players, first: active ?? first, eliminated }),
  },
];

const ASKS = /\b(?:who|whose|which player|what order|order|when|where)\b/i;
const INELIGIBLE = /\b(?:cannot|can't|(?:is|are) not eligible|ha(?:s|ve) no)\b/gi;

function readPlace(text: string, { players, first }: Table): Reading['place'] {
  const any = `(${players.join('|')})(?![\\p{L}\\p{N}])`;
  const named = [
    `\\b(?:after|left of|follows) +${any}`,
    `(?<![\\p{L}\\p{N}])${any} (?:has |have |just )*(?:pass(?:es|ed)|acted)\\b.*\\bnext\\b`,
  ];
  const [found] = named.flatMap(words => new RegExp(words, 'u').exec(text)?.[1] ?? []);
  const player = found ?? (/\bnext\b/i.test(text) ? first : undefined);
  if (player !== undefined) return { kind: 'after', player };
  return /\b(?:who|whose)\b[^.,;]*\bfirst\b/i.test(text) ? { kind: 'first' } : undefined;
}

/** Reads a question about an order among players who are named with their seats; null where it is none. */
export function readOrder(text: string): Reading | null {
  const table = ASKS.test(text) ? readTable(text) : null;
  const order = table && ORDERS.find(({ when }) => when.test(text));
  if (!order) return null;
  const negated = order.id === 'multiplayer/each-player' ? text.replace(INELIGIBLE, ' ') : text;
  if (NEGATION.test(negated.replace(/\bwithout\b/gi, ' '))) return null;
  const told = Object.entries(order.facts(table)).filter(([, value]) => value !== undefined);
  const place = readPlace(text, table);
  return { id: order.id, facts: Object.fromEntries(told), ...(place ? { place } : {}) };
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
