import { escapeUTF8 } from 'entities';
import type { Day } from '../language/index.js';
import { STYLE } from './style.js';

/** HTML that is put into a page as it is. */
export interface Html {
  html: string;
}

type Part = string | number | Html | null | readonly Part[];

function render(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeUTF8(String(part));
  return Array.isArray(part) ? part.map(render).join('') : (part as Html).html;
}

/** A template whose parts are escaped, unless they are HTML already; null is nothing, a list is its parts. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    html: texts.map((text, index) => (index === 0 ? text : render(parts[index - 1] as Part) + text)).join(''),
  };
}

/** What a page is about, for its head: a link that is pasted elsewhere unfolds from it. */
interface Head {
  title: string;
  description: string;
  /** Address of the page, whole. */
  url: string;
  /** The way to other pages than the start, each with its title. */
  links?: readonly (readonly [url: string, title: string])[];
  /** Address of the same as JSON. */
  json?: string;
}

/** A form that shows the same page on another day; `more` are its other fields. */
export function showDayForm(action: string, asOf: string, more: Html | null = null): Html {
  return html`<form method="get" action="${action}"><label for="asOf">As of</label>
<input id="asOf" type="date" name="asOf" value="${asOf}" required>${more} <button>Show</button></form>`;
}

/** A whole page: the way to others, the title, and what is below it. */
export function formatPage({ title, description, url, links = [], json }: Head, body: Html): string {
  const other = json ? html`<link rel="alternate" type="application/json" href="${json}">` : null;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="l5r-judge">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta name="twitter:card" content="summary">
<link rel="canonical" href="${url}">
${other}
<style>${{ html: STYLE }}</style>
</head>
<body>
<nav aria-label="Site">${[['/', 'l5r-judge'] as const, ...links].map(([href, name]) => html`<a href="${href}">${name}</a> `)}</nav>
<main>
<h1>${title}</h1>
${body}
</main>
<footer>
<p>The rules in our own words. Unofficial: the game and its names belong to their owners.</p>
</footer>
</body>
</html>
`.html;
}

/** A page of what changes with the day. */
interface DatedHead extends Pick<Head, 'title' | 'description'> {
  /** Below `/v1` is the same as JSON. */
  path: string;
  asOf: Day;
  /** The day in the address; null: the page follows the calendar. */
  asked: Day | null;
  baseUrl: string;
}

/** A page that can be seen on another day; `notes` are behind the link to its JSON. */
export function formatDatedPage({ path, asOf, asked, baseUrl, ...head }: DatedHead, body: Html, notes: Html) {
  const query = asked === null ? '' : `?asOf=${asked}`;
  const json = `/v1${path}${query}`;
  return formatPage(
    { ...head, url: `${baseUrl}${path}${query}`, links: [[`/rules${query}`, 'All rules']], json },
    html`${body}
<h2>On another day</h2>
${showDayForm(path, asOf)}
<p class="meta"><a href="${json}">JSON</a> · ${notes}</p>`,
  );
}
