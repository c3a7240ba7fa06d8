import * as z from 'zod';
import { questionSchema, rulingSchema } from '../../engine.js';
import { corpusHashSchema, orJson, succeed } from '../../knowledge/index.js';
import { sendOutcome } from '../problem.js';
import { asOfSchema, asSchema, formatOfPlay } from '../schemas.js';
import { type App, describeCall, partsOf, presentOutcome, read } from './route.js';

/** In bytes. Facts are few and short; they are read on the loop that answers. */
const BODY_LIMIT = 64 * 1024;
const tag = 'questions';
const url = '/v1/questions/*';

/** `/v1/questions`: what can be asked with facts, and the rulings. */
export async function questionsRoutes(app: App): Promise<void> {
  read(
    app,
    '/v1/questions',
    {
      tag,
      id: 'listQuestions',
      summary: 'What can be asked with facts',
      answer: z.object({ items: z.array(questionSchema), total: z.int(), corpus: corpusHashSchema }),
    },
    ({ snapshot: { corpus, judge } }) => {
      const items = judge.questions();
      return succeed({ items, total: items.length, corpus: corpus.hash });
    },
  );

  read(
    app,
    url,
    {
      tag,
      id: 'getQuestion',
      summary: 'One question: its facts as JSON Schema, and an example',
      answer: questionSchema,
    },
    ({ params: { '*': id }, snapshot: { judge } }) => judge.question(id),
  );

  const summary = 'The ruling on a question; without all the facts, what still matters';
  const schema = {
    ...describeCall({ tag, id: 'answerQuestion', summary, answer: rulingSchema }),
    params: partsOf(url),
    querystring: z.strictObject({ as: asSchema }),
    body: z.strictObject({
      facts: orJson(z.record(z.string(), z.unknown())).default({}),
      asOf: asOfSchema,
      format: formatOfPlay,
    }),
  };
  app.post(url, { bodyLimit: BODY_LIMIT, schema }, async (request, reply) => {
    const { params, query, body, snapshot, asOf, baseUrl } = request;
    const asked = new URLSearchParams({ facts: JSON.stringify(body.facts), asOf });
    const page = `${baseUrl}/#/questions/${params['*']}?${asked}`;
    const ruling = await snapshot.answer(params['*'], body.facts, asOf, body.format);
    return sendOutcome(reply, presentOutcome(request, ruling, query.as, page));
  });
}
