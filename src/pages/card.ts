import type { DescribedCard, DescribedCards } from '../engine.js';
import { type Day, formatDay, joinAnd } from '../language/index.js';
import { formatPage, type Html, html } from './layout.js';

const FIGURES: Readonly<Record<string, string>> = {
  cost: 'Gold Cost',
  focus: 'Focus Value',
  force: 'Force',
  chi: 'Chi',
  honorRequirement: 'Honor Requirement',
  personalHonor: 'Personal Honor',
  provinceStrength: 'Province Strength',
  goldProduction: 'Gold Production',
  startingHonor: 'Starting Family Honor',
};

function nameOf({ card: { title, experience } }: DescribedCard): string {
  return experience.written === '' ? title : `${title} (${experience.written})`;
}

/** One line on the card, which a pasted link shows. */
function sayShort({ card, considered, asOf }: DescribedCard): string {
  const figures = Object.entries(card.stats).map(([name, value]) => `${FIGURES[name]} ${value}`);
  const gained = considered.filter(({ steps }) => steps.length > 0).map(({ keyword }) => keyword);
  const counts = gained.length > 0 ? ` Counts as ${joinAnd(gained)} on ${formatDay(asOf)}.` : '';
  const printed = card.keywords.length > 0 ? ` ${card.keywords.join(' · ')}.` : '';
  return `${[card.types.join(' and '), ...figures].join(', ')}.${printed}${counts}`;
}

function showProved(heading: string, list: DescribedCard['considered'], query: string): Html | null {
  if (list.length === 0) return null;
  return html`<h2>${heading}</h2><ul class="links">${list.map(
    ({ keyword, steps }) =>
      html`<li>${keyword}${
        steps.length === 0
          ? html` <span class="meta">printed</span>`
          : html`<br><span class="meta">${steps.map(({ text, rule }) => html`<a href="/rules/${rule}${query}">${text}</a> `)}</span>`
      }</li>`,
  )}</ul>`;
}

function showPrintings({ card: { printings } }: DescribedCard): Html {
  const rows = printings.map(
    ({ set, number, rarity, publisher, differs }) =>
      html`<tr><td>${set}</td><td>${number}</td><td>${rarity}</td><td>${
        publisher === null ? '' : `fan set of ${publisher}`
      }${differs?.keywords ? ` keywords: ${differs.keywords.join(', ')}` : ''}</td></tr>`,
  );
  return html`<h2>Printings</h2><table><tr><th>Set</th><th>Number</th><th>Rarity</th><th></th></tr>${rows}</table>`;
}

function showFacts({ card }: DescribedCard): Html {
  const { deck, clans, factions, legality, banned, stats } = card;
  const facts = [
    ...Object.entries(stats).map(([name, value]) => [FIGURES[name], value]),
    ['Deck', deck ?? ''],
    ['Clan', clans.join(', ')],
    ['Factions that may use it', factions.join(', ')],
    ['Legal in, by the card data', legality.join(', ')],
    ['Banned, by the card data', banned ? 'yes' : ''],
  ].filter(([, value]) => value !== '');
  return html`<table>${facts.map(([name, value]) => html`<tr><th>${name as string}</th><td>${value as string}</td></tr>`)}</table>`;
}

/** The page of one card as of a day, with the other cards of its title. `asked` is the day in the address, if there is one. */
export function formatCardPage(
  described: DescribedCard,
  { cards, catalogue }: DescribedCards,
  { baseUrl, asked }: { baseUrl: string; asked: Day | null },
): string {
  const { card, considered, unknown, rules, asOf, corpus } = described;
  const query = asked === null ? '' : `?asOf=${asked}`;
  const json = `/v1/cards/${card.slug}${query}`;
  const title = nameOf(described);
  const others = cards.filter(other => other.card.slug !== card.slug);
  const head = { title, description: sayShort(described), url: `${baseUrl}/cards/${card.slug}${query}` };
  return formatPage(
    { ...head, alternate: { type: 'application/json', href: json } },
    html`<nav aria-label="Site"><a href="/">l5r-judge</a> <a href="/rules${query}">All rules</a></nav>
<main>
<h1>${title}</h1>
<p class="answer">${sayShort(described)}</p>
${showFacts(described)}
${showProved(`Keywords on ${formatDay(asOf)}`, considered, query)}
${showProved('Not on record: the words of the rules that decide are lost', unknown, query)}
${rules.length > 0 ? html`<h2>Rules that concern it</h2><ul class="links">${rules.map(({ id, title: name, why }) => html`<li><a href="/rules/${id}${query}">${name}</a><br><span class="meta">${why}</span></li>`)}</ul>` : null}
${showPrintings(described)}
${others.length > 0 ? html`<h2>Other cards of this title</h2><ul class="links">${others.map(other => html`<li><a href="/cards/${other.card.slug}${query}">${nameOf(other)}</a> <span class="meta">${other.card.type}</span></li>`)}</ul>` : null}
<h2>On another day</h2>
<form method="get" action="/cards/${card.slug}"><label for="asOf">As of</label>
<input id="asOf" type="date" name="asOf" value="${asOf}" required> <button>Show</button></form>
<p class="meta"><a href="${json}">JSON</a> · ${catalogue} · documents ${corpus}</p>
</main>`,
  );
}
