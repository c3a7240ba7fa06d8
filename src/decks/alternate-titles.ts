import type { Day } from '../knowledge/index.js';
import { isSameExperience, NO_EXPERIENCE, readExperience } from '../language/index.js';
import type { Experience, Judge } from '../resolver/index.js';
import { type Catalogue, foldTitle } from './cards/index.js';

/** One version of a Personality: what the rule on alternate titles looks at. */
export interface Version {
  title: string;
  experience: Experience;
}

/** Versions by folded title. */
export type ByTitle = ReadonlyMap<string, readonly Version[]>;

/** The most versions that are looked at together; the judge takes no more. */
export const VERSION_LIMIT = 40;

function keyOf({ title, experience }: Version): string {
  return `${foldTitle(title)}|${experience.written.toLowerCase()}`;
}

/**
 * Every version that can matter for a title: those given and those of the catalogue that have the title, and on
 * through their alternate titles.
 */
function collectVersions(catalogue: Catalogue | null, given: ByTitle, title: string): Version[] {
  const found = new Map<string, Version>();
  const titles = new Set([foldTitle(title)]);
  for (const key of titles) {
    const versions = [...(given.get(key) ?? []), ...(catalogue?.titles.get(key) ?? [])];
    for (const version of versions) {
      if (!found.has(keyOf(version))) found.set(keyOf(version), version);
      const { alternateTitle } = version.experience;
      if (alternateTitle !== null) titles.add(foldTitle(alternateTitle));
    }
  }
  return [...found.values()];
}

/**
 * Asks the judge which alternate titles the versions of a title have (legacy/experienced/alternate-titles), the lower
 * levels and the other Personalities of the catalogue included. The ruling is null where no version has an alternate title,
 * and there was nothing to ask; `cut` says that there were more versions than the judge takes, so that titles may be missing.
 */
export async function findAlternateTitles(
  judge: Judge,
  catalogue: Catalogue | null,
  given: ByTitle,
  title: string,
  asOf: Day,
) {
  const all = collectVersions(catalogue, given, title);
  const versions = all.slice(0, VERSION_LIMIT);
  const cut = all.length > versions.length;
  const isAsked = versions.some(({ experience }) => experience.alternateTitle !== null);
  const cards = versions.map(version => ({ title: version.title, experience: version.experience.written }));
  const answer = isAsked ? await judge.answer('legacy/alternate-titles', { cards }, asOf) : null;
  const ruling = answer?.ok ? answer.value : null;
  const each = (ruling?.value ?? []) as { alternateTitles: string[] }[];
  const byKey = new Map(versions.map((version, index) => [keyOf(version), each[index]?.alternateTitles]));
  return { titlesOf: (version: Version) => byKey.get(keyOf(version)) ?? [], ruling, cut };
}

/** A version as the facts of the question have it. */
export interface NamedVersion {
  title: string;
  experience: string;
}

/**
 * The versions that are named, with the alternate titles that the catalogue has for them, and behind them all others that
 * can give them one; `unknown` are the titles that the catalogue does not have.
 */
export function addVersions(catalogue: Catalogue | null, cards: readonly NamedVersion[]) {
  const unknown: string[] = [];
  const named = cards.map(({ title, experience: written }): Version => {
    const experience = readExperience(written) ?? { ...NO_EXPERIENCE, written };
    const versions = catalogue?.titles.get(foldTitle(title));
    if (!versions) unknown.push(title);
    const printed = versions?.find(one => isSameExperience(one.experience, experience))?.experience;
    return {
      title,
      experience: printed?.alternateTitle && experience.alternateTitle === null ? printed : experience,
    };
  });
  const found = new Map(named.map(version => [keyOf(version), version]));
  for (const { title, experience } of named)
    for (const start of [title, experience.alternateTitle ?? title])
      for (const version of collectVersions(catalogue, new Map(), start))
        if (version.experience.alternateTitle !== null && !found.has(keyOf(version)))
          found.set(keyOf(version), version);
  const all = [...found.values()].slice(0, VERSION_LIMIT);
  return { cards: all.map(({ title, experience }) => ({ title, experience: experience.written })), unknown };
}
