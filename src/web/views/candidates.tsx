import { useMemo, useState } from 'preact/hooks';
import type { Candidate } from '../../engine.js';
import { type Day, VERDICT_WORDS } from '../../language/index.js';
import { type Draft, type Field, listParts } from '../form/field.js';
import { useAnswer, useEngine, usePage } from '../page.js';
import { RulingCard } from '../parts/ruling.js';

/** What may have been meant, each ruled on: one tap makes it the question. */
export function Candidates({ candidates, asOf }: { candidates: readonly Candidate[]; asOf: Day }) {
  const { params, update } = usePage();
  const chosen = candidates[Number(params.pick || -1)];
  if (chosen)
    return (
      <>
        <RulingCard ruling={chosen.ruling} understood={chosen.text} />
        <button type="button" class="quiet" onClick={() => update({ pick: '' })}>
          Not this question
        </button>
      </>
    );
  return (
    <ol class="candidates plain">
      {candidates.map((candidate, index) => (
        <CandidateCard
          key={candidate.text}
          candidate={candidate}
          asOf={asOf}
          pick={() => update({ pick: String(index) })}
        />
      ))}
    </ol>
  );
}

interface CardProps {
  candidate: Candidate;
  asOf: Day;
  /** Makes it the question, where it has no form. */
  pick(): void;
}

function CandidateCard({ candidate, asOf, pick }: CardProps) {
  const { judge } = useEngine();
  const { link } = usePage();
  const { question, text, missing } = candidate;
  const [facts, setFacts] = useState<Draft>(candidate.facts ?? {});
  const { answer: changed } = useAnswer(async () => {
    if (!question || facts === candidate.facts) return null;
    const ruled = await judge.answer(question, { ...facts }, asOf);
    return ruled.ok ? ruled.value : null;
  }, [question, facts, asOf]);
  const ruling = changed ?? candidate.ruling;
  const label = `If you mean: ${ruling.question || text}`;
  return (
    <li class={`card candidate ${ruling.verdict}`} data-verdict={ruling.verdict} data-text={text}>
      {question ? (
        <a class="pick" href={link(`/questions/${question}`, { facts: JSON.stringify(facts), asOf })}>
          {label} <b>— {VERDICT_WORDS[ruling.verdict]}</b>
        </a>
      ) : (
        <button type="button" class="pick" onClick={pick}>
          {label} <b>— {VERDICT_WORDS[ruling.verdict]}</b>
        </button>
      )}
      {ruling.verdict !== 'depends' && <p>{ruling.answer}</p>}
      {question && <Chips question={question} facts={facts} change={setFacts} />}
      {ruling.verdict === 'depends' && missing.length > 0 && <p class="meta">Missing: {missing.join(' ')}</p>}
    </li>
  );
}

/** The next value of a fact that has only a few; undefined for any other. */
function nextOf(field: Field, value: unknown): unknown {
  if (field.kind === 'yes-no') return value !== true;
  if (field.kind !== 'choice') return undefined;
  return field.choices[(field.choices.indexOf(String(value)) + 1) % field.choices.length];
}

interface ChipsProps {
  question: string;
  facts: Draft;
  change(facts: Draft): void;
}

/** The facts that were read: a tap changes one that has only a few values, and opens the form for any other. */
function Chips({ question, facts, change }: ChipsProps) {
  const { judge } = useEngine();
  const { link } = usePage();
  const parts = useMemo(() => {
    const info = judge.question(question);
    return info.ok ? listParts(info.value.facts) : [];
  }, [judge, question]);
  const known = parts.filter(({ name }) => facts[name] !== undefined);
  return (
    <ul class="chips plain row">
      {known.map(({ name, field }) => {
        const value = facts[name];
        const next = nextOf(field, value);
        const shown = `${field.label}: ${sayFact(value)}`;
        return (
          <li key={name}>
            {next === undefined ? (
              <a href={link(`/questions/${question}`, { facts: JSON.stringify(facts) })}>{shown}</a>
            ) : (
              <button type="button" onClick={() => change({ ...facts, [name]: next })}>
                {shown}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function sayFact(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.map(sayFact).join(', ') || 'none';
  if (typeof value !== 'object') return String(value);
  const { name, title } = value as { name?: unknown; title?: unknown };
  return String(name ?? title ?? Object.values(value).map(sayFact).join(' '));
}
