import { formatDay, type RuleDocument } from '../../knowledge/index.js';
import { formatMarkdown } from '../../pages/index.js';
import {
  type HistoryEntry,
  makeRuleRecord,
  nearRules,
  type RuleLink,
  type RuleRecord,
} from '../../record/index.js';
import { usePage } from '../page.js';
import { Copy } from '../parts/copy.js';
import { STATUS_NAMES } from '../parts/status.js';
import type { Quotation } from '../store/pack.js';

/** A rule as it stood on the day, with its history and the rules it belongs with. */
export default function Rule() {
  const { core, path, asOf, link } = usePage();
  const id = path.split('/').slice(2).join('/');
  const document = core.corpus.byId.get(id);
  if (document) return <RuleText key={id} record={makeRuleRecord(core.corpus, document, asOf)} />;
  const near = nearRules(core.corpus, id);
  const shown =
    near.length > 0 ? near.flatMap(one => core.corpus.byId.get(one) ?? []) : core.corpus.documents;
  return (
    <div class="rule-list">
      <h1>{id ? 'No such rule' : 'All rules'}</h1>
      {id && <p>{near.length > 0 ? 'Perhaps one of these is meant:' : 'These are all that there are:'}</p>}
      <ul class="list">
        {shown.map(({ id, title }: RuleDocument) => (
          <li key={id}>
            <a href={link(`/rules/${id}`)}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function formatRule({ title, answer, text, asOf, status, source, history, url }: RuleRecord): string {
  const tags = history.map(({ written }) => `[${written}]`);
  return [
    title,
    `${STATUS_NAMES[status]} on ${formatDay(asOf)}`,
    answer,
    text,
    `${source.title}, ${source.heading} ${tags.join(' ')}`.trim(),
    `${location.origin}${url}?asOf=${asOf}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function RuleText({ record }: { record: RuleRecord }) {
  const { core, asOf, link } = usePage();
  const { id, title, status, undated, answer, text, recorded, caveats, source, url } = record;
  const words = text ?? recorded?.text ?? null;
  return (
    <article class="rule">
      <h1>{title}</h1>
      <p>
        <span class={`state ${status}`}>
          {STATUS_NAMES[status]} on {formatDay(asOf)}
        </span>
        {undated && <span class="tag quiet">undated</span>}
      </p>
      {answer !== null && <p class="answer">{answer}</p>}
      {caveats.map(caveat => (
        <p class="caveat" key={caveat}>
          {caveat}
        </p>
      ))}
      {text === null && (
        <p>
          No words of this rule held on {formatDay(asOf)}.
          {recorded && (
            <>
              {' '}
              Below are those of{' '}
              <a href={link(`/rules/${id}`, { asOf: recorded.asOf })}>{formatDay(recorded.asOf)}</a>.
            </>
          )}
        </p>
      )}
      {words !== null && (
        // the writer of Markdown shows HTML as the text that it is
        <div
          class={text === null ? 'words other-day' : 'words'}
          dangerouslySetInnerHTML={{ __html: formatMarkdown(words).html }}
        />
      )}
      <div class="tools">
        <Copy text={() => `${location.origin}${url}?asOf=${asOf}`}>Copy link</Copy>
        <Copy text={() => formatRule(record)}>Copy as text</Copy>
        <button type="button" class="quiet" onClick={() => print()}>
          Print
        </button>
      </div>
      <section>
        <h2>History</h2>
        <Timeline id={id} history={record.history} />
      </section>
      <Links heading="See also" links={record.see} />
      <Links heading="Referred to by" links={record.citedBy} />
      <section>
        <h2>Source</h2>
        <p>
          {source.title}, {source.heading}
          {source.operation && <span class="meta"> ({source.operation})</span>}
        </p>
        <Official words={core.official[id] ?? []} />
      </section>
      <p class="meta">
        <code>{id}</code>
      </p>
    </article>
  );
}

function Links({ heading, links }: { heading: string; links: readonly RuleLink[] }) {
  const { link } = usePage();
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul class="list">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={link(`/rules/${id}`)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The change tags of a rule, newest first, with the day that is looked at among them. */
export function Timeline({ id, history }: { id: string; history: readonly HistoryEntry[] }) {
  const { asOf, link } = usePage();
  if (history.length === 0) return <p>No change of this rule is dated.</p>;
  const later = history.filter(({ day }) => day > asOf);
  const entry = ({ day, written, wholeRule }: HistoryEntry) => (
    <li key={written}>
      <a href={link(`/rules/${id}`, { asOf: day })}>
        <time dateTime={day}>{formatDay(day)}</time>
      </a>
      <span>
        {written}
        {!wholeRule && ' (a part of the rule)'}
      </span>
    </li>
  );
  return (
    <ol class="timeline">
      {later.map(entry)}
      <li class="here" aria-current="date">
        <b>{formatDay(asOf)}</b>
        <span>the day you look at</span>
      </li>
      {history.slice(later.length).map(entry)}
    </ol>
  );
}

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
