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

/** Draws from a list by Zipf's law: the second comes half as often as the first, the third a third as often. */
export function makeZipf<T>(list: readonly T[]): (random: () => number) => T {
  let sum = 0;
  const sums = list.map((_, place) => {
    sum += 1 / (place + 1);
    return sum;
  });
  return random => {
    const wanted = random() * sum;
    return list[sums.findIndex(reached => reached >= wanted)] as T;
  };
}
