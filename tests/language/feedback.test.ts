import t from 'tap';
import { formatFeedback } from '../../src/language/index.js';

const report = {
  question: 'Is {day} a "Ratling" & more?',
  day: '2008-06-03',
  corpus: 'abc',
  permalink: 'https://judge.example/#/ask?q=Ratling&asOf=2008-06-03',
};

t.test('each part is encoded, wherever and however often it stands', async t => {
  const filled = formatFeedback(
    'https://x.example/?a={question}&b={day}&c={corpus}&d={permalink}&e={day}',
    report,
  );
  const { searchParams } = new URL(filled);
  t.strictSame(
    [...searchParams.values()],
    [report.question, report.day, report.corpus, report.permalink, report.day],
  );
});

t.test('what an address cannot hold is left out; a part that is too long ends in a mark', async t => {
  const fill = (question: string) =>
    decodeURIComponent(formatFeedback('{question}', { ...report, question }));
  t.equal(fill('a\ud800b'), 'ab');
  t.equal(fill('\u{1f409}'), '\u{1f409}');
  t.equal(fill('x'.repeat(1500)), 'x'.repeat(1500));
  t.equal(fill(`${'x'.repeat(1499)}\u{1f409}y`), `${'x'.repeat(1499)}…`);
});
