import { escapeUTF8 } from 'entities';

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

/** The style sheet of all pages. Each page has it inside, so that a page is one request. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1d1b18;--soft:#6a6459;--paper:#fbf9f4;--line:#ddd6c8;--accent:#8c1c13;--card:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#ece7dd;--soft:#a8a093;--paper:#171512;--line:#3a352d;--accent:#f0938a;--card:#1f1c18}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:1rem 1rem 3rem;background:var(--paper);color:var(--ink);font:1.05rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
a{color:var(--accent)}a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h1{font-size:1.6rem;line-height:1.2;margin:.4rem 0}h2{font-size:1.1rem;margin:2rem 0 .4rem}
nav,.meta,footer{color:var(--soft);font-size:.9rem}nav a{display:inline-block;padding:.5rem .5rem .5rem 0}
.answer{font-size:1.15rem;font-weight:600}
.tag{display:inline-block;border:1px solid currentColor;border-radius:1rem;padding:.05rem .7rem;margin-right:.3rem;font-size:.85rem}
.tag:is(.ended,.not-yet,.unrecorded){color:var(--accent)}
.caveat{border-left:4px solid var(--accent);background:var(--card);padding:.5rem .8rem;margin:.6rem 0}
blockquote{margin:.6rem 0;padding:.5rem .9rem;border-left:4px solid var(--line);background:var(--card);white-space:pre-line}
table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid var(--line);padding:.3rem .6rem;text-align:left}
.timeline{padding-left:1.1rem}.timeline li{margin:.7rem 0}.timeline li::marker{color:var(--accent)}.timeline .here{list-style:circle;color:var(--soft)}.timeline a,.timeline b{display:block}
ul.list{padding-left:1.1rem}ul.list li{margin:.35rem 0}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}input,button{font:inherit;padding:.35rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:inherit;min-height:2.75rem}input,label{box-sizing:border-box;min-width:0;max-width:100%}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.8rem}
.booklet .rule{break-inside:avoid}.booklet h3{font-size:1rem;margin:1.2rem 0 .2rem}.booklet .tags{font-size:.8rem;color:var(--soft)}.booklet code{overflow-wrap:anywhere}
.keyword-map{display:block;width:100%;max-width:30rem;max-height:240mm;margin:.8rem auto;overflow:visible}.keyword-map rect{fill:var(--card);stroke:var(--soft)}.keyword-map text{fill:var(--ink);text-anchor:middle;dominant-baseline:central}.edge{fill:none;stroke:var(--soft);stroke-width:1.6}.head{fill:var(--soft)}
.legend{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}.legend svg{width:36px;height:10px}
@page{margin:16mm 15mm}
@media print{form,nav{display:none}body{max-width:none}.booklet h2,.booklet h3{break-after:avoid}.booklet .part{break-before:page}.booklet a{color:inherit;text-decoration:none}.booklet table{display:table;width:100%}}
`;

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
