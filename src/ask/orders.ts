import { DENIALS, tokensOf } from '../language/index.js';
import { PLAIN, TURNING } from './plain.js';
import { SEAT, SEATS } from './seating.js';
import { ANY, OUT, readTable, type Table } from './seats.js';
import { wordSet } from './word-lists.js';

/** A sentence read as a question about an order. */
export interface OrderReading {
  id: string;
  facts: Record<string, unknown>;
  /** Whether nothing of it is left that could change the order. */
  certain: boolean;
  /** What is asked of the order. */
  place?: { kind: 'first' } | { kind: 'after'; player: string };
}

/** What is known of words: whether a person may go by one, whether a rule has it, and whether an order's own question has it. */
export interface OrderWords {
  isName(word: string): boolean;
  isHard(stem: string): boolean;
  isOwn(question: string, stem: string): boolean;
}

/** An order that is asked about: the words that tell it from others, and the facts it takes from the table. */
interface OrderCue {
  id: string;
  when: RegExp;
  /** What is told of the order and changes nothing in it. */
  asides?: readonly RegExp[];
  facts(table: Table): Record<string, string | readonly string[] | undefined>;
}

// the first that fits is meant
const ORDERS: readonly OrderCue[] = [
  {
    id: 'multiplayer/effect-end',
    when: /\beffects?\b.*\b(?:ends?|expires?|lasts?|over|until|till|runs?|goes on)\b/i,
    facts: ({ players, eliminated, active, nextTurnOf }) => ({
      players,
      eliminated,
      turnOf: nextTurnOf ?? active ?? (eliminated.length === 1 ? eliminated[0] : undefined),
    }),
  },
  {
    id: 'multiplayer/starting-holdings',
    when: /\b(?:bamboo|harvesters?)\b/i,
    facts: ({ players, active, first }) => ({ players, startingPlayer: active ?? first }),
  },
  {
    id: 'multiplayer/maneuver-order',
    when: /\b(?:infantry|cavalry|assign\w*|man(?:o?eu|ou)v\w*|(?:plac|commit)\w* (?:\w+ )?units)\b/i,
    facts: ({ players, attacker, defender, attackerInvited, defenderInvited, eliminated }) => {
      return { players, attacker, defender, attackerInvited, defenderInvited, eliminated };
    },
  },
  {
    id: 'multiplayer/each-player',
    when: /\b(?:each|every|all) players?\b/i,
    // what each player is to do is no matter to the order
    asides: [/["']? *\b(?:[Ee]ach|[Ee]very|[Aa]ll) players?\b[^.,;?]*?(?= and \p{Lu}|[.,;?]|$)/gu],
    facts: ({ players, active, ineligible, eliminated }) => ({
      players,
      activePlayer: active,
      ineligible,
      eliminated,
    }),
  },
  {
    id: 'multiplayer/combat-order',
    when: /\b(?:battle|combat|defends?|defending|defender|attacked|first opportunity)\b/i,
    asides: [
      /\b[Nn]o (?:card|effect|action)s?\b[^.;,?]*/gu,
      new RegExp(
        `${SEAT} (?:has|gets|got|receives|takes) (?:an?|one|two|some) (?:additional|extra|bonus) (?:battle )?actions?[^.,;?]*`,
        'gu',
      ),
    ],
    facts: ({ players, defender, first, eliminated }) => ({ players, defender, first, eliminated }),
  },
  {
    id: 'multiplayer/turn-order',
    asides: [/\b(?:[Ii]n|[Dd]uring) (?:the )?[Aa]ction [Pp]hase\b/g],
    when: /\b(?:turns?|turn order|action phase)\b/i,
    facts: ({ players, active, first, eliminated }) => ({ players, first: active ?? first, eliminated }),
  },
];

/** Words that ask for an order, or tell of seats, whichever order it is. Denials and comparisons are none. */
const WORDS = wordSet(
  'who whose whom that which what where when how order next after then first second third fourth fifth last other one each every they them ' +
    'turn turns go goes act acts acting player players table round sit sits sat sitting seat seats seated seating clockwise leftwards left around ' +
    'start starts game us gives tells tell asks says also phase segment card cards person people persons following followed sequence effect effects event some multiplayer mp up given',
);
/** Words that may change an order, though no rule has them. */
const CHANGES = wordSet(
  'reverse reversed reverses backwards backward right counterclockwise anticlockwise random randomly duel skip skips skipped swap swaps switch switched ' +
    'conceded concedes died dead eliminated killed quit quits lost loses dropped gone',
);

/** Whether nothing is left of a sentence that could turn the order: a number, a denial, another word of the rules. */
function isPassed(rest: string, { isHard, isOwn }: OrderWords, id: string): boolean {
  return tokensOf(rest).every(
    ({ word, stem, number }) =>
      WORDS.has(word) ||
      (number === null &&
        !DENIALS.has(word) &&
        (isOwn(id, stem) ||
          (!TURNING.has(word) && !CHANGES.has(word) && (!isHard(stem) || PLAIN.has(word))))),
  );
}

/** A person who has no seat at the table, by name: what they do may matter. */
const STRANGER =
  /(?<![\p{L}\p{N}'])(?:(?<![.:;!?(]["'\s]*)(?<!^\W*)\p{Lu}\p{Ll}+(?![\p{L}\p{N}])|\p{Lu}\p{Ll}+(?='s (?:turn|left|right)| (?:is|was|has|attacks?|defends?|invite[sd]?|starts|begins|goes|acts)\b))/gu;
/** The one who asks has a part in it, and no seat. */
const ASKER =
  /\b(?:my|mine) (?:next )?(?:turn|left|right|units?|effect)\b|(?:,|\b(?:and|then)) (?:me|I|myself)\b(?!['’])|\b(?:I|I'm|I've|me)\b(?!(?:['’]d)? (?:like to (?:know|ask)|wonder|want|need|ask|know|think|question|mean|guess|would|have a question|have to know|am asking|am wondering))(?! *(?:[?.!]|$))/;

const AFTER = [
  `\\b(?:after|left of|follows) +${ANY}(?!(?:'s| is| was| has| got)? ${OUT})`,
  `${ANY} (?:has |have |just )*(?:pass(?:es|ed)|acted)\\b(?=.*\\bnext\\b)`,
  `${ANY}'s turn (?:is |has |just )*(?:over|done|finished|ended)\\b`,
];

function readPlace(
  text: string,
  first: string | undefined,
  take: (pattern: string) => RegExpExecArray[],
): OrderReading['place'] {
  const [found, ...others] = AFTER.flatMap(words => take(words).map(match => match[1]));
  // after two players is after neither
  if (others.some(other => other !== found)) return undefined;
  const player = found ?? (/\bnext\b/i.test(text) ? first : undefined);
  if (player !== undefined) return { kind: 'after', player };
  return /\b(?:who|whose)\b[^.,;]*\bfirst\b/i.test(text) ? { kind: 'first' } : undefined;
}

/** Reads a question about an order among players who are named with their seats; null where it is none. */
export function readOrder(written: string, words: OrderWords): OrderReading | null {
  const text = written
    .replace(/\b(?:um+|uh+|erm?|hmm+|oh)\b,? */gi, '')
    .replace(/\batk(?=s?\b)/gi, 'attack')
    .replace(/\b(\d+)p\b/gi, '$1 players')
    // who attacks goes on as the subject: "Ann attacks Bo, she invites Cy"
    .replace(
      /(\p{L}+)( (?:is )?attack(?:s|ing|ed) \p{L}+,?(?: and)?) (?:she|he|they) (?=(?:ha[sv]e? )?invite)/giu,
      '$1$2 $1 ',
    );
  // what is asked is quicker to see than who sits where
  const order = ORDERS.find(({ when }) => when.test(text));
  const read = order && readTable(text, words.isName);
  if (!read) return null;
  const { table, names } = read;
  for (const aside of order.asides ?? []) read.take(aside);
  const place = readPlace(text, table.first, read.take);
  const rest = read.rest();
  const facts = order.facts(table);
  const { players: _, ...roles } = facts;
  // told to an order that does not heed it, such a fact was misread
  const heeded = new Set(Object.values(roles).flat());
  const unheeded = [table.first, table.nextTurnOf, table.ineligible[0]].some(
    player => player !== undefined && !heeded.has(player),
  );
  if (rest.search(SEAT) >= 0 || unheeded) return null;
  const strangers = [...rest.matchAll(STRANGER)].some(([name]) => words.isName(name.toLowerCase()));
  const certain = !strangers && !ASKER.test(rest) && isPassed(rest, words, order.id);
  const nameOf = (seat: string) => names[SEATS.indexOf(seat)] as string;
  const told = Object.entries(facts).flatMap(([fact, seats]) =>
    seats === undefined ? [] : [[fact, typeof seats === 'string' ? nameOf(seats) : seats.map(nameOf)]],
  );
  const named = place?.kind === 'after' ? { ...place, player: nameOf(place.player) } : place;
  return { id: order.id, facts: Object.fromEntries(told), certain, ...(named ? { place: named } : {}) };
}

/** The sentence that answers what was asked of an order: who is first, or who comes after a player. */
export function sayPlace({ facts, place }: OrderReading, value: unknown): string | null {
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
