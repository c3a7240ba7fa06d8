import { formatCount, joinOr } from '../../language/index.js';
import { mergeCaveats } from '../explain.js';
import type { Step } from '../ruling.js';
import { fieldWithin } from './decision.js';
import type { Replay, ReplayStep } from './replay.js';

/** They begin a new part of the story. */
const HEADINGS = /^(?:turn|battlefields)$/;
/** Consequences that the ruling's own sentence, or the last line, already says. */
const SHOWN = /^(?:turn|opportunity)$/;

/** The rules of steps; an event that cannot be read rests on no rule, and cites what was searched. */
function formatRules({ steps, citations = [] }: { steps: Step[]; citations?: { rule: string }[] }): string {
  const rules = (steps.length > 0 ? steps : citations).map(({ rule }) => rule.replace('multiplayer/', ''));
  return ` [${[...new Set(rules)].join(', ')}]`;
}

/** The field that is wrong, what was found there, and what would be right. */
function formatFix({ found, cure, near, ...at }: NonNullable<ReplayStep['problem']>): string {
  const field = fieldWithin(at);
  // what could not be read comes as it was written
  const quoted = found?.startsWith('"') ? found : `"${found}"`;
  const where = found === undefined ? field : `${field} is ${quoted}`;
  const hint = near ? ` Did you mean ${joinOr(near)}?` : '';
  return `      > ${where}.${hint} ${cure}`;
}

function formatStep({ index, problem, ruling, consequences }: ReplayStep): string[] {
  const number = `${String(index + 1).padStart(4)}. `;
  const verdict = problem ? `NOT LEGAL (${problem.code}): ` : '';
  const unsaid = consequences.filter(({ type, text }) => !SHOWN.test(type) && text !== ruling.answer);
  return [
    ...(consequences.some(({ type }) => HEADINGS.test(type)) ? [''] : []),
    `${number}${verdict}${ruling.answer}${formatRules(ruling)}`,
    ...(problem ? [formatFix(problem)] : []),
    ...unsaid.map(step => `      - ${step.text}${formatRules({ steps: [step] })}`),
  ];
}

const CHANGES = { 'not-legal': 'NOT LEGAL', legal: 'LEGAL NOW', otherwise: 'OTHERWISE' } as const;

/** What an edit comes to. */
function formatEdit({ edit }: Replay): string[] {
  if (!edit) return [];
  if (edit.changes.length === 0) return ['', 'After the edit every later event is ruled as before.'];
  return [
    '',
    'After the edit:',
    ...edit.changes.flatMap(({ index, before, change, problem, answer }) => [
      `${String(index + 1).padStart(4)}. ${CHANGES[change]} (${before === null ? 'put in' : `it was ${before + 1}`}): ${answer}`,
      ...(problem ? [formatFix(problem)] : []),
    ]),
  ];
}

/** A replay as a story for people: every event with its ruling, what follows, and whose opportunity it is. */
export function formatStory(replay: Replay): string {
  const { steps, illegal, table, next } = replay;
  // the same caveat comes with every event that rests on the rule: readers need it once
  const caveats = mergeCaveats(
    [...steps.map(({ ruling }) => ruling), next.ruling].flatMap(({ caveats }) => caveats),
  );
  const left = table.seats.filter(({ eliminated }) => eliminated).map(({ player }) => player);
  return [
    `Seated to the left in this order: ${table.seats.map(({ player }) => player).join(', ')}.`,
    'The rules that each ruling rests on are in brackets, all under multiplayer/.',
    ...steps.flatMap(formatStep),
    ...formatEdit(replay),
    '',
    ...caveats.map(caveat => `Note: ${caveat}`),
    `${formatCount(steps.length, 'event')}, ${illegal.length} of them not legal.${left.length > 0 ? ` Eliminated: ${left.join(', ')}.` : ''}`,
    `Next: ${next.ruling.answer}`,
    ...next.ruling.steps.map(step => `Why: ${step.text}${formatRules({ steps: [step] })}`),
    '',
  ].join('\n');
}
