import { useMemo, useState } from 'preact/hooks';
import { isObject } from '../../knowledge/index.js';
import type { Day } from '../../language/index.js';
import type { Ruling } from '../../resolver/index.js';
import { readEngine, useAnswer } from '../page.js';
import { Quiet } from '../parts/buttons.js';
import { Fault, sayProblem } from '../parts/lists.js';
import { RulingCard, sayValue } from '../parts/ruling.js';
import { completeFacts, type Draft, type Field, listFields, put } from './field.js';
import { Fields } from './fields.js';

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
  const given = isChanged ? undefined : first;
  const { answer } = useAnswer(
    async () => (id === null || given ? null : engine.answer(id, completeFacts(fields, draft), asOf)),
    [engine, id, asOf, draft],
  );
  // the players of a table come up again and again in its questions, keywords in all others
  const { players } = draft;
  const likely = !id?.startsWith('multiplayer/')
    ? engine.corpus.keywords.names
    : Array.isArray(players)
      ? (players as string[])
      : [];
  return {
    fields,
    draft,
    likely,
    /** Null until there is one, and where the facts cannot be ruled on. */
    ruling: given ?? (answer?.ok ? answer.value : (answer === null && first) || null),
    fault: given || !answer || answer.ok ? null : sayProblem(answer.problem),
    /** Whether facts were changed since the question was opened. */
    isChanged,
    change(next: Draft) {
      setDraft(next);
      onFacts?.(next);
    },
  };
}

type Facts = ReturnType<typeof useFacts>;

/** Facts as they were read: a tap turns yes into no, and opens the field of any other. */
export function FactChips({ fields, facts }: { fields: readonly Field[]; facts: Facts }) {
  const { draft, likely, change } = facts;
  const [open, setOpen] = useState<string | null>(null);
  const opened = fields.filter(({ name }) => name === open);
  if (fields.length === 0) return null;
  return (
    <div class="fact-chips">
      <ul class="chips plain row" aria-label="Facts: tap to change">
        {fields.map(({ name, kind, label }) => {
          const value = draft[name];
          const turns = kind === 'yes-no' && value !== undefined;
          return (
            <li key={name}>
              <button
                type="button"
                class={value === undefined ? 'missing-fact' : ''}
                aria-expanded={turns ? undefined : open === name}
                onClick={() =>
                  turns ? change(put(draft, name, !value)) : setOpen(open === name ? null : name)
                }
              >
                {label}: <b>{value === undefined ? '?' : sayFact(value)}</b>
              </button>
            </li>
          );
        })}
      </ul>
      {opened.length > 0 && (
        <div class="facts">
          <Fields fields={opened} draft={draft} likely={likely} change={change} />
        </div>
      )}
    </div>
  );
}

function sayFact(value: unknown): string {
  if (Array.isArray(value)) return value.map(sayFact).join(', ') || 'none';
  return isObject(value) ? String(value.name ?? value.title ?? sayValue(value)) : sayValue(value);
}

interface PanelProps extends FactsOptions {
  id: string;
  /** How the question was understood; empty where its title stands above. */
  understood: string;
}

/** A question as a form: asks for what still matters, and rules as soon as that is settled. */
export function Panel({ understood, ...options }: PanelProps) {
  const facts = useFacts(options);
  const { fields, draft, likely, ruling, fault, isChanged, change } = facts;
  if (!ruling && fault === null) return <p class="loading">Opening…</p>;
  const needs = new Set(ruling?.needs.map(({ fact }) => fact));
  // what a sentence says is short; a form has its fields open
  const isChip = ({ name }: Field) => understood !== '' && options.facts[name] !== undefined;
  const isAsked = ({ name }: Field) => needs.has(name) || draft[name] !== undefined;
  const rest = fields.filter(part => !isChip(part));
  const others = rest.filter(part => !isAsked(part));
  const form = fields.length > 0 && (
    <>
      <FactChips fields={fields.filter(isChip)} facts={facts} />
      <div class="facts">
        <Fields fields={rest.filter(isAsked)} draft={draft} likely={likely} change={change} />
        {others.length > 0 && (
          <details>
            <summary>Other facts</summary>
            <Fields fields={others} draft={draft} likely={likely} change={change} />
          </details>
        )}
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
  const params = { facts: JSON.stringify(draft) };
  return (
    <RulingCard
      ruling={ruling}
      understood={isChanged && understood !== '' ? ruling.question : understood}
      place={isChanged ? { path: `/questions/${options.id}`, params } : undefined}
    >
      {form}
    </RulingCard>
  );
}
