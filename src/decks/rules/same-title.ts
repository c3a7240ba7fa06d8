import { joinSome } from '../../language/index.js';
import type { Ruling } from '../../resolver/index.js';
import { findAlternateTitles } from '../alternate-titles.js';
import { foldTitle, formatCard } from '../cards/index.js';
import { type DeckCard, groupBy } from '../deck-card.js';
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

/** A title that cards of different titles share at one level. */
interface Sharing {
  title: string;
  cards: DeckCard[];
  rulings: Ruling[];
}

async function findSharing(setting: Setting): Promise<{ sharing: Sharing[]; cut: string[] }> {
  const { judge, catalogue, day } = setting;
  const cards = listed(setting);
  const alternates = new Map<string, Awaited<ReturnType<typeof findAlternateTitles>>>();
  const byTitle = groupBy(cards, ({ title }) => [foldTitle(title)]);
  for (const [key, [card]] of byTitle) {
    alternates.set(key, await findAlternateTitles(judge, catalogue, byTitle, (card as DeckCard).title, day));
  }
  const of = (card: DeckCard) =>
    alternates.get(foldTitle(card.title)) as NonNullable<ReturnType<typeof alternates.get>>;
  const names = (card: DeckCard) => new Set([card.title, ...of(card).titlesOf(card)].map(foldTitle));
  const shared = groupBy(cards, card => [...names(card)].map(name => `${name}|${versionOf(card)}`));
  const bySet = new Map<string, Sharing>();
  for (const [key, sharers] of shared) {
    if (new Set(sharers.map(card => foldTitle(card.title))).size < 2) continue;
    const folded = key.slice(0, key.indexOf('|'));
    const spellings = sharers.flatMap(card => [card.title, ...of(card).titlesOf(card)]);
    const title = String(spellings.find(spelling => foldTitle(spelling) === folded));
    const rulings = [...new Set(sharers.map(card => of(card).ruling))].filter(ruling => ruling !== null);
    const set = JSON.stringify(sharers.map(formatCard));
    if (!bySet.has(set)) bySet.set(set, { title, cards: sharers, rulings });
  }
  const cut = [...byTitle.values()].filter(([card]) => of(card as DeckCard).cut);
  return { sharing: [...bySet.values()], cut: cut.map(([card]) => (card as DeckCard).title) };
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
        message: `${joinSome(cards.map(formatCard))} have one experience level and share the title ${title}: if the rulebook counts an alternate title as the title, only one of them may be in the deck.`,
        cards,
        rulings: [...rulings, ruling].filter(one => one !== null),
        surplus: { cards, keep: 1, unit: 'cards' },
      }),
    );
  }
  return found;
};
