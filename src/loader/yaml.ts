import { parseDocument } from 'yaml';
import { fail, type Outcome, type Problem } from '../knowledge/index.js';

/** Where a piece of YAML stands, so that a problem can name its line in the file. */
export interface Place {
  file: string;
  /** Lines of the file above the piece. */
  above: number;
}

const CURE = 'Fix the YAML; text with a colon or a leading quotation mark goes into quotation marks.';

function problemAt(place: Place, line: number, message: string, cure = CURE): Problem {
  const field = `line ${place.above + line}`;
  return { code: 'bad-front-matter', message, file: place.file, field, cure };
}

/**
 * Reads one YAML document. Dates stay text, as YAML 1.2 has them. Problems, all with their line:
 * `bad-front-matter` for what is no YAML, for a key given twice, and for tags that would make other things than data.
 */
export function parseYaml(text: string, place: Place): { value: unknown; problems: Problem[] } {
  const document = parseDocument(text, { uniqueKeys: true, version: '1.2', stringKeys: true });
  // an unknown tag is a mere warning to the library, and its value a guess
  const problems = [...document.errors, ...document.warnings].map(({ message, linePos }) => {
    const first = message.replace(/ at line \d[\s\S]*/, '');
    const doubled = first.startsWith('Map keys must be unique');
    const words = doubled ? 'A key is given twice in one map' : first;
    const cure = doubled ? 'Keep one of them.' : CURE;
    return problemAt(place, Number(linePos?.[0].line), `${words.replace(/[.:]$/, '')}.`, cure);
  });
  if (problems.length > 0) return { value: null, problems };
  const value = readValue(() => document.toJS({ maxAliasCount: 100 }));
  if (value.ok) return { value: value.value, problems };
  return { value: null, problems: [{ ...value.problem, file: place.file }] };
}

// aliases that multiply ("billion laughs") show only when the value is built
function readValue(build: () => unknown): Outcome<unknown> {
  try {
    return { ok: true, value: build() };
  } catch {
    const cure = 'Write the values out.';
    return fail('bad-front-matter', 'The YAML has more aliases than can be followed.', { cure });
  }
}
