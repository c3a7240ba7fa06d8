/** How far down an ordered list of forces the Yu cards reach. */
export interface Cover {
  /** How many of the forces, taken in their order, are reached. */
  count: number;
  /** For each force that is reached: the Yu cards (indexes) used on it, none of them to spare. */
  using: number[][];
}

// above all Yu values together: a reached force outweighs all that is already spent on the next
const SHIFT = 20;
const SPENT = (1 << SHIFT) - 1;

function popCount(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
}

/**
 * How many forces of a list, in order, can be reached with Yu cards of their own, at least one each; exact. For each
 * set of Yu cards it keeps the best that spending them in some order gives: forces reached, then Yu spent on the next.
 * Takes 2^cards × cards steps.
 */
export function coverInOrder(yus: readonly number[], forces: readonly number[]): Cover {
  const size = 1 << yus.length;
  const best = new Int32Array(size);
  const last = new Int8Array(size);
  let chosen = 0;
  for (let mask = 1; mask < size; mask++) {
    let most = -1;
    for (let rest = mask; rest > 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const before = best[mask ^ (1 << card)] as number;
      const reached = before >> SHIFT;
      let then = before;
      if (reached < forces.length) {
        const spent = (before & SPENT) + (yus[card] as number);
        then = spent >= (forces[reached] as number) ? (reached + 1) << SHIFT : before + (yus[card] as number);
      }
      if (then > most) {
        most = then;
        last[mask] = card;
      }
    }
    best[mask] = most;
    const gain = (most >> SHIFT) - ((best[chosen] as number) >> SHIFT);
    if (gain > 0 || (gain === 0 && popCount(mask) < popCount(chosen))) chosen = mask;
  }
  const count = (best[chosen] as number) >> SHIFT;
  const using: number[][] = forces.slice(0, count).map(() => []);
  for (let rest = chosen; rest > 0; ) {
    const card = last[rest] as number;
    rest ^= 1 << card;
    (using[(best[rest] as number) >> SHIFT] as number[]).unshift(card);
  }
  return { count, using };
}

/**
 * A quick upper bound of the same. `yus` ascend. No more Force is reached than there is Yu, and where `count` forces
 * share the cards, at least 2 × count - cards of them have one card alone, which must be strong enough.
 */
export function boundCover(yus: readonly number[], forces: readonly number[]): number {
  let left = yus.reduce((total, yu) => total + yu, 0);
  let count = 0;
  while (count < Math.min(forces.length, yus.length)) {
    left -= Math.max(0, forces[count] as number);
    const single = 2 * (count + 1) - yus.length;
    if (left < 0) break;
    if (single > 0) {
      const weakest = forces.slice(0, count + 1).sort((a, b) => a - b);
      const strongest = yus.slice(yus.length - single);
      if (strongest.some((yu, index) => yu < (weakest[index] as number))) break;
    }
    count++;
  }
  return count;
}
