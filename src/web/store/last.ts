/** The text that was last kept on this device under a name; empty in a browser that keeps nothing. */
export function readLast(name: string): string {
  try {
    return localStorage.getItem(`l5r-judge-${name}`) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text for the next visit. */
export function keepLast(name: string, text: string): void {
  try {
    localStorage.setItem(`l5r-judge-${name}`, text);
  } catch {
    // private windows keep nothing
  }
}
