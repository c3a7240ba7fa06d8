import type { Ruling } from '../../resolver/index.js';
import { findAlternateTitles } from '../alternate-titles.js';
import { foldTitle, formatCard } from '../cards/index.js';
import { type DeckCard, groupBy, nameCards } from '../deck-card.js';
import type { NotCovered } from '../problem.js';
import { ask, type DeckRule, type Fault, faultOf, type Setting } from './setting.js';

/** Level and what else the page or the card makes of it: sorted, versions that differ by KYD or letters are neighbours. */
function versionOf({ experience }: DeckCard): string {
  const { kind, level, kyd, mark } = experience;
  return JSON.stringify([kind, level, kyd, mark?.toLowerCase() ?? '']);
}

/** Whether two entries of one title and version are known to be different cards. */
function isOther(a: DeckCard, b: DeckCard): boolean {
  if (a.id !== null && b.id !== null) return a.id !== b.id;
  return foldTitle(a.experience.alternateTitle ?? '') !== foldTitle(b.experience.alternateTitle ?? '');
}

// those with ids first: an entry without one may be a copy of any of them
function different(cards: readonly DeckCard[]): DeckCard[] {
  const sorted = [...cards].sort((a, b) => Number(a.id === null) - Number(b.id === null));
  const apart: DeckCard[] = [];
  for (const card of sorted) if (apart.every(one => isOther(one, card))) apart.push(card);
  return apart;
}

function askPair(setting: Setting, a: DeckCard, b: DeckCard): Promise<Ruling | null> {
  return ask(setting, 'legacy/kyd-same-deck', { a: a.experience.written, b: b.experience.written });
}

function sayUncovered(cards: readonly DeckCard[], ruling: Ruling | null): NotCovered[] {
  if (ruling?.verdict !== 'not-covered') return [];
  return [{ topic: 'Several versions of one title', why: ruling.answer, cards: cards.map(formatCard) }];
}

async function judgeTitle(setting: Setting, cards: readonly DeckCard[]): Promise<(Fault | NotCovered)[]> {
  const found: (Fault | NotCovered)[] = [];
  const versions = [...groupBy(cards, card => [versionOf(card)])].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [index, [, same]] of versions.entries()) {
    const apart = different(same);
    const [first, second] = apart as [DeckCard, DeckCard | undefined];
    const before = versions[index - 1]?.[1][0];
    const levels = before ? await askPair(setting, before, first) : null;
    const ruling = second ? await askPair(setting, first, second) : null;
    found.push(
      ...(before ? sayUncovered([before, first], levels) : []),
      ...sayUncovered(same, ruling),
      ...faultOf(ruling, {
        code: 'deck-same-level',
        message: `${first.title} is in the deck as ${apart.length} different cards of one experience level, ${first.experience.written}, which KYD does not tell apart.`,
        cards: same,
        cure: 'Keep one of them.',
        surplus: { cards: same, keep: 1, unit: 'cards' },
      }),
    );
  }
  return found;
}

/** Two cards of one title and level go into one deck only if KYD tells them apart (legacy/experienced/kyd). */
export const sameLevel: DeckRule = async setting => {
  const found: (Fault | NotCovered)[] = [];
  for (const cards of groupBy(listed(setting), ({ title }) => [foldTitle(title)]).values())
    if (cards.length > 1) found.push(...(await judgeTitle(setting, cards)));
  return found;
};

function listed({ cards }: Setting): DeckCard[] {
  return cards.filter(({ placed }) => !/^(stronghold|sensei|wind)$/.test(placed));
}

/** Cards of different titles that share a title at one level, and titles with more versions than are looked at together. */
async function findSharing(setting: Setting) {
  const { judge, catalogue, day } = setting;
  const byTitle = groupBy(listed(setting), ({ title }) => [foldTitle(title)]);
  const cut: string[] = [];
  const named: { card: DeckCard; titles: string[]; ruling: Ruling | null }[] = [];
  for (const cards of byTitle.values()) {
    const [{ title }] = cards as [DeckCard];
    const found = await findAlternateTitles(judge, catalogue, byTitle, title, day);
    if (found.cut) cut.push(title);
    for (const card of cards)
      named.push({ card, titles: [card.title, ...found.titlesOf(card)], ruling: found.ruling });
  }
  // in the order of the list
  named.sort((a, b) => setting.cards.indexOf(a.card) - setting.cards.indexOf(b.card));
  const shared = groupBy(named, ({ card, titles }) => [
    ...new Set(titles.map(title => `${foldTitle(title)}|${versionOf(card)}`)),
  ]);
  const sharing = new Map<string, { title: string; cards: DeckCard[]; rulings: Ruling[] }>();
  for (const [key, sharers] of shared) {
    const cards = sharers.map(({ card }) => card);
    if (new Set(cards.map(({ title }) => foldTitle(title))).size < 2) continue;
    const folded = key.slice(0, key.indexOf('|'));
    const title = String(sharers.flatMap(({ titles }) => titles).find(one => foldTitle(one) === folded));
    const rulings = [...new Set(sharers.flatMap(({ ruling }) => ruling ?? []))];
    const set = JSON.stringify(cards.map(formatCard));
    if (!sharing.has(set)) sharing.set(set, { title, cards, rulings });
  }
  return { sharing: [...sharing.values()], cut };
}

/** Cards that come to share a title through alternate titles (legacy/experienced/alternate-titles). */
export const sharedTitles: DeckRule = async setting => {
  const { sharing, cut } = await findSharing(setting);
  const found: (Fault | NotCovered)[] = [];
  if (cut.length > 0) {
    const why = 'They have more versions, by title and alternate title, than the judge looks at together.';
    found.push({ topic: 'Alternate titles', why, cards: cut });
  }
  for (const { title, cards, rulings } of sharing) {
    const [first, second] = cards as [DeckCard, DeckCard];
    const ruling = await askPair(setting, first, second);
    found.push(
      ...sayUncovered(cards, ruling),
      ...faultOf(ruling, {
        code: 'deck-shared-title',
        message: `${nameCards(cards)} have one experience level and share the title ${title}: if the rulebook counts an alternate title as the title, only one of them may be in the deck.`,
        cards,
        rulings: [...rulings, ruling].filter(one => one !== null),
        surplus: { cards, keep: 1, unit: 'cards' },
      }),
    );
  }
  return found;
};
