import { type Day, type Outcome, succeed } from '../knowledge/index.js';
import type { Judge } from '../resolver/index.js';
import { type CardQuestion, type CardRuling, cardCountsAs } from './card-counts-as.js';
import { type Catalogue, findTitles, requireCatalogue, type TitleHit } from './cards/index.js';
import { type DescribedCards, describeCards } from './describe.js';
import { type CardFilter, type CardList, listCards } from './find-cards.js';
import type { CardName } from './versions.js';

/** What is asked about cards; each call loads the card data where it is not loaded yet. Error of all: `no-catalogue`. */
export interface CardCalls {
  /** Whether a card counts as having a keyword, its printed keywords first. */
  countsAs(question: CardQuestion): Promise<Outcome<CardRuling>>;
  /** Cards by title and facts, and by what they count as on a day. */
  list(filter: CardFilter, page: Parameters<typeof listCards>[3]): Promise<Outcome<CardList>>;
  /** All cards of a title, or the card at an address, as of a day. */
  describe(name: CardName, asOf: Day): Promise<Outcome<DescribedCards>>;
  /** Titles by what was typed, the exact one first. */
  find(words: string): Promise<Outcome<TitleHit[]>>;
}

/** The calls over a judge and card data that is loaded late. */
export function makeCardCalls(judge: Judge, lookUp: () => Promise<Catalogue | null>): CardCalls {
  const withCards = async <T>(call: (catalogue: Catalogue) => Outcome<T> | Promise<Outcome<T>>) => {
    const catalogue = requireCatalogue(await lookUp());
    return catalogue.ok ? call(catalogue.value) : catalogue;
  };
  return {
    countsAs: question => withCards(catalogue => cardCountsAs(judge, catalogue, question)),
    list: (filter, page) => withCards(catalogue => listCards(judge, catalogue, filter, page)),
    describe: (name, asOf) => withCards(catalogue => describeCards(judge, catalogue, name, asOf)),
    find: words => withCards(catalogue => succeed(findTitles(catalogue, words))),
  };
}
