import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { makeContext } from '../../../src/resolver/index.js';
import { makeQuestions } from '../../../src/resolver/questions/index.js';
import { TODAY } from '../../support/corpus.js';
import { testCorpus, testDocument } from '../../support/documents.js';

interface Case {
  ask: string;
  facts: Record<string, unknown>;
  verdict: string;
  needs?: string[];
}

t.test('the five steps of docs/questions.md lead to a question that answers', async t => {
  const page = await readFile(new URL('../../../docs/questions.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block]) =>
    (block as string).replace(/^ {3}/gm, ''),
  );
  const [facts, rules, cases] = blocks as [string, string, string];
  const document = testDocument('legacy/lantern-light', parse(`${facts}${rules}`));
  const corpus = testCorpus([document]);
  const questions = makeQuestions(corpus, []);
  for (const { ask, facts, verdict, needs = [] } of parse(cases) as Case[]) {
    const outcome = await questions.answer(ask, facts, makeContext(corpus, TODAY));
    t.match(outcome, { value: { verdict, needs: needs.map(fact => ({ fact })) } }, JSON.stringify(facts));
  }
  const { value } = questions.describe('legacy/lantern') as { value: { example: object } };
  t.match(await questions.answer('legacy/lantern', value.example, makeContext(corpus, TODAY)), {
    value: { verdict: 'yes' },
  });
});
