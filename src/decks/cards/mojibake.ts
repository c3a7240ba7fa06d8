/** The characters that Windows-1252 has at 0x80 to 0x9f. Written out: runtimes disagree on how to decode them. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A byte of UTF-8 beyond ASCII, read as if it were one character. */
const SUSPECT = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${UPPER}]`);

/**
 * Undoes text in UTF-8 that was once read as Windows-1252 or Latin-1: `ShÅ\x8djÅ\x8d` gives `Shōjō`. Text that
 * is sound, or that no such mistake explains, comes back as it was.
 */
export function repairText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  // by unit, not by code point: whatever is beyond 0xff has no byte anyway
  const bytes = text.split('').map(character => {
    const upper = UPPER.indexOf(character);
    return upper < 0 ? character.charCodeAt(0) : 0x80 + upper;
  });
  if (bytes.some(byte => byte > 0xff)) return text;
  const escaped = bytes.map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    // reads UTF-8, strictly, and every runtime has it
    return decodeURIComponent(escaped);
  } catch {
    return text;
  }
}
