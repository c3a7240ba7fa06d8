import { escapeUTF8 } from 'entities';
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
export interface Head {
  title: string;
  description: string;
  /** Address of the page, whole. */
  url: string;
  /** Links of the head to the same in another form. */
  alternate?: { type: string; href: string };
}

/** The way to the start and to other pages, each with its title. */
export function showNavigation(...pages: (readonly [url: string, title: string])[]): Html {
  const links = [['/', 'l5r-judge'] as const, ...pages].map(
    ([url, title]) => html`<a href="${url}">${title}</a> `,
  );
  return html`<nav aria-label="Site">${links}</nav>`;
}

/** A form that shows the same page on another day; `more` are its other fields. */
export function showDayForm(action: string, asOf: string, more: Html | null = null): Html {
  return html`<form method="get" action="${action}"><label for="asOf">As of</label>
<input id="asOf" type="date" name="asOf" value="${asOf}" required>${more} <button>Show</button></form>`;
}

/** A whole page. */
export function formatPage({ title, description, url, alternate }: Head, body: Html): string {
  const other = alternate
    ? html`<link rel="alternate" type="${alternate.type}" href="${alternate.href}">`
    : null;
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
${body}
<footer>
<p>The rules in our own words. Unofficial: the game and its names belong to their owners.</p>
</footer>
</body>
</html>
`.html;
}
