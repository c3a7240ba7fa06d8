import type { Socket } from 'node:net';
import t from 'tap';
import { answerBrokenRequest } from '../../src/api/errors.js';
import { makeSnapshot, makeState } from '../../src/api/index.js';
import { testCorpus, testDocument } from '../support/documents.js';

const state = makeState(makeSnapshot({ corpus: testCorpus([testDocument('legacy/yu')]) }));

/** What is written to a socket, or that it was given up. */
function answerTo(code: string, writable = true): string {
  let sent = '';
  const socket = {
    writable,
    once() {},
    end(text: string) {
      sent = text;
    },
    destroy() {
      sent = 'destroyed';
    },
  };
  const error = Object.assign(new Error('broken'), { code });
  answerBrokenRequest(state)(error, socket as unknown as Socket);
  return sent;
}

t.test('a request that arrives too slowly is refused with a reason', async t => {
  const answer = answerTo('ERR_HTTP_REQUEST_TIMEOUT');
  t.match(answer, /^HTTP\/1\.1 408 Request Timeout\r\n/);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  t.match(JSON.parse(body), { code: 'timed-out', status: 408 });
  t.match(head, `Content-Length: ${Buffer.byteLength(body)}`);
  t.match(head, 'Corpus-Hash: test');
});

t.test('nothing is sent to a connection that is closed', async t => {
  t.equal(answerTo('ECONNRESET'), 'destroyed');
  t.equal(answerTo('HPE_INVALID_METHOD', false), 'destroyed');
});
