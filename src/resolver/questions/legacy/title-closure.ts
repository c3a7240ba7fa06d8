import { plainText } from '../../../language/index.js';
import type { Experience } from '../../experience/index.js';

/** A version of a Personality. */
export interface Version {
  title: string;
  experience: Experience;
}

/** Why a version has an alternate title: printed, or from another version by one of the two halves of the rule. */
export type Because =
  | { by: 'print' }
  /** The version has `through` as an alternate title, and `from` is a card of that title. */
  | { by: 'title'; through: string; from: Version }
  /** `from` is a lower level of the same Personality. */
  | { by: 'level'; from: Version };

export interface HeldTitle {
  title: string;
  because: Because;
}

function keyOf(title: string): string {
  return plainText(title).toLowerCase();
}

function reasonToShare(to: Version, held: readonly HeldTitle[], from: Version): Because | null {
  const through = held.find(({ title }) => keyOf(title) === keyOf(from.title));
  if (through) return { by: 'title', through: through.title, from };
  const higher = to.experience.kind !== 'none' && to.experience.level > from.experience.level;
  return higher && keyOf(to.title) === keyOf(from.title) ? { by: 'level', from } : null;
}

/**
 * Alternate titles of each version, in the order of the versions: those printed, and, with `shared`, those that both
 * halves of legacy/experienced/alternate-titles add, until nothing more is added. A card's own title is not an
 * alternate one.
 */
export function closeTitles(versions: readonly Version[], shared: boolean): HeldTitle[][] {
  const held = versions.map(({ experience: { alternateTitle: title } }): HeldTitle[] =>
    title === null ? [] : [{ title, because: { by: 'print' } }],
  );
  let grows = shared;
  while (grows) {
    // a round reads what the round before it left, so that each title gets its shortest reason
    const before = held.map(titles => [...titles]);
    for (const [index, version] of versions.entries()) {
      const own = held[index] as HeldTitle[];
      const known = new Set([version.title, ...own.map(({ title }) => title)].map(keyOf));
      for (const [other, from] of versions.entries()) {
        const because = reasonToShare(version, before[index] as HeldTitle[], from);
        for (const { title } of because ? (before[other] as HeldTitle[]) : []) {
          if (known.has(keyOf(title))) continue;
          known.add(keyOf(title));
          own.push({ title, because: because as Because });
        }
      }
    }
    grows = held.some((titles, index) => titles.length > (before[index] as HeldTitle[]).length);
  }
  return held;
}
