import type { RuleList } from '../knowledge/index.js';
import { capitalise } from '../language/index.js';
import { html } from './html.js';
import { formatPage } from './layout.js';

/** The page that lists rules, by format. */
export function formatRulesPage({ items, asOf, corpus }: RuleList, baseUrl: string): string {
  const title = 'All rules';
  const description = 'All rules, one by one, as of a day.';
  const sections = [...new Set(items.map(({ format }) => format))].map(
    format => html`<h2>${capitalise(format)}</h2>
<ul class="links">${items
      .filter(item => item.format === format)
      .map(({ url, title: name, answer, status }) => {
        const state = status === 'in-force' ? null : html` <span class="state ${status}">${status}</span>`;
        const said = answer === null ? null : html`<br><span class="meta">${answer}</span>`;
        return html`<li><a href="${url}?asOf=${asOf}">${name}</a>${state}${said}</li>`;
      })}</ul>`,
  );
  return formatPage(
    { title, description, url: `${baseUrl}/rules` },
    html`<nav aria-label="Site"><a href="/">l5r-judge</a></nav>
<main>
<h1>${title}</h1>
<form method="get" action="/rules"><label for="asOf">As of</label>
<input id="asOf" type="date" name="asOf" value="${asOf}" required> <button>Show</button></form>
${sections}
<p class="meta">${items.length} rules · documents ${corpus}</p>
</main>`,
  );
}
