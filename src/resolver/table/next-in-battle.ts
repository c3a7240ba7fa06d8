import { combatCaveats } from '../orders/index.js';
import { invitingSides, leaderlessCaveats, sideOf } from './attack.js';
import { type Choice, type NextDraft, passing, say } from './next-draft.js';
import type { Attack, Round, State } from './state.js';

/** In a Combat Segment. */
export function inCombat(state: State, attack: Attack, { to, opened }: Round): NextDraft {
  const sides = invitingSides(attack, to);
  const own = sideOf(attack, to);
  const caveats = leaderlessCaveats(state, attack);
  const first = attack.battle?.first ?? null;
  const order = opened ? [] : combatCaveats(state.seats, { defender: attack.defender, first });
  const rule = 'multiplayer/attack/combat-order';
  if (!own && sides.length === 0) {
    return say(to, [passing], {
      answer: `It is ${to}’s opportunity, but ${to} is not allied and was not invited, so ${to} can only pass.`,
      text: 'A non-allied player whom neither leader invited may not act at this battle.',
      rule: 'multiplayer/attack/acting-without-units',
      caveats: [...order, ...caveats],
    });
  }
  const may: Choice[] = [
    { type: 'act', what: 'take a legal Battle action', designators: ['Battle'] },
    passing,
  ];
  const as = own
    ? ''
    : ` An action counts as that of ${sides.length > 1 ? 'either side, as chosen after announcing it' : `the ${sides[0]} side`}.`;
  return say(to, may, {
    answer: `It is ${to}’s opportunity: a Battle action, or a pass.${as}`,
    text: opened
      ? 'The opportunities go to the left around the table, with everyone who remains.'
      : `${to} has the first opportunity of this Combat Segment.`,
    rule,
    caveats: [...order, ...caveats],
  });
}

function tellUnfought({ battlefields, fought }: Attack): string {
  if (!battlefields) return '';
  const left = battlefields.filter(battlefield => !fought.includes(battlefield));
  return left.length > 0 ? ` No battle yet: ${left.join(', ')}.` : ' No battlefield is left.';
}

/** Between the end of a Combat Segment and the end of the attack. */
export function afterBattle(state: State, attack: Attack): NextDraft {
  if (state.phase === 'resolution') {
    return say(null, [{ type: 'end-battle', what: 'end the battle after its Resolution Segment' }], {
      answer: `The battle at ${attack.battle?.battlefield} goes on to its Resolution Segment.`,
      text: 'The Combat Segment has ended.',
      rule: 'multiplayer/attack/combat-end',
      caveats: leaderlessCaveats(state, attack),
    });
  }
  return say(
    null,
    [
      { type: 'begin-combat', what: 'begin the next battle' },
      { type: 'end-attack', what: 'end the attack' },
    ],
    {
      answer: `The attack goes on to the next battle, or is over.${tellUnfought(attack)}`,
      text: 'There is a battlefield at each province of the Defender; the normal rules tell the order of the battles.',
      rule: 'multiplayer/attack/declaration',
      caveats: leaderlessCaveats(state, attack),
    },
  );
}
