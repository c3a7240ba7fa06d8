import type { PlayFormat } from '../resolver/index.js';

const SAMURAI =
  /\b(?:in|for|under|with)? *(?:the |normal |regular )*(?:samurai (?:format|fmt|play|games?(?! bugs?\b)|edition format|arc|rules|legal|standard)|normal (?:samurai )?(?:play|format|rules))\b *:?/i;
const LEGACY = /\b(?:in|for|under) (?:the )?legacy(?: format| rules| play| game)?\b(?! holding)/i;
const OTHER =
  /\b(?:in|for|under) (?:the )?(?:modern|celestial|ivory|emperor|lotus|diamond|gold|jade|onyx|extended|20 festivals|strict)(?: edition)? (?:format|legal|arc|play|rules)\b/i;

/** The format that a sentence names, and the sentence without it. */
export function readFormat(text: string): { format: PlayFormat | 'other'; rest: string } {
  if (SAMURAI.test(text)) return { format: 'samurai', rest: text.replace(SAMURAI, ' ').trim() };
  if (OTHER.test(text)) return { format: 'other', rest: text.replace(OTHER, ' ').trim() };
  return { format: 'legacy', rest: text.replace(LEGACY, ' ').trim() };
}
