import { type Page, type RuleDocument, standingOn } from '../../knowledge/index.js';
import { sectionsOf } from '../../pages/index.js';
import { link, readEngine, readPage, update } from '../page.js';
import { Heading, Links } from '../parts/lists.js';
import { Rule } from './rule.js';

/** Both pages as trees, and beside them the rule that the address names. */
export default function Rules() {
  const { path } = readPage();
  const id = path.split('/').slice(2).join('/');
  return (
    <div class={`columns ${id ? 'opened' : ''}`}>
      <Tree open={id} />
      {id ? <Rule id={id} /> : <p class="meta wide-only">Choose a rule to read it here.</p>}
    </div>
  );
}

function Tree({ open }: { open: string }) {
  const { corpus, search } = readEngine();
  const { asOf, params } = readPage();
  const { find = '', show = '' } = params;
  const found = find.trim()
    ? new Set(search.search(find, { asOf, limit: corpus.documents.length }).map(({ id }) => id))
    : null;
  const isShown = (document: RuleDocument) =>
    (!found || found.has(document.id)) &&
    (show !== 'changed' || document.tags.length > 0) &&
    (show !== 'in-force' || standingOn(document, asOf).status === 'in-force');
  const shown = corpus.documents.filter(isShown);
  return (
    <div class="tree">
      {open ? <p class="meta">Rules</p> : <Heading text="Rules" />}
      <search class="row">
        <input
          type="search"
          aria-label="Words of a rule"
          placeholder="Words of a rule"
          value={find}
          onInput={({ currentTarget }) => update({ find: currentTarget.value })}
        />
        <select
          aria-label="Which rules"
          value={show}
          onChange={({ currentTarget }) => update({ show: currentTarget.value })}
        >
          <option value="">All rules</option>
          <option value="in-force">In force on the day</option>
          <option value="changed">With dated changes</option>
        </select>
      </search>
      <p class="meta" role="status">
        {shown.length} of {corpus.documents.length} rules
      </p>
      <p>
        <a href={`/booklet?asOf=${asOf}`}>All rules of this day as a booklet to print</a>
      </p>
      {corpus.pages.map(page => (
        <PageTree key={page.key} page={page} documents={shown} />
      ))}
    </div>
  );
}

/** One page by its headings, in its order; headings without a rule are left out. */
function PageTree({ page, documents }: { page: Page; documents: readonly RuleDocument[] }) {
  const { asOf, path, params } = readPage();
  const { find = '', show = '' } = params;
  const sections = sectionsOf(page, documents);
  if (sections.length === 0) return null;
  return (
    <section>
      <h2>{page.title}</h2>
      {sections.map(({ id, name, rules }) => (
        <details key={id} open>
          <summary>
            {name} <span class="meta">({rules.length})</span>
          </summary>
          <Links
            items={rules.map(document => ({
              id: document.id,
              title: document.title,
              status: standingOn(document, asOf).status,
              tags: document.tags.map(({ written }) => written),
              current: path === `/rules/${document.id}`,
            }))}
            href={id => link(`/rules/${id}`, { find, show })}
          />
        </details>
      ))}
    </section>
  );
}
