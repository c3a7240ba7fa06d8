import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { formatHeading, type Problem } from '../knowledge/index.js';
import { type Claim, clipText, namesOf, restating } from './claims.js';
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

/** A paragraph in one state of a page. */
interface Placed {
  heading: string;
  number: number;
  print: string;
  /** What a problem shows; the accepted state has none. */
  text?: string;
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

function placeAccepted(accepted: Fingerprints[string]): Placed[] {
  return Object.entries(accepted).flatMap(([heading, prints]) =>
    prints.split(' ').map((print, index) => ({ heading, number: index + 1, print })),
  );
}

/** Paragraphs that are in one state only, in page order; those of one run have the same neighbours. */
function findDiffering(before: Placed[], after: Placed[]) {
  let run = 0;
  const comparator = (a: Placed, b: Placed) => a.heading === b.heading && a.print === b.print;
  const differing = diffArrays(before, after, { comparator }).flatMap(({ added, removed, value }) => {
    if (!added && !removed) run++;
    return added || removed ? value.map(place => ({ ...place, run, added })) : [];
  });
  return {
    removed: differing.filter(({ added }) => !added),
    added: differing.filter(({ added }) => added),
  };
}

/** Each paragraph of a page that was changed, moved, added or removed since it was accepted, and what restates it. */
export function findEdits(one: OfficialPage, accepted: Fingerprints, claims: readonly Claim[]): Problem[] {
  const { page, file } = one;
  const code = 'changed-paragraph';
  const known = accepted[page.key];
  if (!known) {
    const message = 'No paragraph of this page has been accepted yet.';
    return [{ code, message, file, cure: 'Accept it as it is: audit --accept.' }];
  }
  const { removed, added } = findDiffering(placeAccepted(known), placeNew(one));
  const whoRestates = ({ heading, number }: Placed) => {
    const found = page.headings.find(listed => formatHeading(listed) === heading);
    return found ? restating(claims, found, number) : [];
  };
  const report = (message: string, at: Placed, from = at): Problem => {
    const names = namesOf([...new Set([from, at].flatMap(whoRestates))]);
    return {
      code,
      message,
      file,
      field: `${at.heading}, paragraph ${at.number}`,
      ...(at.text ? { found: clipText(at.text) } : {}),
      cure: `${names ? `Compare it with ${names}` : 'Restate it in a document'}; then accept the page: audit --accept.`,
    };
  };
  const take = (fits: (old: (typeof removed)[number]) => boolean) => {
    const at = removed.findIndex(fits);
    return at < 0 ? undefined : removed.splice(at, 1)[0];
  };
  // where it is the same paragraph, before any that is another one in the same place
  const moved = added.map(now => ({ now, from: take(({ print }) => print === now.print) }));
  const problems = moved.map(({ now, from }) => {
    if (from) {
      const message = `The paragraph has moved here from ${from.heading}, paragraph ${from.number}.`;
      return report(message, now, from);
    }
    const old = take(({ run, heading }) => run === now.run && heading === now.heading);
    return report(old ? 'The paragraph has changed.' : 'The paragraph is new.', now, old);
  });
  return [...problems, ...removed.map(old => report('The paragraph was removed.', old))];
}
