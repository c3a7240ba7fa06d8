import {
  type Corpus,
  formatProblem,
  makeCorpus,
  makeDocument,
  type RuleDocument,
} from '../src/knowledge/index.js';
import { makeRandom, pick, pickSkewed } from './random.js';

const MONTHS = ['January 05', 'April 08', 'June 03', 'September 24'];

function wordsOf(corpus: Corpus): string[] {
  const counts = new Map<string, number>();
  for (const { text } of corpus.documents)
    for (const [word] of text.toLowerCase().matchAll(/[a-z]{2,}/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

// a real corpus gains words with its documents: names, mostly
function makeWord(number: number, random: () => number): string {
  const parts = ['ka', 'ri', 'to', 'shi', 'ne', 'mu', 'ha', 'yo', 'da', 'gen'];
  return Array.from({ length: 3 }, () => pick(parts, random)).join('') + parts[number % parts.length];
}

export interface Shape {
  documents: number;
  keywords: number;
}

/** A corpus of any size, the same in every run: words as in the shipped one, and relations between made-up keywords. */
export function generateCorpus(shipped: Corpus, { documents, keywords }: Shape): Corpus {
  const random = makeRandom(documents * 31 + keywords);
  const known = wordsOf(shipped);
  const words = [...known, ...Array.from({ length: documents }, (_, number) => makeWord(number, random))];
  const sentence = (length: number) =>
    Array.from({ length }, () => pickSkewed(words, random))
      .join(' ')
      .replace(/^./, first => first.toUpperCase());
  const names = Array.from({ length: keywords }, (_, number) => `Kin ${number.toString(36)}`);
  const each = Math.ceil(keywords / documents);
  const made = Array.from({ length: documents }, (_, number): RuleDocument => {
    const own = names.slice(number * each, (number + 1) * each);
    const relations = own.flatMap((name, place) => {
      const target = names[Math.floor((number * each + place) / 2)] as string;
      return target === name ? [] : [{ implies: { any: [name], then: target } }];
    });
    const id = `legacy/made/rule-${number}`;
    const { document, problems } = makeDocument({
      id,
      file: `${id}.md`,
      data: {
        title: sentence(5),
        answer: `${sentence(12)}.`,
        source: { page: 'legacy-format-changes', heading: 'p. 21, Keywords', operation: 'ADD' },
        ...(number % 3 === 0 ? { changes: [`ADDED ${pick(MONTHS, random)} 2008`] } : {}),
        ...(relations.length > 0 ? { relations } : {}),
        aliases: [sentence(1).toLowerCase()],
      },
      content: Array.from({ length: 6 }, () => `${sentence(14)}.`).join('\n\n'),
      sections: [],
    });
    if (!document) throw new Error(problems.map(formatProblem).join('\n'));
    return document;
  });
  const { corpus, problems } = makeCorpus(made, shipped.pages, `made-${documents}-${keywords}`);
  if (!corpus) throw new Error(problems.slice(0, 3).map(formatProblem).join('\n'));
  return corpus;
}

/** Cards with one to five keywords of the corpus each, and some that no rule knows. */
export function generateCards(corpus: Corpus, count: number): { title: string; keywords: string[] }[] {
  const random = makeRandom(count);
  const names = [...corpus.keywords.names, 'Samurai', 'Unique', 'Crane Clan', 'Magistrate'];
  return Array.from({ length: count }, (_, number) => {
    const keywords = Array.from({ length: 1 + Math.floor(5 * random()) }, () => pick(names, random));
    return { title: `Made-up card ${number}`, keywords: [...new Set(keywords)] };
  });
}

/** A deck of ninety cards, all different, as deck tools send them. */
export function generateDeck(corpus: Corpus) {
  const cards = generateCards(corpus, 90).map(card => ({ ...card, count: 1, clans: ['Crane'] }));
  return {
    stronghold: [{ title: 'Made-up Keep', count: 1, type: 'Stronghold', keywords: [], clans: ['Crane'] }],
    dynasty: cards.slice(0, 45).map(card => ({ ...card, type: 'Personality' })),
    fate: cards.slice(45).map(card => ({ ...card, type: 'Strategy' })),
  };
}
