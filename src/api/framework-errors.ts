import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../knowledge/index.js';
import { answerError } from './errors.js';
import { makeProblemDetails, PROBLEM_TYPE } from './problem.js';
import type { State } from './state.js';

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
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const details = makeProblemDetails([readBroken(error)], '/');
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
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
