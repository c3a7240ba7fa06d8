import { joinSome } from '../../language/index.js';
import { formatCard, isType } from '../cards/index.js';
import { countCopies, type DeckCard, nameCards, nameCopies } from '../deck-card.js';
import { SECTION_NAMES } from '../list/index.js';
import {
  applyRule,
  ask,
  type DeckRule,
  type Fault,
  faultOf,
  placedIn,
  removal,
  type Setting,
  severityOf,
} from './setting.js';

/** The question takes no more of a kind; more are as many as that. */
const MANY = 9;

// a Stronghold whose text names neither Sensei nor Wind allows nothing about them
function allowsMore(setting: Setting): { strongholdAllowsMore?: boolean } {
  const { strongholdAllowsMore } = setting.deck;
  if (strongholdAllowsMore !== null) return { strongholdAllowsMore };
  const texts = placedIn(setting, 'stronghold').map(({ text }) => text);
  const isSilent =
    texts.length > 0 && texts.every(text => text !== null && !/\b(?:sensei|winds?)\b/i.test(text));
  return isSilent ? { strongholdAllowsMore: false } : {};
}

const KINDS = {
  sensei: { code: 'deck-two-senseis', many: 'Senseis' },
  wind: { code: 'deck-two-winds', many: 'Winds' },
} as const;

async function judgeKind(setting: Setting, kind: keyof typeof KINDS): Promise<Fault[]> {
  const cards = placedIn(setting, kind);
  const count = countCopies(cards);
  if (count < 2) return [];
  // each kind is asked about alone, so that every fault has its own proof and cure
  const counts = { senseis: 0, winds: 0, [`${kind}s`]: Math.min(count, MANY) };
  const ruling = await ask(setting, 'legacy/pregame-reveal', { ...counts, ...allowsMore(setting) });
  const { code, many } = KINDS[kind];
  const unless = severityOf(ruling) === 'error' ? '' : ', unless the text of the Stronghold allows more';
  // a line that may be a comment makes no fault for sure
  const isSure = countCopies(cards.filter(({ isUnclear }) => !isUnclear)) > 1;
  return faultOf(ruling, {
    code,
    ...(isSure ? {} : { severity: 'depends' }),
    message: `${count} ${many} are revealed, ${joinSome(cards.map(card => nameCopies(card)))}: no more than one may be${unless}.`,
    cards,
    cure: 'Keep one of them.',
    surplus: { cards, keep: 1, unit: 'copies' },
  });
}

async function judgeBoth(setting: Setting): Promise<Fault[]> {
  const [winds, senseis] = [placedIn(setting, 'wind'), placedIn(setting, 'sensei')];
  // a Stronghold that allows more leaves nothing to read in two ways
  if (winds.length === 0 || senseis.length === 0 || setting.deck.strongholdAllowsMore) return [];
  const facts = { senseis: 1, winds: 1, ...allowsMore(setting) };
  const ruling = await ask(setting, 'legacy/pregame-reveal', facts);
  if (!ruling) return [];
  const cards = setting.cards.filter(card => winds.includes(card) || senseis.includes(card));
  return [
    {
      code: 'deck-sensei-and-wind',
      message: `A Sensei and a Wind are revealed together, ${nameCards(cards)}: the limit of one can be read as one of each or as one in all.`,
      cards,
      rulings: [ruling],
    },
  ];
}

/** No more than one Sensei, and no more than one Wind, is revealed (legacy/pregame/reveal). */
export const revealLimit: DeckRule = async setting => [
  ...(await judgeKind(setting, 'sensei')),
  ...(await judgeKind(setting, 'wind')),
  ...(await judgeBoth(setting)),
];

/** A Wind is never in a deck (legacy/winds). */
export const windsInDeck: DeckRule = setting => {
  const inDeck = ({ section }: DeckCard) => section === 'dynasty' || section === 'fate';
  const winds = setting.cards.filter(card => isType(card, 'Wind') && inDeck(card));
  return winds.flatMap(card => {
    const where = SECTION_NAMES[card.section];
    return faultOf(applyRule(setting, 'legacy/winds', 'A Wind is never part of a deck.'), {
      code: 'deck-wind-in-deck',
      message: `${formatCard(card)} is a Wind in ${where}: a Wind is never part of a deck.`,
      cards: [card],
      cure: `Take it out of ${where}; a Wind is revealed with the Stronghold.`,
      edits: [removal(card)],
    });
  });
};
