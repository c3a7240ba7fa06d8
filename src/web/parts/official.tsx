import type { Quotation } from '../store/pack.js';

/** The words of the page itself, as quotations. */
export function Official({ words }: { words: readonly Quotation[] }) {
  return (
    <>
      {words.map(({ heading, paragraphs }) => (
        <figure key={heading} class="official">
          <figcaption>The words of the page, {heading}:</figcaption>
          <blockquote>
            {paragraphs.map(({ number, text }) => (
              <p key={number}>{text}</p>
            ))}
          </blockquote>
        </figure>
      ))}
    </>
  );
}
