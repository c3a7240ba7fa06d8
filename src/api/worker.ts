import { move, workerData } from 'piscina';
import { makeLargeAnswers, type Task } from './large-call.js';

const answer = makeLargeAnswers(workerData);

/** What a thread of the pool does with a task. */
export default async function answerTask(task: Task) {
  const answered = await answer(task);
  // handed over, not copied
  if (answered.bytes) move(answered.bytes.buffer);
  return answered;
}
