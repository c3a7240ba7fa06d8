import { plainText } from '../../language/index.js';

/** The longest title that is compared; the rest is cut off. */
const LIMIT = 300;
/**
 * The spelling by which titles are compared: no markup, accents, apostrophes, case or punctuation, hyphens as
 * spaces. `Hida O-Ushi` gives `hida o ushi`, `Sh&#333;j&#333;` gives `shojo`. Empty where no letter or digit is left.
 */
export function foldTitle(title: string): string {
  return (
    plainText(title.slice(0, LIMIT))
      // some letters come apart only once they are small
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}'\u02bb\u2032\uff07]/gu, '')
      .replaceAll('&', ' and ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** A folded word without its plural: `strategies` gives `strategy`. */
export function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s]{2})s$/, '');
}
