import t from 'tap';
import { fixtureCards } from '../support/cards.js';
import { TODAY } from '../support/corpus.js';
import { ask, testService } from '../support/service.js';

const feedbackUrl = 'https://reports.example/new?q={question}&day={day}&corpus={corpus}&at={permalink}';
const { app, state } = await testService(
  { catalogue: await fixtureCards() },
  { options: { FEEDBACK_URL: feedbackUrl, PUBLIC_URL: 'https://judge.example' } },
);

function readReport(feedback: string): Record<string, string> {
  return Object.fromEntries(new URL(feedback).searchParams);
}

t.test(
  'a ruling has a link for reports, with question, day, corpus and where the answer is found again',
  async t => {
    const url = '/v1/keywords/Ratling/counts-as/Creature';
    const { json } = await ask(app, url);
    t.strictSame(readReport(json.feedback), {
      q: json.question,
      day: TODAY,
      corpus: state.current.corpus.hash,
      at: `https://judge.example${url}?asOf=${TODAY}`,
    });
  },
);

t.test(
  'the link of an answer for another day leads to that day, and nothing else of the address is lost',
  async t => {
    const { json } = await ask(app, '/v1/keywords/Ratling/counts-as/Creature?asOf=2008-06-03&format=legacy');
    const at = new URL(readReport(json.feedback).at as string);
    t.strictSame(Object.fromEntries(at.searchParams), { asOf: '2008-06-03', format: 'legacy' });
    const { at: again } = readReport(json.feedback);
    t.strictSame((await ask(app, (again as string).replace('https://judge.example', ''))).json, json);
  },
);

t.test('rulings on questions lead to the page with their facts', async t => {
  const { json: question } = await ask(app, '/v1/questions/legacy/imperial-favor');
  const payload = { facts: question.example, asOf: '2008-06-03' };
  const { json } = await ask(app, { method: 'POST', url: '/v1/questions/legacy/imperial-favor', payload });
  const [path, query] = (readReport(json.feedback).at as string).split('?');
  t.equal(path, 'https://judge.example/#/questions/legacy/imperial-favor');
  t.strictSame(Object.fromEntries(new URLSearchParams(query)), {
    facts: JSON.stringify(question.example),
    asOf: '2008-06-03',
  });
  const { json: refused } = await ask(app, { method: 'POST', url: '/v1/questions/x', payload });
  t.notOk(refused.feedback, 'a refusal has no such link');
});

t.test('plain words and cards have the link, too; an object for Discord has not', async t => {
  const { json } = await ask(app, '/v1/ask?q=is+a+ratling+a+creature');
  t.equal(readReport(json.ruling.feedback).q, json.ruling.question);
  const { json: nothing } = await ask(app, '/v1/ask?q=zzz');
  t.equal(nothing.ruling, null);
  const [{ title }] = (await fixtureCards()).cards as unknown as [{ title: string }];
  const card = `/v1/cards/${encodeURIComponent(title)}/counts-as/Samurai`;
  t.ok((await ask(app, card)).json.feedback);
  t.notOk((await ask(app, `${card}?as=discord`)).json.feedback);
});

t.test('the page gets the address with its placeholders; without the setting nothing has a link', async t => {
  t.equal((await ask(app, '/v1/pack')).json.feedback, feedbackUrl);
  const { app: other } = await testService();
  t.equal((await ask(other, '/v1/pack')).json.feedback, null);
  t.notOk('feedback' in (await ask(other, '/v1/keywords/Ratling/counts-as/Creature')).json);
});
