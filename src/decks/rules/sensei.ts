import { formatCount, joinAnd, joinOr, nearest } from '../../language/index.js';
import type { Ruling } from '../../resolver/index.js';
import { formatCard, isType } from '../cards/index.js';
import { countCopies, type DeckCard, nameCards } from '../deck-card.js';
import { makeLegality } from './not-covered.js';
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
  transfer,
} from './setting.js';

/** The most factions that the judge takes at once. */
const LIMIT = 40;

const askFaction = (setting: Setting, senseiFactions: readonly string[] | null, faction?: string) =>
  ask(setting, 'legacy/sensei-faction', {
    ...(senseiFactions && { senseiFactions }),
    ...(faction && { faction }),
  });

// spellings such as Crane and Crane Clan are one faction: the judge compares them as for a Sensei
async function isAmong(setting: Setting, faction: string, factions: readonly string[]): Promise<boolean> {
  return (await askFaction(setting, factions.slice(0, LIMIT), faction))?.verdict !== 'no';
}

function strongholdClans(setting: Setting): string[] {
  return [...new Set(placedIn(setting, 'stronghold').flatMap(({ clans }) => clans ?? []))];
}

// an Unaligned Stronghold leaves the faction to the list
const isAligned = (clan: string) => clan.toLowerCase() !== 'unaligned';

/**
 * The factions of the player: those of the Strongholds, else the one that the list states. Where no loaded card is of that
 * faction there are none, and words on it.
 */
async function findPlayerFactions(setting: Setting): Promise<{ own: string[]; unknown: string }> {
  const { deck, catalogue } = setting;
  const clans = strongholdClans(setting);
  if (deck.faction === null || clans.some(isAligned)) return { own: clans, unknown: '' };
  const known = new Set(catalogue?.cards.flatMap(card => card.clans));
  if (known.size === 0 || (await isAmong(setting, deck.faction, [...known])))
    return { own: [deck.faction], unknown: '' };
  const near = nearest(deck.faction.replace(/ clan$/i, ''), known, 2);
  const hint = near.length > 0 ? ` Did you mean ${joinOr(near)}?` : '';
  return { own: [], unknown: ` No card that is loaded is of the faction ${deck.faction}.${hint}` };
}

/** A list may state another faction than its Stronghold has: then that of the Stronghold counts. */
export const statedFaction: DeckRule = async setting => {
  const { faction } = setting.deck;
  const clans = strongholdClans(setting).filter(isAligned);
  if (faction === null || clans.length === 0 || (await isAmong(setting, faction, clans))) return [];
  const cards = placedIn(setting, 'stronghold');
  const are = cards.length === 1 ? 'is' : 'are';
  return [
    {
      code: 'deck-faction',
      message: `The list states the faction ${faction}, and ${nameCards(cards)} ${are} ${joinAnd(clans)}: the Stronghold counts.`,
      cards,
      cure: `State ${joinOr(clans)}, or leave the faction out, or take a Stronghold of ${faction}.`,
    },
  ];
};

/** Senseis of the catalogue that this player may use and has not, and that the card data holds legal: up to three titles. */
async function findUsable(setting: Setting, faction: string): Promise<string[]> {
  const usable: string[] = [];
  const listed = new Set(setting.cards.map(({ title }) => title));
  const isLeftOut = makeLegality(setting.catalogue);
  for (const card of setting.catalogue?.cards ?? []) {
    if (card.type !== 'Sensei' || usable.length === 3 || listed.has(card.title) || isLeftOut(card)) continue;
    const ruling = await askFaction(setting, card.factions, faction);
    if (ruling?.verdict === 'yes') usable.push(card.title);
  }
  return usable;
}

// beside another one that may stay, it is only taken out
async function refuse(
  setting: Setting,
  card: DeckCard,
  own: string,
  isSpare: boolean,
): Promise<Omit<Fault, 'cards'>> {
  const usable = await findUsable(setting, own);
  const hint = usable.length > 0 ? `, for instance ${joinOr(usable)}` : '';
  const [title = null] = usable;
  return {
    code: 'deck-sensei-faction',
    message: `${formatCard(card)} may not be used: ${own} is not among its factions (${joinAnd(card.factions ?? [])}).`,
    cure: `Take ${isSpare ? 'it out, or ' : ''}a Sensei instead that lists ${own} or All Clans${hint}.`,
    edits: [removal(card), ...(isSpare ? [] : [{ do: 'add', section: 'sensei', count: 1, title } as const])],
  };
}

