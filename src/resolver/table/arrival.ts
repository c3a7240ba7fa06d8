import { joinAnd } from '../../language/index.js';
import type { Side } from '../orders/index.js';
import type { Step } from '../ruling.js';
import { checkBattlefield, invitedTo, leaderOf, placeUnits, SIDE, sideOf } from './attack.js';
import { applying, type Consequence, isRefusal, type Refusal, refuse } from './decision.js';
import type { Arrival } from './event.js';
import type { Attack } from './state.js';

const JOINING = 'multiplayer/attack/joining-a-side';
const ALLIES = 'multiplayer/attack/allies';
const OTHERS = 'multiplayer/attack/moving-others-units';
const ONE_SIDE = 'multiplayer/attack/one-side-at-a-time';

const DURING_A_BATTLE =
  'The words "during a battle" can be read with all ways of joining, or with being brought into play alone.';
const BEFORE_A_BATTLE =
  'One sentence of the page says that players are no allies before they have units in a battle; here units on a side are enough.';

/**
 * Whether units that the player controls may come onto a side: the step that allows it, or the refusal.
 * Where it is another player's effect, the same condition is the condition for the effect to work.
 */
function mayJoin(
  attack: Attack,
  player: string,
  side: Side,
  byOther: boolean,
  field: string,
): Step | Refusal {
  const { title, enemy } = SIDE[side];
  const leader = leaderOf(attack, side);
  if (player === leader)
    return { text: `${player} is the ${title}: the ${side} side is theirs.`, rule: JOINING };
  if (invitedTo(attack, side)?.includes(player)) {
    const text = `The ${title} invited ${player}, so units of ${player} may come onto the ${side} side.`;
    return { text, rule: byOther ? OTHERS : JOINING };
  }
  const others = byOther ? [OTHERS] : [];
  if (player === leaderOf(attack, enemy)) {
    const answer = `${player} is the ${SIDE[enemy].title} and can never be invited to the ${side} side.`;
    return refuse('not-invited', field, answer, ...others, JOINING, 'multiplayer/attack/invitations');
  }
  if (attack.invited[side]?.includes(player)) {
    const answer = `${player} is an ally of the ${enemy} side in this attack and no longer counts as invited by the ${title}.`;
    return refuse('already-allied', field, answer, ...others, ALLIES, JOINING);
  }
  const answer = `${leader}, the ${title}, has not invited ${player}, whose units may not come onto the ${side} side.`;
  const refusal = refuse('not-invited', field, answer, ...others, JOINING);
  // in a battle the sentence holds however it is read
  return { ...refusal, caveats: attack.battle ? [] : [DURING_A_BATTLE] };
}

/** Makes a player an ally of a side. */
function becomeAlly(attack: Attack, player: string, side: Side): Consequence[] {
  const { enemy: enemySide, of } = SIDE[side];
  const [leader, enemy] = [leaderOf(attack, side), leaderOf(attack, enemySide)];
  attack.allies.push({ player, side, friendlyLeader: leader, enemyLeader: enemy });
  const text = `${player} is now ${of} ally: ${leader} is the friendly leader, ${enemy} the enemy leader.`;
  const ended = `${player} no longer counts as invited by ${enemy}.`;
  return applying<Consequence>([
    { type: 'allied', player, side, leader, enemy, text, rule: ALLIES },
    attack.invited[enemySide]?.includes(player) === true && {
      type: 'invitation-ended',
      player,
      by: enemy,
      text: ended,
      rule: ALLIES,
    },
  ]);
}

/** Brings units onto a side after all checks: tells what did not happen, and who became an ally. */
export function arrive(attack: Attack, event: Arrival, verb: string) {
  const { player, by = player, type, side, battlefield, units, also = [], forgo } = event;
  const all = [{ side, battlefield, units }, ...also].map((set, at) => ({
    ...set,
    battlefield: String(set.battlefield),
    path: at === 0 ? '' : `also.${at - 1}.`,
  }));
  const steps = new Map<Side, Step>();
  for (const { side, path } of all) {
    const step = mayJoin(attack, player, side, by !== player, `${path}side`);
    if (isRefusal(step)) return step;
    steps.set(side, step);
  }
  const own = sideOf(attack, player);
  // a player who is not allied never gets units onto both sides at once; creating units is not named in that rule
  const chooses = steps.size > 1 && type !== 'create' && own === null;
  if (chooses && forgo === undefined) {
    const answer = `${player} is not allied, so units of theirs do not go to both sides at once: ${player} chooses one set that does not happen.`;
    return refuse('both-sides', 'forgo', answer, ONE_SIDE);
  }
  if (!chooses && forgo !== undefined) {
    const answer = `There is nothing to forgo: only a player who is not allied, and whose units would move or assign to both sides at once, chooses a set that does not happen.`;
    return refuse('nothing-to-forgo', 'forgo', answer, ONE_SIDE);
  }
  const sets = all.filter(({ side }) => side !== forgo);
  const dropped = all.filter(({ side }) => side === forgo);
  const coming = new Set<string>();
  for (const { path, units } of sets) {
    const at = units.findIndex(unit => coming.size === coming.add(unit).size);
    if (at < 0) continue;
    const answer = `${units[at]} is named twice, and a unit goes to one battlefield.`;
    return refuse('repeated-unit', `${path}units.${at}`, answer, 'multiplayer/attack/maneuvers');
  }
  for (const { path, battlefield } of sets) {
    const strange = checkBattlefield(attack, battlefield, `${path}battlefield`);
    if (strange) return strange;
  }
  const joined = own ?? (sets[0] as (typeof sets)[0]).side;
  const other = sets.find(({ side }) => side !== joined);
  if (other) {
    const answer = `${player} becomes an ally of the ${joined} side, and so cannot have units come onto the ${other.side} side.`;
    return refuse('already-allied', 'side', answer, ALLIES);
  }
  const away = [...coming].filter(unit => attack.whereabouts.get(player)?.has(unit));
  for (const { battlefield, units } of sets) placeUnits(attack, player, units, battlefield);
  const places = sets.map(set => `${joinAnd(set.units)} to the ${joined} side at ${set.battlefield}`);
  const who = by === player ? `${player} ${verb}` : `An effect of ${by} ${verb} ${player}’s`;
  const early = own === null && !sets.some(({ battlefield }) => battlefield === attack.battle?.battlefield);
  return {
    side: joined,
    units: coming,
    /** Units of a set that the player gave up. */
    forgone: new Set(dropped.flatMap(({ units }) => units)),
    /** Units that were at a battlefield before. */
    away,
    answer: `${who} ${places.join('; ')}.`,
    steps: [steps.get(joined) as Step],
    caveats: early ? [BEFORE_A_BATTLE] : [],
    consequences: [
      ...dropped.map(({ side, units }): Consequence => {
        const text = `By ${player}’s choice, units do not go to the ${side} side: ${units.join(', ')}.`;
        return { type: 'not-happening', player, side, units, text, rule: ONE_SIDE };
      }),
      ...(own === null ? becomeAlly(attack, player, joined) : []),
    ],
  };
}
