import type { DescribedCard, DescribedCards } from '../engine.js';
import { type Day, formatDay, joinAnd } from '../language/index.js';
import { formatDatedPage, type Html, html } from './layout.js';
import { type LinkTo, linkPages, showLinks } from './rule.js';

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

function linkKeyword(keyword: string, link: LinkTo): Html {
  return html`<a href="${link(`/keywords/${keyword}`)}">${keyword}</a> `;
}

/** Keywords that rules give, each with its proof; nothing where there are none. */
function showProved(heading: string, list: DescribedCard['considered'], link: LinkTo): Html | null {
  if (list.length === 0) return null;
  const proofOf = (steps: (typeof list)[number]['steps']) =>
    steps.map(({ text, rule }) => html`<a href="${link(`/rules/${rule}`)}">${text}</a> `);
  return html`<section><h2>${heading}</h2><ul class="list">${list.map(
    ({ keyword, steps }) =>
      html`<li>${linkKeyword(keyword, link)}<span class="meta">${proofOf(steps)}</span></li>`,
  )}</ul></section>`;
}

function showPrintings({ card: { printings } }: DescribedCard): Html {
  const rows = printings.map(
    ({ set, number, rarity, publisher, differs }) =>
      html`<tr><td>${set}</td><td>${number}</td><td>${rarity}</td><td>${
        publisher === null ? '' : `fan set of ${publisher}`
      }${differs?.keywords ? ` keywords: ${differs.keywords.join(', ')}` : ''}</td></tr>`,
  );
  return html`<section><h2>Printings</h2><table><tr><th>Set</th><th>Number</th><th>Rarity</th><th>Notes</th></tr>${rows}</table></section>`;
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

/** A card on a day: its figures, its keywords with their proofs, and the rules that concern it. */
export function showCard(described: DescribedCard, link: LinkTo): Html {
  const { card, considered, unknown, rules, alternateTitles, asOf } = described;
  const gained = considered.filter(({ steps }) => steps.length > 0);
  return html`${alternateTitles.titles.length > 0 ? html`<p>Also known as: ${alternateTitles.titles.join(', ')}.</p>` : null}
<section><h2>Printed keywords</h2><p>${card.keywords.length > 0 ? card.keywords.map((keyword, at) => html`${at > 0 ? '· ' : null}${linkKeyword(keyword, link)}`) : 'None.'}</p></section>
${showProved(`Counts as well, on ${formatDay(asOf)}`, gained, link)}
${showProved('Not on record: the words of the rules that decide are lost', unknown, link)}
${showLinks('Rules that concern it', rules, link)}
${showFacts(described)}
${showPrintings(described)}`;
}

/** The page of one card as of a day, with the other cards of its title. `asked` is the day in the address, if there is one. */
export function formatCardPage(
  described: DescribedCard,
  { cards, catalogue }: DescribedCards,
  page: { baseUrl: string; asked: Day | null },
): string {
  const { card, asOf, corpus } = described;
  const description = sayShort(described);
  const link = linkPages(page.asked);
  const others = cards.filter(other => other.card.slug !== card.slug);
  return formatDatedPage(
    { title: nameOf(described), description, path: `/cards/${card.slug}`, asOf, ...page },
    html`<p class="answer">${description}</p>
${showCard(described, link)}
${others.length > 0 ? html`<h2>Other cards of this title</h2><ul class="list">${others.map(other => html`<li><a href="${link(`/cards/${other.card.slug}`)}">${nameOf(other)}</a> <span class="meta">${other.card.type}</span></li>`)}</ul>` : null}`,
    html`${catalogue} · documents ${corpus}`,
  );
}
