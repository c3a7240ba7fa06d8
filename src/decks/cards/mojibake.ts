/** The characters that Windows-1252 has at 0x80 to 0x9f. Written out: runtimes disagree on how to decode them. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A byte of UTF-8 beyond ASCII, read as if it were one character. */
const SUSPECT = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

function byteOf(character: string): number | null {
  const code = character.charCodeAt(0);
  if (code < 0x100) return code;
  const upper = UPPER.indexOf(character);
  return upper < 0 ? null : 0x80 + upper;
}

/**
 * Undoes text in UTF-8 that was once read as Windows-1252 or Latin-1: `ShÅ\x8djÅ\x8d` gives `Shōjō`. Text that
 * is sound, or that no such mistake explains, comes back as it was.
 */
export function repairText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  let escaped = '';
  // by unit, not by code point: whatever is beyond 0xff has no byte anyway
  for (let index = 0; index < text.length; index++) {
    const byte = byteOf(text.charAt(index));
    if (byte === null) return text;
    escaped += `%${byte.toString(16).padStart(2, '0')}`;
  }
  try {
    // reads UTF-8, strictly, and every runtime has it
    return decodeURIComponent(escaped);
  } catch {
    return text;
  }
}
