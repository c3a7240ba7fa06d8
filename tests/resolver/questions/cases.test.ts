import { readdir, readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Corpus, VERDICTS } from '../../../src/knowledge/index.js';
import { loadCorpus } from '../../../src/loader/index.js';
import { makeJudge, PLAY_FORMATS } from '../../../src/resolver/index.js';

/** A case of tests/cases/questions: facts in, and what must come out, read off the pages. */
const caseSchema = z.strictObject({
  ask: z.string(),
  /** Why the case is there; part of its name. */
  about: z.string().optional(),
  facts: z.record(z.string(), z.unknown()).default({}),
  on: z.iso.date().default('2026-01-01'),
  format: z.enum(PLAY_FORMATS).optional(),
  verdict: z.enum(VERDICTS).optional(),
  value: z.json().optional(),
  needs: z.array(z.string()).default([]),
  /** Rules that must be among those cited. */
  cites: z.array(z.string()).default([]),
  answer: z.string().optional(),
  caveat: z.string().optional(),
  /** What no caveat may say. */
  uncaveated: z.string().optional(),
  /** The code of the problem, instead of a ruling. */
  problem: z.string().optional(),
  /** The field that the problem must name. */
  field: z.string().optional(),
});
type Case = z.output<typeof caseSchema>;

const FOLDER = new URL('../../cases/questions/', import.meta.url);

async function readCases(): Promise<{ file: string; cases: Case[] }[]> {
  const files: { file: string; cases: Case[] }[] = [];
  for (const file of (await readdir(FOLDER, { recursive: true })).filter(name => name.endsWith('.yaml'))) {
    const cases = z.array(caseSchema).parse(parse(await readFile(new URL(file, FOLDER), 'utf8')));
    files.push({ file, cases });
  }
  return files.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function nameOf({ ask, about, facts, on }: Case): string {
  return `${ask} ${about ?? JSON.stringify(facts)} on ${on}`;
}

const { corpus } = (await loadCorpus()) as { corpus: Corpus };
const judge = makeJudge(corpus);
const files = await readCases();

for (const { file, cases } of files) {
  t.test(file, async t => {
    for (const one of cases) {
      await t.test(nameOf(one), async t => {
        const outcome = await judge.answer(one.ask, one.facts, one.on, one.format);
        if (!outcome.ok) {
          t.equal(outcome.problem.code, one.problem, outcome.problem.message);
          if (one.field) t.equal(outcome.problem.field, one.field);
          return;
        }
        const { verdict, answer, value, needs, citations, caveats, steps } = outcome.value;
        t.equal(one.problem, undefined, 'a problem was expected');
        t.equal(verdict, one.verdict, answer);
        if (one.value !== undefined) t.strictSame(value, one.value);
        t.strictSame(
          needs.map(({ fact }) => fact).sort(),
          [...one.needs].sort(),
          'needs these facts and no others',
        );
        const cited = citations.map(({ rule }) => rule);
        t.ok(cited.length > 0, 'cites a rule');
        for (const rule of one.cites) t.ok(cited.includes(rule), `cites ${rule}, cited: ${cited.join(', ')}`);
        for (const { rule } of steps) t.ok(cited.includes(rule), `cites the rule of each step: ${rule}`);
        if (one.answer) t.match(answer, new RegExp(one.answer));
        if (one.uncaveated) t.notMatch(caveats.join('\n'), new RegExp(one.uncaveated));
        if (one.caveat) t.match(caveats.join('\n'), new RegExp(one.caveat));
      });
    }
  });
}

t.test('every question lists the verdicts that its cases give, and no others', async t => {
  const reached = new Map<string, Set<string | undefined>>();
  const own = files.flatMap(({ cases }) => cases).filter(({ format }) => format !== 'samurai');
  for (const { ask, verdict } of own) {
    reached.set(ask, (reached.get(ask) ?? new Set()).add(verdict));
  }
  for (const { id, verdicts } of judge.questions()) {
    const given = [...(reached.get(id) ?? [])].filter(verdict => verdict !== undefined).sort();
    t.same(given, [...verdicts].sort(), id);
  }
});

t.test('the example of every question gives a ruling', async t => {
  for (const { id, example } of judge.questions()) {
    const outcome = await judge.answer(id, example, '2026-01-01');
    t.ok(outcome.ok && outcome.value.needs.length === 0, id);
  }
});

t.test('in normal play no Legacy question is ruled, and every Multiplayer question is as it was', async t => {
  for (const { id, example } of judge.questions()) {
    const outcome = await judge.answer(id, example, '2026-01-01', 'samurai');
    if (id.startsWith('multiplayer/')) {
      t.same(outcome, await judge.answer(id, example, '2026-01-01', 'legacy'), id);
    } else {
      const citations = [{ rule: 'legacy/scope' }];
      t.match(outcome, { value: { verdict: 'not-covered', answer: /Samurai Format/, citations } }, id);
    }
  }
});
