import type { Status } from '../../knowledge/index.js';

/** How a rule stood on a day, in a word or two. */
export const STATUS_NAMES: Record<Status, string> = {
  'not-yet': 'not yet in force',
  'in-force': 'in force',
  unrecorded: 'wording lost',
  ended: 'not in force',
};
