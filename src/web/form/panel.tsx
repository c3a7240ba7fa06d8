import type { Day } from '../../knowledge/index.js';
import type { Ruling } from '../../resolver/index.js';
import { RulingCard } from '../parts/ruling.js';
import { FactChips, FactField, useFacts } from './facts.js';
import type { Draft, Part } from './field.js';

interface PanelProps {
  /** Id of the question. */
  id: string;
  facts: Draft;
  asOf: Day;
  /** The ruling on these facts, where there is one already. */
  first?: Ruling | undefined;
  /** How the question was understood; empty where its title stands above. */
  understood: string;
  /** Called with the facts as they are filled in. */
  onFacts?(facts: Draft): void;
}

/** A question as a form: asks for what still matters, and rules as soon as that is settled. */
export function Panel({ id, facts: read, asOf, first, understood, onFacts }: PanelProps) {
  const facts = useFacts({ id, facts: read, asOf, first, onFacts });
  const { parts, draft, ruling, fault, isChanged } = facts;
  if (!ruling && fault === null) return <p class="loading">Opening…</p>;
  const needs = new Set(ruling?.needs.map(({ fact }) => fact));
  // what a sentence says is short; a form has its fields open
  const asChips = ({ name }: Part) => understood !== '' && read[name] !== undefined;
  const rest = parts.filter(part => !asChips(part));
  const isAsked = ({ name }: Part) => needs.has(name) || draft[name] !== undefined;
  const others = rest.filter(part => !isAsked(part));
  const draw = (part: Part) => <FactField key={part.name} id={id} part={part} facts={facts} />;
  const fields = parts.length > 0 && (
    <>
      <FactChips id={id} parts={parts.filter(asChips)} facts={facts} />
      <form class="facts" onSubmit={event => event.preventDefault()}>
        {rest.filter(isAsked).map(draw)}
        {others.length > 0 && (
          <details>
            <summary>Other facts</summary>
            {others.map(draw)}
          </details>
        )}
        {Object.keys(draft).length > 0 && (
          <button type="button" class="quiet" onClick={facts.clear}>
            Start over
          </button>
        )}
      </form>
    </>
  );
  if (!ruling) {
    return (
      <article class="card ruling fault">
        <p class="caveat" role="alert">
          {fault}
        </p>
        {fields}
      </article>
    );
  }
  return (
    <RulingCard
      ruling={ruling}
      understood={isChanged && understood !== '' ? ruling.question : understood}
      place={isChanged ? { path: `/questions/${id}`, params: { facts: JSON.stringify(draft) } } : undefined}
    >
      {fields}
    </RulingCard>
  );
}
