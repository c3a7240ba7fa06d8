import type { ComponentChildren } from 'preact';
import { formatDay, type Verdict } from '../../knowledge/index.js';
import type { Ruling } from '../../resolver/index.js';
import { usePage } from '../page.js';
import { Copy } from './copy.js';
import { formatRuling } from './format-ruling.js';
import { Sources } from './sources.js';
import { Value } from './value.js';

/** What the verdicts are called on the page. */
export const VERDICT_NAMES: Record<Verdict, string> = {
  yes: 'Yes',
  no: 'No',
  value: 'Answer',
  depends: 'It depends',
  unknown: 'Not on record',
  'not-covered': 'Not covered',
};

interface RulingProps {
  ruling: Ruling;
  /** How the question was understood; the ruling's own words where left out. */
  understood?: string | undefined;
  /** What stands below the answer: the fields that are still to be filled in. */
  children?: ComponentChildren;
}

/** A ruling: the verdict large, the sentence to read aloud, then the proof and where it stands. */
export function RulingCard({ ruling, understood, children }: RulingProps) {
  const { link, asOf } = usePage();
  const { verdict, answer, value, steps, citations, caveats } = ruling;
  const sourceOf = (id: string) => citations.findIndex(({ rule }) => rule === id) + 1;
  return (
    <article class={`ruling ${verdict}`} data-verdict={verdict} data-as-of={ruling.asOf}>
      {understood !== '' && <p class="understood">{understood ?? ruling.question}</p>}
      <p class="verdict">{VERDICT_NAMES[verdict]}</p>
      <p class="answer">{answer}</p>
      {ruling.asOf !== asOf && (
        <p class="own-day">As of {formatDay(ruling.asOf)}, the day in the question.</p>
      )}
      {value !== null && <Value value={value} />}
      {children}
      {caveats.map(caveat => (
        <p class="caveat" key={caveat}>
          {caveat}
        </p>
      ))}
      {steps.length > 0 && (
        <section class="proof">
          <h3>Why</h3>
          <ol>
            {steps.map(({ text, rule }, index) => (
              <li key={index}>
                {text}{' '}
                <a class="ref" href={link(`/rules/${rule}`)} aria-label={`Source ${sourceOf(rule)}`}>
                  {sourceOf(rule)}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Sources citations={citations} />
      <div class="tools">
        <Copy text={() => formatRuling(ruling, location.origin)}>Copy as text</Copy>
        <Copy text={() => location.href}>Copy link</Copy>
      </div>
    </article>
  );
}
