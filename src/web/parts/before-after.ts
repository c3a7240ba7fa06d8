import { type ChangeObject, diffWordsWithSpace } from 'diff';
import { type RuleDocument, standingOn } from '../../knowledge/index.js';
import { type Day, dayBefore, formatDay, formatMissing } from '../../language/index.js';
import { type Html, html } from '../../pages/index.js';

const MARKS = {
  before: ({ added, removed, value }: ChangeObject<string>) =>
    removed ? html`<del>${value}</del>` : added ? null : value,
  after: ({ added, removed, value }: ChangeObject<string>) =>
    added ? html`<ins>${value}</ins>` : removed ? null : value,
};

/** A rule on the day before a change and on the day of it, side by side, with the words marked that differ. */
export function showBeforeAfter(document: RuleDocument, day: Day): Html {
  const sides = [
    { asOf: dayBefore(day), mark: MARKS.before, ...standingOn(document, dayBefore(day)) },
    { asOf: day, mark: MARKS.after, ...standingOn(document, day) },
  ];
  const [before, after] = sides.map(({ wording }) => wording?.text);
  const pieces = before && after ? diffWordsWithSpace(before, after) : null;
  return html`<div class="before-after">${sides.map(
    ({ asOf, mark, status, wording }) => html`<figure><figcaption>${formatDay(asOf)}</figcaption>
<blockquote>${
      wording
        ? html`<p>${pieces?.map(mark) ?? wording.text}</p>`
        : html`<p class="meta">${formatMissing(status, asOf)}</p>`
    }</blockquote></figure>`,
  )}${before && before === after ? html`<p class="meta">The words are the same on both days.</p>` : null}</div>`;
}
