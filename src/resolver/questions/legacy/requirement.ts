import { plainText } from '../../../language/index.js';
import type { Counted } from '../../keywords/index.js';
import type { QuestionContext } from '../question.js';
import type { CardType } from './fields.js';

/** A card as a requirement looks at it. */
export interface ArmyCard {
  name: string;
  type: CardType;
  keywords: string[];
}

const TYPE_WORDS: ReadonlyMap<string, CardType> = new Map([
  ['personality', 'Personality'],
  ['personalities', 'Personality'],
  ['follower', 'Follower'],
  ['followers', 'Follower'],
  ['item', 'Item'],
  ['items', 'Item'],
  ['spell', 'Spell'],
  ['spells', 'Spell'],
  ['ancestor', 'Ancestor'],
  ['ancestors', 'Ancestor'],
]);

/**
 * Whether a card meets one condition of a "Formed by": a keyword (by counts-as), a card type, or a keyword before a
 * card type ("Cavalry Follower").
 */
export function meets(condition: string, card: ArmyCard, { counts }: QuestionContext): Counted {
  const words = plainText(condition).split(/\s+/).filter(Boolean);
  const type = TYPE_WORDS.get((words.pop() as string).toLowerCase());
  const asKeyword = counts(card.keywords, condition);
  if (type !== card.type || asKeyword.verdict === 'yes') return asKeyword;
  return words.length === 0 ? { verdict: 'yes', steps: [] } : counts(card.keywords, words.join(' '));
}
