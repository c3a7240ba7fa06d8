import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import t from 'tap';
import * as z from 'zod';
import { EVENT_TYPES, replay, replaySchema } from '../../../src/resolver/table/index.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';
import { makeSetup, readCases } from './case.js';
import { games } from './game.js';

const corpus = await shippedCorpus();
const schema = z.toJSONSchema(replaySchema, { unrepresentable: 'any' });
const check = new Ajv2020({ strict: false, allErrors: true }).compile(schema);

t.test(
  'every answer is as the schema has it, and every event and consequence of the schema occurs',
  async t => {
    const events = new Set<string>();
    const seen = new Set<string>();
    const codes = new Set<string>();
    const games200 = fc.sample(games, 200);
    const cases = readCases().flatMap(({ cases }) =>
      cases.map(one => ({
        players: one.players,
        events: [...makeSetup(one), ...(one.events ?? []).map(entry => entry.do)],
      })),
    );
    const whole = [...games200, ...cases].map(game => ({ ...game, edit: undefined }));
    const edited = cases
      .filter(({ events }) => events.length > 1)
      .map(game => ({ ...game, edit: { at: 1 } }));
    for (const { edit, ...game } of [...whole, ...edited]) {
      const outcome = replay(corpus, game.players, game.events, TODAY, { edit });
      if (!outcome.ok) throw new Error(outcome.problem.message);
      if (!check(JSON.parse(JSON.stringify(outcome.value)))) {
        t.fail('an answer departs from its schema', { errors: check.errors?.slice(0, 3), game });
        return;
      }
      for (const { event, legal, problem, consequences } of outcome.value.steps) {
        if (legal) events.add((event as { type: string }).type);
        if (problem) codes.add(problem.code);
        for (const { type } of consequences) seen.add(type);
      }
    }
    const { $defs } = schema as unknown as {
      $defs: { Consequence: { oneOf: { properties: { type: { const: string } } }[] } };
    };
    const { oneOf } = $defs.Consequence;
    t.strictSame([...seen].sort(), oneOf.map(({ properties }) => properties.type.const).sort());
    t.strictSame([...events].sort(), [...EVENT_TYPES].sort());
    t.ok(codes.size > 12, [...codes].join(', '));
  },
);
