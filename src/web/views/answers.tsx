import { useEffect } from 'preact/hooks';
import type { Asked } from '../../ask/index.js';
import { parseKeyword } from '../../knowledge/index.js';
import { type Day, formatDay, STATUS_WORDS } from '../../language/index.js';
import { findDates, type Hit, type Snippet, type Suggestion, wordsIn } from '../../search/index.js';
import { Panel } from '../form/panel.js';
import { useAnswer, useEngine, usePage } from '../page.js';
import { KeywordCard } from '../parts/keyword-card.js';
import { RulingCard } from '../parts/ruling.js';

/** What a typed sentence means: a ruling, a keyword, rules, or what it may become. */
export default function Answers() {
  const { chosen, today, params, setNamed } = usePage();
  const text = params.q ?? '';
  const engine = useEngine();
  // a pause in typing: not every letter is a question
  const { answer: found } = useAnswer(
    async () => {
      const asked = await engine.ask(text, { asOf: chosen, today, limit: 10 });
      const parsed = parseKeyword(text);
      const keyword = parsed.ok ? engine.corpus.keywords.resolve(parsed.value) : null;
      return {
        text,
        asked,
        keyword: keyword?.known ? keyword.name : null,
        more: engine.search.suggest(text, 6),
      };
    },
    [engine, text, chosen, today],
    90,
  );
  useEffect(() => {
    if (found?.text !== text) return;
    const { asOf } = found.asked.interpretation;
    setNamed(asOf === chosen ? null : { day: asOf, ask: day => writeDay(text, day) });
  }, [found]);
  useEffect(() => () => setNamed(null), []);
  return found && <Found {...found} />;
}

// where a sentence names one day; of several, none could be replaced without changing its sense
function writeDay(text: string, day: Day): string {
  const [date, ...others] = findDates(text);
  if (!date || others.length > 0) return text;
  return `${text.slice(0, date.start)}${formatDay(day)}${text.slice(date.end)}`;
}

interface FoundProps {
  text: string;
  asked: Asked;
  keyword: string | null;
  more: readonly Suggestion[];
}

function Found({ text, asked, keyword, more }: FoundProps) {
  const { hits, ruling, answer, interpretation } = asked;
  const nothing = !ruling && !keyword && hits.length === 0;
  return (
    <div class="answers" data-text={text} data-kind={interpretation.kind}>
      <p class="unseen" role="status">
        {ruling ? ruling.answer : nothing ? 'Nothing found.' : `${hits.length} rules found. ${answer ?? ''}`}
      </p>
      {ruling && <AskedRuling asked={asked} key={`${text} ${interpretation.asOf}`} />}
      {keyword && <KeywordCard keyword={keyword} />}
      <Completions items={more} typed={text} />
      {nothing && (
        <p class="nothing">
          Nothing found for these words. Try fewer of them, or a keyword such as <i>Undead</i>.
        </p>
      )}
      {hits.length > 0 && (
        <section>
          <h2>{ruling ? 'Matching rules' : interpretation.text}</h2>
          <Hits hits={hits} />
        </section>
      )}
    </div>
  );
}

/** The ruling on a sentence; where facts are missing, they are asked for in place. */
function AskedRuling({ asked: { ruling, interpretation } }: { asked: Asked }) {
  const { link } = usePage();
  const { question, facts, text, asOf } = interpretation;
  if (!ruling) return null;
  if (question && ruling.needs.length > 0)
    return <Panel id={question} facts={facts ?? {}} first={ruling} understood={text} asOf={asOf} />;
  return (
    <RulingCard ruling={ruling} understood={text}>
      {question && (
        <p>
          <a href={link(`/questions/${question}`, { facts: JSON.stringify(facts ?? {}), asOf })}>
            Change the facts
          </a>
        </p>
      )}
    </RulingCard>
  );
}

const PLACES: Record<Suggestion['kind'], string> = {
  keyword: '/keywords',
  question: '/questions',
  rule: '/rules',
};

/** What could be meant: keywords, questions with a form, and rules that begin like what is typed. */
function Completions({ items, typed }: { items: readonly Suggestion[]; typed: string }) {
  const { link } = usePage();
  const shown = items.filter(
    ({ kind, text }) => kind !== 'rule' && text.toLowerCase() !== typed.trim().toLowerCase(),
  );
  if (shown.length === 0) return null;
  return (
    <ul class="completions plain row" aria-label="Suggestions">
      {shown.map(({ kind, text, id }) => (
        <li key={`${kind} ${text}`}>
          <a class={kind} href={link(`${PLACES[kind]}/${id ?? text}`)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Rules that were found, best first. */
function Hits({ hits }: { hits: readonly Hit[] }) {
  const { link } = usePage();
  return (
    <ol class="hits plain">
      {hits.map(({ id, title, answer, format, status, snippet }) => (
        <li key={id} data-rule={id}>
          <a href={link(`/rules/${id}`)}>
            <span class="title">{title}</span>
            <span class="answer">{answer}</span>
            {showsMore(snippet.text, answer) && (
              <span class="snippet meta">
                <Marked {...snippet} />
              </span>
            )}
          </a>
          <span class="tag quiet">{format}</span>
          {status !== 'in-force' && <span class={`tag ${status}`}>{STATUS_WORDS[status]}</span>}
        </li>
      ))}
    </ol>
  );
}

// do not repeat the sentence above
function showsMore(snippet: string, answer: string): boolean {
  const shown = new Set(wordsIn(answer).map(({ folded }) => folded));
  return wordsIn(snippet).some(({ folded }) => !shown.has(folded));
}

/** A text with the words marked that were searched for. */
function Marked({ text, marks }: Snippet) {
  const pieces = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
