import { parseDocument } from 'yaml';
import type { Problem } from '../knowledge/index.js';

const code = 'bad-front-matter';

/**
 * Reads one YAML document, which begins below `above` lines of its file. Dates stay text, as YAML 1.2 has them. Problems, all with
 * their line in the file: `bad-front-matter` for what is no YAML, for a key given twice, and for tags that would make other things
 * than data.
 */
export function parseYaml(
  text: string,
  { file, above }: { file: string; above: number },
): { value: unknown; problems: Problem[] } {
  const document = parseDocument(text, { uniqueKeys: true, version: '1.2', stringKeys: true });
  // an unknown tag is a mere warning to the library, and its value a guess
  const problems = [...document.errors, ...document.warnings].map(({ message: found, linePos }): Problem => {
    const words = found.replace(/ at line \d[\s\S]*/, '').replace(/[.:]$/, '');
    const isDoubled = words.startsWith('Map keys must be unique');
    const message = isDoubled ? 'A key is given twice in one map.' : `${words}.`;
    const cure = isDoubled
      ? 'Keep one of them.'
      : 'Fix the YAML; text with a colon or a leading quotation mark goes into quotation marks.';
    return { code, message, file, field: `line ${above + Number(linePos?.[0].line)}`, cure };
  });
  if (problems.length > 0) return { value: null, problems };
  // aliases that multiply ("billion laughs") show only when the value is built
  try {
    return { value: document.toJS({ maxAliasCount: 100 }), problems };
  } catch {
    const message = 'The YAML has more aliases than can be followed.';
    return { value: null, problems: [{ code, message, file, cure: 'Write the values out.' }] };
  }
}
