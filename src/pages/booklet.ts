import type { Engine } from '../engine.js';
import {
  type Corpus,
  findHeading,
  listChanges,
  type Page,
  type RuleDocument,
  standingOn,
} from '../knowledge/index.js';
import {
  type Day,
  formatDay,
  formatMissing,
  joinAnd,
  STATUS_WORDS,
  VERDICT_WORDS,
} from '../language/index.js';

import { drawKeywordMap, drawLegend, listEdges } from './keyword-map.js';
import { formatPage, type Html, html, showDayForm } from './layout.js';
import { formatMarkdown } from './markdown.js';
import type { LinkTo } from './rule.js';

/** What a booklet is made for. */
export interface BookletOptions {
  asOf: Day;
  /** The last event: what changed after it comes first. */
  since?: Day | undefined;
  /** Only the rules of this format. */
  format?: string | undefined;
  baseUrl: string;
}

function showRule(document: RuleDocument, day: Day): Html {
  const { status, undated, wording, caveats } = standingOn(document, day);
  const tags = [...document.tags.map(({ written }) => written), ...(undated ? ['undated'] : [])];
  return html`<article class="rule"><h3 id="${document.id}">${document.title}</h3>
<p class="meta">${tags.join(' · ')}</p>
${wording ? html`<p class="answer">${wording.answer}</p>${formatMarkdown(wording.text)}` : html`<p class="caveat">${formatMissing(status, day)}</p>`}
${caveats.map(caveat => html`<p class="caveat">${caveat}</p>`)}</article>`;
}

/** The headings of a page that have rules, with those rules. */
export function sectionsOf(page: Page, documents: readonly RuleDocument[]) {
  const own = documents.filter(({ source }) => source.page === page.key);
  return page.headings
    .map((heading, place) => ({
      id: `${page.key}-${place}`,
      name: String(heading.path.at(-1)),
      rules: own.filter(({ source }) => findHeading(page, source.heading) === heading),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** Answers between keywords that differ between two days; each a link where `link` writes them. */
export function showImpact(
  pairs: ReturnType<Engine['judge']['impact']>,
  [first, last]: readonly [Day, Day],
  link: LinkTo | null = null,
): Html {
  const rows = pairs.map(({ from, to, before, after }) => {
    const pair = `${from} → ${to}`;
    const place = `/keywords/${from}/counts-as/${to}`;
    return html`<tr><th scope="row">${link ? html`<a href="${link(place, last)}">${pair}</a>` : pair}</th><td class="${before}">${VERDICT_WORDS[before]}</td><td class="${after}">${VERDICT_WORDS[after]}</td></tr>`;
  });
  return html`<table><thead><tr><th scope="col">Does … count as …?</th><th scope="col">${formatDay(first)}</th><th scope="col">${formatDay(last)}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function showChanges({ corpus, judge }: Engine, { since, asOf, format }: BookletOptions): Html | null {
  if (since === undefined) return null;
  const listed = listChanges(corpus, { from: since, to: asOf, format });
  const changes = listed.ok ? listed.value.items.filter(({ day }) => day > since) : [];
  const pairs = since < asOf ? judge.impact(since, asOf) : [];
  return html`<section class="part" id="changes"><h2>What changed after ${formatDay(since)}</h2>
${changes.length === 0 ? html`<p>No rule changed from then to ${formatDay(asOf)}.</p>` : null}
<ul>${changes.map(
    ({ title, written, answer }) =>
      html`<li><b>${title}</b> (${written})${answer === null ? null : html`<br>${answer}`}</li>`,
  )}</ul>
${pairs.length > 0 ? showImpact(pairs, [since, asOf]) : null}</section>`;
}

function showKeywords(engine: Engine, day: Day): Html {
  const rows = engine.corpus.keywords.names.flatMap(keyword => {
    const named = (verdict: 'yes' | 'unknown') =>
      engine
        .listKeywordAnswers(keyword, day)
        .flatMap(answer => (answer.verdict === verdict ? [answer.to] : []));
    const [yes, lost] = [named('yes'), named('unknown')];
    if (yes.length + lost.length === 0) return [];
    return [html`<tr><td>${keyword}</td><td>${joinAnd(yes)}</td><td>${joinAnd(lost)}</td></tr>`];
  });
  const edges = listEdges(engine.judge, day).filter(
    ({ status }) => status === 'in-force' || status === 'unrecorded',
  );
  return html`<section class="part" id="keywords"><h2>Keyword map</h2>
${drawKeywordMap(edges, { label: `Relations between keywords on ${formatDay(day)}`, link: keyword => `/#/keywords/${encodeURIComponent(keyword)}?asOf=${day}` })}
${drawLegend(false)}
<table><tr><th>A card with</th><th>counts as</th><th>wording lost</th></tr>${rows}</table></section>`;
}

function listRules(corpus: Corpus, { asOf, format }: BookletOptions): RuleDocument[] {
  return corpus.documents.filter(document => {
    const { status } = standingOn(document, asOf);
    const holds = status === 'in-force' || status === 'unrecorded';
    return holds && (format === undefined || document.format === format);
  });
}

/** All rules in force on a day as one printable document. */
export function formatBooklet(engine: Engine, options: BookletOptions): string {
  const { corpus } = engine;
  const { asOf, since, format, baseUrl } = options;
  const documents = listRules(corpus, options);
  const parts = corpus.pages
    .map(page => ({ page, sections: sectionsOf(page, documents) }))
    .filter(({ sections }) => sections.length > 0);
  const query = new URLSearchParams({ asOf, ...(since && { since }), ...(format && { format }) });
  const title = `Rules in force on ${formatDay(asOf)}`;
  const lost = documents.filter(document => standingOn(document, asOf).status === 'unrecorded').length;
  return formatPage(
    {
      title,
      description: `${documents.length} rules as one document, to read or to print.`,
      url: `${baseUrl}/booklet?${query}`,
    },
    html`<div class="booklet">
<p>${joinAnd(parts.map(({ page }) => page.title))}. ${documents.length} rules${lost > 0 ? html`, ${lost} of them with ${STATUS_WORDS.unrecorded}` : null}; documents <code>${corpus.hash}</code>.</p>
${showDayForm(
  '/booklet',
  asOf,
  html` <label for="since">Your last event</label> <input id="since" type="date" name="since" value="${since ?? ''}">
${format === undefined ? null : html`<input type="hidden" name="format" value="${format}">`}`,
)}
<h2>Contents</h2>
<ol class="contents">
${since === undefined ? null : html`<li><a href="#changes">What changed after ${formatDay(since)}</a></li>`}
${parts.map(
  ({ page, sections }) =>
    html`<li>${page.title}<ol>${sections.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ol></li>`,
)}
<li><a href="#keywords">Keyword map</a></li>
</ol>
${showChanges(engine, options)}
${parts.map(
  ({ page, sections }) =>
    html`<section class="part"><h2>${page.title}</h2>${sections.map(
      ({ id, name, rules }) =>
        html`<h2 id="${id}">${name}</h2>${rules.map(document => showRule(document, asOf))}`,
    )}</section>`,
)}
${showKeywords(engine, asOf)}
</div>`,
  );
}
