import { distance } from 'fastest-levenshtein';

/**
 * Up to three of the candidates that a slip of the finger could have meant, or that contain what was typed (three
 * letters at least), nearest first. `least`: slips that are allowed however short the word is.
 */
export function nearest(word: string, candidates: Iterable<string>, least = 1): string[] {
  const asked = word.toLowerCase();
  const limit = Math.max(least, Math.floor(asked.length / 3));
  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of candidates) {
    const name = candidate.toLowerCase();
    const score = asked.length > 2 && name.includes(asked) ? 1 : distance(asked, name);
    if (score <= limit) scored.push({ candidate, score });
  }
  return scored
    .sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
