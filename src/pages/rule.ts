import {
  arrowsOf,
  type Day,
  formatDay,
  type HistoryEntry,
  type RuleLink,
  type RuleList,
  type RuleRecord,
} from '../knowledge/index.js';
import { capitalise, formatMissing, STATUS_WORDS } from '../language/index.js';
import { formatPage, type Html, html } from './layout.js';
import { formatMarkdown } from './markdown.js';

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

/** Words of the source page, to be shown as a quotation. */
export interface Quoted {
  heading: string;
  paragraphs: readonly { number: number; text: string }[];
}

function showWords({ answer, text, recorded, status, asOf }: RuleRecord): Html {
  if (answer !== null && text !== null) return html`<p class="answer">${answer}</p>${formatMarkdown(text)}`;
  const none = html`<p class="answer">${formatMissing(status, asOf)}</p>`;
  if (!recorded) return none;
  return html`${none}
<h2>The words of ${formatDay(recorded.asOf)}</h2>
<p>${recorded.answer}</p>
${formatMarkdown(recorded.text)}`;
}

function showRelations({ relations }: RuleRecord): Html | null {
  if (relations.length === 0) return null;
  const lines = relations.flatMap(relation => {
    const arrows = arrowsOf(relation);
    return 'equivalent' in relation ? arrows.slice(0, 1) : arrows;
  });
  return html`<h2>Keywords</h2>
<ul>${lines.map(({ from, to, kind }) => html`<li>${from} ${kind === 'equivalent' ? '=' : '→'} ${to}</li>`)}</ul>`;
}

function showHistory(history: readonly HistoryEntry[], id: string): Html {
  if (history.length === 0) return html`<h2>History</h2><p>No change of this rule is dated.</p>`;
  const entries = history.map(
    ({ day, written, wholeRule }) =>
      html`<li><a href="/rules/${id}?asOf=${day}"><time datetime="${day}">${formatDay(day)}</time></a><br>${written}${
        wholeRule ? '' : ' (a part of the rule)'
      }</li>`,
  );
  return html`<h2>History</h2><ol class="history">${entries}</ol>`;
}

function showLinks(heading: string, links: readonly RuleLink[], query: string): Html | null {
  if (links.length === 0) return null;
  return html`<h2>${heading}</h2><ul class="links">${links.map(
    ({ id, title }) => html`<li><a href="/rules/${id}${query}">${title}</a></li>`,
  )}</ul>`;
}

function showOfficial(official: readonly Quoted[], source: RuleRecord['source']): Html | null {
  if (official.length === 0) return null;
  const quotations = official.map(
    ({ heading, paragraphs }) => html`<figure>
<blockquote>${paragraphs.map(({ text }) => text).join('\n')}</blockquote>
<figcaption class="meta">${source.title}, ${heading}</figcaption>
</figure>`,
  );
  return html`<h2>The words of the page</h2>${quotations}`;
}

/** The page of one rule as of a day. `asked` is the day in the address; null: the page follows the calendar. */
export function formatRulePage(
  record: RuleRecord,
  { official, baseUrl, asked }: { official: readonly Quoted[]; baseUrl: string; asked: Day | null },
): string {
  const { id, title, status, undated, asOf, caveats, source, history, see, citedBy, corpus } = record;
  const query = asked === null ? '' : `?asOf=${asked}`;
  const json = `/v1/rules/${id}${query}`;
  const state = `As of ${formatDay(asOf)}: ${STATUS_WORDS[status]}`;
  const description = record.answer ?? `${title}. ${state}.`;
  const head = { title, description, url: `${baseUrl}${record.url}${query}` };
  return formatPage(
    { ...head, alternate: { type: 'application/json', href: json } },
    html`<nav aria-label="Site"><a href="/">l5r-judge</a> <a href="/rules${query}">All rules</a></nav>
<main>
<h1>${title}</h1>
<p><span class="state ${status}">${state}${undated ? ' (undated)' : ''}</span></p>
${showWords(record)}
${caveats.map(caveat => html`<p class="caveat" role="note">${caveat}</p>`)}
${showRelations(record)}
<h2>Source</h2>
<p>${source.title}, ${source.heading}${source.operation ? html` <span class="meta">(${source.operation})</span>` : null}${source.by ? `, by ${source.by}` : null}</p>
${showOfficial(official, source)}
${showHistory(history, id)}
${showLinks('See also', see, query)}
${showLinks('Referred to by', citedBy, query)}
<h2>On another day</h2>
<form method="get" action="/rules/${id}"><label for="asOf">As of</label>
<input id="asOf" type="date" name="asOf" value="${asOf}" required> <button>Show</button></form>
<p class="meta"><code>${id}</code> · <a href="${json}">JSON</a> · documents ${corpus}</p>
</main>`,
  );
}
