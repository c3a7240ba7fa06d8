import { formatFactName } from './describe.js';

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  if (!Array.isArray(value)) return typeof value === 'object' ? 'as given' : String(value);
  if (value.length === 0) return 'none';
  return value.every(one => typeof one !== 'object') ? value.map(String).join(', ') : `${value.length} given`;
}

/** The question as understood: its title, and what was told. */
export function formatAsked(title: string, facts: Record<string, unknown>): string {
  const told = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${formatFactName(name)}: ${formatValue(value)}`],
  );
  return told.length === 0 ? title : `${title} (${told.join('; ')})`;
}
