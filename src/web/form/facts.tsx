import { useMemo, useState } from 'preact/hooks';
import type { Day } from '../../language/index.js';
import type { Judge, Ruling } from '../../resolver/index.js';
import { useAnswer, useEngine } from '../page.js';
import { completeFacts, type Draft, listParts, type Part } from './field.js';
import { FieldView } from './field-view.js';

/** A question with its facts as they are filled in, and the ruling on them. */
export interface Facts {
  parts: Part[];
  draft: Draft;
  /** Null until there is one, and where the facts cannot be ruled on. */
  ruling: Ruling | null;
  fault: string | null;
  /** Whether facts were changed since the question was opened. */
  isChanged: boolean;
  /** Sets one fact; undefined takes it away. */
  set(name: string, value: unknown): void;
  clear(): void;
}

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

/** Follows the facts of a question: each change is ruled on at once. */
export function useFacts({ id, facts, asOf, first, onFacts }: FactsOptions): Facts {
  const engine = useEngine();
  const [draft, setDraft] = useState<Draft>(facts);
  const parts = useMemo(() => {
    const info = id === null ? null : engine.judge.question(id);
    return info?.ok ? listParts(info.value.facts) : [];
  }, [engine, id]);
  const isChanged = draft !== facts;
  const { answer } = useAnswer(
    async () =>
      id === null || (first && !isChanged) ? null : engine.answer(id, completeFacts(parts, draft), asOf),
    [engine, id, asOf, draft],
  );
  const change = (next: Draft) => {
    setDraft(next);
    onFacts?.(next);
  };
  const given = first && !isChanged;
  return {
    parts,
    draft,
    ruling: given ? first : answer?.ok ? answer.value : (answer === null && first) || null,
    fault:
      given || !answer || answer.ok
        ? null
        : [answer.problem.message, answer.problem.cure].filter(Boolean).join(' '),
    isChanged,
    set(name, value) {
      const { [name]: _, ...rest } = draft;
      change(value === undefined ? rest : { ...rest, [name]: value });
    },
    clear: () => change({}),
  };
}

// the players of a table come up again and again in its questions, keywords in all others
function listLikely(id: string, draft: Draft, judge: Judge): readonly string[] {
  if (!id.startsWith('multiplayer/')) return judge.corpus.keywords.names;
  return Array.isArray(draft.players) ? (draft.players as string[]) : [];
}

/** One fact of a question as a field. */
export function FactField({ id, part, facts }: { id: string; part: Part; facts: Facts }) {
  const { judge } = useEngine();
  return (
    <FieldView
      field={part.field}
      value={facts.draft[part.name]}
      likely={listLikely(id, facts.draft, judge)}
      set={value => facts.set(part.name, value)}
    />
  );
}

/** Facts as they were read: a tap turns yes into no, and opens the field of any other. */
export function FactChips({ id, parts, facts }: { id: string; parts: readonly Part[]; facts: Facts }) {
  const [open, setOpen] = useState<string | null>(null);
  const opened = parts.find(({ name }) => name === open);
  if (parts.length === 0) return null;
  return (
    <div class="fact-chips">
      <ul class="chips plain row" aria-label="Facts: tap to change">
        {parts.map(({ name, field }) => {
          const value = facts.draft[name];
          const turns = field.kind === 'yes-no' && value !== undefined;
          return (
            <li key={name}>
              <button
                type="button"
                class={value === undefined ? 'missing-fact' : ''}
                aria-expanded={turns ? undefined : open === name}
                onClick={() => (turns ? facts.set(name, !value) : setOpen(open === name ? null : name))}
              >
                {field.label}: <b>{value === undefined ? '?' : sayFact(value)}</b>
              </button>
            </li>
          );
        })}
      </ul>
      {opened && (
        <form class="facts" onSubmit={event => event.preventDefault()}>
          <FactField id={id} part={opened} facts={facts} />
        </form>
      )}
    </div>
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
