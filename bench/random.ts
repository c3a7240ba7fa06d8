/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the list; the first ones come up most, as with the words of a language. */
export function pickSkewed<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(list.length * random() ** 3)] as T;
}

/** One of the list. */
export function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(list.length * random())] as T;
}
