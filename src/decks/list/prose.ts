import { foldTitle } from '../cards/index.js';

/** Words that head a part of a list, or stand above it, and name no card. */
const LIST_WORDS = new Set([
  ...[
    'side',
    'sideboard',
    'side board',
    'maybe',
    'maybeboard',
    'maybe board',
    'considering',
    'extras',
    'cuts',
  ],
  ...[
    'note',
    'notes',
    'comment',
    'comments',
    'total',
    'totals',
    'changes',
    'options',
    'matchups',
    'tips',
    'description',
    'summary',
  ],
]);

const TOTAL =
  /^(?:grand |deck )?totals?(?: (?:of|cards?|number|count|size|deck|fate|dynasty))*\s?(?:[:=([-]+\s?)?\d+\s?(?:cards?)?\W*$/i;

/** Whether the line is a bare word that usually heads a part of a list which is no part of the deck. */
export function isListWord(text: string): boolean {
  return LIST_WORDS.has(foldTitle(text));
}

/** A sum of the list's own: `Total: 36 cards`, `40 cards`. */
export function isTotal(text: string): boolean {
  if (/^(?:grand |deck )?totals?\b[^:]*:\s*[([]?\d/i.test(text)) return true;
  return TOTAL.test(text) || /^\d+\s(?:cards?|total)(?:\s(?:in\s)?(?:total|all))?\W*$/i.test(text);
}

/** Whether a line without a count is more like a sentence than a title. A card of this title must be looked for first. */
export function looksLikeProse(text: string): boolean {
  if (/[!?.\u2026]$|[:=]|\bhttps?\b|\bwww\b|^(?:i|i'm|we|you|it's|this is)\s/i.test(text)) return true;
  // a number at the end may be a count
  return /\s\d{1,3}$/.test(text) || text.split(/\s/).length > 8;
}
