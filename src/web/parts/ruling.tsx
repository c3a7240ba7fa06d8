import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isObject } from '../../knowledge/index.js';
import { formatFeedback, type Report, VERDICT_WORDS } from '../../language/index.js';
import { type Citation, formatFactName, type Ruling } from '../../resolver/index.js';
import { makeRulingSheet, sayValue } from '../../sheets/index.js';
import type { Address } from '../address.js';
import { keepRuling } from '../log.js';
import { link, readPage, share } from '../page.js';
import { stored } from '../store.js';
import { Copy, Quiet } from './buttons.js';
import { Caveats, Tags } from './lists.js';
import { formatSheet } from './sheet.js';

interface RulingProps {
  ruling: Ruling;
  /** How the question was understood; the ruling's own words where left out. */
  understood?: string | undefined;
  /** Where the same ruling is found again, if not here. */
  place?: Address | undefined;
  /** What stands below the answer: the fields that are still to be filled in. */
  children?: ComponentChildren;
}

/** A ruling: the verdict large, the sentence to read aloud, then the proof and where it stands. */
export function RulingCard({ ruling, understood, place, children }: RulingProps) {
  const { path, params } = place ?? readPage();
  const address = share(path, { ...params, asOf: ruling.asOf });
  const { verdict, answer, value, steps, citations, caveats } = ruling;
  const sourceOf = (id: string) => citations.findIndex(({ rule }) => rule === id) + 1;
  return (
    <article class={`card ruling ${verdict}`} data-verdict={verdict} data-as-of={ruling.asOf}>
      {understood !== '' && <p class="understood meta">{understood ?? ruling.question}</p>}
      <p class="verdict">{VERDICT_WORDS[verdict]}</p>
      <p class="answer">{answer}</p>
      {value !== null && <Value value={value} />}
      {children}
      <Caveats caveats={caveats} />
      {steps.length > 0 && (
        <section class="proof">
          <h2>Why</h2>
          <ol>
            {steps.map(({ text, rule }, index) => (
              <li key={index}>
                {text}{' '}
                <a class="tag" href={link(`/rules/${rule}`)} aria-label={`Source ${sourceOf(rule)}`}>
                  {sourceOf(rule)}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Sources citations={citations} />
      <div class="tools row">
        <Copy text={() => formatSheet(makeRulingSheet(ruling))}>Copy as text</Copy>
        <Keep key={address} ruling={ruling} link={address} />
        <Copy text={() => address}>Copy link</Copy>
        <LooksWrong report={{ ...ruling, day: ruling.asOf, permalink: address }} />
      </div>
    </article>
  );
}

/** Tells the operator that an answer looks wrong, where reports are taken. */
export function LooksWrong({ report }: { report: Report }) {
  const feedback = stored.value?.value.feedback;
  if (!feedback) return null;
  return (
    <a class="button" href={formatFeedback(feedback, report)} target="_blank" rel="noreferrer">
      This looks wrong
    </a>
  );
}

/** Keeps a ruling in the log of this device. */
function Keep({ ruling, link: address }: { ruling: Ruling; link: string }) {
  const [kept, setKept] = useState(false);
  if (kept)
    return (
      <a class="button" href={link('/log')}>
        Kept in the log ›
      </a>
    );
  const keep = () => {
    keepRuling(ruling, address);
    setKept(true);
  };
  return <Quiet onClick={keep}>Keep</Quiet>;
}

/** The rules that a ruling cites: where each stands, how it stood that day, and its change tags. */
export function Sources({ citations }: { citations: readonly Citation[] }) {
  if (citations.length === 0) return null;
  return (
    <section class="sources">
      <h2>Sources</h2>
      <ol>
        {citations.map(({ rule, title, source, tags, status, undated }) => (
          <li key={rule} data-rule={rule}>
            <a href={link(`/rules/${rule}`)}>{title}</a>
            <span class="meta">
              {source.heading}
              {source.by && `, by ${source.by}`}
            </span>{' '}
            <Tags status={status} tags={tags} undated={undated} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The value of a ruling: a number, a list or an object, whatever the question gives. */
function Value({ value }: { value: unknown }) {
  if (Array.isArray(value) && value.length > 0)
    return (
      <ol class="value">
        {value.map((item, index) => (
          <li key={index}>
            {/* a version of a card leads to the card */}
            {isObject(item) && 'slug' in item ? (
              <a href={link(`/cards/${item.slug}`)}>{sayValue(item)}</a>
            ) : (
              sayValue(item)
            )}
          </li>
        ))}
      </ol>
    );
  if (!isObject(value)) return <p class="value">{sayValue(value)}</p>;
  return (
    <dl class="value">
      {Object.entries(value).map(([name, field]) => (
        <div key={name}>
          <dt>{formatFactName(name)}</dt>
          <dd>{typeof field === 'object' ? <Value value={field} /> : sayValue(field)}</dd>
        </div>
      ))}
    </dl>
  );
}
