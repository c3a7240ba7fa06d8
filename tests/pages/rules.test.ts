import t from 'tap';
import { listRules } from '../../src/knowledge/index.js';
import { formatNotFoundPage, formatRulesPage } from '../../src/pages/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();

t.test('all rules, by format, with how they stand and what they say', async t => {
  const page = formatRulesPage(
    listRules(corpus, { asOf: TODAY, limit: 1000, offset: 0 }),
    'https://judge.example',
  );
  for (const { id } of corpus.documents) t.ok(page.includes(`href="/rules/${id}?asOf=${TODAY}"`), id);
  t.match(page, /<h2>Legacy<\/h2>[\s\S]*<h2>Multiplayer<\/h2>/);
  t.match(page, /<span class="tag ended">ended<\/span>/);
  t.ok(page.includes(corpus.byId.get('legacy/winds')?.answer.replaceAll("'", '&apos;') as string));
});

t.test('what is not found: the message, the cure, what could have been meant', async t => {
  const said = { title: 'No such rule', message: 'It is not there.', cure: 'See the list.' };
  const list = { url: '/rules', title: 'All rules' };
  const near = [{ url: '/rules/legacy/winds', title: 'Winds' }];
  const page = formatNotFoundPage({ ...said, list, near }, 'https://judge.example');
  t.match(page, '<a href="/rules">All rules</a>');
  t.match(page, /<h1>No such rule<\/h1>\n<p>It is not there\. See the list\.<\/p>/);
  t.match(page, /Did you mean<\/h2><ul class="list"><li><a href="\/rules\/legacy\/winds">Winds<\/a><\/li>/);
  const bare = formatNotFoundPage({ ...said, cure: undefined, list, near: [] }, 'https://judge.example');
  t.match(bare, /<p>It is not there\.<\/p>/);
  t.notMatch(bare, /Did you mean/);
});
