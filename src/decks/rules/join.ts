import { type SettledException, standingOn } from '../../knowledge/index.js';
import type { Ruling } from '../../resolver/index.js';
import { foldTitle, isType } from '../cards/index.js';
import { type DeckCard, hasPrinted, nameCards } from '../deck-card.js';
import { type DeckRule, type Fault, faultOf, removal, type Setting } from './setting.js';

function joinExceptionsFor({ judge, day }: Setting, title: string): SettledException[] {
  const names = (cards: readonly string[]) => cards.some(card => foldTitle(card) === foldTitle(title));
  return judge.corpus.documents
    .flatMap(document => standingOn(document, day).wording?.exceptions ?? [])
    .filter(one => one.verdict === 'no')
    .filter(({ purpose, cards }) => purpose === 'join' && names(cards));
}

function judgeJoin(setting: Setting, card: string, { from, to }: SettledException): Fault[] {
  // the documents name it: both are keywords, and the purpose is known
  const { value: ruling } = setting.judge.countsAs({
    from,
    to,
    asOf: setting.day,
    card,
    purpose: 'join',
  }) as { ok: true; value: Ruling };
  const personalities = setting.cards.filter(one => isType(one, 'Personality'));
  const say = (cards: DeckCard[], why: string, rest: Partial<Fault>): Fault[] => {
    const message = `For joining a ${card} player ${from} is not ${to}, ${why}`;
    return cards.length > 0 ? faultOf(ruling, { code: 'deck-join-exception', message, cards, ...rest }) : [];
  };
  const settled = personalities.filter(one => hasPrinted(one, from) && !hasPrinted(one, to));
  const open = personalities.filter(({ keywords }) => keywords === null);
  return [
    ...say(settled, `which is not printed on ${nameCards(settled)}: the text of ${card} decides who joins.`, {
      edits: settled.map(card => removal(card)),
    }),
    ...say(open, `and the printed keywords of ${nameCards(open)} are not known.`, {
      cure: 'Load a card catalogue, or give the keywords with the cards.',
    }),
  ];
}

/** Cards that tell keywords apart when a Personality joins (legacy/keywords/explicit-distinctions). */
export const joinExceptions: DeckRule = setting =>
  setting.cards
    .filter(({ placed }) => placed === 'stronghold')
    .flatMap(({ title }) =>
      joinExceptionsFor(setting, title).flatMap(exception => judgeJoin(setting, title, exception)),
    );
