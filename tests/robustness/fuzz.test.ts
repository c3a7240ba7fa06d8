import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import t from 'tap';
import { isDay, parseTag } from '../../src/knowledge/index.js';
import { loadCorpus } from '../../src/loader/index.js';
import { parseFrontMatter } from '../../src/loader/rule-file.js';

const folder = await mkdtemp(join(tmpdir(), 'l5r-judge-'));
t.teardown(() => rm(folder, { recursive: true }));
const PAGES =
  '- page: legacy-format-changes\n  title: Changes\n  format: legacy\n  headings: ["p. 1, Keywords"]\n';
const GOOD = [
  '---',
  'title: A rule',
  'answer: It is so.',
  'source: { page: legacy-format-changes, heading: "p. 1, Keywords", operation: ADD }',
  'changes: ["CHANGED June 03 2008"]',
  'relations: [{ equivalent: [Creature, Nonhuman] }]',
  '---',
  'The rule in full.',
  '---wording',
  'until: 2008-06-03',
  'answer: It was so.',
  '---',
  'As it was.',
  '',
];

// whatever runs a document would leave its mark here
const marked = globalThis as { pwned?: boolean };
const MINES = [
  '---js\nglobalThis.pwned = true\n---\n',
  '---javascript\nmodule.exports = (globalThis.pwned = true)\n---\n',
  '---coffee\nglobalThis.pwned = true\n---\n',
  '---JS\n({ get title() { globalThis.pwned = true } })\n---\n',
  '--- js\nglobalThis.pwned = true\n---\n',
  '---constructor\nglobalThis.pwned = true\n---\n',
  '---\ntitle: !!js/function "function () { globalThis.pwned = true }"\n---\n',
  '---\ntitle: !!js/regexp /a/\n__proto__: { pwned: true }\n---\n',
  '---\nconstructor: { prototype: { pwned: true } }\n---\n',
  '---\na: &a [*a]\n---\n',
  `---\n${['a: &a [x, x, x, x, x, x, x, x, x]', ...'bcdefgh'.split('').map((name, at) => `${name}: &${name} [${`*${'abcdefg'[at]}, `.repeat(9)}]`)].join('\n')}\n---\n`,
  `---\n${'{ a: '.repeat(3000)}\n---\n`,
  `---\nchanges: [${'"ADDED June 03 2008", '.repeat(2000)}]\n---\n`,
];

const scrap = fc.oneof(
  fc.constantFrom(...MINES, ...GOOD),
  fc.constantFrom(
    '---',
    '---js',
    '---wording',
    '\t',
    '\r',
    '\u0000',
    '\ufeff',
    ': ',
    '- ',
    '!!',
    '&a',
    '*a',
    '<<: *a',
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
// a good document with some lines changed, dropped or doubled; or anything
const text = fc.oneof(
  fc
    .tuple(fc.shuffledSubarray(GOOD, { minLength: 5 }), fc.array(scrap, { maxLength: 3 }))
    .map(([lines, more]) => [...lines, ...more].join('\n')),
  fc
    .tuple(fc.nat(GOOD.length - 1), scrap)
    .map(([place, other]) => GOOD.map((line, index) => (index === place ? other : line)).join('\n')),
  fc.array(scrap, { maxLength: 6 }).map(parts => parts.join('\n')),
);

/** Loads a corpus of one document. */
async function load(document: string) {
  const rules = join(folder, 'legacy');
  await mkdir(rules, { recursive: true });
  await writeFile(join(folder, 'pages.yaml'), PAGES);
  await writeFile(join(rules, 'a.md'), document);
  return loadCorpus(folder);
}

t.test('the document that the others are made of is good', async t => {
  t.strictSame((await load(GOOD.join('\n'))).problems, []);
});

t.test('no document throws or is run: it is taken, or every problem names its file', async t => {
  const isSafe = async (document: string) => {
    const { corpus, problems } = await load(document);
    const told = problems.every(({ file, message }) => file !== undefined && message !== '');
    return !marked.pwned && (corpus !== null) === (problems.length === 0) && told;
  };
  for (const mine of MINES) t.ok(await isSafe(mine), JSON.stringify(mine.slice(0, 40)));
  await fc.assert(fc.asyncProperty(text, isSafe), { numRuns: 250 });
});

t.test('front matter of any text, in any file', t => {
  fc.assert(
    fc.property(text, document => {
      const { raw, problems } = parseFrontMatter('legacy/a.md', document.replace(/\r\n?/g, '\n'));
      return (raw === null) === problems.length > 0 && !marked.pwned;
    }),
    { numRuns: 500 },
  );
  t.end();
});

t.test('a tag is read with a day of the calendar, or refused: never a guess', t => {
  const word = fc.oneof(
    fc.constantFrom(
      'ADDED',
      'CHANGED',
      'DELETED',
      'MERGED',
      'CLARIFIED',
      'CLARIFICATION',
      'and',
      'June',
      'Sept',
      'February',
    ),
    fc.constantFrom(
      '03',
      '30',
      '31',
      '2008',
      '08',
      '0',
      '99999',
      '-1',
      '"Important Note"',
      'Ogre',
      '[',
      ']',
      'added',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 8 }).map(words => words.join(' ')),
      written => {
        const tag = parseTag(written);
        if (!tag.ok) return tag.problem.message !== '';
        return isDay(tag.value.day) && tag.value.actions.length > 0;
      },
    ),
    { numRuns: 3000 },
  );
  t.end();
});
