/** The words by which each question with facts is recognised. Orders, which need seats, are read elsewhere. */
import type { Cue } from '../cue.js';
import { BATTLE_CUES } from './legacy-battle.js';
import { CARD_CUES } from './legacy-cards.js';
import { SETUP_CUES } from './legacy-setup.js';
import { MULTIPLAYER_CUES } from './multiplayer.js';

export const CUES: readonly Cue[] = [...SETUP_CUES, ...CARD_CUES, ...BATTLE_CUES, ...MULTIPLAYER_CUES];
