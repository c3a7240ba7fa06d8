import type { Corpus, Day } from '../src/knowledge/index.js';
import { makeJudge } from '../src/resolver/index.js';
import { readQueries } from './queries.js';
import { makeZipf, pick } from './random.js';

/** One request of drawn traffic. */
export interface Call {
  kind: string;
  path: string;
  body?: string;
}

/** Of a hundred words or keywords, how many nobody has asked about before. */
const NEW = 5;

/**
 * Traffic as it may come: kinds by share; keywords, rules, words, cards and days by Zipf's law, so that few are asked about
 * often and most seldom; and some that nobody has asked about before.
 */
export function makeTraffic(
  corpus: Corpus,
  random: () => number,
): { kinds: string[]; next(kind?: string): Call } {
  const judge = makeJudge(corpus);
  const days: Day[] = ['', ...[...corpus.changeDays].reverse()];
  const draw = {
    keyword: makeZipf(corpus.keywords.names),
    rule: makeZipf(corpus.documents.map(({ id }) => id)),
    words: makeZipf(readQueries()),
    question: makeZipf(judge.questions()),
    card: makeZipf(
      ['Shiba', 'Doji', 'Hida', 'Kakita', 'Bayushi', 'Moto', 'Isawa', 'Ishi', 'Naga', 'Oni'].flatMap(name =>
        ['', ' Experienced', ' Inexperienced', ' Guard'].map(more => name + more),
      ),
    ),
    day: makeZipf(days),
  };
  let made = 0;
  const renew = (text: string) => {
    made += 1;
    return random() * 100 < NEW ? `${text} ${made.toString(36)}` : text;
  };
  const on = () => {
    const day = draw.day(random);
    return day === '' ? '' : `asOf=${day}`;
  };
  const enc = encodeURIComponent;
  const cards = () =>
    Array.from({ length: 40 }, () => ({
      title: draw.card(random),
      count: 1 + Math.floor(3 * random()),
      type: 'Personality',
      keywords: [pick(corpus.keywords.names, random)],
    }));
  const KINDS: Record<string, { share: number; make(): Omit<Call, 'kind'> }> = {
    'keyword ruling': {
      share: 30,
      make: () => ({
        path: `/v1/keywords/${enc(renew(draw.keyword(random)))}/counts-as/${enc(draw.keyword(random))}?${on()}`,
      }),
    },
    rule: { share: 25, make: () => ({ path: `/v1/rules/${draw.rule(random)}?${on()}` }) },
    ask: { share: 15, make: () => ({ path: `/v1/ask?q=${enc(renew(draw.words(random)))}&${on()}` }) },
    search: { share: 10, make: () => ({ path: `/v1/search?q=${enc(renew(draw.words(random)))}&${on()}` }) },
    cards: { share: 10, make: () => ({ path: `/v1/cards?q=${enc(renew(draw.card(random)))}` }) },
    question: {
      share: 7,
      make: () => {
        const { id, example } = draw.question(random);
        return { path: `/v1/questions/${id}`, body: JSON.stringify({ facts: example }) };
      },
    },
    'deck check': {
      share: 3,
      make: () => ({ path: '/v1/decks/check', body: JSON.stringify({ deck: { dynasty: cards() } }) }),
    },
  };
  const kinds = Object.keys(KINDS);
  const bag = kinds.flatMap(kind => Array.from({ length: KINDS[kind]?.share ?? 0 }, () => kind));
  return {
    kinds,
    next(kind = pick(bag, random)) {
      return { kind, ...(KINDS[kind] as (typeof KINDS)[string]).make() };
    },
  };
}
