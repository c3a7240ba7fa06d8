import { html } from './html.js';
import { formatPage } from './layout.js';

/** What a person asked for in vain: why, and where to look. */
export interface NotFound {
  title: string;
  message: string;
  cure: string | undefined;
  /** The list that has everything of the kind: `/rules`. */
  list: { url: string; title: string };
  /** What could have been meant. */
  near: readonly { url: string; title: string }[];
}

/** The page for what does not exist, or a request that cannot be read, with what could have been meant. */
export function formatNotFoundPage({ title, message, cure, list, near }: NotFound, baseUrl: string): string {
  const links = near.map(({ url, title: name }) => html`<li><a href="${url}">${name}</a></li>`);
  return formatPage(
    { title, description: message, url: `${baseUrl}${list.url}` },
    html`<nav aria-label="Site"><a href="/">l5r-judge</a> <a href="${list.url}">${list.title}</a></nav>
<main>
<h1>${title}</h1>
<p>${message}${cure === undefined ? '' : ` ${cure}`}</p>
${links.length > 0 ? html`<h2>Did you mean</h2><ul class="links">${links}</ul>` : null}
</main>`,
  );
}
