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
import { formatDatedPage, formatPage, type Html, html, showDayForm } from './layout.js';
import { formatMarkdown } from './markdown.js';

/** The page that lists rules, by format. */
export function formatRulesPage({ items, asOf, corpus }: RuleList, baseUrl: string): string {
  const title = 'All rules';
  const description = 'All rules, one by one, as of a day.';
  const sections = [...new Set(items.map(({ format }) => format))].map(
    format => html`<h2>${capitalise(format)}</h2>
<ul class="list">${items
      .filter(item => item.format === format)
      .map(({ url, title: name, answer, status }) => {
        const state = status === 'in-force' ? null : html` <span class="tag ${status}">${status}</span>`;
        const said = answer === null ? null : html`<br><span class="meta">${answer}</span>`;
        return html`<li><a href="${url}?asOf=${asOf}">${name}</a>${state}${said}</li>`;
      })}</ul>`,
  );
  return formatPage(
    { title, description, url: `${baseUrl}/rules` },
    html`${showDayForm('/rules', asOf)}
${sections}
<p class="meta">${items.length} rules · documents ${corpus}</p>`,
  );
}

/** Words of the source page, to be shown as a quotation. */
export interface Quoted {
  heading: string;
  paragraphs: readonly { number: number; text: string }[];
}

/** Writes a link to a rule, a card or a keyword: to its page, or to its place on the judge's page. A day is kept. */
export type LinkTo = (path: string, asOf?: Day) => string;

/** Links between the pages of the service, all on the day in their address; a keyword has its place on the judge's page. */
export function linkPages(asked: Day | null): LinkTo {
  return (path, day = asked ?? undefined) =>
    `${path.startsWith('/keywords/') ? '/#' : ''}${encodeURI(path)}${day ? `?asOf=${day}` : ''}`;
}

// since when a rule that is not in force is not, or from when on it is
function sayTurn({ status, asOf, history }: RuleRecord): string {
  const whole = history.filter(({ wholeRule }) => wholeRule);
  const turn =
    status === 'ended'
      ? whole.find(({ day, actions }) => day <= asOf && actions.includes('deleted'))
      : status === 'not-yet'
        ? whole.findLast(({ day }) => day > asOf)
        : undefined;
  return turn ? ` (${turn.actions.join(' and ')} ${formatDay(turn.day)})` : '';
}

/** How a rule stands on its day. */
export function sayState(record: RuleRecord): string {
  return `${STATUS_WORDS[record.status]} on ${formatDay(record.asOf)}${sayTurn(record)}`;
}

/** What a rule says on its day; where that is lost, what it said when it was next recorded. */
export function showRule(record: RuleRecord, link: LinkTo): Html {
  const { id, status, undated, answer, text, recorded, caveats, asOf } = record;
  return html`<p><span class="tag state ${status}">${sayState(record)}</span>${undated ? html`<span class="tag">undated</span>` : null}</p>
${answer === null ? null : html`<p class="answer">${answer}</p>`}
${caveats.map(caveat => html`<p class="caveat" role="note">${caveat}</p>`)}
${text === null ? html`<p>${formatMissing(status, asOf)}</p>` : html`<div class="words">${formatMarkdown(text)}</div>`}
${
  text === null && recorded
    ? html`<p>Below is its wording of <a href="${link(`/rules/${id}`, recorded.asOf)}">${formatDay(recorded.asOf)}</a>.</p>
<div class="words other-day"><p>${recorded.answer}</p>${formatMarkdown(recorded.text)}</div>`
    : null
}`;
}

function showRelations({ relations }: RuleRecord): Html | null {
  if (relations.length === 0) return null;
  const lines = relations.flatMap(relation => {
    const arrows = arrowsOf(relation);
    return 'equivalent' in relation ? arrows.slice(0, 1) : arrows;
  });
  return html`<section><h2>Keywords</h2>
<ul>${lines.map(({ from, to, kind }) => html`<li>${from} ${kind === 'equivalent' ? '=' : '→'} ${to}</li>`)}</ul></section>`;
}

/** Dated changes, newest first, with the day that is looked at among them. */
function showHistory({ id, history, asOf }: RuleRecord, { link, beforeAfter }: RuleOptions): Html {
  if (history.length === 0) return html`<section><h2>History</h2><p>No dated changes.</p></section>`;
  const later = history.filter(({ day }) => day > asOf).length;
  const entry = ({ day, written, wholeRule }: HistoryEntry) =>
    html`<li><a href="${link(`/rules/${id}`, day)}"><time datetime="${day}">${formatDay(day)}</time></a> <span>${written}${
      wholeRule ? '' : ' (a part of the rule)'
    }</span>${
      beforeAfter ? html`<details><summary>Before and after</summary>${beforeAfter(day)}</details>` : null
    }</li>`;
  return html`<section><h2>History</h2><ol class="timeline">${history.slice(0, later).map(entry)}
<li class="here" aria-current="date"><b>${formatDay(asOf)}</b> <span>the day you look at</span></li>
${history.slice(later).map(entry)}</ol></section>`;
}

/** Rules by title, with a note behind each. */
export function showLinks(
  heading: string,
  links: readonly (RuleLink & { why?: string })[],
  link: LinkTo,
): Html | null {
  if (links.length === 0) return null;
  return html`<section><h2>${heading}</h2><ul class="list">${links.map(
    ({ id, title, why }) =>
      html`<li><a href="${link(`/rules/${id}`)}">${title}</a>${why ? html` <span class="meta">${why}</span>` : null}</li>`,
  )}</ul></section>`;
}

/** What is shown of a rule beside its words. */
export interface RuleOptions {
  link: LinkTo;
  official: readonly Quoted[];
  /** Address of its place on the source page, where that is known. */
  place?: string | null | undefined;
  /** Draws its words on the day before a change and on the day of it. */
  beforeAfter?(day: Day): Html;
}

/** Where a rule comes from, how it changed, and the rules it belongs with. */
export function showContext(record: RuleRecord, options: RuleOptions): Html {
  const { source, see, citedBy } = record;
  const { link, official, place } = options;
  return html`${showRelations(record)}
${showHistory(record, options)}
${showLinks('See also', see, link)}
${showLinks('Referred to by', citedBy, link)}
<section><h2>Source</h2>
<p>${source.title}, ${source.heading}${source.by ? `, by ${source.by}` : null}${source.operation ? html` <span class="meta">(${source.operation})</span>` : null}</p>
${place ? html`<p><a href="${place}" target="_blank" rel="noreferrer">Open this place on the source page</a></p>` : null}
${official.map(
  ({
    heading,
    paragraphs,
  }) => html`<figure class="official"><figcaption>The official page, ${heading}:</figcaption>
<blockquote>${paragraphs.map(({ text }) => html`<p>${text}</p>`)}</blockquote></figure>`,
)}</section>`;
}

/** The page of one rule as of a day. `asked` is the day in the address; null: the page follows the calendar. */
export function formatRulePage(
  record: RuleRecord,
  { official, ...page }: { official: readonly Quoted[]; baseUrl: string; asked: Day | null },
): string {
  const { id, title, asOf, url: path, corpus } = record;
  const link = linkPages(page.asked);
  const description = record.answer ?? `${title}: ${sayState(record)}.`;
  return formatDatedPage(
    { title, description, path, asOf, ...page },
    html`${showRule(record, link)}
${showContext(record, { link, official })}`,
    html`<code>${id}</code> · documents ${corpus}`,
  );
}
