import { formatPage, type Html, html, showNavigation } from './layout.js';
import { formatMarkdown } from './markdown.js';

/** What a person asked for in vain: why, and where to look. */
export interface NotFound {
  title: string;
  message: string;
  cure: string | undefined;
  /** The list that has everything of the kind: `/rules`. */
  list: { url: string; title: string };
  /** What could have been meant, or where else to go; `heading` says which. */
  near: readonly { url: string; title: string }[];
  heading?: string;
}

/** The page for what does not exist, or a request that cannot be read, with what could have been meant. */
export function formatNotFoundPage(
  { title, message, cure, list, near, heading = 'Did you mean' }: NotFound,
  baseUrl: string,
): string {
  const links = near.map(({ url, title: name }) => html`<li><a href="${url}">${name}</a></li>`);
  return formatPage(
    { title, description: message, url: `${baseUrl}${list.url}` },
    html`${showNavigation([list.url, list.title])}
<main>
<h1>${title}</h1>
<p>${message}${cure === undefined ? '' : ` ${cure}`}</p>
${links.length > 0 ? html`<h2>${heading}</h2><ul class="list">${links}</ul>` : null}
</main>`,
  );
}

/** One code of a problem, as its page explains it. */
export interface ExplainedCode {
  code: string;
  meaning: string;
  /** What to do, as Markdown. */
  cure: string;
  /** HTTP status and its name; null for a code that no refusal of a request has. */
  status: string | null;
}

/** Codes that belong together. */
export interface CodeGroup {
  heading: string;
  codes: readonly ExplainedCode[];
}

const HTTP_API = ['/docs', 'The HTTP API'] as const;

function showStatus(status: string | null): Html | null {
  return status === null ? null : html` <span class="tag">${status}</span>`;
}

/** The page of one code: what `type` of problem details leads to. */
export function formatProblemPage(
  { code, meaning, cure, status }: ExplainedCode,
  { heading }: CodeGroup,
  baseUrl: string,
): string {
  return formatPage(
    { title: `${meaning} (${code})`, description: meaning, url: `${baseUrl}/problems/${code}` },
    html`${showNavigation(['/problems', 'All codes'], HTTP_API)}
<main>
<h1>${meaning}</h1>
<p><code>${code}</code>${showStatus(status)}</p>
<h2>What to do</h2>
${formatMarkdown(cure)}
<p class="meta">${heading}. Where it is met, its <code>detail</code> says what was wrong, <code>field</code> and <code>found</code> where, and <code>cure</code> what would be right.</p>
</main>`,
  );
}

/** The page that lists every code. */
export function formatProblemsPage(groups: readonly CodeGroup[], baseUrl: string): string {
  const title = 'Codes of problems';
  const description = 'Every code that a problem can carry, what it means and what to do.';
  const sections = groups.map(
    ({ heading, codes }) => html`<h2>${heading}</h2>
<ul class="list">${codes.map(
      ({ code, meaning, status }) =>
        html`<li><a href="/problems/${code}"><code>${code}</code></a>${showStatus(status)}<br><span class="meta">${meaning}</span></li>`,
    )}</ul>`,
  );
  return formatPage(
    { title, description, url: `${baseUrl}/problems` },
    html`${showNavigation(HTTP_API)}
<main>
<h1>${title}</h1>
<p>${description} Codes are stable; the sentences beside them may change.</p>
${sections}
</main>`,
  );
}
