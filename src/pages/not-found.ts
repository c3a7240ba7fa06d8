import type { RuleLink } from '../record/index.js';
import { html } from './html.js';
import { formatPage } from './layout.js';

/** The page for a rule that does not exist, or a request that cannot be read, with what could have been meant. */
export function formatNotFoundPage(
  { title, message, cure }: { title: string; message: string; cure: string | undefined },
  near: readonly RuleLink[],
  baseUrl: string,
): string {
  const links = near.map(({ id, title: name }) => html`<li><a href="/rules/${id}">${name}</a></li>`);
  return formatPage(
    { title, description: message, url: `${baseUrl}/rules` },
    html`<nav aria-label="Site"><a href="/">l5r-judge</a> <a href="/rules">All rules</a></nav>
<main>
<h1>${title}</h1>
<p>${message}${cure === undefined ? '' : ` ${cure}`}</p>
${links.length > 0 ? html`<h2>Did you mean</h2><ul class="links">${links}</ul>` : null}
</main>`,
  );
}
