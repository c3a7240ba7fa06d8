/** What a Formation's "Formed by" asks for, as people write it: `a Samurai and a Courtier`, `2 Samurai`, `two Followers`. */
import {
  type Corpus,
  keyOfKeyword,
  makeProblem,
  type Problem,
  parseKeyword,
} from '../../../knowledge/index.js';
import { joinOr, nearest, plainText, tokensOf } from '../../../language/index.js';
import type { Counted } from '../../keywords/index.js';
import type { QuestionContext } from '../question.js';
import { CARD_TYPES, type CardType } from './fields.js';

/** A card as a requirement looks at it. */
export interface ArmyCard {
  name: string;
  type: CardType;
  keywords: string[];
  faceDown?: boolean | undefined;
}

/** A keyword in the spellings that it may have (`Scouts`, `Scout`), a card type, or a keyword before a card type. */
interface Wanted {
  keywords: string[];
  type: CardType | null;
}

/** One condition, for one card: any of what is wanted will do. */
export interface Condition {
  text: string;
  any: Wanted[];
}

/** Words of conditions on stats and on how cards are, which cannot be read here. */
const STRANGE =
  /\b(?:with|without|not|non|no|more|less|than|least|most|higher|lower|force|chi|gold|cost|honor|bowed|unbowed|attached|opposing|each|every|all|any|different)\b/i;
/** The most conditions of a Formation, and of one number in it. */
const MOST = 30;
/** So many keywords of an army are compared with a slip: more than any army has, fewer than a request may name. */
const COMPARED = 500;

