import { type Embed, LIMITS } from '../../src/discord/index.js';

/** What breaks a limit of Discord, or is not allowed to be empty. */
export function faultsOf({ title, description, fields, footer }: Embed): string[] {
  const total = [title, description, footer.text, ...fields.flatMap(({ name, value }) => [name, value])].join(
    '',
  );
  const checks: [boolean, string][] = [
    [title.length > LIMITS.title || title === '', 'title'],
    [description.length > LIMITS.description || description === '', 'description'],
    [fields.length > LIMITS.fields, 'fields'],
    [fields.some(({ name }) => name.length > LIMITS.fieldName || name === ''), 'field name'],
    [fields.some(({ value }) => value.length > LIMITS.fieldValue || value.trim() === ''), 'field value'],
    [total.length > LIMITS.total, 'total'],
  ];
  return checks.filter(([broken]) => broken).map(([, name]) => name);
}
