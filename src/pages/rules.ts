import { FORMATS, type Format, type RuleList } from '../knowledge/index.js';
import { html } from './html.js';
import { formatPage } from './layout.js';

const NAMES: Readonly<Record<Format, string>> = { legacy: 'Legacy', multiplayer: 'Multiplayer' };

/** The page that lists rules, by format. */
export function formatRulesPage({ items, asOf, corpus }: RuleList, baseUrl: string): string {
  const title = 'All rules';
  const description = 'The rulebook errata of the Legacy and Multiplayer formats, rule by rule, as of a day.';
  const sections = FORMATS.map(
    format => html`<h2>${NAMES[format]}</h2>
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
