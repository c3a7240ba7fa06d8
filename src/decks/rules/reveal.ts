import { joinSome } from '../../language/index.js';
import type { Ruling } from '../../resolver/index.js';
import { countCopies, type DeckCard, isOfType, nameCopies, nameOf } from '../deck-card.js';
import { SECTION_NAMES } from '../list/index.js';

import { applyRule, ask, type DeckRule, type Fault, removal, type Setting, severityOf } from './setting.js';

/** The question takes no more of a kind; more are as many as that. */
const MANY = 9;

// a Stronghold whose text names neither Sensei nor Wind allows nothing about them
function allowsMore({ deck, cards }: Setting): { strongholdAllowsMore?: boolean } {
  if (deck.strongholdAllowsMore !== null) return { strongholdAllowsMore: deck.strongholdAllowsMore };
  const texts = cards.filter(({ placed }) => placed === 'stronghold').map(({ text }) => text);
  const isSilent =
    texts.length > 0 && texts.every(text => text !== null && !/\b(?:sensei|winds?)\b/i.test(text));
  return isSilent ? { strongholdAllowsMore: false } : {};
}

const KINDS = {
  sensei: { code: 'deck-two-senseis', many: 'Senseis' },
  wind: { code: 'deck-two-winds', many: 'Winds' },
} as const;

async function judgeKind(setting: Setting, kind: keyof typeof KINDS): Promise<Fault[]> {
  const cards = setting.cards.filter(({ placed }) => placed === kind);
  const count = countCopies(cards);
  if (count < 2) return [];
  // each kind is asked about alone, so that every fault has its own proof and cure
  const counts = { senseis: 0, winds: 0, [`${kind}s`]: Math.min(count, MANY) };
  const ruling = await ask(setting, 'legacy/pregame-reveal', { ...counts, ...allowsMore(setting) });
  const ruled = severityOf(ruling);
  if (!ruling || !ruled) return [];
  // a line that may be a comment makes no fault for sure
  const severity = countCopies(cards.filter(({ isUnclear }) => !isUnclear)) < 2 ? 'depends' : ruled;
  const { code, many } = KINDS[kind];
  const unless = ruled === 'error' ? '' : ', unless the text of the Stronghold allows more';
  return [
    {
      code,
      severity,
      message: `${count} ${many} are revealed, ${joinSome(cards.map(card => nameCopies(card)))}: no more than one may be${unless}.`,
      cards,
      rulings: [ruling],
      cure: 'Keep one of them.',
      edits: [],
      surplus: { cards, keep: 1, unit: 'copies' },
    },
  ];
}

async function judgeBoth(setting: Setting): Promise<Fault[]> {
  const isBoth = ({ placed }: DeckCard) => placed === 'sensei' || placed === 'wind';
  const cards = setting.cards.filter(isBoth);
  const winds = cards.filter(({ placed }) => placed === 'wind');
  const senseis = cards.filter(({ placed }) => placed === 'sensei');
  if (winds.length === 0 || senseis.length === 0) return [];
  // a Stronghold that allows more leaves nothing to read in two ways
  if (setting.deck.strongholdAllowsMore) return [];
  const ruling = await ask(setting, 'legacy/pregame-reveal', {
    senseis: 1,
    winds: 1,
    ...allowsMore(setting),
  });
  if (!ruling) return [];
  return [
    {
      code: 'deck-sensei-and-wind',
      message: `A Sensei and a Wind are revealed together, ${joinSome(cards.map(nameOf))}: the limit of one can be read as one of each or as one in all.`,
      cards,
      rulings: [ruling],
      cure: 'Ask the head judge; of a Sensei or a Wind alone there is nothing to decide.',
      edits: [],
      // more than one of a kind is a fault of its own, which this cure must leave
      either: [winds, senseis].filter(kind => countCopies(kind) === 1),
    },
  ];
}

/** No more than one Sensei, and no more than one Wind, is revealed (legacy/pregame/reveal). */
export const revealLimit: DeckRule = async setting => {
  const senseis = await judgeKind(setting, 'sensei');
  const winds = await judgeKind(setting, 'wind');
  return { faults: [...senseis, ...winds, ...(await judgeBoth(setting))], notCovered: [] };
};

/** A Wind is never in a deck (legacy/winds). */
export const windsInDeck: DeckRule = setting => {
  const inDeck = ({ section }: DeckCard) => section === 'dynasty' || section === 'fate';
  const winds = setting.cards.filter(card => isOfType(card, 'Wind') && inDeck(card));
  const faults = winds.flatMap((card): Fault[] => {
    const ruling: Ruling | null = applyRule(setting, 'legacy/winds', 'A Wind is never part of a deck.');
    const severity = severityOf(ruling);
    if (!ruling || !severity) return [];
    return [
      {
        code: 'deck-wind-in-deck',
        severity,
        message: `${nameOf(card)} is a Wind in ${SECTION_NAMES[card.section]}: a Wind is never part of a deck.`,
        cards: [card],
        rulings: [ruling],
        cure: `Take it out of ${SECTION_NAMES[card.section]}; a Wind is revealed with the Stronghold.`,
        edits: [removal(card)],
      },
    ];
  });
  return { faults, notCovered: [] };
};
