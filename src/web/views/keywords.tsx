import { parseKeyword } from '../../knowledge/index.js';
import { readKeyword } from '../../resolver/index.js';
import { KeywordMap } from '../map/keyword-map.js';
import { useEngine, usePage } from '../page.js';
import { KeywordCard } from '../parts/keyword-card.js';
import { Heading, KeywordPills, TitleList } from '../parts/lists.js';
import { RulingCard } from '../parts/ruling.js';

/** The map of keywords, a keyword, or whether it counts as another, as the address says. */
export default function Keywords() {
  const { path } = usePage();
  const [, , from, , to] = path.split('/');
  if (from && to) return <CountsAs from={from} to={to} />;
  return from ? <Entry name={from} /> : <KeywordMap />;
}

function CountsAs({ from, to }: { from: string; to: string }) {
  const { asOf, link } = usePage();
  const ruled = useEngine().judge.countsAs({ from, to, asOf });
  return (
    <div class="counts-as">
      <Heading unseen text={`Does ${from} count as ${to}?`} />
      {ruled.ok ? <RulingCard ruling={ruled.value} /> : <p class="caveat">{ruled.problem.message}</p>}
      <p class="back">
        <a href={link(`/keywords/${from}`)}>{from}</a> · <a href={link(`/keywords/${to}`)}>{to}</a> ·{' '}
        <a href={link('/keywords')}>Map of keywords</a>
      </p>
    </div>
  );
}

function Entry({ name }: { name: string }) {
  const { corpus } = useEngine();
  const { asOf, link } = usePage();
  const parsed = parseKeyword(name);
  const keyword = parsed.ok ? corpus.keywords.resolve(parsed.value).name : name;
  const entry = readKeyword(corpus, name, asOf);
  if (!entry.ok) {
    const { message, near = [] } = entry.problem;
    return (
      <div>
        <Heading text={keyword} />
        <p>{message}</p>
        <KeywordPills names={near} path={name => `/keywords/${name}`} />
        <p class="back">
          <a href={link('/keywords')}>Map of keywords</a>
        </p>
      </div>
    );
  }
  const { impliedBy, equivalents, rules } = entry.value;
  const holders = [...impliedBy, ...equivalents].filter(({ status }) => status === 'in-force');
  return (
    <div class="entry">
      <Heading unseen text={keyword} />
      <KeywordCard keyword={keyword} />
      {holders.length > 0 && (
        <section>
          <h2>Counts as {keyword}</h2>
          <KeywordPills
            names={holders.map(({ keyword: other }) => other)}
            path={other => `/keywords/${other}/counts-as/${keyword}`}
          />
        </section>
      )}
      <section>
        <h2>Rules about it</h2>
        <TitleList under="/rules" items={rules.flatMap(rule => corpus.byId.get(rule) ?? [])} />
      </section>
      <p class="back">
        <a href={link('/keywords')}>Map of keywords</a>
      </p>
    </div>
  );
}
