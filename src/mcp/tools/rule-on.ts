import * as z from 'zod';
import { replayRequestSchema, STEP_LIMIT } from '../../engine.js';
import { orJson, succeed } from '../../knowledge/index.js';
import { formatOfPlay, makeTool } from '../tool.js';

export const askTool = makeTool({
  name: 'ask',
  title: 'Ask in plain words',
  description:
    'A question in plain words. `ruling` is computed only where the question was understood beyond doubt, see `interpretation`; ' +
    'else it is null, `candidates` are questions that may have been meant, each ruled on, and `hits` are the rules that fit. ' +
    'A day in the question is the day of the answer.',
  input: { question: z.string().max(2000) },
  async answer({ ask, today }, { question }, asOf) {
    return succeed(await ask(question, { asOf, today: today() }));
  },
});

export const countsAsTool = makeTool({
  name: 'counts_as',
  title: 'Does one keyword count as another?',
  description:
    'Whether a card with the keyword `from` is considered to have the keyword `to`, with the shortest proof. Verdict ' +
    '`unknown`: the words that decide that day are lost. It is not a `no`.',
  input: {
    from: z.string().describe('The keyword that the card has, for instance Ratling.'),
    to: z.string().describe('The keyword that is asked about, for instance Creature.'),
    format: formatOfPlay,
    card: z.string().max(200).optional().describe('Title of the card whose text asks.'),
    purpose: z.string().max(40).optional().describe('`join`: joining a player of that card.'),
  },
  answer: ({ judge }, input, asOf) => judge.countsAs({ ...input, asOf }),
});

export const questionTool = makeTool({
  name: 'question',
  title: 'Rule on a question with facts',
  description:
    'Without `id`: every question that can be asked. With `id` alone: its facts as JSON Schema, and an example. With ' +
    '`facts`: the ruling; facts that are left out and still matter come back as `needs`.',
  input: {
    id: z.string().max(200).optional().describe('For instance multiplayer/combat-order.'),
    facts: orJson(z.record(z.string(), z.unknown())).optional(),
    format: formatOfPlay,
  },
  async answer({ judge, answer }, { id, facts, format }, day) {
    if (id === undefined) {
      return succeed({
        questions: judge.questions().map(({ id, title, verdicts }) => ({ id, title, verdicts })),
      });
    }
    return facts === undefined ? judge.question(id) : answer(id, facts, day, format);
  },
});

export const replayTool = makeTool({
  name: 'replay',
  title: 'Replay a multiplayer game',
  description:
    'Rules on every event of a multiplayer game in order, says what follows from each, and after the last one whose ' +
    'opportunity it is, what that player may do, and why. An event that is not legal leaves the table as it was. ' +
    'With `edit` it lists every event that an undo or a correction changes.',
  input: replayRequestSchema.omit({ asOf: true }).shape,
  answer: ({ judge }, { players, events, from, edit }, day) =>
    judge.replay(players, events, day, { from, edit, limit: STEP_LIMIT }),
});
