import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CALLS, CallName, Quotation } from '../calls/index.js';
import type { Ruling } from '../engine.js';
import type { RuleDocument } from '../knowledge/index.js';
import { formatFeedback } from '../language/index.js';
import { type OfficialPage, officialWords } from '../loader/index.js';
import {
  makeAskedSheet,
  makeHitsSheet,
  makeRuleSheet,
  makeRulingSheet,
  type Sheet,
} from '../sheets/index.js';

/** What a call answers where it does. */
type AnswerOf<Name extends CallName> = Extract<
  Awaited<ReturnType<(typeof CALLS)[Name]['answer']>>,
  { ok: true }
>['value'];

/**
 * The words of the page that a document restates, marked as a quotation; nothing without the page.
 */
export function quoteOfficial(document: RuleDocument, pages: readonly OfficialPage[]): Quotation[] {
  return officialWords(document, pages)
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map(({ page, heading, paragraphs }) => ({
      quotation: true,
      page,
      heading,
      paragraphs: paragraphs.map(({ number, text }) => ({ number, text })),
    }));
}

/**
 * Where the operator takes reports, a ruling has a link for "this looks wrong". `permalink` is where people find the
 * answer again; without it, the address of the GET on the day of the answer.
 */
function addFeedback(ruling: Ruling, { raw, baseUrl, feedbackUrl }: FastifyRequest, permalink?: string) {
  if (feedbackUrl === null) return ruling;
  const { question, asOf: day, corpus } = ruling;
  const here = new URL(`${baseUrl}${raw.url}`);
  here.searchParams.set('asOf', day);
  const report = { question, day, corpus, permalink: permalink ?? here.href };
  return { ...ruling, feedback: formatFeedback(feedbackUrl, report) };
}

/** Gives the address of the next part of a list in the header `Link`. */
function linkNext<List extends { total: number }>(
  list: List,
  { raw, baseUrl, query }: FastifyRequest,
  reply: FastifyReply,
): List {
  const { limit, offset } = query as { limit: number; offset: number };
  if (offset + limit >= list.total) return list;
  const next = new URL(`${baseUrl}${raw.url}`);
  next.searchParams.set('offset', String(offset + limit));
  reply.header('link', `<${next}>; rel="next"`);
  return list;
}

/** What the API adds to answers: links, the operator's pages, reports, another form. */
export const ADDED: {
  [Name in CallName]?: (value: AnswerOf<Name>, request: FastifyRequest, reply: FastifyReply) => unknown;
} = {
  listRules: linkNext,
  findCards: linkNext,
  getRule(record, { snapshot: { corpus, official } }) {
    const quoted = quoteOfficial(corpus.byId.get(record.id) as RuleDocument, official);
    return quoted.length > 0 ? { ...record, official: quoted } : record;
  },
  async changesFeed({ items }, { baseUrl }, reply) {
    // loaded when it is first asked for: a start needs no feed
    const { formatFeed } = await import('./feed.js');
    reply.type('application/atom+xml; charset=utf-8');
    return formatFeed(items, baseUrl);
  },
  countsAs: (ruling, request) => addFeedback(ruling, request),
  cardCountsAs: (ruling, request) => addFeedback(ruling, request),
  answerQuestion(ruling, request) {
    const { params, body, asOf, baseUrl } = request as FastifyRequest & {
      params: { '*': string };
      body: { facts: object };
    };
    const asked = new URLSearchParams({ facts: JSON.stringify(body.facts), asOf });
    return addFeedback(ruling, request, `${baseUrl}/#/questions/${params['*']}?${asked}`);
  },
  ask: (asked, request) => ({ ...asked, ruling: asked.ruling && addFeedback(asked.ruling, request) }),
  getPack(pack, { snapshot: { corpus, official }, feedbackUrl: feedback }) {
    const quoted = corpus.documents
      .map(document => [document.id, quoteOfficial(document, official)] as const)
      .filter(([, quotations]) => quotations.length > 0);
    return { ...pack, official: Object.fromEntries(quoted), feedback };
  },
};

/** What people are shown of an answer, for the calls that have it as a Discord embed. */
export const SHEETS: { [Name in CallName]?: (value: AnswerOf<Name>) => Sheet } = {
  getRule: makeRuleSheet,
  countsAs: makeRulingSheet,
  cardCountsAs: makeRulingSheet,
  answerQuestion: makeRulingSheet,
  search: makeHitsSheet,
  ask: makeAskedSheet,
};