/** `Scouts` is read as Scout too; what is printed on a card always counts as it is written. */
function spellingsOf(text: string): string[] {
  const singular = text
    .replace(/ies$/i, 'y')
    .replace(/(?<=o|x|ch|sh)es$/i, '')
    .replace(/(?<=[^s'])s$/i, '');
  return [...new Set([text, singular])];
}

function readWanted(text: string): Wanted {
  const words = text.split(' ');
  const last = spellingsOf(words.pop() as string).map(word => word.toLowerCase());
  const type = CARD_TYPES.find(one => one !== 'other' && last.includes(one.toLowerCase())) ?? null;
  return { keywords: spellingsOf(type ? words.join(' ') : text).filter(Boolean), type };
}

/** How many cards a part asks for, and of what: `at least two Samurai`. */
function readCount(part: string): { count: number; rest: string } {
  const words = part.replace(/^(?:at least )?(?:(?:an?|the) )?/i, '');
  const [first] = tokensOf(words);
  if (!first || first.number === null || first.unit !== '' || words[first.end] !== ' ')
    return { count: 1, rest: words };
  return { count: first.number, rest: words.slice(first.end + 1) };
}

/** The conditions of one entry of a requirement; null for one that cannot be read. */
function readEntry(entry: string): Condition[] | null {
  const text = plainText(entry).replace(/\s+/g, ' ').trim();
  const isEither = /\bor\b/i.test(text) && !/\band\b/i.test(text);
  const parts = isEither ? [text] : text.split(/ ?, ?(?:and )?| and | ?[&+] ?/i);
  const conditions = parts.map((part): Condition[] | null => {
    const { count, rest } = readCount(part);
    const wanted = rest.split(/ ?, ?(?:or )?| or /i).map(one => readWanted(one.replace(/^an? /i, '')));
    // of "Samurai or Courtier Personality" the type is that of both
    const type = wanted.at(-1)?.type ?? null;
    const any = wanted.map(one => ({ ...one, type: one.type ?? type }));
    const isUnread = any.some(({ keywords }) => keywords.some(keyword => !parseKeyword(keyword).ok));
    const isCount = Number.isInteger(count) && count >= 1 && count <= MOST;
    if (rest === '' || isUnread || STRANGE.test(rest) || !isCount) return null;
    const name = ({ keywords, type: own }: Wanted) => [keywords.at(-1), own].filter(Boolean).join(' ');
    const written = wanted.length === 1 && count === 1 ? rest : joinOr(any.map(name));
    return Array.from({ length: count }, () => ({ text: written, any }));
  });
  return conditions.includes(null) ? null : (conditions as Condition[][]).flat();
}

/** The conditions of a requirement that {@link checkRequirement} has let through. */
export function readConditions(requirement: readonly string[]): Condition[] {
  return requirement.flatMap(entry => readEntry(entry) as Condition[]);
}

/** Problems of entries that cannot be read, and of keywords that seem to be misspelled. */
export function checkRequirement(
  requirement: readonly string[],
  army: readonly ArmyCard[],
  corpus: Corpus,
): Problem[] {
  const entries = requirement.map(readEntry);
  const asked = entries.flatMap(conditions => conditions ?? []).length;
  if (asked > MOST) {
    const message = `A Formation of up to ${MOST} conditions is worked out here.`;
    const cure = `Ask for at most ${MOST} cards.`;
    return [{ code: 'too-large', message, field: 'requirement', found: `${asked} conditions`, cure }];
  }
  const printed = new Set(army.flatMap(card => card.keywords));
  const known = new Set([...corpus.keywords.names, ...[...printed].slice(0, COMPARED), ...CARD_TYPES]);
  const keys = new Set([...known, ...printed].map(keyOfKeyword));
  const isKnown = (keyword: string) => {
    const key = keyOfKeyword(keyword);
    const { known: isOfRules, read } = corpus.keywords.resolve({ name: keyword, key });
    // a slip is refused with near names, so that the answer never repeats it
    return (isOfRules && read === null) || keys.has(key);
  };
  return requirement.flatMap((entry, index): Problem[] => {
    const bad = (message: string, cure: string, near: string[] = []) => [
      makeProblem('bad-value', message, { field: `requirement.${index}`, found: entry, cure, near }),
    ];
    const conditions = entries[index];
    if (!conditions) {
      const cure = 'Write keywords and card types: Samurai, 2 Samurai, two Followers, Samurai or Courtier.';
      return bad('This condition of a Formation cannot be read.', cure);
    }
    const wanted = conditions.filter(({ text }) => !isKnown(text)).flatMap(({ any }) => any);
    const strange = wanted.find(({ keywords }) => keywords.length > 0 && !keywords.some(isKnown))
      ?.keywords[0];
    const near = strange === undefined ? [] : nearest(strange, known);
    const message = `No card here has "${strange}", and no rule names it.`;
    return near.length === 0 ? [] : bad(message, `Did you mean ${joinOr(near)}?`, near);
  });
}

const RANK = { yes: 3, depends: 2, unknown: 1, no: 0 };
const NINJUTSU = 'legacy/glossary/ninjutsu';

/** Whether only a card's being face-down decides: a face-down Ninjutsu Personality has Ninja. */
export function turnsOnFace({ verdict, steps }: Counted): boolean {
  return verdict === 'depends' && steps.some(({ rule }) => rule === NINJUTSU);
}

/** A card with the keywords that it shows: face-down, a Ninjutsu Personality has Ninja and Ninjutsu, and nothing else. */
export function showFace(card: ArmyCard, { counts }: QuestionContext): ArmyCard {
  if (!card.faceDown) return card;
  return { ...card, keywords: card.keywords.filter(own => counts([own], 'Ninjutsu').verdict === 'yes') };
}

function countInArmy(
  { keywords, faceDown }: ArmyCard,
  keyword: string,
  counts: QuestionContext['counts'],
): Counted {
  const counted = counts(keywords, keyword);
  if (!turnsOnFace(counted) || faceDown === undefined) return counted;
  return faceDown ? { ...counted, verdict: 'yes' } : { verdict: 'no', steps: [] };
}

/** Whether a card, with the keywords that it shows, meets a condition: by its type, by a keyword (counts-as), or by both. */
export function meets(condition: Condition, card: ArmyCard, { counts }: QuestionContext): Counted {
  const ways = condition.any.flatMap(({ keywords, type }): Counted[] => {
    if (type !== null && type !== card.type) return [];
    if (keywords.length === 0) return [{ verdict: 'yes', steps: [] }];
    return keywords.map(keyword => countInArmy(card, keyword, counts));
  });
  return ways.reduce(
    (best, way) => {
      const better = RANK[way.verdict] - RANK[best.verdict];
      const shorter = way.verdict === 'no' ? best.steps.length === 0 : way.steps.length < best.steps.length;
      return better > 0 || (better === 0 && shorter) ? way : best;
    },
    countInArmy(card, condition.text, counts),
  );
}
