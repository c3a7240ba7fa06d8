import { formatCount } from '../../language/index.js';
import { formatCard, isType } from '../cards/index.js';
import { countCopies, type DeckCard, groupBy, hasPrinted, nameCards, nameCopies } from '../deck-card.js';
import { ask, type DeckRule, type Fault, faultOf, type Setting, transfer } from './setting.js';

function isFortification(card: DeckCard): boolean {
  return isType(card, 'Fortification') || hasPrinted(card, 'Fortification');
}

// card data has it as a keyword of a Holding, lists as a type
function isLegacyHolding(card: DeckCard): boolean {
  if (isType(card, 'Legacy Holding') || hasPrinted(card, 'Legacy Holding')) return true;
  return isType(card, 'Holding') && hasPrinted(card, 'Legacy');
}

/** Fortifications come into play from a Province, one copy of each to a Province (legacy/fortifications). */
export const fortifications: DeckRule = async setting => {
  const fortifications = setting.cards.filter(isFortification);
  if (fortifications.length === 0) return [];
  const faults: Fault[] = [];
  const start = await ask(setting, 'legacy/fortification-entry', { fromThisProvince: false });
  for (const card of fortifications.filter(({ placed }) => placed === 'start'))
    faults.push(
      ...faultOf(start, {
        code: 'deck-fortification-start',
        message: `${formatCard(card)} is in play from the start: a Fortification enters play only by attaching to the Province where it was.`,
        cards: [card],
        edits: [transfer(card, 'dynasty')],
      }),
    );
  const facts = { fromThisProvince: true, copiesAlreadyAttached: 1 };
  const second = await ask(setting, 'legacy/fortification-entry', facts);
  for (const [name, cards] of groupBy(fortifications, card => [formatCard(card)])) {
    const copies = countCopies(cards);
    if (copies < 2) continue;
    faults.push(
      ...faultOf(second, {
        code: 'deck-fortification-copies',
        message: `There are ${copies} copies of ${name}: no Province can have more than one of them attached.`,
        cards,
        cure: 'Nothing has to change; with a single copy there is nothing to watch.',
      }),
    );
  }
  return faults;
};

// the search happens with no Holding in play: whatever else starts in play prevents it
async function judgeTogether(
  setting: Setting,
  legacy: DeckCard,
  late: number,
  others: number,
): Promise<Fault[]> {
  const facts = { goingFirst: false, holdingsInPlay: Math.min(others, 99) };
  const together = late < legacy.count ? '' : ` together with ${formatCount(others, 'other Holding')}`;
  return faultOf(await ask(setting, 'legacy/legacy-holding-search', facts), {
    code: 'deck-legacy-holding-start',
    message: `${nameCopies(legacy)} ${legacy.count === 1 ? 'is' : 'are'} in play from the start${together}: only with no Holdings in play may a Legacy Holding be searched for.`,
    cards: [legacy],
    cure: `Put ${late === 1 ? 'it' : 'them'} into the Dynasty deck${late < legacy.count ? ', all but one' : ''}.`,
    edits: [{ ...transfer(legacy, 'dynasty'), count: late }],
  });
}

/** A Legacy Holding is searched for only by a player who does not go first and has no Holdings (legacy/pregame/legacy-holdings). */
export const legacyHoldings: DeckRule = async setting => {
  const legacy = setting.cards.filter(isLegacyHolding);
  if (legacy.length === 0) return [];
  const faults: Fault[] = [];
  const isStarting = ({ placed }: DeckCard) => placed === 'start';
  const holdings = setting.cards.filter(
    card => isStarting(card) && (isType(card, 'Holding') || isLegacyHolding(card)) && !isFortification(card),
  );
  const started = legacy.filter(isStarting);
  // of several the first copy may be there, if no other Holding is: it is the rest that came too late
  let kept = holdings.length > started.length ? 0 : 1;
  for (const card of started) {
    const late = card.count - kept;
    kept = 0;
    if (late > 0) faults.push(...(await judgeTogether(setting, card, late, countCopies(holdings) - late)));
  }
  const ruling = await ask(setting, 'legacy/legacy-holding-search', {});
  if (ruling) {
    faults.push({
      code: 'deck-legacy-holding',
      message: `${nameCards(legacy)} may be searched for before the game only by a player who does not go first and has no Holdings in play; then no other Holdings enter play until their first turn.`,
      cards: legacy,
      rulings: [ruling],
    });
  }
  return faults;
};
