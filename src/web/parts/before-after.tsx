import { type Change, diffWordsWithSpace } from 'diff';
import { type RuleDocument, standingOn } from '../../knowledge/index.js';
import { type Day, dayBefore, formatDay, formatMissing } from '../../language/index.js';

/** A rule on the day before a change and on the day of it, side by side, with the words marked that differ. */
export function BeforeAfter({ document, day }: { document: RuleDocument; day: Day }) {
  const sides = [dayBefore(day), day].map(asOf => {
    const { status, wording } = standingOn(document, asOf);
    return { asOf, missing: formatMissing(status, asOf), text: wording?.text ?? null };
  });
  const [before, after] = sides.map(({ text }) => text);
  const pieces = before && after ? diffWordsWithSpace(before, after) : null;
  return (
    <div class="before-after">
      {sides.map(({ asOf, text, missing }, side) => (
        <figure key={asOf}>
          <figcaption>{formatDay(asOf)}</figcaption>
          <blockquote>
            {text === null ? (
              <p class="meta">{missing}</p>
            ) : (
              <p>{pieces?.map(side === 0 ? showBefore : showAfter) ?? text}</p>
            )}
          </blockquote>
        </figure>
      ))}
      {before && before === after && <p class="meta">The words are the same on both days.</p>}
    </div>
  );
}

function showBefore({ added, removed, value }: Change) {
  return removed ? <del>{value}</del> : !added && value;
}

function showAfter({ added, removed, value }: Change) {
  return added ? <ins>{value}</ins> : !removed && value;
}
