import { joinAnd, joinOr, joinSome, nearest } from '../../language/index.js';
import { formatCard } from '../cards/index.js';

import { ask, type DeckRule, type Setting } from './setting.js';

/** What is known of the player's faction. */
export interface PlayerFaction {
  /** Several where the Strongholds are of several; none where that is unknown. */
  factions: string[];
  /** A faction of the list that no loaded card has, with those that may have been meant. */
  unknown: { stated: string; near: string[] } | null;
}

/** The most factions that the judge takes at once. */
const LIMIT = 40;

// spellings such as Crane and Crane Clan are one faction: the judge compares them as for a Sensei
async function isAmong(setting: Setting, faction: string, factions: readonly string[]): Promise<boolean> {
  const facts = { senseiFactions: factions.slice(0, LIMIT), faction };
  return (await ask(setting, 'legacy/sensei-faction', facts))?.verdict !== 'no';
}

function strongholdClans({ cards }: Setting): string[] {
  const strongholds = cards.filter(({ placed }) => placed === 'stronghold');
  return [...new Set(strongholds.flatMap(({ clans }) => clans ?? []))];
}

// an Unaligned Stronghold leaves the faction to the list
function isAligned(clan: string): boolean {
  return clan.toLowerCase() !== 'unaligned';
}

/** The faction of the player: that of the Stronghold, else as the list states it, if there is such a faction. */
export async function findPlayerFaction(setting: Setting): Promise<PlayerFaction> {
  const { deck, catalogue } = setting;
  const clans = strongholdClans(setting);
  if (deck.faction === null || clans.some(isAligned)) return { factions: clans, unknown: null };
  const known = new Set(catalogue?.cards.flatMap(card => card.clans));
  if (known.size === 0 || (await isAmong(setting, deck.faction, [...known])))
    return { factions: [deck.faction], unknown: null };
  const near = nearest(deck.faction.replace(/ clan$/i, ''), known, 2);
  return { factions: [], unknown: { stated: deck.faction, near } };
}

/** A list may state another faction than its Stronghold has: then that of the Stronghold counts. */
export const statedFaction: DeckRule = async setting => {
  const { faction } = setting.deck;
  const clans = strongholdClans(setting).filter(isAligned);
  if (faction === null || clans.length === 0 || (await isAmong(setting, faction, clans))) return [];
  const cards = setting.cards.filter(({ placed }) => placed === 'stronghold');
  const are = cards.length === 1 ? 'is' : 'are';
  return [
    {
      code: 'deck-faction',
      message: `The list states the faction ${faction}, and ${joinSome(cards.map(formatCard))} ${are} ${joinAnd(clans)}: the Stronghold counts.`,
      cards,
      cure: `State ${joinOr(clans)}, or leave the faction out, or take a Stronghold of ${faction}.`,
    },
  ];
};
