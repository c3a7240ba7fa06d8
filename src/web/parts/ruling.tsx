import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { formatDay, isObject, type Verdict } from '../../knowledge/index.js';
import { formatFeedback, type Report, STATUS_WORDS, VERDICT_WORDS } from '../../language/index.js';
import type { Citation, Ruling } from '../../resolver/index.js';
import { nameLabel } from '../form/field.js';
import { keepRuling } from '../log.js';
import { usePage } from '../page.js';
import { Caveats, Copy } from './lists.js';

interface Place {
  path: string;
  params: Readonly<Record<string, string>>;
}

interface RulingProps {
  ruling: Ruling;
  /** How the question was understood; the ruling's own words where left out. */
  understood?: string | undefined;
  /** Where the same ruling is found again, if not here. */
  place?: Place | undefined;
  /** What stands below the answer: the fields that are still to be filled in. */
  children?: ComponentChildren;
}

/** A ruling: the verdict large, the sentence to read aloud, then the proof and where it stands. */
export function RulingCard({ ruling, understood, place, children }: RulingProps) {
  const page = usePage();
  const { link } = page;
  const { path, params } = place ?? page;
  const address = page.share(path, { ...params, asOf: ruling.asOf });
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
                <a class="ref" href={link(`/rules/${rule}`)} aria-label={`Source ${sourceOf(rule)}`}>
                  {sourceOf(rule)}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Sources citations={citations} />
      <div class="tools row">
        <Copy text={() => formatRuling(ruling, location.origin)}>Copy as text</Copy>
        <Keep key={address} ruling={ruling} link={address} />
        <Copy text={() => address}>Copy link</Copy>
        <LooksWrong report={{ ...ruling, day: ruling.asOf, permalink: address }} />
      </div>
    </article>
  );
}

/** Tells the operator that an answer looks wrong, where reports are taken. */
export function LooksWrong({ report }: { report: Report }) {
  const { feedback } = usePage();
  if (!feedback) return null;
  return (
    <a class="button" href={formatFeedback(feedback, report)} target="_blank" rel="noreferrer">
      This looks wrong
    </a>
  );
}

/** Keeps a ruling in the log of this device. */
function Keep({ ruling, link: address }: { ruling: Ruling; link: string }) {
  const { link } = usePage();
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
  return (
    <button type="button" class="quiet" onClick={keep}>
      Keep
    </button>
  );
}

/** The rules that a ruling cites: where each stands, how it stood that day, and its change tags. */
export function Sources({ citations }: { citations: readonly Citation[] }) {
  const { link } = usePage();
  if (citations.length === 0) return null;
  return (
    <section class="sources">
      <h2>Sources</h2>
      <ol>
        {citations.map(({ rule, title, source, tags, status, undated }) => (
          <li key={rule} data-rule={rule}>
            <a href={link(`/rules/${rule}`)}>{title}</a>
            <span class="where meta">
              {source.heading}
              {source.by && `, by ${source.by}`}
            </span>
            {status !== 'in-force' && <span class={`tag ${status}`}>{STATUS_WORDS[status]}</span>}
            {tags.map(tag => (
              <span class="tag" key={tag}>
                {tag}
              </span>
            ))}
            {undated && <span class="tag quiet">undated</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A version of a card in the value of a ruling, with what holds for it. */
interface CardVersion {
  card: string;
  slug: string;
  printing: string | null;
  verdict: Verdict;
}

function isVersion(value: unknown): value is CardVersion {
  return isObject(value) && 'slug' in value && 'verdict' in value;
}

function VersionLine({ card, slug, printing, verdict }: CardVersion) {
  const { link } = usePage();
  return (
    <>
      <a href={link(`/cards/${slug}`)}>{printing ? `${card}, ${printing}` : card}</a>:{' '}
      {VERDICT_WORDS[verdict]}
    </>
  );
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function sayPlain(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** The value of a ruling: a number, a list or an object, whatever the question gives. */
export function Value({ value }: { value: unknown }) {
  if (isPlain(value)) return <p class="value">{sayPlain(value)}</p>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <p class="value none">none</p>;
    return (
      <ol class="value">
        {value.map((item, index) => (
          <li key={index}>
            {isVersion(item) ? (
              <VersionLine {...item} />
            ) : isPlain(item) ? (
              sayPlain(item)
            ) : (
              <Fields value={item as object} inline />
            )}
          </li>
        ))}
      </ol>
    );
  }
  return <Fields value={value as object} />;
}

function Fields({ value, inline = false }: { value: object; inline?: boolean }) {
  const entries = Object.entries(value);
  if (inline && entries.every(([, field]) => isPlain(field) || Array.isArray(field))) {
    return <>{entries.map(([name, field]) => `${nameLabel(name)}: ${sayList(field)}`).join(' · ')}</>;
  }
  return (
    <dl class="value">
      {entries.map(([name, field]) => (
        <div key={name}>
          <dt>{nameLabel(name)}</dt>
          <dd>{isPlain(field) ? sayPlain(field) : <Value value={field} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function sayList(value: unknown): string {
  if (!Array.isArray(value)) return sayPlain(value);
  return value.length === 0
    ? 'none'
    : value.map(item => (isPlain(item) ? sayPlain(item) : JSON.stringify(item))).join(', ');
}

/** A ruling as plain text, to be pasted into a chat. `origin` is the address of the service, for its links. */
export function formatRuling(ruling: Ruling, origin: string): string {
  const { question, answer, steps, citations, caveats, asOf, corpus } = ruling;
  return [
    question,
    answer,
    ...steps.map(({ text }, index) => `${index + 1}. ${text}`),
    ...caveats.map(caveat => `Note: ${caveat}`),
    ...citations.map(({ title, tags, url }) => {
      const tagged = tags.length > 0 ? ` [${tags.join('; ')}]` : '';
      return `- ${title}${tagged} ${origin}${url}?asOf=${asOf}`;
    }),
    `As of ${formatDay(asOf)}, rules ${corpus.slice(0, 8)}.`,
  ].join('\n');
}
