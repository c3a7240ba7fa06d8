import { denialBefore, type Sentence, wordAt } from '../language/index.js';
import type { Declared, Found } from './declared.js';
import { readGrammar } from './grammars.js';

/** What a sentence tells one question. */
export interface Told {
  facts: Record<string, unknown>;
  /** Places of the tokens that the facts rest on. */
  used: Set<number>;
  /** Facts that are told in two ways that do not go together. */
  contradicted: string[];
  /** What was taken as told without being said. */
  assumed: string[];
}

interface Claim {
  fact: string;
  /** Undefined where the words tell nothing of the fact. */
  value: unknown;
  used: readonly number[];
  start: number;
  /** Whether it counts something. */
  counts?: boolean;
  /** Whether it is only an article that counts. */
  weak?: boolean;
}

const SUBJECT =
  /\b(?:nothing|none|neither|nobody|no (?:\w+ ){1,2}?)(?: ?(?:on|in|of|about|at|from|within|with) (?:(?:the|my|his|her|its|this|that|your|a|any|either) )*\w+){1,2}(?: (?:explicitly|expressly|actually|is|are|was|were|has|have|had|been|does|do))*$/;

// "nothing on the card says otherwise": a subject that is denied denies what is told of it
function deniedSubject(tokens: Sentence['tokens'], start: number): number[] | null {
  const from = Math.max(0, start - 9);
  const words = tokens.slice(from, start).map(({ word }) => word);
  const match = SUBJECT.exec(words.join(' '));
  if (!match) return null;
  const first = start - match[0].split(' ').length;
  return tokens.slice(first, start).map((_, index) => first + index);
}

// "neither a wind nor a gozoku sensei": what is denied goes on behind "or" and "nor"
function denialOf(
  sentence: Sentence,
  start: number,
  claims: readonly Claim[],
  found: readonly Found[],
): number[] | null {
  const { tokens } = sentence;
  const own = denialBefore(tokens, start) ?? deniedSubject(tokens, start);
  if (own) return own;
  let at = start - 1;
  while (at > 0 && ['a', 'an', 'any', 'the', 'my'].includes(wordAt(tokens, at))) at--;
  if (!['or', 'nor'].includes(wordAt(tokens, at))) return null;
  const before = found.find(({ end, role }) => end === at && role.kind === 'fact');
  return before && claims.some(claim => claim.start === before.start && claim.value === false) ? [at] : null;
}

function claimsOf(sentence: Sentence, found: readonly Found[], told: ReadonlySet<number>): Claim[] {
  const claims: Claim[] = [];
  for (const match of [...found].sort((a, b) => a.start - b.start)) {
    const { role, start, used, denied, numbers } = match;
    if (role.kind === 'number') {
      const [number] = numbers;
      // "a fear 2 effect" is no Fear of one: "a" counts where nothing else does
      const counted = used.some(at => sentence.tokens[at]?.number !== null);
      // nor does "a naga sensei count" count cards: an article counts what stands beside it
      const isFar = !counted && used.some((at, index) => index > 0 && at - (used[index - 1] as number) > 1);
      if (number !== undefined && !denied && !isFar)
        claims.push({
          fact: role.fact,
          value: number + role.added,
          used,
          start,
          counts: true,
          weak: !counted && number === 1,
        });
    } else if (role.kind === 'others') claims.push({ fact: role.fact, value: undefined, used, start });
    else if (role.kind === 'fact') {
      const denial = denialOf(sentence, start, claims, found);
      // "none of the assigned ones is dishonorable": what a grammar has read denies nothing else
      const before = denial?.some(at => told.has(at)) ? null : denial;
      const turned = denied !== (before !== null);
      if (role.boolean)
        claims.push({
          fact: role.fact,
          value: turned ? !role.value : role.value,
          used: [...used, ...(before ?? [])],
          start,
        });
      else if (!turned) claims.push({ fact: role.fact, value: role.value, used, start });
    }
  }
  return claims;
}

/**
 * A noun may have a number on each side, as in "focus 3 and 2 chi 4". Finds the number that does not belong to it: a comma
 * separates it from the noun, it ends a list, or another noun follows it. Null where the sentence does not show which.
 */
function strayOf({ tokens, text }: Sentence, before: Claim, behind: Claim): Claim | null {
  const isParted = (at: number) => /[,;:.]/.test(text.slice(tokens[at]?.end, tokens[at + 1]?.start));
  const number = Math.min(...before.used);
  const last = Math.max(...behind.used);
  if (isParted(number)) return before;
  if (isParted(last - 1)) return behind;
  const place = /^an?$/.test(wordAt(tokens, number - 1)) ? number - 2 : number - 1;
  const listed = (tokens[place]?.number ?? null) !== null;
  if (listed || /^(?:and|focus\w*|values?)$/.test(wordAt(tokens, place))) return before;
  return /^(?!and$|or$)\p{L}/u.test(wordAt(tokens, last + 1)) && !isParted(last) ? behind : null;
}

