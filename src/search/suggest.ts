import * as z from 'zod';
import { wordsIn } from './terms.js';

/** A completion: what to offer, what kind of thing it is, and its id where it has one. */
export const suggestionSchema = z.object({
  text: z.string(),
  kind: z.enum(['rule', 'keyword', 'question']),
  id: z.string().nullable(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

// who is in a hurry types "yoritomos" for "Yoritomo's"
function listSpellings(text: string): string[][] {
  const texts = new Set([text, text.replace(/['\u2019](?=s\b)/g, '')]);
  return [...texts].map(one => wordsIn(one).map(({ folded }) => folded));
}

const KINDS = ['keyword', 'question', 'rule'];

// 0 begins with it, 1 has all its words in order of typing, null does not fit
function fit(spelling: readonly string[], asked: readonly string[]): number | null {
  if (spelling.join('').startsWith(asked.join(''))) return 0;
  const rest = [...asked];
  for (const word of spelling) if (rest.length > 0 && word.startsWith(rest[0] as string)) rest.shift();
  return rest.length === 0 ? 1 : null;
}

/** Makes the completion of what is being typed: names that begin with it first, keywords before questions before rules. */
export function makeSuggest(
  suggestions: readonly Suggestion[],
): (typed: string, limit: number) => Suggestion[] {
  const entries = suggestions.map(suggestion => {
    return { ...suggestion, spellings: listSpellings(suggestion.text) };
  });
  return (typed, limit) => {
    const asked = wordsIn(typed).map(({ folded }) => folded);
    if (asked.length === 0) return [];
    return entries
      .flatMap(entry => {
        const places = entry.spellings.flatMap(spelling => fit(spelling, asked) ?? []);
        const place = places.sort()[0];
        return place === undefined ? [] : [{ entry, rank: place * KINDS.length + KINDS.indexOf(entry.kind) }];
      })
      .sort((a, b) => a.rank - b.rank || a.entry.text.length - b.entry.text.length)
      .slice(0, limit)
      .map(({ entry: { text, kind, id } }) => ({ text, kind, id }));
  };
}
