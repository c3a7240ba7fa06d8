import * as z from 'zod';
import type { Draft } from '../ruling.js';
import { choiceFields, type Next } from './decision.js';
import { nextInAction, nextInCombat } from './events/actions.js';
import { nextBattle, nextInResolution } from './events/battle.js';
import { nextInDeclaration } from './events/declaration.js';
import { nextAfterGame } from './events/elimination.js';
import { nextAfterManeuvers, nextInManeuvers } from './events/maneuvers.js';
import { nextBeforeTurns, nextInTurn } from './events/turns.js';
import { EVENT_TYPES } from './events.js';
import { openPoints } from './opportunity.js';
import type { InAttack, InRound, Phase, State } from './state.js';

/** One thing that may be done next, as the event that records it. */
export const choiceSchema = z
  .object({ type: z.enum(EVENT_TYPES), ...choiceFields })
  .meta({ id: 'Choice', description: 'One thing that may be done next, as the event that records it.' });
export type Choice = z.output<typeof choiceSchema>;

// a phase comes with what it needs: an attack, opportunities that go around, a turn
const NEXT: Record<Phase, (state: InAttack & InRound) => Next> = {
  'between-turns': nextBeforeTurns,
  turn: nextInTurn,
  action: nextInAction,
  declaration: nextInDeclaration,
  maneuvers: nextInManeuvers,
  assigned: nextAfterManeuvers,
  combat: nextInCombat,
  resolution: nextInResolution,
  battles: nextBattle,
  'game-over': nextAfterGame,
};

/** Whose opportunity it is after the last event, and what may be done. */
export function tellNext(state: State): { player: string | null; may: Choice[]; draft: Draft } {
  const next = NEXT[state.phase](state as InAttack & InRound);
  const { player = null, may, text, rule, verdict = 'value', caveats = [], ...rest } = next;
  const question = 'Whose opportunity is it, and what may be done?';
  const open = state.outcome ? [] : openPoints(state);
  const steps = [{ text, rule }];
  const draft: Draft = { ...rest, question, verdict, value: player, steps, caveats: [...caveats, ...open] };
  return { player, may: may as Choice[], draft };
}
