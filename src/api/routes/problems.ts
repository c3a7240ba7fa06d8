import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import { DECK_CODES } from '../../decks/index.js';
import { CODE_GROUPS, type Code, statusOf } from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import {
  type CodeGroup,
  formatNotFoundPage,
  formatProblemPage,
  formatProblemsPage,
} from '../../pages/index.js';
import { answerAsPages, HTML } from './as-page.js';
import { type App, CACHED } from './route.js';

const LIST = { url: '/problems', title: 'All codes' };

// a code that only operators meet, or the steps of a replay, is no answer to a request
function nameStatus(code: Code): string | null {
  const status = statusOf(code);
  return status === 500 && code !== 'internal-error' ? null : `${status} ${STATUS_CODES[status]}`;
}

const GROUPS: readonly CodeGroup[] = [
  ...Object.entries(CODE_GROUPS).map(([heading, codes]) => ({
    heading,
    codes: Object.entries(codes).map(([name, { title, fix }]) => {
      const code = name as Code;
      return { code, meaning: title, cure: fix, status: nameStatus(code) };
    }),
  })),
  {
    heading: 'Decks',
    codes: Object.entries(DECK_CODES).map(([code, { severity, title, fix }]) => ({
      code,
      meaning: title,
      cure: fix,
      status: severity,
    })),
  },
];
const PAGES = new Map(GROUPS.flatMap(group => group.codes.map(one => [one.code, { one, group }] as const)));

/** `/problems` and `/problems/{code}`: what `type` of problem details leads to. */
export async function problemsRoutes(app: App): Promise<void> {
  answerAsPages(app, LIST);
  const querystring = z.strictObject({});

  app.get('/problems', { config: CACHED, schema: { hide: true, querystring } }, ({ baseUrl }, reply) =>
    reply.type(HTML).send(formatProblemsPage(GROUPS, baseUrl)),
  );

  app.get(
    '/problems/:code',
    { config: CACHED, schema: { hide: true, querystring, params: z.object({ code: z.string() }) } },
    ({ params: { code }, baseUrl }, reply) => {
      reply.type(HTML);
      const found = PAGES.get(code);
      if (found) return reply.send(formatProblemPage(found.one, found.group, baseUrl));
      const near = nearest(code.slice(0, 60), PAGES.keys()).map(name => ({
        url: `/problems/${name}`,
        title: name,
      }));
      const message = `No problem has the code "${code.slice(0, 60)}".`;
      const said = {
        title: 'No such code',
        message,
        cure: 'The list has every code that there is.',
        list: LIST,
      };
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send(formatNotFoundPage({ ...said, near }, baseUrl));
    },
  );
}
