import {
  type Catalogue,
  checkDeck,
  type Deck,
  type DeckCheck,
  type DeckInput,
  readDeck,
} from '../../src/decks/index.js';
import { formatProblem } from '../../src/knowledge/index.js';
import { type Judge, makeJudge } from '../../src/resolver/index.js';
import { fixtureCards } from '../support/cards.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

/** What the tests of deck rules work with: the shipped rules, and made-up cards. */
export interface Checker {
  judge: Judge;
  catalogue: Catalogue;
  read(input: DeckInput): Deck;
  /** Checks a deck as of today, over the made-up cards unless told otherwise. */
  check(input: DeckInput, catalogue?: Catalogue | null, asOf?: string): Promise<DeckCheck>;
}

/** The codes of errors and open points, and those of notes. */
export function codesOf({ problems }: DeckCheck): { faults: string[]; notes: string[] } {
  const notes = problems.filter(({ severity }) => severity === 'note');
  const faults = problems.filter(({ severity }) => severity !== 'note');
  return { faults: faults.map(({ code }) => code), notes: notes.map(({ code }) => code) };
}

export async function openChecker(): Promise<Checker> {
  const judge = makeJudge(await shippedCorpus());
  const catalogue = await fixtureCards();
  const read = (input: DeckInput): Deck => {
    const { deck, problems } = readDeck(input);
    if (!deck) throw new Error(problems.map(formatProblem).join('\n'));
    return deck;
  };
  return {
    judge,
    catalogue,
    read,
    check: (input, cards = catalogue, asOf = TODAY) => checkDeck(judge, cards, read(input), asOf),
  };
}
