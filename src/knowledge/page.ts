import * as z from 'zod';

/** The format whose rules are meant, as `pages.yaml` names it: `legacy`, `multiplayer`, or one of your own. */
export const formatSchema = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'a format has lower-case letters, digits and hyphens')
  .describe('The format whose rules are meant, for instance `legacy` or `multiplayer`.');

interface HeadingEntry {
  heading: string;
  inside: (string | HeadingEntry)[];
}

const headingEntry: z.ZodType<string | HeadingEntry, unknown> = z.lazy(() =>
  z.union([
    z.string().min(1),
    z.strictObject({ heading: z.string().min(1), inside: z.array(headingEntry).min(1) }),
  ]),
);

/** One heading of a page, with the headings around it, outermost first. */
export interface Heading {
  path: readonly string[];
}

function flatten(entries: readonly (string | HeadingEntry)[], above: readonly string[]): Heading[] {
  return entries.flatMap(entry => {
    if (typeof entry === 'string') return [{ path: [...above, entry] }];
    const path = [...above, entry.heading];
    return [{ path }, ...flatten(entry.inside, path)];
  });
}

/** A source page, as `pages.yaml` lists it. */
export const pageSchema = z
  .strictObject({
    page: z.string().regex(/^[a-z0-9-]+$/, 'a page key has lower-case letters, digits and hyphens'),
    title: z.string().min(1),
    format: formatSchema,
    folder: z
      .string()
      .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'a folder has lower-case letters, digits, hyphens and slashes')
      .optional(),
    by: z.string().min(1).optional(),
    url: z.url({ protocol: /^https?$/, error: 'an address begins with https:// or http://' }).optional(),
    headings: z.array(headingEntry).min(1),
  })
  .transform(({ page: key, title, format, folder = format, by = null, url = null, headings }) => ({
    key,
    title,
    format,
    /** Where the documents that restate it lie; the folder of its format where it is left out. */
    folder,
    /** Who ruled so; null for the rules team. */
    by,
    /** Its address; null if unknown. */
    url,
    /** In page order; the first is the page's own title. */
    headings: [{ path: [title] }, ...flatten(headings, [])] as readonly Heading[],
  }));
export type Page = z.output<typeof pageSchema>;

/** Shape of `pages.yaml`. */
export const pagesSchema = z.array(pageSchema).min(1);

/** The address of a heading on its page: a browser goes to its words there. Null where the page has no address. */
export function linkHeading({ url }: Page, cited: string): string | null {
  const words = cited.split(', ').at(-1) as string;
  return url && (url.includes('#') ? url : `${url}#:~:text=${encodeURIComponent(words)}`);
}

/** A heading with its parents, as a document may cite it. */
export function formatHeading({ path }: Heading): string {
  return path.join(', ');
}

/**
 * Finds the heading that a document cites: by its own words, or by its parents' and its own, joined with ", ".
 * Null where the page has none, or two, of that name.
 */
export function findHeading(page: Page, cited: string): Heading | null {
  const found = page.headings.filter(({ path }) =>
    path.some((_, start) => path.slice(start).join(', ') === cited),
  );
  return found.length === 1 ? (found[0] as Heading) : null;
}
