import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import t from 'tap';
import { openJudge } from '../../src/index.js';
import { openEngine } from '../../src/web/engine.js';
import { ask, testService } from '../support/service.js';
import { runInShell } from '../support/shell.js';

const DAYS = ['2007-07-28', '2008-04-08', '2008-06-02', '2008-06-03', '2008-06-20', '2026-11-29'];

const judge = await openJudge();
const { app } = await testService();
// as the page gets them: through JSON, over the network
const pageJudge = openEngine((await ask(app, '/v1/pack')).json).judge;
const folder = await mkdtemp(join(tmpdir(), 'l5r-judge-'));
t.teardown(() => rm(folder, { recursive: true }));

/** The bytes of an outcome: of the ruling, or of what is wrong with the question. */
function bytesOf(outcome: ReturnType<typeof judge.countsAs>): string {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return JSON.stringify(outcome.value);
}

async function bytesFromShell([command, ...rest]: [string, ...string[]]): Promise<string> {
  const run = await runInShell([command, '--json', ...rest]);
  return JSON.stringify(run.json());
}

t.test(
  'property: a keyword question gets the same bytes from library, service, command line and page',
  async t => {
    const keyword = fc.oneof(
      fc.constantFrom(...judge.corpus.keywords.names),
      fc.constantFrom('creatures', '<b>Naga</b>', 'Toturi&rsquo;s Army', 'Half-Naga', 'Ninjutsu 3'),
    );
    await fc.assert(
      fc.asyncProperty(
        keyword,
        keyword,
        fc.constantFrom(...DAYS),
        fc.constantFrom('legacy' as const, 'samurai' as const),
        fc.constantFrom(undefined, 'Kyuden Kitsune', 'The Daini'),
        async (from, to, asOf, format, card) => {
          const library = bytesOf(judge.countsAs({ from, to, asOf, format, card }));
          const path = `/v1/keywords/${encodeURIComponent(from)}/counts-as/${encodeURIComponent(to)}`;
          const query = new URLSearchParams({ asOf, format, ...(card === undefined ? {} : { card }) });
          const service = await ask(app, `${path}?${query}`);
          const options = [
            '--as-of',
            asOf,
            '--format',
            format,
            ...(card === undefined ? [] : ['--card', card]),
          ];
          return (
            service.text === library &&
            bytesOf(pageJudge.countsAs({ from, to, asOf, format, card })) === library &&
            (await bytesFromShell(['counts-as', ...options, '--', from, to])) === library
          );
        },
      ),
      { numRuns: 25 },
    );
    t.pass('held');
  },
);

t.test('property: so does a question with facts, however many are left out', async t => {
  for (const { id, example } of judge.questions()) {
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(example)), fc.constantFrom(...DAYS), async (names, asOf) => {
        const facts = Object.fromEntries(names.map(name => [name, example[name]]));
        const outcome = await judge.answer(id, facts, asOf);
        const service = await ask(app, {
          method: 'POST',
          url: `/v1/questions/${id}`,
          payload: { facts, asOf },
        });
        const there = await pageJudge.answer(id, facts, asOf);
        if (!outcome.ok) return service.json.code === outcome.problem.code && !there.ok;
        const library = bytesOf(outcome);
        const file = join(folder, 'facts.json');
        await writeFile(file, JSON.stringify(facts));
        return (
          service.text === library &&
          bytesOf(there) === library &&
          (await bytesFromShell(['question', id, '--facts', file, '--as-of', asOf])) === library
        );
      }),
      { numRuns: 2 },
    );
  }
  t.pass('held');
});