/** Leaves out claims whose number belongs to another noun. `open`: facts for which the sentence does not show which number is theirs. */
function settleNumbers(sentence: Sentence, claims: readonly Claim[]): { kept: Claim[]; open: string[] } {
  const stray = new Set<Claim>();
  const open: string[] = [];
  const isNumber = (at: number) => sentence.tokens[at]?.number !== null;
  const counting = claims.filter(({ counts, weak }) => counts && !weak);
  for (const before of counting.filter(({ used }) => isNumber(Math.min(...used))))
    for (const behind of counting.filter(({ used }) => isNumber(Math.max(...used)))) {
      const isShared = before.used.some(at => !isNumber(at) && behind.used.includes(at));
      if (before.fact !== behind.fact || before.value === behind.value || !isShared) continue;
      const one = strayOf(sentence, before, behind);
      if (one) stray.add(one);
      else open.push(before.fact);
    }
  return { kept: claims.filter(claim => !stray.has(claim)), open };
}

/** Reads the facts of a question: longer phrases before shorter ones, and each word for one fact alone. */
export function readFacts(sentence: Sentence, question: Declared, found: readonly Found[]): Told {
  const told: Told = { facts: {}, used: new Set(), contradicted: [], assumed: [] };
  const claimed = new Map<number, Set<string>>();
  const byGrammar = new Set<string>();
  const numberless = new Set<string>();
  for (const [fact, { grammar }] of Object.entries(question.ways.facts ?? {})) {
    const read = grammar && readGrammar(grammar, sentence.tokens);
    if (!read) continue;
    told.facts[fact] = read.value;
    byGrammar.add(fact);
    for (const at of read.used) {
      told.used.add(at);
      claimed.set(at, (claimed.get(at) ?? new Set()).add(fact));
    }
  }
  // "says nothing of it": what holds a denial says more than a part of it
  const denies = ({ value, used }: Claim) =>
    value === false && used.some(at => /^(?:not|nothing|no|never)$/.test(wordAt(sentence.tokens, at)));
  const { kept, open } = settleNumbers(sentence, claimsOf(sentence, found, told.used));
  told.contradicted.push(...open);
  const claims = kept.sort(
    (a, b) =>
      Number(a.weak ?? false) - Number(b.weak ?? false) ||
      Number(denies(b)) - Number(denies(a)) ||
      b.used.length - a.used.length ||
      a.start - b.start,
  );
  const numbers = (claim: Claim) => claim.used.filter(at => sentence.tokens[at]?.number !== null);
  for (const claim of claims) {
    const { fact, value, used } = claim;
    const known = told.facts[fact];
    const list = Array.isArray(known) && Array.isArray(value) ? [...new Set([...known, ...value])] : null;
    // a shorter phrase within one that tells another fact tells nothing, and a number counts one thing
    const within = claims.some(
      other =>
        other.used.length > used.length &&
        used.every(at => other.used.includes(at)) &&
        other !== claim &&
        // "two were left and one conceded": how one went is another thing than how many are left
        !(other.counts && typeof value === 'string') &&
        (other.fact !== fact || other.value === undefined) &&
        told.facts[other.fact] === other.value,
    );
    if (within) continue;
    if (numbers(claim).some(at => claimed.has(at) && !claimed.get(at)?.has(fact))) continue;
    if (known !== undefined && used.every(at => told.used.has(at))) continue;
    if (known !== undefined && known !== value && !list) {
      // what a grammar has read is not told otherwise by a phrase
      if (byGrammar.has(fact) || claim.weak) continue;
      if (used.some(at => claimed.get(at)?.has(fact))) continue;
      told.contradicted.push(fact);
      // "my opponent has 1 ring, I have 2 rings": neither number is the one that is asked for
      if (claim.counts) numberless.add(fact);
      continue;
    }
    if (value !== undefined) told.facts[fact] = list ?? value;
    for (const at of used) {
      told.used.add(at);
      claimed.set(at, (claimed.get(at) ?? new Set()).add(fact));
    }
  }
  for (const fact of numberless) delete told.facts[fact];
  const more = question.ways.read?.(sentence, told);
  if (more) {
    Object.assign(told.facts, more.facts);
    for (const at of more.used) told.used.add(at);
    told.assumed.push(...(more.assumed ?? []));
  }
  const declared = Object.entries(question.ways.facts ?? {});
  if (
    Object.keys(told.facts).length > 0 ||
    declared.every(([, { else: otherwise }]) => otherwise !== undefined)
  ) {
    for (const [fact, { else: otherwise }] of declared) {
      if (otherwise === undefined || told.facts[fact] !== undefined) continue;
      told.facts[fact] = otherwise;
    }
  }
  return told;
}
