function nameField(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function sayPlain(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** The value of a ruling: a number, a list or an object, whatever the question gives. */
export function Value({ value }: { value: unknown }) {
  if (isPlain(value)) return <p class="value">{sayPlain(value)}</p>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <p class="value none">none</p>;
    return (
      <ol class="value">
        {value.map((item, index) => (
          <li key={index}>{isPlain(item) ? sayPlain(item) : <Fields value={item as object} inline />}</li>
        ))}
      </ol>
    );
  }
  return <Fields value={value as object} />;
}

function Fields({ value, inline = false }: { value: object; inline?: boolean }) {
  const entries = Object.entries(value);
  if (inline && entries.every(([, field]) => isPlain(field) || Array.isArray(field))) {
    return <>{entries.map(([name, field]) => `${nameField(name)}: ${sayList(field)}`).join(' · ')}</>;
  }
  return (
    <dl class="value">
      {entries.map(([name, field]) => (
        <div key={name}>
          <dt>{nameField(name)}</dt>
          <dd>{isPlain(field) ? sayPlain(field) : <Value value={field} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function sayList(value: unknown): string {
  if (!Array.isArray(value)) return sayPlain(value);
  return value.length === 0
    ? 'none'
    : value.map(item => (isPlain(item) ? sayPlain(item) : JSON.stringify(item))).join(', ');
}
