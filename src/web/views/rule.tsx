import {
  formatDay,
  type HistoryEntry,
  linkHeading,
  makeRuleRecord,
  nearRules,
  type RuleDocument,
  type RuleRecord,
} from '../../knowledge/index.js';
import { formatMissing, STATUS_WORDS } from '../../language/index.js';
import { formatMarkdown } from '../../pages/index.js';
import { link, readEngine, readPage } from '../page.js';
import { BeforeAfter } from '../parts/before-after.js';
import { Copy, Quiet } from '../parts/buttons.js';
import { Caveats, Heading, Tags, TitleList } from '../parts/lists.js';
import { stored } from '../store.js';

/** A rule as it stood on the day, with its history and the rules it belongs with. */
export function Rule({ id }: { id: string }) {
  const { corpus } = readEngine();
  const { asOf } = readPage();
  const document = corpus.byId.get(id);
  if (document)
    return <RuleText key={id} document={document} record={makeRuleRecord(corpus, document, asOf)} />;
  return (
    <div class="rule-list">
      <Heading text="No such rule" up={['/rules', 'All rules']} />
      <p>Did you mean:</p>
      <TitleList under="/rules" items={nearRules(corpus, id).flatMap(near => corpus.byId.get(near) ?? [])} />
    </div>
  );
}

// since when a rule that is not in force is not, or from when on it is
function sayTurn({ status, asOf, history }: RuleRecord): string {
  const whole = history.filter(({ wholeRule }) => wholeRule);
  const turn =
    status === 'ended'
      ? whole.find(({ day, actions }) => day <= asOf && actions.includes('deleted'))
      : status === 'not-yet'
        ? whole.findLast(({ day }) => day > asOf)
        : undefined;
  return turn ? ` (${turn.actions.join(' and ')} ${formatDay(turn.day)})` : '';
}

function formatRule(record: RuleRecord): string {
  const { title, answer, text, asOf, status, source, history, url } = record;
  const tags = history.map(({ written }) => `[${written}]`);
  return [
    title,
    `${STATUS_WORDS[status]} on ${formatDay(asOf)}${sayTurn(record)}`,
    answer,
    text,
    `${source.title}, ${source.heading} ${tags.join(' ')}`.trim(),
    `${location.origin}${url}?asOf=${asOf}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function RuleText({ document, record }: { document: RuleDocument; record: RuleRecord }) {
  const { asOf } = readPage();
  const { corpus } = readEngine();
  const { id, title, status, undated, answer, text, recorded, caveats, source, url } = record;
  const words = text ?? recorded?.text ?? null;
  const page = corpus.pages.find(({ key }) => key === source.page);
  const place = page && linkHeading(page, source.heading);
  return (
    <article class="rule">
      <Heading text={title} up={['/rules', 'All rules']} />
      <p>
        <span class={`tag state ${status}`}>
          {STATUS_WORDS[status]} on {formatDay(asOf)}
          {sayTurn(record)}
        </span>
        <Tags undated={undated} />
      </p>
      {answer !== null && <p class="answer">{answer}</p>}
      <Caveats caveats={caveats} />
      {text === null && (
        <p>
          {formatMissing(status, asOf)}
          {recorded && (
            <>
              {' '}
              Below is its wording of{' '}
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
      <div class="tools row">
        <Copy text={() => `${location.origin}${url}?asOf=${asOf}`}>Copy link</Copy>
        <Copy text={() => formatRule(record)}>Copy as text</Copy>
        <Quiet onClick={() => print()}>Print</Quiet>
      </div>
      <section>
        <h2>History</h2>
        <Timeline document={document} history={record.history} />
      </section>
      <TitleList heading="See also" under="/rules" items={record.see} />
      <TitleList heading="Referred to by" under="/rules" items={record.citedBy} />
      <section>
        <h2>Source</h2>
        <p>
          {source.title}, {source.heading}
          {source.by && `, by ${source.by}`}
          {source.operation && <span class="meta"> ({source.operation})</span>}
        </p>
        {place && (
          <p>
            <a href={place} target="_blank" rel="noreferrer">
              Open this place on the source page
            </a>
          </p>
        )}
        {stored.value?.value.official?.[id]?.map(({ heading, paragraphs }) => (
          <figure key={heading} class="official">
            <figcaption>The official page, {heading}:</figcaption>
            <blockquote>
              {paragraphs.map(({ number, text }) => (
                <p key={number}>{text}</p>
              ))}
            </blockquote>
          </figure>
        ))}
      </section>
      <p class="meta">
        <code>{id}</code>
      </p>
    </article>
  );
}

/** The change tags of a rule, newest first, with the day that is looked at among them. */
function Timeline({ document, history }: { document: RuleDocument; history: readonly HistoryEntry[] }) {
  const { id } = document;
  const { asOf } = readPage();
  if (history.length === 0) return <p>No dated changes.</p>;
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
      <details>
        <summary>Before and after</summary>
        <BeforeAfter document={document} day={day} />
      </details>
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
