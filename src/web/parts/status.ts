import type { Status } from '../../knowledge/index.js';

/** How a rule stood on a day, in a word or two. */
export const STATUS_NAMES: Record<Status, string> = {
  'not-yet': 'not yet a rule',
  'in-force': 'in force',
  unrecorded: 'words not on record',
  ended: 'ended',
};
