import t from 'tap';
import { checkSpan, readSpan } from '../../src/knowledge/index.js';

const TODAY = '2026-11-29';

t.test('a span of days, to today where no last day is given', async t => {
  const span = { from: '2008-06-19', to: '2008-06-20' };
  t.strictSame(readSpan(span, TODAY), { ok: true, value: span });
  t.strictSame(readSpan({ from: TODAY }, TODAY), { ok: true, value: { from: TODAY, to: TODAY } });
});

t.test('every bad day of it is told', async t => {
  const read = readSpan({ from: 'June', to: '2008-02-30' }, TODAY, '--');
  t.match(read, {
    ok: false,
    problem: { code: 'bad-day', field: '--from', others: [{ code: 'bad-day', field: '--to' }] },
  });
  t.match(readSpan({ from: '2008-06-03', to: 'now' }, TODAY), {
    problem: { code: 'bad-day', field: 'to', others: undefined },
  });
});

t.test('one that ends before it begins is told the right way round', async t => {
  const problem = {
    code: 'bad-span',
    field: 'to',
    found: '2008-06-19',
    cure: /from 2008-06-19, to 2008-06-20\.$/,
  };
  t.match(readSpan({ from: '2008-06-20', to: '2008-06-19' }, TODAY), { ok: false, problem });
  t.match(readSpan({ from: '2030-01-01' }, TODAY), { problem: { code: 'bad-span', found: TODAY } });
  t.equal(checkSpan('since', TODAY, 'until', TODAY), null);
});
