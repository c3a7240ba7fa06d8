import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Code, Corpus, Problem } from '../knowledge/index.js';
import { LINGER } from './connections.js';
import { makeProblemDetails, PROBLEM_TYPE, RequestError, sendProblem } from './problem.js';
import type { State } from './state.js';

/** Faults that the framework finds before a route runs: their code, and how to fix the request. */
const FAULTS: Readonly<Record<string, { code: Code; message: string; cure: string }>> = {
  FST_ERR_BAD_URL: {
    code: 'bad-request',
    message: 'The address has a percent sign that encodes nothing.',
    cure: 'Write a percent sign as %25, and encode what follows as UTF-8.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'too-large',
    message: 'The body is larger than the service takes.',
    cure: 'Send less at once.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'bad-request',
    message: 'The body is not as long as Content-Length says.',
    cure: 'Send the number of bytes, not of characters.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported-media-type',
    message: 'The service does not read bodies of this type.',
    cure: 'Send JSON with Content-Type: application/json.',
  },
  FST_ERR_MAX_PARAM_LENGTH: {
    code: 'bad-request',
    message: 'A part of the address is too long.',
    cure: 'Shorten it.',
  },
};

/** What serving the files of the page can find wrong with a request. */
const BY_STATUS: Readonly<Record<number, Code>> = { 412: 'precondition-failed', 416: 'bad-range' };

// a caller who gives an invalid date may wonder which days there are
function addRecord(problem: Problem, corpus: Corpus | undefined): Problem {
  const [first] = corpus?.changeDays ?? [];
  if (problem.code !== 'bad-day' || first === undefined) return problem;
  const last = corpus?.changeDays.at(-1);
  return { ...problem, cure: `${problem.cure} The changes on record run from ${first} to ${last}.` };
}

/**
 * What a thrown error means to a caller, with the days of the documents where they help. What is not the caller's fault
 * is answered without any detail.
 */
export function readError(
  error: Error & Partial<FastifyError>,
  corpus: Corpus | undefined,
): readonly [Problem, ...Problem[]] {
  if (error instanceof RequestError) {
    const [first, ...rest] = error.problems;
    return [addRecord(first, corpus), ...rest.map(problem => addRecord(problem, corpus))];
  }
  const fault = FAULTS[error.code ?? ''];
  if (fault) return [fault];
  const status = error.statusCode ?? 500;
  const code = BY_STATUS[status];
  if (code) return [{ code, message: `${error.message}.` }];
  if (status >= 400 && status < 500) return [{ code: 'bad-request', message: `${error.message}.` }];
  return [{ code: 'internal-error', message: 'The service failed on this request; the fault is not yours.' }];
}

// each call has its own limit, so that only the request can tell it
function sayBodyLimit(
  problem: Problem,
  { code }: Partial<FastifyError>,
  { routeOptions }: FastifyRequest,
): Problem {
  if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return problem;
  return {
    ...problem,
    cure: `Send at most ${routeOptions.bodyLimit.toLocaleString('en-US')} bytes at once.`,
  };
}

/** Answers every error as problem details, and logs those of the service itself. */
export function answerError(
  error: Error & Partial<FastifyError>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // what the router cannot read has no snapshot
  const [first, ...rest] = readError(error, request.snapshot?.corpus);
  const problems: [Problem, ...Problem[]] = [sayBodyLimit(first, error, request), ...rest];
  if (problems[0].code === 'internal-error') request.log.error({ err: error, reqId: request.id }, 'failed');
  sendProblem(reply, problems);
}

/** Answers what the router cannot read. No hook runs for it, so it gets the headers that matter here. */
export function answerUnroutable(state: State) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply
      .header('corpus-hash', state.current.corpus.hash)
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('access-control-allow-origin', '*');
    answerError(error, request, reply);
  };
}

function readBroken({ code }: NodeJS.ErrnoException): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const cure = 'Keep address and headers below 16 KiB in all; send long lists as the body of a POST.';
    return { code: 'headers-too-large', message: 'Address and headers are too long.', cure };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { code: 'timed-out', message: 'The request took too long to arrive.', cure: 'Send it again.' };
  }
  return { code: 'bad-request', message: 'This is not HTTP.', cure: 'Send an HTTP/1.1 request.' };
}

/** Answers what is no readable HTTP request: there is no reply to send, only the socket. */
export function answerBrokenRequest(state: State) {
  const answered = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // what comes after the first fault is not read: the answer is on its way, and the connection about to end
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const details = makeProblemDetails([readBroken(error)], '/');
    // a caller who drips is cut in time, another may still be sending
    const patience = details.code === 'timed-out' ? LINGER / 4 : LINGER;
    const body = JSON.stringify(details);
    const head = [
      `HTTP/1.1 ${details.status} ${STATUS_CODES[details.status]}`,
      `Content-Type: ${PROBLEM_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Corpus-Hash: ${state.current.corpus.hash}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Access-Control-Allow-Origin: *',
      'Connection: close',
    ];
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.once('close', () => clearTimeout(timer));
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
