import type { Cue } from '../resolver/index.js';
import { isHarmless, isTurned, makeCover, wordSet } from './cover.js';
import type { Reading } from './reading.js';

function readCue(text: string, cue: Cue, keywords: readonly string[]): Reading[] {
  const { id, when, unless = [], facts, also = [], needs } = cue;
  if (!when.every(words => words.test(text)) || unless.some(words => words.test(text))) return [];
  const told: Record<string, unknown> = {};
  const cover = makeCover(text);
  for (const [fact, words, value] of facts) {
    const match = fact in told ? null : words.exec(text);
    const read = match && (typeof value === 'function' ? value(match) : value);
    if (!match || read === undefined) continue;
    told[fact] = read;
    cover.takeMatch(match);
  }
  also.forEach(cover.take);
  const enough = needs ? needs.every(fact => fact in told) : Object.keys(told).length > 0;
  const rest = cover.rest();
  const harmless = new Set([...wordSet(cue.words), ...(cue.keywords ? keywords : [])]);
  return enough && isHarmless(rest, harmless) && !isTurned(text, rest) ? [{ id, facts: told }] : [];
}

/** Reads a sentence by cues; null where none fits, or where more than one does, for then it is in doubt. */
export function readByCues(text: string, cues: readonly Cue[], keywords: readonly string[]): Reading | null {
  const known = keywords.map(keyword => keyword.toLowerCase());
  const [reading, ...others] = cues.flatMap(cue => readCue(text.toLowerCase(), cue, known));
  return reading && others.length === 0 ? reading : null;
}
