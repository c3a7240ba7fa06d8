import type { Grammar } from '../knowledge/index.js';
import { type Token, wordAt } from '../language/index.js';
import { ALLIED, INVITED, INVITED_AT_ALL, PASSED, readInvitedThere, readSide } from './attack-grammars.js';
import { type FactRead, type Line, makeLine, type Pattern, readPatterns } from './line.js';
import { PLAIN, TURNING } from './plain.js';

/** Whose card it is: false where it is said to be another player's. */
const WHOSE: readonly Pattern[] = [
  {
    value: false,
    form: /\b(?:(?:my|the|an|of|by|which is) )*(?:opponents?|opposing|enemy|enemies|rivals?|(?:the )?other (?:guy|player|side|one)s?|(?:someone|somebody) else|another player)\b(?: (?:that |which |who )?(?:he |she |they )?controls?)?/,
  },
  // "I bow HER enlightened personality": somebody else's, where the one who asks is all who acts
  {
    value: false,
    form: /(?<=\bi (?:(?!(?:he|she|they|you|friend|mate|player|wife|husband|opponent|who) )\w+ )*)(?:his|her|their|your) (?:(?:un)?(?:bowed|tapped) |own )?(?:enlightened|wind|ninjutsu|ninja)\b/,
  },
  {
    value: false,
    form: /\bnot (?:mine|my own|my card|under my control)\b|\b(?:he|she|they|i|player) (?:does|do) not (?:even )?control\b(?! (?:an?|any|the|my|his|her|their|two|enough|some|\d+)\b)/,
  },
  { value: true, form: /\b(?:my|mine|own|i control|i own|of mine)\b/ },
];

/** Whether an ally is spoken of, and no leader alone. */
const ALLY: readonly Pattern[] = [
  {
    value: true,
    form: /\b(?:ally|allied|allies|invited (?:player|one|guy)(?!.*\bnot\b))\b|\b(?:help|helps|helped|helping|join|joined) (?:the )?(?:attack|defen)\w*/,
  },
  { value: false, form: /\b(?:attackers?|defenders?|attacking player|defending player)\b/ },
];

const SIDES = 'left right leftmost rightmost middle'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth'.split(' ');

/** Whether the two Provinces that a sentence numbers are one: "in my second province … on my fourth". */
function readProvinces(tokens: readonly Token[]): FactRead | null {
  const named = tokens.flatMap(({ word, number }, at) => {
    const ordinal = ORDINALS.indexOf(word) + 1 || -(SIDES.indexOf(word) + 1);
    const beside = wordAt(tokens, at - 1) === 'province' || wordAt(tokens, at + 1) === 'province';
    // "… on my fourth": the noun is said once
    const bare = ordinal !== 0 && /^(?:the|my|his|her|their|on|to)$/.test(wordAt(tokens, at - 1));
    const value = number ?? (ordinal || null);
    return value !== null && (beside || bare) ? [{ at, value }] : [];
  });
  const [first, second, ...more] = named;
  if (!first || !second || more.length > 0 || !tokens.some(({ word }) => word === 'province')) return null;
  return { value: first.value === second.value, used: [first.at, second.at] };
}

/** How many of those who were assigned are dishonorable. */
function readDishonorable(tokens: readonly Token[]): FactRead | null {
  const end = tokens.findIndex(({ word }) => /^dishonou?r(?:able|ed)$/.test(word));
  if (end < 0) return null;
  for (let at = end - 1; at >= 0 && at >= end - 16; at--) {
    const { word, number } = tokens[at] as Token;
    if (/^(?:none|no|neither|not|nobody|zero|without)$/.test(word)) return { value: 0, used: [at, end] };
    const counts = /^(?:honou?r|gold|province|time|player|other)s?$/.test(wordAt(tokens, at + 1));
    if (number !== null && !counts) return { value: number, used: [at, end] };
    if (/^(?:all|every|some|several)$/.test(word)) return null;
    if (word === 'both') return { value: 2, used: [at, end] };
  }
  return { value: 1, used: [end] };
}

const READERS: Readonly<Record<Grammar, (line: Line, tokens: readonly Token[]) => FactRead | null>> = {
  'invited by the attacker': line => readPatterns(line, INVITED.attacker),
  'invited by the defender': line => readPatterns(line, INVITED.defender),
  'invited by anybody': line => readPatterns(line, INVITED_AT_ALL),
  'invited to that side': readInvitedThere,
  'side with units': line => readPatterns(line, ALLIED),
  'side asked for': readSide,
  'an ally': line => readPatterns(line, ALLY),
  'a leader': line => {
    const ally = readPatterns(line, ALLY);
    return ally && { ...ally, value: !ally.value };
  },
  'had units': line => {
    const read = readPatterns(line, ALLIED);
    return read && { ...read, value: read.value !== null };
  },
  'all passed': line => readPatterns(line, PASSED),
  whose: line => readPatterns(line, WHOSE),
  'same province': (_, tokens) => readProvinces(tokens),
  'dishonorable ones': (_, tokens) => readDishonorable(tokens),
};

const SELF = /^(?:i|me|my|mine)$/;
const NO_NAME =
  /^(?:attack|defen[sc]e?|defend|invit|multi|mp$|third|player|all(?:y|ied)|units?$|combat|battle)/;

/** Whether what is read is told of somebody who is named, where the one who asks speaks of themselves: "Bob has units there, may I …". */
function isOfAnother(tokens: readonly Token[], used: readonly number[]): boolean {
  if (!tokens.some(({ word }) => SELF.test(word))) return false;
  const first = Math.min(...used);
  const near = tokens.slice(Math.max(0, first - 2), Math.max(...used) + 2);
  if (near.some(({ word }) => SELF.test(word))) return false;
  return near.some(
    ({ word, capital, number }) =>
      capital &&
      number === null &&
      word.length > 1 &&
      !PLAIN.has(word) &&
      !TURNING.has(word) &&
      !NO_NAME.test(word),
  );
}
const OF_THE_PLAYER: ReadonlySet<Grammar> = new Set([
  'invited by the attacker',
  'invited by the defender',
  'side with units',
  'had units',
]);

function readBy(grammar: Grammar, tokens: readonly Token[]): FactRead | null {
  const line = makeLine(tokens);
  const read = READERS[grammar](line, tokens);
  if (read && OF_THE_PLAYER.has(grammar) && isOfAnother(tokens, read.used)) return null;
  return read?.value === undefined ? null : { ...read, used: [...read.used, ...line.third] };
}

const READ = new WeakMap<readonly Token[], Map<Grammar, FactRead | null>>();

/** Reads a fact by one of the shared grammars, once for all questions; null where the sentence tells nothing of it. */
export function readGrammar(grammar: Grammar, tokens: readonly Token[]): FactRead | null {
  const known = READ.get(tokens) ?? new Map<Grammar, FactRead | null>();
  READ.set(tokens, known);
  const read = known.has(grammar) ? (known.get(grammar) as FactRead | null) : readBy(grammar, tokens);
  known.set(grammar, read);
  return read;
}
