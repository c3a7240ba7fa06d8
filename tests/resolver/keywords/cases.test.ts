import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { makeJudge, type PlayFormat, type Ruling } from '../../../src/resolver/index.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';

interface Case {
  from: string;
  to: string;
  on?: string;
  format?: PlayFormat;
  card?: string;
  purpose?: string;
  verdict?: Ruling['verdict'];
  /** The field that is refused for naming a keyword that no rule and no card has. */
  refused?: string;
  near?: string[];
  steps?: number;
  cites?: string[];
  caveat?: string;
  /** No caveat says this. */
  uncaveated?: string;
  answer?: string;
}

const judge = makeJudge(await shippedCorpus());
const cases: Case[] = parse(await readFile('tests/cases/keywords.yaml', 'utf8'));

for (const { verdict, refused, near, steps, cites, caveat, uncaveated, answer, on, ...asked } of cases) {
  const { from, to, card, purpose, format } = asked;
  const name = [from, '→', to, card, purpose, format, on].filter(Boolean).join(' ');
  t.test(name, async t => {
    const outcome = judge.countsAs({ ...asked, asOf: on ?? TODAY });
    if (refused !== undefined)
      return t.match(outcome, {
        problem: { code: 'unknown-keyword', field: refused, ...(near ? { near } : {}) },
      });
    if (!outcome.ok) return t.fail(outcome.problem.message);
    const ruling = outcome.value;
    t.equal(ruling.verdict, verdict);
    t.match(ruling.answer, /^(Yes|No|Not on record|It depends): .*\.$/);
    if (steps !== undefined) t.equal(ruling.steps.length, steps);
    const cited = ruling.citations.map(({ rule }) => rule);
    for (const rule of cites ?? []) t.ok(cited.includes(rule), `cites ${rule}, not only ${cited}`);
    for (const { rule } of ruling.steps) t.ok(cited.includes(rule), `cites its step's ${rule}`);
    if (cited.length === 0) t.match(ruling.caveats.join(' '), /Searched: the \d+ keyword relations/);
    if (caveat)
      t.ok(
        ruling.caveats.some(one => one.includes(caveat)),
        ruling.caveats.join(' '),
      );
    if (uncaveated)
      t.notOk(
        ruling.caveats.some(one => one.includes(uncaveated)),
        ruling.caveats.join(' '),
      );
    if (answer) t.ok(ruling.answer.includes(answer), ruling.answer);
    t.match(ruling, { asOf: on ?? TODAY, corpus: judge.corpus.hash, value: null, needs: [] });
  });
}
