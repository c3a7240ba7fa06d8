import { useEffect } from 'preact/hooks';
import type { Asked, Candidate, Engine } from '../../engine.js';
import { type Day, findDates, formatCount, formatDay, VERDICT_WORDS } from '../../language/index.js';
import { type Hit, type Snippet, wordsIn } from '../../search/index.js';
import { FactChips, Panel, useFacts } from '../form/facts.js';
import { link, named, readEngine, readPage, today, useAnswer } from '../page.js';
import { KeywordCard } from '../parts/keyword-card.js';
import { Fault, Tags } from '../parts/lists.js';
import { RulingCard } from '../parts/ruling.js';
import { Completions } from './completions.js';

async function find(engine: Engine, text: string, days: { asOf: Day; today: Day }) {
  const asked = await engine.ask(text, days);
  const known = engine.judge.keyword(text, days.asOf);
  const more = engine.search.suggest(text, 6);
  return { text, asked, keyword: known.ok ? known.value.keyword : null, more };
}

/** What a typed sentence means: a ruling, a keyword, rules, or what it may become. */
export default function Answers() {
  const { chosen, params } = readPage();
  const text = params.q ?? '';
  const engine = readEngine();
  // a pause in typing: not every letter is a question
  const { answer: found } = useAnswer(
    () => find(engine, text, { asOf: chosen, today: today.value }),
    [engine, text, chosen, today.value],
    90,
  );
  useEffect(() => {
    if (found?.text !== text) return;
    const { asOf } = found.asked.interpretation;
    named.value = asOf === chosen ? null : { day: asOf, ask: day => writeDay(text, day) };
    return () => {
      named.value = null;
    };
  }, [found]);
  return found && <Found {...found} />;
}

// where a sentence names one day; of several, none could be replaced without changing its sense
function writeDay(text: string, day: Day): string {
  const [date, ...others] = findDates(text);
  if (!date || others.length > 0) return text;
  return `${text.slice(0, date.start)}${formatDay(day)}${text.slice(date.end)}`;
}

function sayFound({ ruling, candidates, hits }: Asked): string {
  if (ruling) return ruling.answer;
  if (candidates.length > 0) return `${formatCount(candidates.length, 'question')} may be meant.`;
  return hits.length > 0 ? `${formatCount(hits.length, 'rule')} found.` : 'No rule fits these words.';
}

function Found({ text, asked, keyword, more }: Awaited<ReturnType<typeof find>>) {
  const { hits, ruling, candidates, interpretation } = asked;
  const { question, facts, asOf } = interpretation;
  const nothing = !ruling && !keyword && hits.length + candidates.length === 0;
  const found = ruling || keyword || candidates.length > 0;
  return (
    <div class={found ? 'answers columns' : 'answers'} data-text={text} data-kind={interpretation.kind}>
      <p class="unseen" role="status">
        {sayFound(asked)}
      </p>
      <div>
        {ruling && !question && <RulingCard ruling={ruling} understood={interpretation.text} />}
        {ruling && question && (
          <Panel
            key={`${text} ${asOf}`}
            id={question}
            facts={facts ?? {}}
            first={ruling}
            understood={interpretation.text}
            asOf={asOf}
          />
        )}
        {keyword && <KeywordCard keyword={keyword} />}
        {!ruling && !nothing && (!keyword || candidates.length > 0) && (
          <p class="understood meta">{interpretation.text}</p>
        )}
        <Candidates candidates={candidates} asOf={asOf} />
      </div>
      <div>
        <Completions items={more} typed={text} isRead={ruling !== null || candidates.length > 0} />
        {nothing && (
          <p class="nothing">
            No rule fits these words. Try fewer of them, or a keyword such as <i>Undead</i>.
          </p>
        )}
        {hits.length > 0 && (
          <section>
            <h2>Matching rules</h2>
            <Hits hits={hits} />
          </section>
        )}
      </div>
    </div>
  );
}

/** What may have been meant, each ruled on: one tap makes it the question. */
function Candidates({ candidates, asOf }: { candidates: readonly Candidate[]; asOf: Day }) {
  const { params } = readPage();
  const chosen = candidates[Number(params.pick || -1)];
  if (chosen)
    return (
      <>
        <RulingCard ruling={chosen.ruling} understood={chosen.text} />
        <a class="button" href={link('/', { ...params, pick: '' })}>
          Not this question
        </a>
      </>
    );
  return (
    <ol class="candidates plain">
      {candidates.map((candidate, index) => (
        <CandidateCard
          key={candidate.text}
          candidate={candidate}
          asOf={asOf}
          // what has no form is picked where it stands
          place={link('/', { ...params, pick: String(index) })}
        />
      ))}
    </ol>
  );
}

interface CardProps {
  candidate: Candidate;
  asOf: Day;
  /** Where it is the question, if it has no form. */
  place: string;
}

function CandidateCard({ candidate, asOf, place }: CardProps) {
  const { question: id, text, missing } = candidate;
  const facts = useFacts({ id, facts: candidate.facts ?? {}, asOf, first: candidate.ruling });
  const { fields, filled, fault, isChanged } = facts;
  const { draft } = filled;
  const ruling = facts.ruling ?? candidate.ruling;
  const needs = new Set(ruling.needs.map(({ fact }) => fact));
  const shown = fields.filter(({ name }) => draft[name] !== undefined || needs.has(name));
  const form = id ? link(`/questions/${id}`, { facts: JSON.stringify(draft), asOf }) : place;
  return (
    <li class={`card candidate ${ruling.verdict}`} data-verdict={ruling.verdict} data-text={text}>
      <a class="pick" href={form}>
        If you mean: {ruling.question || text} <b>— {VERDICT_WORDS[ruling.verdict]}</b>
      </a>
      <Fault text={fault} />
      {ruling.verdict !== 'depends' && <p>{ruling.answer}</p>}
      {id && <FactChips fields={shown} filled={filled} />}
      {ruling.verdict === 'depends' && missing.length > 0 && (
        <p class="meta">{isChanged ? ruling.answer : `Missing: ${missing.join(' ')}`}</p>
      )}
    </li>
  );
}

/** Rules that were found, best first. */
function Hits({ hits }: { hits: readonly Hit[] }) {
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
          <span class="tag meta">{format}</span>
          <Tags status={status} />
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
