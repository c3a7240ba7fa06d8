import { parseKeyword } from '../../knowledge/index.js';
import { readKeyword } from '../../resolver/index.js';
import { KeywordMap } from '../map/keyword-map.js';
import { link, readEngine, readPage } from '../page.js';
import { KeywordCard } from '../parts/keyword-card.js';
import { Fault, Heading, Links } from '../parts/lists.js';
import { RulingCard } from '../parts/ruling.js';

const UP = ['/keywords', 'Map of keywords'] as const;

/** The map of keywords, and beside it a keyword, or whether it counts as another, as the address says. */
export default function Keywords() {
  const { path } = readPage();
  const [, , from, , to] = path.split('/');
  return (
    <div class={`columns ${from ? 'opened' : ''}`}>
      <KeywordMap beside={from !== undefined} />
      {from === undefined ? (
        <p class="meta wide-only">Choose a keyword to read about it here.</p>
      ) : to ? (
        <CountsAs from={from} to={to} />
      ) : (
        <Entry name={from} />
      )}
    </div>
  );
}

function CountsAs({ from, to }: { from: string; to: string }) {
  const { asOf } = readPage();
  const ruled = readEngine().judge.countsAs({ from, to, asOf });
  return (
    <div class="counts-as">
      <Heading unseen text={`Does ${from} count as ${to}?`} up={UP} />
      {ruled.ok ? <RulingCard ruling={ruled.value} /> : <Fault text={ruled.problem.message} />}
      <p>
        <a href={link(`/keywords/${from}`)}>{from}</a> · <a href={link(`/keywords/${to}`)}>{to}</a>
      </p>
    </div>
  );
}

function Entry({ name }: { name: string }) {
  const { corpus } = readEngine();
  const { asOf } = readPage();
  const parsed = parseKeyword(name);
  const keyword = parsed.ok ? corpus.keywords.resolve(parsed.value).name : name;
  const entry = readKeyword(corpus, name, asOf);
  if (!entry.ok) {
    const { message, near = [] } = entry.problem;
    return (
      <div>
        <Heading text={keyword} up={UP} />
        <p>{message}</p>
        <Links pills items={near} href={name => link(`/keywords/${name}`)} />
      </div>
    );
  }
  const { impliedBy, equivalents, rules } = entry.value;
  const holders = [...impliedBy, ...equivalents].filter(({ status }) => status === 'in-force');
  return (
    <div class="entry">
      <Heading unseen text={keyword} up={UP} />
      <KeywordCard keyword={keyword} />
      <Links
        pills
        heading={`Counts as ${keyword}`}
        items={holders.map(holder => holder.keyword)}
        href={other => link(`/keywords/${other}/counts-as/${keyword}`)}
      />
      <Links
        heading="Rules about it"
        items={rules.flatMap(rule => corpus.byId.get(rule) ?? [])}
        href={id => link(`/rules/${id}`)}
      />
    </div>
  );
}
