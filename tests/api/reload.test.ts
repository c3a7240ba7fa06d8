import t from 'tap';
import { type Loaded, makeReload, makeSnapshot, makeState } from '../../src/api/index.js';
import { testCorpus, testDocument } from '../support/documents.js';

const snapshotOf = (hash: string) => makeSnapshot({ corpus: testCorpus([testDocument('legacy/yu')], hash) });
const problem = { code: 'bad-tag', message: 'No.', file: 'a.md' } as const;

function makeLog() {
  const lines: string[] = [];
  const write = (level: string) => (details: object, message: string) => {
    lines.push(`${level} ${message} ${JSON.stringify(details)}`);
  };
  return { lines, info: write('info'), error: write('error') };
}

t.test('all or nothing: a load with problems leaves what answers', async t => {
  const first = snapshotOf('one');
  const state = makeState(first);
  const log = makeLog();
  let loaded: Loaded = { snapshot: null, problems: [problem] };
  const reload = makeReload(state, async () => loaded, log);
  await reload();
  t.equal(state.current, first);
  t.strictSame(state.problems, [problem]);
  t.match(log.lines, [/^error .*a\.md: No\. \[bad-tag\].*"corpus":"one"/]);
  loaded = { snapshot: snapshotOf('two'), problems: [] };
  await reload();
  t.equal(state.current.corpus.hash, 'two');
  t.strictSame(state.problems, []);
  t.strictSame(state.loads, { good: 2, bad: 1 });
  t.match(log.lines[1], /^info .*"corpus":"two","documents":1/);
});

t.test('an exception in a load is a problem like any other', async t => {
  const first = snapshotOf('one');
  const state = makeState(first);
  const log = makeLog();
  const failing = async () => {
    throw new Error('too many open files');
  };
  await makeReload(state, failing, log)();
  t.equal(state.current, first);
  t.match(state.problems, [{ code: 'internal-error', found: 'too many open files' }]);
  t.match(log.lines, [/^error .*too many open files/]);
});

t.test('calls that come while one load runs bring one more load, after it', async t => {
  const state = makeState(snapshotOf('zero'));
  const begun: ((loaded: Loaded) => void)[] = [];
  const reload = makeReload(state, () => new Promise(resolve => begun.push(resolve)), makeLog());
  const first = reload();
  const second = reload();
  t.equal(reload(), second, 'one edit more does not make one load more');
  t.equal(begun.length, 1);
  begun[0]?.({ snapshot: snapshotOf('one'), problems: [] });
  await first;
  await new Promise(setImmediate);
  t.equal(begun.length, 2);
  begun[1]?.({ snapshot: snapshotOf('two'), problems: [] });
  await second;
  t.equal(state.current.corpus.hash, 'two');
  const third = reload();
  t.equal(begun.length, 3);
  begun[2]?.({ snapshot: null, problems: [problem] });
  await third;
  t.equal(state.current.corpus.hash, 'two');
});
