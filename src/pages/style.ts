/** What the pages of the service and the judge's page look like alike: elements, then what both draw. */
export const SHARED_STYLE = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#211e18, #ece6d8);
  --soft: light-dark(#625b4e, #aba290);
  --paper: light-dark(#f7f4ec, #14130f);
  --card: light-dark(#fffdf8, #1e1c17);
  --line: light-dark(#d9d1c0, #3b372d);
  --accent: light-dark(#7c2d12, #eba66b);
  --yes: light-dark(#17643a, #7fd6a2);
  --no: light-dark(#9b1c1c, #f49a92);
  --open: light-dark(#7a5200, #e8c26a);
  --focus: light-dark(#1d4ed8, #8fb4ff);
  --mark: light-dark(#fbe7a8, #5a4a16);
  --tone: var(--open);
  --round: 10px;
  /* the smallest target for a thumb */
  --thumb: 44px;
}
* {
  box-sizing: border-box;
}
html {
  background: var(--paper);
  -webkit-text-size-adjust: 100%;
}
body {
  margin: 0;
  color: var(--ink);
  font: 1.0625rem / 1.5 system-ui, sans-serif;
  overflow-wrap: break-word;
}
:is(h1, h2, h3) {
  line-height: 1.25;
  margin: 1.4rem 0 0.5rem;
  font-size: 1.05rem;
}
h1 {
  font-size: 1.45rem;
  margin-top: 0.8rem;
}
:is(p, figure, blockquote) {
  margin: 0.5rem 0;
}
a {
  color: var(--accent);
}
:is(ul, ol) {
  padding-left: 1.3rem;
}
:is(blockquote, .caveat, .other-day, .follows) {
  border-left: 4px solid var(--line);
  padding: 0.2rem 0.8rem;
}
blockquote {
  background: var(--card);
  white-space: pre-wrap;
}
.caveat {
  border-color: var(--open);
}
:is(mark, ins, del) {
  background: var(--mark);
  color: var(--ink);
}
table {
  border-collapse: collapse;
  display: block;
  overflow-x: auto;
}
:is(th, td) {
  text-align: left;
  padding: 0.5rem 0.4rem;
  font-weight: 400;
}
:is(th, td, .list > li, footer) {
  border-top: 1px solid var(--line);
}
summary {
  padding: 0.6rem 0;
  cursor: pointer;
}
:focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: 2px;
}
:is(button, input, select, textarea) {
  font: inherit;
  color: inherit;
  max-width: 100%;
  min-height: var(--thumb);
}
:where(button, input:not([type="range"]), select, textarea) {
  padding: 0.4rem 0.7rem;
  border: 1px solid var(--soft);
  border-radius: var(--round);
  background: var(--card);
}
:is(.meta, .tag, .legend, footer, figcaption) {
  font-size: 0.85rem;
}
:is(.meta, .here, footer, nav, thead, summary) {
  color: var(--soft);
}
.answer {
  font-size: 1.2rem;
  line-height: 1.4;
}
:is(.in-force, .yes) {
  --tone: var(--yes);
}
:is(.ended, .not-yet, .no) {
  --tone: var(--no);
}
:is(.unrecorded, .unknown, .depends) {
  --tone: var(--open);
}
td[class] {
  color: var(--tone);
}
.tag {
  display: inline-block;
  border: 1px solid var(--line);
  border-radius: 4px;
  padding: 0 0.4rem;
  margin: 0.1rem 0.3rem 0.1rem 0;
}
.tag:is(.in-force, .ended, .not-yet, .unrecorded) {
  color: var(--tone);
  border-color: currentColor;
}
:is(.list, .legend) {
  list-style: none;
  padding: 0;
  margin: 0;
}
:is(.list, footer, nav, .timeline) a {
  display: inline-block;
  padding: 0.3rem 0;
}
.list > li > a {
  padding-block: 0.65rem;
}
.list .meta {
  display: block;
  padding-bottom: 0.4rem;
}
.timeline :is(a, b) {
  display: block;
  padding-top: 0.3rem;
}
.timeline li {
  list-style: disc;
}
.timeline li::marker {
  color: var(--accent);
}
.timeline .here {
  list-style: circle;
}
footer {
  margin-top: 3rem;
  padding-block: 1rem;
}
.keyword-map {
  display: block;
  width: 100%;
  max-width: 30rem;
  max-height: 240mm;
  margin: 0.8rem auto;
  overflow: visible;
}
.node rect {
  fill: var(--card);
  stroke: var(--soft);
}
.node text {
  fill: var(--ink);
  text-anchor: middle;
  dominant-baseline: central;
}
:is(.edge, .head) {
  --look: var(--soft);
  fill: var(--look);
}
.edge {
  fill: none;
  stroke: var(--look);
  stroke-width: 1.6;
}
:is(.edge, .head).unrecorded {
  --look: var(--open);
}
:is(.edge, .head).off {
  opacity: 0.4;
}
:is(.edge, .head).turned {
  --look: var(--accent);
  opacity: 1;
}
:where(.legend, form) {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
}
.legend svg {
  width: 36px;
  height: 10px;
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff;
    font-size: 11pt;
  }
  :is(form, nav) {
    display: none;
  }
  a {
    color: inherit;
  }
  :is(h2, h3) {
    break-after: avoid;
  }
  :is(.rule, .card) {
    break-inside: avoid;
  }
}
`;

/** The style sheet of the pages of the service. Each page has it inside, so that a page is one request. */
export const STYLE = `${SHARED_STYLE}
@page {
  margin: 16mm 15mm;
}
@media screen {
  body {
    max-width: 46rem;
    margin: 0 auto;
    padding: 1rem;
  }
}
@media print {
  .part {
    break-before: page;
  }
}
`;
