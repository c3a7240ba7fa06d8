import { type Cover, isHarmless, wordSet } from './cover.js';
import type { Reading } from './reading.js';
import { countOf } from './seating.js';
import { readTable, type Table } from './seats.js';

// told to an order that does not heed it, such a fact was misread
const HEEDED_BY_SOME = ['first', 'ineligible', 'nextTurnOf'] as const;

/** An order that is asked about: the words that tell it from others, and the facts it takes from the table. */
interface OrderCue {
  id: string;
  when: RegExp;
  /** Which of the facts that only some orders heed it does. */
  reads: readonly (typeof HEEDED_BY_SOME)[number][];
  facts(table: Table): Record<string, unknown>;
}

// the first that fits is meant
const ORDERS: readonly OrderCue[] = [
  {
    id: 'multiplayer/effect-end',
    when: /\beffects?\b.*\b(?:ends?|expires?|lasts?|over)\b/i,
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
    when: /\b(?:infantry|cavalry|assign\w*|man(?:o?eu|ou)v\w*)\b/i,
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
    'expires lasts until over bamboo harvesters start starts game table sit sits sitting seated opportunity attack they who will now clockwise around seat seats us gives mp whos tells tell asks says',
);

function readPlace(text: string, { players, first }: Table, cover: Cover): Reading['place'] {
  const any = `(?<![\\p{L}\\p{N}])(${players.join('|')})(?![\\p{L}\\p{N}])`;
  const named = [
    `\\b(?:after|left of|follows) +${any}`,
    `${any} (?:has |have |just )*(?:pass(?:es|ed)|acted)\\b(?=.*\\bnext\\b)`,
  ];
  const [found, ...others] = named.flatMap(words =>
    cover.take(new RegExp(words, 'gu')).map(match => match[1]),
  );
  // after two players is after neither
  if (others.some(other => other !== found)) return undefined;
  const player = found ?? (/\bnext\b/i.test(text) ? first : undefined);
  if (player !== undefined) return { kind: 'after', player };
  return /\b(?:who|whose)\b[^.,;]*\bfirst\b/i.test(text) ? { kind: 'first' } : undefined;
}

const RUN = /(?<![\p{L}\p{N}'])\p{L}+(?:(?:,? and |,? then |, ?| ?[&/>] ?| )\p{L}+){2,}/gu;

/** Writes a list of three names or more, which may be in small letters and anywhere, as "players Ann, Bob, Cid." in front. */
function writeNames(text: string, isName: (word: string) => boolean): string {
  if (/\b(?:players?(?: game| table)?|seat(?:s|ing)?|sitting|table)\b:? ?\(?(?<=[ (])[A-Z]/.test(text))
    return text;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const words = [...run.matchAll(/\p{L}+/gu)];
    // the longest run of names within it, letters or words that nothing else is called by
    let best: { from: number; to: number; names: string[] } | null = null;
    for (let at = 0; at < words.length; at++) {
      const names: string[] = [];
      let to = at;
      for (let end = at; end < words.length; end++) {
        const word = String(words[end]?.[0]);
        if (/^(?:and|then)$/i.test(word) && names.length > 0) continue;
        const letter = word.length === 1;
        if (
          !(letter || isName(word.toLowerCase())) ||
          names.includes(word.toLowerCase()) ||
          (names.length > 0 && letter !== (names[0]?.length === 1))
        )
          break;
        names.push(word.toLowerCase());
        to = end;
      }
      if (names.length >= 3 && names.length > (best?.names.length ?? 0)) best = { from: at, to, names };
    }
    if (!best) continue;
    const start = index + Number(words[best.from]?.index);
    const last = words[best.to] as RegExpExecArray;
    const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
    // "five players a b c d e", "seats p q r s"
    const count = /(?:\b(\w+) )?(?:players?|seats?|table|sitting|seated)?:? *$/i.exec(text.slice(0, start));
    const told = count?.[1] === undefined ? null : countOf(count[1].toLowerCase());
    if (told !== null && told !== best.names.length) return text;
    const lead = text.slice(0, told === null ? start : Number(count?.index));
    const left = `${lead}. ${text.slice(index + last.index + last[0].length)}`;
    const others = best.names.reduce((rest, name) => {
      // "a" is an article wherever no name can be
      const verbs =
        name === 'a'
          ? "(?=(?:'s)? +(?:attacks?|attacking|invite[sd]?|defends?|defending|is|was|has|goes|starts?|acts?|cannot|can't|and|out|passe[sd])\\b|[.,?!]|$)"
          : '(?![\\p{L}\\p{N}])';
      const named = rest.replace(new RegExp(`(?<![\\p{L}\\p{N}'])${name}${verbs}`, 'giu'), capital(name));
      return name.length < 3
        ? named
        : named.replace(
            new RegExp(
              `(?<![\\p{L}\\p{N}'])${name}s(?= (?:next|turn|own|friendly|enemy|leader|left|right))`,
              'giu',
            ),
            `${capital(name)}'s`,
          );
    }, left);
    return `players ${best.names.map(capital).join(', ')}. ${others.replace(/^[\s.,;:]+/, '')}`;
  }
  return text;
}

/** Who is out and yet has a part in the attack, or in going first: then one of the two was misread. */
function isContradictory(table: Table): boolean {
  const { eliminated, defender, attacker, first, attackerInvited = [], defenderInvited = [] } = table;
  return [defender, attacker, first, ...attackerInvited, ...defenderInvited].some(
    player => player !== undefined && eliminated.includes(player),
  );
}

/** Reads a question about an order among players who are named with their seats; null where it is none. */
export function readOrder(written: string, isName: (word: string) => boolean): Reading | null {
  const text = writeNames(
    written.replace(/\batk(?=s?\b)/gi, 'attack').replace(/\b(\d+)p\b/gi, '$1 players'),
    isName,
  );
  const read = readTable(text);
  const order = read && ORDERS.find(({ when }) => when.test(text));
  if (!order) return null;
  const { table, cover } = read;
  // what each player is to do is no matter to the order
  if (order.id === 'multiplayer/each-player')
    cover.take(/\b(?:each|every) player\b[^.,;?]*?(?= and \p{Lu}|[.,;?]|$)/giu);
  const [counted] = cover.take(/\b(\d+) players?(?: game)?\b/gi);
  if (counted && Number(counted[1]) !== table.players.length) return null;
  const place = readPlace(text, table, cover);
  const rest = cover.rest();
  const named = rest.match(/[\p{L}\p{N}]+/gu)?.some(word => table.players.includes(word));
  const unheeded = HEEDED_BY_SOME.some(
    fact => table[fact] !== undefined && table[fact].length > 0 && !order.reads.includes(fact),
  );
  if (named || unheeded || isContradictory(table) || !isHarmless(rest, WORDS)) return null;
  const told = Object.entries(order.facts(table)).filter(([, value]) => value !== undefined);
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
