import { useState } from 'preact/hooks';
import type { Day } from '../../knowledge/index.js';
import type { Judge, QuestionInfo, Ruling } from '../../resolver/index.js';
import { useAnswer, useEngine } from '../page.js';
import { RulingCard } from '../parts/ruling.js';
import { completeFacts, type Draft, listParts, type Part } from './field.js';
import { FieldView } from './field-view.js';

export interface PanelProps {
  /** Id of the question. */
  id: string;
  facts: Draft;
  asOf: Day;
  /** The ruling on these facts, where there is one already. */
  first?: Ruling | undefined;
  understood?: string | undefined;
  /** Called with the facts as they are filled in. */
  onFacts?(facts: Draft): void;
}

type Ruled = { info: QuestionInfo } & ({ ruling: Ruling } | { fault: string });

// the players of a table come up again and again in its questions, keywords in all others
function listLikely(id: string, draft: Draft, judge: Judge): readonly string[] {
  if (!id.startsWith('multiplayer/')) return judge.corpus.keywords.names;
  return Array.isArray(draft.players) ? (draft.players as string[]) : [];
}

/** A question as a form: asks for what still matters, and rules as soon as that is settled. */
export function Panel({ id, facts, asOf, first, understood, onFacts }: PanelProps) {
  const { judge } = useEngine();
  const [draft, setDraft] = useState<Draft>(facts);
  const { answer } = useAnswer<Ruled | null>(async () => {
    const info = judge.question(id);
    if (!info.ok) return null;
    const parts = listParts(info.value.facts);
    const ruled = await judge.answer(id, completeFacts(parts, draft), asOf);
    const base = { info: info.value };
    if (ruled.ok) return { ...base, ruling: ruled.value };
    return { ...base, fault: [ruled.problem.message, ruled.problem.cure].filter(Boolean).join(' ') };
  }, [judge, id, asOf, draft]);

  if (!answer)
    return first ? <RulingCard ruling={first} understood={understood} /> : <p class="loading">Opening…</p>;
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = draft;
    const next = value === undefined ? rest : { ...rest, [name]: value };
    setDraft(next);
    onFacts?.(next);
  };
  const ruling = 'ruling' in answer ? (draft === facts && first ? first : answer.ruling) : null;
  const needs = new Set(ruling?.needs.map(({ fact }) => fact));
  const parts = listParts(answer.info.facts);
  const isAsked = ({ name }: Part) => needs.has(name) || draft[name] !== undefined;
  const likely = listLikely(id, draft, judge);
  const draw = (part: Part) => (
    <FieldView
      key={part.name}
      field={part.field}
      value={draft[part.name]}
      likely={likely}
      set={value => set(part.name, value)}
    />
  );
  const others = parts.filter(part => !isAsked(part));
  const fields = parts.length > 0 && (
    <form class="facts" onSubmit={event => event.preventDefault()}>
      {parts.filter(isAsked).map(draw)}
      {others.length > 0 && (
        <details>
          <summary>Other facts</summary>
          {others.map(draw)}
        </details>
      )}
      {Object.keys(draft).length > 0 && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            setDraft({});
            onFacts?.({});
          }}
        >
          Start over
        </button>
      )}
    </form>
  );
  if (!ruling) {
    return (
      <article class="card ruling fault">
        <p class="caveat" role="alert">
          {'fault' in answer && answer.fault}
        </p>
        {fields}
      </article>
    );
  }
  return (
    <RulingCard
      ruling={ruling}
      understood={understood === '' || draft === facts ? understood : answer.info.title}
    >
      {fields}
    </RulingCard>
  );
}
