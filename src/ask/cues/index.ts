/**
 * How people ask the questions that rule documents answer by conditions. A procedure has its cue in its own file, and
 * orders, which need seats, are read elsewhere.
 */
import type { Cue } from '../../resolver/index.js';
import { LEGACY_CUES } from './legacy.js';
import { MULTIPLAYER_CUES } from './multiplayer.js';

export const DOCUMENT_CUES: readonly Cue[] = [...LEGACY_CUES, ...MULTIPLAYER_CUES];
