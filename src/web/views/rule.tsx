import { linkHeading, makeRuleRecord, readRule } from '../../knowledge/index.js';
import { showContext, showRule } from '../../pages/index.js';
import { makeRuleSheet } from '../../sheets/index.js';
import { link, linkOn, readEngine, readPage } from '../page.js';
import { showBeforeAfter } from '../parts/before-after.js';
import { Copy, Quiet } from '../parts/buttons.js';
import { Drawn, Heading, toItem, Unknown } from '../parts/lists.js';
import { formatSheet } from '../parts/sheet.js';
import { stored } from '../store.js';

const UP = ['/rules', 'All rules'] as const;

/** A rule as it stood on the day, with its history and the rules it belongs with. */
export function Rule({ id }: { id: string }) {
  const { corpus } = readEngine();
  const found = readRule(corpus, id);
  if (!found.ok) {
    const { near = [] } = found.problem;
    return (
      <Unknown
        heading="No such rule"
        up={UP}
        problem={found.problem}
        near={near.flatMap(id => corpus.byId.get(id) ?? []).map(toItem)}
        href={id => link(`/rules/${id}`)}
      />
    );
  }
  const document = found.value;
  const record = makeRuleRecord(corpus, document, readPage().asOf);
  const { title, source } = record;
  const page = corpus.pages.find(({ key }) => key === source.page);
  return (
    <article class="rule" key={id}>
      <Heading text={title} up={UP} />
      <Drawn html={showRule(record, linkOn)} />
      <div class="tools row">
        <Copy text={() => `${location.origin}${record.url}?asOf=${record.asOf}`}>Copy link</Copy>
        <Copy text={() => formatSheet(makeRuleSheet(record))}>Copy as text</Copy>
        <Quiet onClick={() => print()}>Print</Quiet>
      </div>
      <Drawn
        html={showContext(record, {
          link: linkOn,
          official: stored.value?.value.official?.[id] ?? [],
          place: page && linkHeading(page, source.heading),
          beforeAfter: day => showBeforeAfter(document, day),
        })}
      />
      <p class="meta">
        <code>{id}</code>
      </p>
    </article>
  );
}
