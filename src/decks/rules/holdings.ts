import { countCopies, type DeckCard, hasPrinted, isOfType, nameOf } from '../deck-card.js';
import { joinWords } from '../problem.js';
import { ask, type DeckRule, type Fault, removal, type Setting, severityOf, transfer } from './setting.js';

function isFortification(card: DeckCard): boolean {
  return isOfType(card, 'Fortification') || hasPrinted(card, 'Fortification');
}

// card data has it as a keyword of a Holding, lists as a type
function isLegacyHolding(card: DeckCard): boolean {
  if (isOfType(card, 'Legacy Holding') || hasPrinted(card, 'Legacy Holding')) return true;
  return isOfType(card, 'Holding') && hasPrinted(card, 'Legacy');
}

async function judgeStart(setting: Setting, card: DeckCard): Promise<Fault[]> {
  if (card.placed !== 'start') return [];
  const ruling = await ask(setting, 'legacy/fortification-entry', { fromThisProvince: false });
  const severity = severityOf(ruling);
  if (!ruling || !severity) return [];
  return [
    {
      code: 'deck-fortification-start',
      severity,
      message: `${nameOf(card)} is in play from the start: a Fortification enters play only by attaching to the Province where it was.`,
      cards: [card],
      rulings: [ruling],
      cure: 'Put it into the Dynasty deck.',
      edits: [transfer(card, 'dynasty')],
    },
  ];
}

async function judgeCopies(setting: Setting, cards: readonly DeckCard[]): Promise<Fault[]> {
  const [first] = cards as [DeckCard, ...DeckCard[]];
  const copies = countCopies(cards);
  if (copies < 2) return [];
  const facts = { fromThisProvince: true, copiesAlreadyAttached: 1 };
  const ruling = await ask(setting, 'legacy/fortification-entry', facts);
  if (!ruling || !severityOf(ruling)) return [];
  return [
    {
      code: 'deck-fortification-copies',
      message: `There are ${copies} copies of ${nameOf(first)}: no Province can have more than one of them attached.`,
      cards,
      rulings: [ruling],
      cure: 'Nothing has to change; with a single copy there is nothing to watch.',
      edits: [],
      surplus: { cards, keep: 1, unit: 'copies' },
    },
  ];
}

/** Fortifications come into play from a Province, one copy of each to a Province (legacy/fortifications). */
export const fortifications: DeckRule = async setting => {
  const byName = new Map<string, DeckCard[]>();
  const faults: Fault[] = [];
  for (const card of setting.cards.filter(isFortification)) {
    faults.push(...(await judgeStart(setting, card)));
    const same = byName.get(nameOf(card)) ?? [];
    byName.set(nameOf(card), [...same, card]);
  }
  for (const cards of byName.values()) faults.push(...(await judgeCopies(setting, cards)));
  return { faults, notCovered: [] };
};

// the search happens with no Holding in play: what starts in play besides is in the way
async function judgeTogether(setting: Setting, legacy: DeckCard, others: number): Promise<Fault[]> {
  const facts = { goingFirst: false, holdingsInPlay: Math.min(others, 99) };
  const ruling = await ask(setting, 'legacy/legacy-holding-search', facts);
  const severity = severityOf(ruling);
  if (!ruling || !severity) return [];
  return [
    {
      code: 'deck-legacy-holding-start',
      severity,
      message: `${nameOf(legacy)} is in play from the start together with ${others} other ${others === 1 ? 'Holding' : 'Holdings'}: only with no Holdings in play may it be searched for.`,
      cards: [legacy],
      rulings: [ruling],
      cure: 'Put it into the Dynasty deck.',
      edits: [transfer(legacy, 'dynasty')],
    },
  ];
}

/** A Legacy Holding is searched for only by who does not go first and has no Holdings (legacy/pregame/legacy-holdings). */
export const legacyHoldings: DeckRule = async setting => {
  const legacy = setting.cards.filter(isLegacyHolding);
  if (legacy.length === 0) return { faults: [], notCovered: [] };
  const faults: Fault[] = [];
  const isStarting = ({ placed }: DeckCard) => placed === 'start';
  const holdings = setting.cards.filter(
    card =>
      isStarting(card) && (isOfType(card, 'Holding') || isLegacyHolding(card)) && !isFortification(card),
  );
  const started = legacy.filter(isStarting);
  // of several the first may be there: it is the rest that came too late
  const late = holdings.length > started.length ? started : started.slice(1);
  for (const card of late)
    faults.push(...(await judgeTogether(setting, card, countCopies(holdings) - card.count)));
  const ruling = await ask(setting, 'legacy/legacy-holding-search', {});
  if (ruling) {
    faults.push({
      code: 'deck-legacy-holding',
      message: `${joinWords(legacy.map(nameOf))} may be searched for before the game only by a player who does not go first and has no Holdings in play; then no other Holdings come in until his first turn.`,
      cards: legacy,
      rulings: [ruling],
      cure: 'Nothing has to change; without a Legacy Holding there is nothing to watch.',
      edits: legacy.map(removal),
    });
  }
  return { faults, notCovered: [] };
};
