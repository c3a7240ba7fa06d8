import * as z from 'zod';
import { corpusHashSchema } from '../../knowledge/index.js';
import { questionSchema, rulingSchema } from '../../resolver/index.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, asSchema, formatOfPlay, noQuery } from '../schemas.js';
import { type App, CACHED, describeCall, presentRuling } from './route.js';

/** In bytes. Facts are few and short; they are read on the loop that answers. */
const BODY_LIMIT = 64 * 1024;
const params = z.object({ '*': z.string().describe('The id, slashes and all.') });
const listAnswer = z.object({ items: z.array(questionSchema), total: z.int(), corpus: corpusHashSchema });

/** `/v1/questions`: what can be asked with facts, and the rulings. */
export async function questionsRoutes(app: App): Promise<void> {
  app.get(
    '/v1/questions',
    {
      config: CACHED,
      schema: describeCall('questions', 'listQuestions', 'What can be asked with facts', listAnswer, {
        querystring: noQuery,
      }),
    },
    ({ snapshot: { corpus, judge } }, reply) => {
      const items = judge.questions();
      return reply.send({ items, total: items.length, corpus: corpus.hash });
    },
  );

  app.get(
    '/v1/questions/*',
    {
      config: CACHED,
      schema: describeCall(
        'questions',
        'getQuestion',
        'One question: its facts as JSON Schema, and an example',
        questionSchema,
        { params, querystring: noQuery },
      ),
    },
    ({ params: { '*': id }, snapshot: { judge } }, reply) => sendOutcome(reply, judge.question(id)),
  );

  app.post(
    '/v1/questions/*',
    {
      bodyLimit: BODY_LIMIT,
      schema: describeCall(
        'questions',
        'answerQuestion',
        'The ruling on a question; without all the facts, what still matters',
        rulingSchema,
        {
          params,
          querystring: z.strictObject({ as: asSchema }),
          body: z.strictObject({
            facts: z.record(z.string(), z.unknown()).default({}),
            asOf: asOfSchema,
            format: formatOfPlay,
          }),
        },
      ),
    },
    async (request, reply) => {
      const { params, query, body, snapshot, today, baseUrl } = request;
      const { facts, asOf = today, format } = body;
      const ruling = await snapshot.answer(params['*'], facts, asOf, format);
      return sendOutcome(reply, ruling, value => {
        const asked = new URLSearchParams({ facts: JSON.stringify(facts), asOf });
        return presentRuling(request, value, query.as, `${baseUrl}/#/questions/${params['*']}?${asked}`);
      });
    },
  );
}
