import { type SettledException, standingOn } from '../../knowledge/index.js';
import { joinSome } from '../../language/index.js';
import { foldTitle } from '../cards/index.js';
import { type DeckCard, hasPrinted, isOfType, nameOf } from '../deck-card.js';

import { type DeckRule, type Fault, removal, type Setting, severityOf } from './setting.js';

function joinExceptionsFor({ judge, day }: Setting, title: string): SettledException[] {
  return judge.corpus.documents.flatMap(document => {
    const exceptions = standingOn(document, day).wording?.exceptions ?? [];
    return exceptions
      .filter(one => one.verdict === 'no')
      .filter(
        ({ purpose, cards }) =>
          purpose === 'join' && cards.some(card => foldTitle(card) === foldTitle(title)),
      );
  });
}

function judgeJoin(setting: Setting, card: string, { from, to }: SettledException): Fault[] {
  const ruling = setting.judge.countsAs({ from, to, asOf: setting.day, card, purpose: 'join' });
  if (!ruling.ok || !severityOf(ruling.value)) return [];
  const personalities = setting.cards.filter(one => isOfType(one, 'Personality'));
  const rulings = [ruling.value];
  const settled = personalities.filter(one => hasPrinted(one, from) && !hasPrinted(one, to));
  const open = personalities.filter(({ keywords }) => keywords === null);
  const names = (cards: readonly DeckCard[]) => joinSome(cards.map(nameOf));
  const faults: Fault[] = [];
  if (settled.length > 0) {
    faults.push({
      code: 'deck-join-exception',
      message: `For joining a ${card} player ${from} is not ${to}, which is not printed on ${names(settled)}: the text of ${card} decides who joins.`,
      cards: settled,
      rulings,
      cure: `Leave them out, or take Personalities that have ${to} printed.`,
      edits: settled.map(removal),
    });
  }
  if (open.length > 0) {
    faults.push({
      code: 'deck-join-exception',
      message: `For joining a ${card} player ${from} is not ${to}, and the printed keywords of ${names(open)} are not known.`,
      cards: open,
      rulings,
      cure: 'Load a card catalogue, or give the keywords with the cards.',
      edits: [],
    });
  }
  return faults;
}

/** Cards that tell keywords apart when a Personality joins (legacy/keywords/explicit-distinctions). */
export const joinExceptions: DeckRule = setting => {
  const strongholds = setting.cards.filter(({ placed }) => placed === 'stronghold');
  const faults = strongholds.flatMap(({ title }) =>
    joinExceptionsFor(setting, title).flatMap(exception => judgeJoin(setting, title, exception)),
  );
  return { faults, notCovered: [] };
};
