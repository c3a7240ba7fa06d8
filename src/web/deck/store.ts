const STORE = 'l5r-judge-deck';

/** The deck that was last pasted on this device; a browser that keeps nothing has none. */
export function readLastDeck(): string {
  try {
    return localStorage.getItem(STORE) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the pasted deck for the next visit. */
export function keepLastDeck(text: string): void {
  try {
    localStorage.setItem(STORE, text);
  } catch {
    // private windows keep nothing
  }
}
