import { workerData } from 'piscina';
import { makeLargeAnswers } from './large-call.js';

/** What a thread of the pool does with a task. */
export default makeLargeAnswers(workerData);
