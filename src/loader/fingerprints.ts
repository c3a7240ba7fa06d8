import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { formatHeading, type Problem } from '../knowledge/index.js';
import { type Claimant, clipText, namesOf, whoClaims } from './claims.js';
import { readText } from './files.js';
import type { OfficialPage } from './official.js';
import { splitFolders } from './rule-texts.js';

/** Beside `pages.yaml`: each page as it was last accepted, a fingerprint a paragraph, and no word of it. */
const FILE = 'fingerprints.json';

/** By page and heading: the fingerprints of the paragraphs, with spaces between. */
export type Fingerprints = Readonly<Record<string, Readonly<Record<string, string>>>>;

function takeFingerprint(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 12);
}

/** The fingerprints beside the documents; of no page where none were accepted yet. */
export async function loadFingerprints(folders: string): Promise<Fingerprints> {
  const [folder = ''] = splitFolders(folders);
  const text = await readText(join(folder, FILE), FILE);
  return text.ok ? (JSON.parse(text.value) as Fingerprints) : {};
}

/** Takes the pages as they are now for the state that later audits compare with. */
export async function acceptPages(folders: string, official: readonly OfficialPage[]): Promise<Fingerprints> {
  const [folder = ''] = splitFolders(folders);
  const fingerprints: Record<string, Record<string, string>> = {};
  for (const one of official) {
    const sections: Record<string, string> = {};
    fingerprints[one.page.key] = sections;
    for (const { heading, print } of placeNew(one))
      sections[heading] = [...(sections[heading] ? [sections[heading]] : []), print].join(' ');
  }
  await writeFile(join(folder, FILE), `${JSON.stringify(fingerprints, null, 2)}\n`);
  return fingerprints;
}

interface Placed {
  heading: string;
  number: number;
  print: string;
  /** To be shown; the accepted state has none. */
  text?: string;
  /** Which run of differing paragraphs it is in. */
  run?: number;
}

function placeNew({ sections }: OfficialPage): Placed[] {
  return sections.flatMap(({ name, heading, paragraphs }) =>
    paragraphs.map(({ number, text }) => ({
      heading: heading ? formatHeading(heading) : name,
      number,
      print: takeFingerprint(text),
      text,
    })),
  );
}

// paragraphs that are in one state only, in page order; those of one run have the same neighbours
function findDiffering(before: Placed[], after: Placed[]): { removed: Placed[]; added: Placed[] } {
  const keys = (all: Placed[]) => all.map(({ heading, print }) => `${heading} ${print}`);
  const [removed, added]: Placed[][] = [[], []];
  let [old, now, run] = [0, 0, 0];
  for (const { count, removed: isOld, added: isNew } of diffArrays(keys(before), keys(after))) {
    if (!isOld && !isNew) run++;
    if (isOld) removed?.push(...before.slice(old, old + count).map(one => ({ ...one, run })));
    if (isNew) added?.push(...after.slice(now, now + count).map(one => ({ ...one, run })));
    if (!isNew) old += count;
    if (!isOld) now += count;
  }
  return { removed: removed as Placed[], added: added as Placed[] };
}

/** Each paragraph of a page that was changed, moved, added or removed since it was accepted, and what restates it. */
export function findEdits(
  one: OfficialPage,
  accepted: Fingerprints,
  claimants: readonly Claimant[],
): Problem[] {
  const known = accepted[one.page.key];
  const report = (
    at: Omit<Placed, 'print'> | null,
    message: string,
    restating: readonly Claimant[],
  ): Problem => {
    const names = restating.length > 0 ? `Compare it with ${namesOf(restating)}` : 'Restate it in a document';
    return {
      code: 'changed-paragraph',
      message,
      file: one.file,
      ...(at ? { field: `${at.heading}, paragraph ${at.number}` } : {}),
      ...(at?.text ? { found: clipText(at.text) } : {}),
      cure: at ? `${names}; then accept the page: audit --accept.` : 'Accept it as it is: audit --accept.',
    };
  };
  if (!known) return [report(null, 'No paragraph of this page has been accepted yet.', [])];
  const before = Object.entries(known).flatMap(([heading, prints]) =>
    prints.split(' ').map((print, index) => ({ heading, number: index + 1, print })),
  );
  const { removed, added } = findDiffering(before, placeNew(one));
  const whoRestates = ({ heading, number }: Placed) => {
    const found = one.page.headings.find(listed => formatHeading(listed) === heading);
    return found ? whoClaims(claimants, found, number) : [];
  };
  const take = (fits: (old: Placed) => boolean): Placed | undefined => {
    const at = removed.findIndex(fits);
    return at < 0 ? undefined : removed.splice(at, 1)[0];
  };
  const moved = added.map(now => ({ now, from: take(({ print }) => print === now.print) }));
  const problems = moved.map(({ now, from }) => {
    const old = from ?? take(({ run, heading }) => run === now.run && heading === now.heading);
    const restating = [...new Set([...whoRestates(old ?? now), ...whoRestates(now)])];
    if (from)
      return report(
        now,
        `The paragraph has moved here from ${from.heading}, paragraph ${from.number}.`,
        restating,
      );
    return report(now, old ? 'The paragraph has changed.' : 'The paragraph is new.', restating);
  });
  return [...problems, ...removed.map(old => report(old, 'The paragraph was removed.', whoRestates(old)))];
}
