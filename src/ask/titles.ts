import { type Card, type Catalogue, numberOf } from '../decks/index.js';
import { baseOf, type FindTitles, foldAccents } from '../language/index.js';

const RAW = /[\p{L}\p{N}]+(?:['’ʼ´`‘][\p{L}\p{N}]+)*/gu;

/** What the cards of a title have in common. */
function factsOf(cards: readonly Card[]) {
  const [first] = cards as [Card];
  const same = cards.every(({ type }) => type === first.type);
  const force = cards.every(({ stats }) => stats.force === first.stats.force)
    ? (numberOf(first.stats.force) ?? null)
    : null;
  return { type: same ? first.type : null, force, keywords: first.type === 'Sensei' ? [] : first.keywords };
}

/** Whether a sentence of the text starts here, so that a capital letter says nothing. */
const isStart = (text: string, at: number) => /(?:^|[.?!:"“]\s*)$/.test(text.slice(0, at).trimEnd());

/**
 * Makes the finder of card titles. Titles are found by their first word, the longest first. One whose words are all words of
 * the rules is found only where it is written with capital letters, for it may be meant as plain words.
 */
export function makeTitleFinder(catalogue: Catalogue, isPlain: (stem: string) => boolean): FindTitles {
  const byFirst = new Map<string, string[][]>();
  for (const key of catalogue.titles.keys()) {
    const words = key.split(' ');
    const [first = ''] = words;
    const list = byFirst.get(first);
    if (list) list.push(words);
    else byFirst.set(first, [words]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return (tokens, text) => {
    const raw = [...text.matchAll(RAW)].map(match => ({
      word: foldAccents(match[0]).replaceAll("'", ''),
      bare: foldAccents(match[0]).replace(/'s$/, '').replaceAll("'", ''),
      capital: /^[\p{Lu}\p{N}]/u.test(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }));
    // in a sentence that is all capitals, a capital letter tells nothing
    const isShouted = text === text.toUpperCase();
    const found = [];
    for (let at = 0; at < raw.length; at++) {
      const words = byFirst
        .get((raw[at] as (typeof raw)[number]).word)
        ?.find(words =>
          words.every(
            (word, index) =>
              raw[at + index]?.word === word ||
              (index === words.length - 1 && raw[at + index]?.bare === word),
          ),
        );
      if (!words) continue;
      const piece = raw.slice(at, at + words.length);
      // "the Alliance" may be meant as plain words, and "The Alliance" is a title
      const capital =
        !isShouted &&
        piece[0]?.capital === true &&
        piece.every(
          ({ capital, word }) => capital || /^(?:of|the|and|to|in|a|for|no|from|with)$/.test(word),
        ) &&
        !(words.length === 1 && isStart(text, (raw[at] as (typeof raw)[number]).start));
      const weak = !capital && words.every(word => isPlain(baseOf(word)) || word.length < 4);
      // one plain word is no title
      if (weak && words.length === 1) continue;
      const [first] = piece as [(typeof raw)[number]];
      const last = piece[piece.length - 1] as (typeof raw)[number];
      const start = tokens.findIndex(token => token.end > first.start);
      const behind = tokens.findIndex(token => token.start >= last.end);
      const cards = catalogue.titles.get(words.join(' ')) as readonly Card[];
      found.push({
        start,
        end: behind < 0 ? tokens.length : behind,
        name: (cards[0] as Card).title,
        card: factsOf(cards),
        weak,
      });
      // a weak title may hide a better one behind its first word
      if (!weak) at += words.length - 1;
    }
    return found;
  };
}
