import t from 'tap';
import { makeRuleRecord, type RuleRecord } from '../../src/knowledge/index.js';
import { formatRulePage, html, type Quoted, showContext } from '../../src/pages/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const options = { official: [] as Quoted[], baseUrl: 'https://judge.example', asked: null };

function recordOf(id: string, day = TODAY): RuleRecord {
  const document = corpus.byId.get(id);
  if (!document) throw new Error(id);
  return makeRuleRecord(corpus, document, day);
}

t.test('a link that is pasted elsewhere unfolds from the head of the page', async t => {
  const record = recordOf('legacy/keywords/creature-nonhuman');
  const page = formatRulePage(record, options);
  t.ok(page.startsWith('<!doctype html>\n<html lang="en">'));
  t.ok(page.includes(`<meta property="og:title" content="${record.title}">`));
  t.ok(page.includes(`<meta property="og:description" content="${record.answer}">`));
  t.ok(
    page.includes(
      '<meta property="og:url" content="https://judge.example/rules/legacy/keywords/creature-nonhuman">',
    ),
  );
  t.ok(page.includes('<meta name="viewport" content="width=device-width, initial-scale=1">'));
  t.notMatch(page, /<script|<link rel="stylesheet"|style=|\son\w+=/);
});

t.test('the page of a day keeps the day in its links', async t => {
  const asked = '2008-06-02';
  const page = formatRulePage(recordOf('legacy/keywords/creature-nonhuman', asked), { ...options, asked });
  t.ok(page.includes('href="/rules/legacy/keywords/explicit-distinctions?asOf=2008-06-02"'));
  t.ok(page.includes('href="/v1/rules/legacy/keywords/creature-nonhuman?asOf=2008-06-02"'));
  t.ok(page.includes('name="asOf" value="2008-06-02"'));
  t.match(page, /wording lost on June 2, 2008/);
  t.match(page, /This rule existed on June 2, 2008, but its wording then is lost\./);
  t.match(page, /Below is its wording of <a href=[^>]*asOf=2008-06-03">June 3, 2008<\/a>/);
  t.match(page, /<p class="caveat" role="note">/);
  t.match(page, /<div class="words other-day"><p>/);
});

t.test('history stands as a line of time; a part is called one', async t => {
  t.match(
    formatRulePage(recordOf('legacy/keywords/creature-nonhuman'), options),
    /<li class="here".*November 29, 2026.*<\/li>\n<li><a href="\/rules\/legacy\/keywords\/creature-nonhuman\?asOf=2008-06-03"><time datetime="2008-06-03">June 3, 2008<\/time><\/a> <span>CHANGED June 03 2008<\/span><\/li><\/ol>/,
  );
  t.match(formatRulePage(recordOf('legacy/ancestors'), options), /\(a part of the rule\)/);
  const undated = formatRulePage(recordOf('legacy/winds'), options);
  t.match(undated, /No dated changes\./);
  t.match(undated, /<span class="tag">undated<\/span>/);
});

t.test('keyword relations: one line for an equivalence, one for each implication', async t => {
  t.match(
    formatRulePage(recordOf('legacy/keywords/creature-nonhuman'), options),
    /<ul><li>Creature = Nonhuman<\/li><\/ul>/,
  );
  t.match(
    formatRulePage(recordOf('legacy/keywords/nonhuman-ogre-ratling'), options),
    /<li>Ogre → Nonhuman<\/li><li>Ratling → Nonhuman<\/li>/,
  );
});

t.test('the source, with its operation and its author where it has them', async t => {
  const record = recordOf('legacy/winds');
  const show = (more: Partial<RuleRecord['source']>) =>
    formatRulePage({ ...record, source: { ...record.source, operation: null, by: null, ...more } }, options);
  const { title, heading } = record.source;
  t.ok(show({}).includes(`<p>${title}, ${heading}</p>`));
  t.ok(show({ by: 'A. Judge' }).includes(`<p>${title}, ${heading}, by A. Judge</p>`));
  t.ok(show({ operation: 'Replace' }).includes(`${heading} <span class="meta">(Replace)</span></p>`));
});

t.test('official words stand as a quotation, with their place', async t => {
  const official = [
    {
      heading: 'p. 21',
      paragraphs: [
        { number: 1, text: 'One <b>.' },
        { number: 2, text: 'Two.' },
      ],
    },
  ];
  const page = formatRulePage(recordOf('legacy/winds'), { ...options, official });
  t.match(
    page,
    /<figcaption>The official page, p\. 21:<\/figcaption>\n<blockquote><p>One &lt;b&gt;\.<\/p><p>Two\.<\/p><\/blockquote>/,
  );
  t.notMatch(formatRulePage(recordOf('legacy/winds'), options), /<blockquote>/);
});

t.test('on the judge’s page a rule leads to its place on the source page, and shows each change', async t => {
  const { html: shown } = showContext(recordOf('legacy/keywords/creature-nonhuman'), {
    link: path => `#${path}`,
    official: [],
    place: 'https://source.example/#p21',
    beforeAfter: day => html`<p>${day}</p>`,
  });
  t.match(shown, '<a href="https://source.example/#p21"');
  t.match(shown, '<details><summary>Before and after</summary><p>2008-06-03</p></details>');
});

t.test('nothing of a document becomes markup, but its Markdown', async t => {
  const text = [
    '**bold** <script>alert(1)</script>',
    '',
    '<img src=x onerror=alert(1)>',
    '',
    '![pixel](https://x.y/z.png) [bad](javascript:alert(1)) [out](//x.y) [back](/\\x.y) [tab](</\t/x.y>) [in](/rules/legacy/winds) [web](https://x.y)',
  ].join('\n');
  const record = {
    ...recordOf('legacy/winds'),
    title: '<i>"Winds"</i>',
    text,
    see: [],
    citedBy: [],
    recorded: null,
  };
  const page = formatRulePage(record, options);
  t.notMatch(page, /<script>|<img|href="javascript:|href="\/[/\\\s]|<i>/);
  t.ok(page.includes('<strong>bold</strong>'));
  t.ok(page.includes('<a href="/rules/legacy/winds">in</a>'));
  t.ok(page.includes('<a href="https://x.y">web</a>'));
  t.ok(page.includes('<title>&lt;i&gt;&quot;Winds&quot;&lt;/i&gt;</title>'));
  t.notMatch(page, /See also|Referred to by/);
});

t.test('a rule that never had words says only that', async t => {
  const record = { ...recordOf('legacy/keywords/creature-nonhuman', '2008-06-02'), recorded: null };
  const page = formatRulePage(record, options);
  t.match(page, /its wording then is lost\./);
  t.notMatch(page, /its wording of/);
});

t.test('the page of every document is made, on every day of a change', async t => {
  for (const document of corpus.documents)
    for (const day of [TODAY, ...corpus.changeDays]) {
      const page = formatRulePage(recordOf(document.id, day), options);
      t.ok(page.endsWith('</html>\n'), document.id);
      t.notMatch(page, /\[object|undefined/, document.id);
    }
});
