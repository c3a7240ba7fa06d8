import { parseDocument } from 'yaml';
import type { Problem } from '../knowledge/index.js';

/** Where a piece of YAML is, so that a problem can name its line in the file. */
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
  // aliases that multiply ("billion laughs") show only when the value is built
  try {
    return { value: document.toJS({ maxAliasCount: 100 }), problems };
  } catch {
    const message = 'The YAML has more aliases than can be followed.';
    const cure = 'Write the values out.';
    return { value: null, problems: [{ code: 'bad-front-matter', message, file: place.file, cure }] };
  }
}
