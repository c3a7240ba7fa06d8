import type { Sentence } from '../../../language/index.js';
import type { FactsRead } from '../question.js';

const NAME = "(?<![\\p{L}\\p{N}'])(\\p{Lu}[\\p{L}\\p{N}]*|[a-z]\\d?(?![\\p{L}\\p{N}'])|\\p{L}{3,}?)";
const NO_NAME =
  /^(?:the|an|my|his|her|their|your|i|it|is|as|and|or|but|if|so|he|she|who|whose|friendly|enemy|attacker|defender|player|players|being|was|by|they|we|us|me|someone|anyone|then|now|when|also|leader|this|that|would|be|for|of|in|on|did|didn|does|doesn|do|don|has|have|had|were|not|may|can|will|with|to|only|just|not)$/i;
const ROLES: readonly (readonly ['attacker' | 'defender' | 'both', RegExp])[] = (
  [
    ['both', `${NAME} (?:is )?attack(?:s|ed|ing)? ${NAME}(?![\\p{L}\\p{N}])`],
    ['attacker', `${NAME} (?:is |as )?(?:the )?attacker\\b`],
    ['attacker', `\\battacker(?: is|:| =)? ${NAME}(?![\\p{L}\\p{N}])`],
    ['attacker', `\\battacked by ${NAME}(?![\\p{L}\\p{N}])`],
    ['defender', `${NAME} (?:is |as )?(?:the )?(?:defender|defends|defending|being attacked|attacked by)\\b`],
    ['defender', `\\bdefender(?: is|:| =)? ${NAME}(?![\\p{L}\\p{N}])`],
  ] as const
).map(([role, form]) => [role, new RegExp(form, 'giu')]);
const KINDS = '(?:friendly|enemy|allied)(?:(?: and|/|,| or) (?:friendly|enemy))? ';
const WHOSE = [
  `${NAME}(?:'s?)? (?:${KINDS})leaders?\\b`,
  `${NAME}'s leaders?\\b`,
  `\\bleaders? (?:of|for) ${NAME}(?![\\p{L}\\p{N}])`,
].map(form => new RegExp(form, 'giu'));
const JOINED =
  '(?:all(?:y|ied|ies)|help(?:s|ed|ing)?|join(?:s|ed)?|fights?|fought|fighting|sid(?:es?|ed|ing)|units?|army|troops|assigned|helper)';
const NONE =
  /(?:\b(?:not|never|yet to|neither)\b|n't\b)[^.,;?]*\b(?:all(?:y|ied)|units?|sides?|helped|joined)\b|\bno units?\b|\bunallied\b|\b(?:nobody|no one|no side|neither side)\b/i;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Who attacks and who defends, by name; null where it names neither or gives a role to two. */
function readRoles(text: string): { attacker: string; defender: string } | null {
  const found = { attacker: new Set<string>(), defender: new Set<string>() };
  for (const [role, form] of ROLES)
    for (const [, first = '', second = ''] of text.matchAll(form)) {
      if (NO_NAME.test(first) || NO_NAME.test(second)) continue;
      if (role !== 'defender') found.attacker.add(capital(first));
      if (role === 'both') found.defender.add(capital(second));
      if (role === 'defender') found.defender.add(capital(first));
    }
  const [attacker, ...attackers] = found.attacker;
  const [defender, ...defenders] = found.defender;
  if (attacker === undefined || defender === undefined || attacker === defender) return null;
  return attackers.length + defenders.length === 0 ? { attacker, defender } : null;
}

/** Reads who attacks whom, whose leader is asked for, and on which side that player is; who is not named goes by the role. */
export function readLeaders({ text, tokens }: Sentence): FactsRead | null {
  const named = readRoles(text);
  const { attacker, defender } = named ?? { attacker: 'the Attacker', defender: 'the Defender' };
  const written = WHOSE.flatMap(form => [...text.matchAll(form)])
    .map(match => match[1] as string)
    .find(name => name !== 'a' && !NO_NAME.test(name));
  // "bs enemy leader": the name is written elsewhere without its ending
  const bare = written?.replace(/s$/, '');
  const whose =
    bare && new RegExp(`(?<![\\p{L}\\p{N}])${bare}(?![\\p{L}\\p{N}])`, 'iu').test(text) ? bare : written;
  const own = /\b(?:i|my|me)\b/i.test(text);
  const player =
    whose !== undefined && named ? capital(whose) : own ? 'you' : named ? undefined : 'the player';
  const leader = player === attacker || player === defender;
  const side = (word: string) =>
    word.toLowerCase().startsWith('att') || word.toLowerCase() === attacker.toLowerCase()
      ? 'attacking'
      : 'defending';
  const names = named ? `|${attacker}|${defender}` : '';
  const to = `(attack(?:er|ing)?s?|defend(?:er|ing)?s?|defen[sc]e${names})(?![\\p{L}\\p{N}])`;
  const joins = [
    ...text.matchAll(new RegExp(`\\b${JOINED}(?: (?:\\p{L}+)){0,4}? ${to}`, 'giu')),
    ...text.matchAll(/\b(attacking|defending) (?:all(?:y|ied)|side)/gi),
  ].filter(({ index }) => {
    // what another player did says nothing of this one
    const clause = text
      .slice(0, index)
      .split(/[.,;?]|\band\b/)
      .at(-1) as string;
    const subject = clause
      .match(/(?<![\p{L}\p{N}'])(?:\p{Lu}[\p{L}\p{N}]*|[a-z]\d?(?![\p{L}\p{N}']))/gu)
      ?.at(-1);
    return (
      subject === undefined || NO_NAME.test(subject) || player === undefined || capital(subject) === player
    );
  });
  const sides = new Set(joins.map(match => side(match[1] as string)));
  const none = NONE.test(text);
  const as = /\b(?:i am|as|if i'm|i'm|im) (?:the )?(attacker|defender)\b/i.exec(text)?.[1];
  const [joined] = sides;
  if (!named && sides.size !== 1 && !none && as === undefined) return null;
  const facts: Record<string, unknown> = { attacker, defender };
  if (as !== undefined) facts.player = as.toLowerCase() === 'attacker' ? attacker : defender;
  else if (player !== undefined) facts.player = player;
  if (none) facts.alliedWith = null;
  else if (sides.size === 1 && !leader) facts.alliedWith = joined;
  const told = 'alliedWith' in facts || leader;
  const known = new Set([attacker, defender, player ?? ''].flatMap(name => name.toLowerCase().split(' ')));
  const used = tokens.flatMap(({ word, stem, capital: written }, at) =>
    known.has(word) ||
    known.has(word.replace(/s$/, '')) ||
    (leader && (written || word.length === 1)) ||
    /^(?:attack|attacker|defend|defender|ally|help|join|fight|sid|yet)$/.test(stem) ||
    (told &&
      /^(?:invit|unit|not|no|either|neither|anyon|anyone|nobody|defens|defenc|far|never|army|troop)$/.test(
        stem,
      ))
      ? [at]
      : [],
  );
  return { facts, used };
}
