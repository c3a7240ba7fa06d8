/** What several questions read in a sentence that takes more than phrases: described cards, experience keywords, keywords of a noun. */
import type { Mention, Sentence, Thing } from '../../language/index.js';

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** The places of the tokens of what was found. */
export function placesOf(found: Iterable<{ start: number; end: number }>): number[] {
  return [...found].flatMap(({ start, end }) => range(start, end));
}

/** Each card by itself, and under a name of its own: "two 2F Followers" are two cards. */
export function nameCards<T extends Thing>(things: readonly T[]): (T & { name: string })[] {
  const single = things.flatMap(thing => Array.from({ length: Math.min(thing.count, 40) }, () => thing));
  const seen = new Map<string, number>();
  const total = new Map<string, number>();
  for (const { name } of single) total.set(name, (total.get(name) ?? 0) + 1);
  return single.map(thing => {
    const place = (seen.get(thing.name) ?? 0) + 1;
    seen.set(thing.name, place);
    return (total.get(thing.name) as number) > 1 ? { ...thing, name: `${thing.name} ${place}` } : thing;
  });
}

/** An experience keyword as people write it: `exp 2 kyd`, `inexperienced`, `the base version`. */
export function findExperiences({ tokens }: Sentence): (Mention & { written: string })[] {
  const found: (Mention & { written: string })[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at] as Sentence['tokens'][number];
    const next = tokens[at + 1];
    if (word === 'inexperienced')
      found.push({ start: at, end: at + 1, name: 'Inexperienced', written: 'Inexperienced' });
    else if (word === 'experienced') {
      let end = at + 1;
      const number = next && next.number !== null && next.unit === '' ? next.number : null;
      if (number !== null) end++;
      const mark = /^(?:kyd|cw|com)$/.exec(tokens[end]?.word ?? '')?.[0];
      const joined = number === null && next?.number != null ? next.unit : '';
      if (mark) end++;
      if (joined) end++;
      const level = number ?? (joined ? next?.number : null);
      const name = ['Experienced', level, (mark ?? joined).toUpperCase()]
        .filter(part => part !== null && part !== '')
        .join(' ');
      found.push({ start: at, end, name, written: name });
    } else if (word === 'kyd' && !found.some(({ end }) => end > at))
      found.push({ start: at, end: at + 1, name: 'Experienced KYD', written: 'Experienced KYD' });
    else if (
      /^(?:base|basic|normal|unexperienced|regular|plain|original|vanilla|nonexperienced)$/.test(word)
    ) {
      const version = ['version', 'personality', 'card', 'one'].includes(next?.stem ?? '');
      found.push({ start: at, end: at + (version ? 2 : 1), name: '', written: '' });
    } else if (
      /^(?:no|without)$/.test(word) &&
      /^(?:(?:an|any) )?experienced? /.test(
        `${tokens
          .slice(at + 1, at + 3)
          .map(token => token.word)
          .join(' ')} `,
      )
    ) {
      const end =
        at + 1 + tokens.slice(at + 1, at + 4).findIndex(token => /^experienced?$/.test(token.word)) + 1;
      const behind = tokens[end]?.stem === 'keyword' ? end + 1 : end;
      // "the plain one without experience" is one version
      const same = found.find(one => one.end === at && one.name === '');
      if (same) same.end = behind;
      else found.push({ start: at, end: behind, name: '', written: '' });
      at = end - 1;
    } else if (word === 'non' && next?.word === 'experienced') {
      found.push({ start: at, end: at + 2, name: '', written: '' });
      at++;
    }
  }
  return found;
}
