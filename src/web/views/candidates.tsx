import type { Candidate } from '../../engine.js';
import { type Day, VERDICT_WORDS } from '../../language/index.js';
import { FactChips, useFacts } from '../form/facts.js';
import { usePage } from '../page.js';
import { Fault } from '../parts/lists.js';
import { RulingCard } from '../parts/ruling.js';

/** What may have been meant, each ruled on: one tap makes it the question. */
export function Candidates({ candidates, asOf }: { candidates: readonly Candidate[]; asOf: Day }) {
  const { params, link } = usePage();
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
  const { link } = usePage();
  const { question: id, text, missing } = candidate;
  const facts = useFacts({ id, facts: candidate.facts ?? {}, asOf, first: candidate.ruling });
  const { parts, draft, fault, isChanged } = facts;
  const ruling = facts.ruling ?? candidate.ruling;
  const needs = new Set(ruling.needs.map(({ fact }) => fact));
  const shown = parts.filter(({ name }) => draft[name] !== undefined || needs.has(name));
  const form = id ? link(`/questions/${id}`, { facts: JSON.stringify(draft), asOf }) : place;
  return (
    <li class={`card candidate ${ruling.verdict}`} data-verdict={ruling.verdict} data-text={text}>
      <a class="pick" href={form}>
        If you mean: {ruling.question || text} <b>— {VERDICT_WORDS[ruling.verdict]}</b>
      </a>
      <Fault text={fault} />
      {ruling.verdict !== 'depends' && <p>{ruling.answer}</p>}
      {id && <FactChips parts={shown} facts={facts} />}
      {ruling.verdict === 'depends' && missing.length > 0 && (
        <p class="meta">{isChanged ? ruling.answer : `Missing: ${missing.join(' ')}`}</p>
      )}
    </li>
  );
}
