import { decodeHTML } from 'entities';

// nearly every text that comes is plain already, and each step below costs more than this look
const PLAIN = /^[\w',.:;()/-]+(?: [\w',.:;()/-]+)*$/;
const TAG = /<\/?[a-zA-Z][^<>]*>/g;

/**
 * The plain text of a scrap of card text: HTML tags dropped, entities decoded, apostrophes and dashes made
 * typewriter ones, white space folded. `<b>Yoritomo&rsquo;s  Alliance</b>` gives `Yoritomo's Alliance`.
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return decodeHTML(text.replace(TAG, ' '))
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc\u02b9\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
