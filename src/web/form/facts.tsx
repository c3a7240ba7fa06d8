import { useMemo, useState } from 'preact/hooks';
import { isObject } from '../../knowledge/index.js';
import type { Day } from '../../language/index.js';
import type { Ruling } from '../../resolver/index.js';
import { sayValue } from '../../sheets/index.js';
import { readEngine, useAnswer } from '../page.js';
import { Button, Quiet } from '../parts/buttons.js';
import { Fault, sayProblem } from '../parts/lists.js';
import { RulingCard } from '../parts/ruling.js';
import { completeFacts, type Draft, type Field, listFields, put } from './field.js';
import { Fields, type Filled } from './fields.js';

interface FactsOptions {
  /** Id of the question; null for one that has no facts. */
  id: string | null;
  facts: Draft;
  asOf: Day;
  /** The ruling on these facts, where there is one already. */
  first?: Ruling | undefined;
  /** Called with the facts as they are filled in. */
  onFacts?: ((facts: Draft) => void) | undefined;
}

/** Follows the facts of a question as they are filled in: each change is ruled on at once. */
export function useFacts({ id, facts, asOf, first, onFacts }: FactsOptions) {
  const engine = readEngine();
  const [draft, setDraft] = useState<Draft>(facts);
  const fields = useMemo(() => {
    const info = id === null ? null : engine.judge.question(id);
    return info?.ok ? listFields(info.value.facts) : [];
  }, [engine, id]);
  const isChanged = draft !== facts;
  const isRuled = first !== undefined && !isChanged;
  const { answer } = useAnswer(
    async () => (id === null || isRuled ? null : engine.answer(id, completeFacts(fields, draft), asOf)),
    [engine, id, asOf, draft],
  );
  const outcome = isRuled ? null : answer;
  // the players of a table come up again and again in its questions, keywords in all others
  const likely = id?.startsWith('multiplayer/') ? draft.players : engine.corpus.keywords.names;
  const filled: Filled = {
    draft,
    likely: Array.isArray(likely) ? likely : [],
    change(next) {
      setDraft(next);
      onFacts?.(next);
    },
  };
  return {
    fields,
    filled,
    /** Null until there is one, and where the facts cannot be ruled on. */
    ruling: outcome?.ok ? outcome.value : outcome ? null : (first ?? null),
    fault: outcome && !outcome.ok ? sayProblem(outcome.problem) : null,
    /** Whether facts were changed since the question was opened. */
    isChanged,
  };
}

/** Facts as they were read: a tap turns yes into no, and opens the field of any other. */
export function FactChips({ fields, filled }: { fields: readonly Field[]; filled: Filled }) {
  const { draft, change } = filled;
  if (fields.length === 0) return null;
  return (
    <ul class="chips plain row" aria-label="Facts: tap to change">
      {fields.map(field => {
        const { name, label } = field;
        const value = draft[name];
        const fact = (
          <span>
            {label}: <b>{value === undefined ? '?' : sayFact(value)}</b>
          </span>
        );
        return (
          <li key={name}>
            {typeof value === 'boolean' ? (
              <Button class="chip" onClick={() => change(put(draft, name, !value))}>
                {fact}
              </Button>
            ) : (
              <details>
                <summary class={`chip ${value === undefined ? 'missing-fact' : ''}`}>{fact}</summary>
                <div class="facts">
                  <Fields fields={[field]} {...filled} />
                </div>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function sayFact(value: unknown): string {
  if (Array.isArray(value)) return value.map(sayFact).join(', ') || 'none';
  return isObject(value) ? String(value.name ?? value.title ?? sayValue(value)) : sayValue(value) || 'none';
}

interface PanelProps extends FactsOptions {
  id: string;
  /** How the question was understood; empty where its title stands above. */
  understood: string;
}

/** A question as a form: asks for what still matters, and rules as soon as that is settled. */
export function Panel({ understood, ...options }: PanelProps) {
  const { fields, filled, ruling, fault, isChanged } = useFacts(options);
  const { draft, change } = filled;
  if (!ruling && fault === null) return <p class="loading">Opening…</p>;
  const needs = new Set(ruling?.needs.map(({ fact }) => fact));
  // what a sentence says is short; a form has its fields open
  const isChip = ({ name }: Field) => understood !== '' && options.facts[name] !== undefined;
  const isAsked = ({ name }: Field) => needs.has(name) || draft[name] !== undefined;
  const rest = fields.filter(field => !isChip(field));
  const form = fields.length > 0 && (
    <>
      <FactChips fields={fields.filter(isChip)} filled={filled} />
      <div class="facts">
        <Fields {...filled} fields={rest.filter(isAsked)} more={rest.filter(field => !isAsked(field))} />
        {Object.keys(draft).length > 0 && <Quiet onClick={() => change({})}>Start over</Quiet>}
      </div>
    </>
  );
  if (!ruling) {
    return (
      <article class="card ruling fault">
        <Fault text={fault} />
        {form}
      </article>
    );
  }
  return (
    <RulingCard
      ruling={ruling}
      understood={isChanged && understood !== '' ? ruling.question : understood}
      place={
        isChanged ? { path: `/questions/${options.id}`, params: { facts: JSON.stringify(draft) } } : undefined
      }
    >
      {form}
    </RulingCard>
  );
}