/** Every Sensei that is revealed must list the player's faction (legacy/sensei/factions). */
export const senseiFactions: DeckRule = async setting => {
  const faults: Fault[] = [];
  const { own, unknown } = await findPlayerFactions(setting);
  const [first = 'the faction'] = own;
  const ruled: { card: DeckCard; ruling: Ruling | null }[] = [];
  for (const card of placedIn(setting, 'sensei')) {
    const asked = own.length > 0 ? own : [undefined];
    const rulings = await Promise.all(asked.map(faction => askFaction(setting, card.factions, faction)));
    const ruling = rulings.find(one => severityOf(one) === null) ?? (rulings[0] as Ruling | null);
    ruled.push({ card, ruling });
  }
  // one that may be used stays; where there is none, the first is replaced
  const [kept] = [...ruled.filter(({ ruling }) => severityOf(ruling) !== 'error'), ...ruled];
  for (const { card, ruling } of ruled) {
    const missing = [
      ...(card.factions === null ? ['the factions that the Sensei lists'] : []),
      ...(own.length === 0 ? ["the player's faction"] : []),
    ];
    const fault =
      severityOf(ruling) === 'error'
        ? await refuse(setting, card, first, kept?.card !== card)
        : {
            code: 'deck-sensei-faction' as const,
            message: `Whether ${formatCard(card)} may be used depends on ${joinAnd(missing)}.${unknown}`,
            cure: 'State them: a line such as "Clan: Crane", the Stronghold, or the factions with the Sensei.',
          };
    faults.push(...faultOf(ruling, { cards: [card], ...fault }));
  }
  return faults;
};

/** A Sensei goes into the Fate deck, and one with a Dynasty back needs sleeves there (legacy/sensei/card). */
export const senseiInDeck: DeckRule = setting => {
  const say = (card: DeckCard, text: string, fault: Omit<Fault, 'cards'>) =>
    faultOf(applyRule(setting, 'legacy/sensei/card', text), { cards: [card], ...fault });
  const isInDeck = (card: DeckCard) => isType(card, 'Sensei') && card.placed === 'fate';
  return setting.cards.filter(isInDeck).flatMap(card => [
    ...(card.section === 'dynasty'
      ? say(card, 'A Sensei is a Fate card and goes into the Fate deck.', {
          code: 'deck-sensei-in-dynasty',
          message: `${formatCard(card)} is in the Dynasty deck: a Sensei belongs in the Fate deck.`,
          edits: [transfer(card, 'fate')],
        })
      : []),
    ...(card.deck === 'Dynasty'
      ? say(card, `${card.title} has a Dynasty back.`, {
          code: 'deck-sensei-back',
          message: `${formatCard(card)} has a Dynasty back: without sleeves it must be played before the game starts.`,
        })
      : []),
  ]);
};

/** Cards that may or may not be Fate cards. */
function uncounted({ cards }: Setting): number {
  return countCopies(
    cards.filter(({ placed, section, isUnclear }) => {
      const isNowhere = section === 'other' || section === 'unknown';
      return isUnclear ? isNowhere || section === 'fate' : isNowhere && placed === section;
    }),
  );
}

/** Forty Fate cards must be left without the Sensei that starts the game (legacy/sensei/starting-with-one). */
export const fateSize: DeckRule = async setting => {
  const fate = placedIn(setting, 'fate');
  const size = countCopies(fate);
  const revealed = placedIn(setting, 'sensei');
  const inDeck = fate.filter(card => isType(card, 'Sensei'));
  const senseis = revealed.length > 0 ? revealed : inDeck;
  if (senseis.length === 0) return [];
  const left = revealed.length > 0 ? size : size - 1;
  const ruling = await ask(setting, 'legacy/sensei-deck-size', { fateCards: left + 1 });
  const names = nameCards(senseis);
  if (revealed.length === 0) {
    const message = `The Fate deck has ${formatCount(size, 'card')} with ${names}: without a Sensei only ${left} would be left, so none may be taken out before the game.`;
    return faultOf(ruling, { code: 'deck-sensei-cannot-start', message, cards: senseis });
  }
  const open = uncounted(setting);
  const may =
    open === 0 ? ruling : await ask(setting, 'legacy/sensei-deck-size', { fateCards: left + 1 + open });
  const isUnsure = severityOf(may) === null;
  const unsure = isUnsure ? ` ${formatCount(open, 'card')} of the list may belong to it.` : '';
  return faultOf(ruling, {
    code: 'deck-sensei-fate-size',
    ...(isUnsure ? { severity: 'depends' } : {}),
    message: `Without ${names} the Fate deck has ${formatCount(left, 'card')}, and forty must be left.${unsure}`,
    cards: senseis,
    cure: `Add ${formatCount(40 - left, 'Fate card')}.`,
    edits: [{ do: 'add', section: 'fate', count: 40 - left, title: null }],
  });
};
