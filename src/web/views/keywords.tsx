import { parseKeyword } from '../../knowledge/index.js';
import { judgeCountsAs, readKeyword } from '../../resolver/index.js';
import { KeywordMap } from '../map/keyword-map.js';
import { usePage } from '../page.js';
import { KeywordCard } from '../parts/keyword-card.js';
import { RulingCard } from '../parts/ruling.js';

/** The map of keywords, one keyword, or whether one counts as another: as the address says. */
export default function Keywords() {
  const { path } = usePage();
  const [, , from, , to] = path.split('/');
  if (from && to) return <CountsAs from={from} to={to} />;
  return from ? <Entry name={from} /> : <KeywordMap />;
}

function CountsAs({ from, to }: { from: string; to: string }) {
  const { core, asOf, link } = usePage();
  const ruled = judgeCountsAs(core.corpus, { from, to, asOf });
  return (
    <div class="counts-as">
      <h1 class="unseen">
        Does {from} count as {to}?
      </h1>
      {ruled.ok ? <RulingCard ruling={ruled.value} /> : <p class="caveat">{ruled.problem.message}</p>}
      <p class="back">
        <a href={link(`/keywords/${from}`)}>{from}</a> · <a href={link(`/keywords/${to}`)}>{to}</a> ·{' '}
        <a href={link('/keywords')}>Map of keywords</a>
      </p>
    </div>
  );
}

function Entry({ name }: { name: string }) {
  const { core, asOf, link } = usePage();
  const parsed = parseKeyword(name);
  const keyword = parsed.ok ? core.corpus.keywords.resolve(parsed.value).name : name;
  const entry = readKeyword(core.corpus, name, asOf);
  if (!entry.ok) {
    const { message, near = [] } = entry.problem;
    return (
      <div>
        <h1>{keyword}</h1>
        <p>{message}</p>
        {near.map(one => (
          <p key={one}>
            <a href={link(`/keywords/${one}`)}>{one}</a>
          </p>
        ))}
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
      <h1 class="unseen">{keyword}</h1>
      <KeywordCard keyword={keyword} />
      {holders.length > 0 && (
        <section>
          <h2>Counts as {keyword}</h2>
          <ul class="pills">
            {holders.map(({ keyword: other }) => (
              <li key={other}>
                <a href={link(`/keywords/${other}/counts-as/${keyword}`)}>{other}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Rules that speak of it</h2>
        <ul class="list">
          {rules.map(rule => (
            <li key={rule}>
              <a href={link(`/rules/${rule}`)}>{core.corpus.byId.get(rule)?.title}</a>
            </li>
          ))}
        </ul>
      </section>
      <p class="back">
        <a href={link('/keywords')}>Map of keywords</a>
      </p>
    </div>
  );
}
