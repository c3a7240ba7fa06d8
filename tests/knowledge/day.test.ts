import fc from 'fast-check';
import t from 'tap';
import { dayBefore, formatDay, isDay, makeDay, parseDay } from '../../src/knowledge/index.js';

t.test('days of the calendar, and no others', async t => {
  for (const day of ['2008-06-03', '2008-02-29', '1999-12-31', '2000-02-29']) t.ok(isDay(day), day);
  for (const text of [
    '2008-02-30',
    '2007-02-29',
    '1900-02-29',
    '2008-13-01',
    '2008-00-10',
    '2008-06-00',
    '2008-6-3',
    'June 3',
    '2008-06-03T00:00',
    ' 2008-06-03',
    '0000-01-01',
    '',
  ])
    t.notOk(isDay(text), text);
  t.equal(makeDay(2008, 2, 30), null);
  t.equal(makeDay(2008, 2, 29), '2008-02-29');
});

t.test('a bad day says what would be right', async t => {
  t.same(parseDay('2008-06-03'), { ok: true, value: '2008-06-03' });
  const bad = parseDay('June 3');
  t.match(bad, { ok: false, problem: { code: 'bad-day', found: 'June 3', cure: /YYYY-MM-DD/ } });
  for (const found of ['0001-01-01', '99999-01-01', '-2008-06-03'])
    t.match(parseDay(found), {
      problem: {
        message: `"${found}" is not in a year that is read.`,
        found,
        cure: 'Name a day of the years from 1000 to 9999.',
      },
    });
  t.match(parseDay('2008-02-30'), { problem: { message: '"2008-02-30" is not a day.' } });
});

t.test('the day before, and a day for people', async t => {
  t.equal(dayBefore('2008-06-03'), '2008-06-02');
  t.equal(dayBefore('2008-03-01'), '2008-02-29');
  t.equal(dayBefore('2008-01-01'), '2007-12-31');
  t.equal(formatDay('2008-06-03'), 'June 3, 2008');
});

t.test('every day of the calendar is read, and precedes the next', async () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, date => {
      const day = date.toISOString().slice(0, 10);
      return parseDay(day).ok && dayBefore(day) < day;
    }),
  );
});
