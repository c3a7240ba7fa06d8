import { type Day, type Outcome, succeed } from '../knowledge/index.js';
import type { Judge } from '../resolver/index.js';
import { type CardQuestion, cardCountsAs } from './card-counts-as.js';
import { type Catalogue, findTitles, requireCatalogue } from './cards/index.js';
import { describeCards } from './describe.js';
import { type CardFilter, listCards, type Page } from './find-cards.js';
import type { CardName } from './versions.js';

/** The calls on cards; each loads the card data where it is not loaded yet. Error of all: `no-catalogue`. */
export function makeCardCalls(judge: Judge, lookUp: () => Promise<Catalogue | null>) {
  const withCards = async <T>(
    call: (catalogue: Catalogue) => Outcome<T> | Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    const catalogue = requireCatalogue(await lookUp());
    return catalogue.ok ? call(catalogue.value) : catalogue;
  };
  return {
    /** Whether a card counts as having a keyword, its printed keywords first. */
    countsAs: (question: CardQuestion) => withCards(catalogue => cardCountsAs(judge, catalogue, question)),
    /** Cards by title and facts, and by what they count as on a day. */
    list: (filter: CardFilter, page: Page) =>
      withCards(catalogue => listCards(judge, catalogue, filter, page)),
    /** All cards of a title, or the card at an address, as of a day. */
    describe: (name: CardName, asOf: Day) =>
      withCards(catalogue => describeCards(judge, catalogue, name, asOf)),
    /** Titles by what was typed, the exact one first. */
    find: (words: string) => withCards(catalogue => succeed(findTitles(catalogue, words))),
  };
}
