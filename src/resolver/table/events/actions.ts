/** Opportunities to act or to pass, in the Action Phase and in combat. */
import { joinAnd } from '../../../language/index.js';
import { goneCaveat, type Side } from '../../orders/index.js';
import type { Step } from '../../ruling.js';
import { invitingSides, leaderOf, SIDE, sideOf } from '../attack.js';
import {
  type AnyChoice,
  type Consequence,
  choose,
  isRefusal,
  type Next,
  type Refusal,
  refuse,
} from '../decision.js';
import { defineEvent, name, player, side, TAKES } from '../event.js';
import { orderRule, ROUNDS, takeOpportunity } from '../opportunity.js';
import { type Attack, type InAttack, type InRound, remaining, type State } from '../state.js';

const ACTION_PHASE = 'multiplayer/action-phase';
const ORDER = 'multiplayer/attack/combat-order';
const WITHOUT_UNITS = 'multiplayer/attack/acting-without-units';

/** As which player of which sides they act. */
interface Presence {
  steps: Step[];
  consequences: Extract<Consequence, { type: 'acts-as' }>[];
}
// what needs no proof, and changes nothing
const SIMPLE: Presence = { steps: [], consequences: [] };

/**
 * Whether a player may act at a battle, and as which kind of player. A non-allied player has no units there: they act
 * for a side that invited them or not at all. `chosen` is their choice where both did.
 */
function presenceOf(attack: Attack, player: string, chosen?: Side): Presence | Refusal {
  const own = sideOf(attack, player);
  if (own) {
    if (chosen === undefined || chosen === own) return SIMPLE;
    const answer = `${player} belongs to the ${own} side in this attack and cannot act for the other.`;
    return refuse('already-allied', 'side', answer, WITHOUT_UNITS, 'multiplayer/attack/allies');
  }
  const inviting = invitingSides(attack, player);
  if (inviting.length === 0) {
    const answer = `${player} is not allied and was invited by neither leader, so ${player} may not act at this battle.`;
    return refuse('not-invited', chosen ? 'side' : 'player', answer, WITHOUT_UNITS);
  }
  if (chosen !== undefined && !inviting.includes(chosen)) {
    const answer = `${leaderOf(attack, chosen)}, the ${SIDE[chosen].title}, has not invited ${player}, who cannot act for that side.`;
    return refuse('not-invited', 'side', answer, WITHOUT_UNITS);
  }
  const leaders = inviting.map(side => leaderOf(attack, side));
  const sides = chosen ? [chosen] : inviting;
  const text =
    sides.length > 1
      ? `${player} chooses, after announcing the action, whether to take it as an attacking or a defending player, and is no ally by that.`
      : `${player} takes the action as ${SIDE[sides[0] as Side].of} player, and is no ally by that.`;
  return {
    steps: [{ text: `${player} is not allied and was invited by ${joinAnd(leaders)}.`, rule: WITHOUT_UNITS }],
    consequences: [{ type: 'acts-as', player, sides, text, rule: WITHOUT_UNITS }],
  };
}

const KINDS = ['Limited', 'Open', 'Battle'] as const;
type Kind = (typeof KINDS)[number];

/**
 * The kinds that a designator offers: the last word of each alternative. `Fear Battle` is Battle, `Open/Battle` is
 * both, `Reaction` is none.
 */
function kindsOf(designator: string): Kind[] {
  const words = designator.split('/').map(part => part.trim().split(/\s+/).pop()?.toLowerCase());
  return KINDS.filter(kind => words.includes(kind.toLowerCase()));
}

/** The kinds of action that the pages give a player at an opportunity, and why. */
function kindsAt({ phase, turn }: State, player: string): { kinds: Kind[]; text: string } {
  if (phase === 'combat')
    return { kinds: ['Battle'], text: `It is ${player}’s opportunity to take a Battle action or to pass.` };
  if (turn?.active === player) {
    const text = 'At these opportunities the active player may take Limited and Open actions.';
    return { kinds: ['Limited', 'Open'], text };
  }
  const text = `At these opportunities only the active player may take Limited actions; ${player} may take Open ones.`;
  return { kinds: ['Open'], text };
}

/** A designator with its article: `an Open action`, `a Fear Battle action`. */
function formatAction(designator: string): string {
  return `${/^[aeiou]/i.test(designator) ? 'an' : 'a'} ${designator} action`;
}

/** A player uses the opportunity for an action. */
export const act = defineEvent({
  type: 'act',
  fields: {
    player,
    designator: name.describe('As the card has it: Limited, Open, Battle, Fear Battle, Open/Battle …'),
    side: side.optional().describe('For a player whom both invited, in combat: as which the action is taken'),
  },
  ask: ({ player, designator }) => `May ${player} take ${formatAction(designator)} now?`,
  when: () => [ACTION_PHASE, ROUNDS, TAKES],
  rule(state: InRound, { player, designator, side }) {
    const combat = state.phase === 'combat';
    const kinds = kindsOf(designator);
    const { kinds: named, text } = kindsAt(state, player);
    const rule = orderRule(state);
    // the page gives an opportunity for a Battle action; whether Open actions go in battles is for the rulebook
    const covered = kinds.some(kind => named.includes(kind));
    const allowed = covered || (combat && kinds.includes('Open'));
    if (!allowed && /\breaction$/i.test(designator)) {
      const answer =
        'The Multiplayer rules do not mention Reactions, so the normal rules say when one may be taken; it is no action at an opportunity.';
      const refusal = refuse('wrong-designator', 'designator', answer, rule, 'multiplayer/scope');
      return { ...refusal, verdict: 'not-covered' };
    }
    if (!allowed) {
      const answer = `${player} may take only ${named.join(' and ')} actions here, and this one is ${designator}.`;
      return refuse('wrong-designator', 'designator', answer, rule);
    }
    const presence = combat ? presenceOf(state.attack as Attack, player, side) : SIMPLE;
    if (isRefusal(presence)) return presence;
    return {
      covered,
      answer: covered
        ? `${player} takes ${formatAction(designator)}.`
        : `The page speaks of Battle actions at this opportunity; whether ${player} may take an Open one is for the normal rules.`,
      steps: [{ text, rule }, ...presence.steps],
      consequences: [...presence.consequences, ...takeOpportunity(state, 'act')],
    };
  },
});

/** A player passes: when all who remain have passed in a row, the phase is over. */
export const pass = defineEvent({
  type: 'pass',
  fields: { player },
  ask: ({ player }) => `May ${player} pass now?`,
  when: () => [ACTION_PHASE, ROUNDS, TAKES],
  rule(state: InRound, { player }) {
    const step = { text: `It is ${player}’s opportunity to act or to pass.`, rule: orderRule(state) };
    return { answer: `${player} passes.`, steps: [step], consequences: takeOpportunity(state, 'pass') };
  },
});

/** Everyone who has not passed since the last action passes in order, and the phase is over. */
export const allPass = defineEvent({
  type: 'all-pass',
  fields: {},
  ask: () => 'May all players pass now?',
  when: () => [ACTION_PHASE, ROUNDS],
  rule(state: InRound) {
    const { round, seats } = state;
    for (const player of remaining(seats)) round.passed.add(player);
    const text = `From ${round.to} on, each player passes at their opportunity.`;
    return { answer: 'All players pass.', steps: [{ text, rule: orderRule(state) }] };
  },
});

/** An additional action outside the normal sequence: whose opportunity it is, and who has passed, stay as they were. */
export const extraAction = defineEvent({
  type: 'extra-action',
  fields: { player },
  ask: ({ player }) => `May ${player} take an additional action outside the sequence?`,
  when: () => [ORDER],
  rule({ phase, attack, round }, { player }) {
    const combat = phase === 'combat';
    const presence = combat ? presenceOf(attack as Attack, player) : SIMPLE;
    if (isRefusal(presence)) return presence;
    const text =
      'Additional actions are outside the normal sequence and do not change whose opportunity is next.';
    return {
      covered: combat,
      answer: combat
        ? `${player} takes an additional action; the order stays as it was.`
        : `The page speaks of additional actions in combat only; ${player} takes one here, and the order stays as it was.`,
      steps: [text, ...presence.steps],
      caveats: [
        round !== null &&
          round.passed.size > 0 &&
          'The page does not say whether an additional action interrupts passes in a row: here the passes before it still count.',
      ],
      consequences: presence.consequences,
    };
  },
});

/** An action of one of these kinds, or a pass: alone, or with everyone. */
function chooseAction(player: string, kinds: Kind[], sides: readonly Side[] = []): AnyChoice[] {
  const values = { player: [player], designator: kinds, side: sides.length > 1 ? sides : null };
  const act = { ...choose('act', `take a legal ${kinds.join(' or ')} action`, values), designators: kinds };
  return [
    ...(kinds.length > 0 ? [act] : []),
    choose('pass', 'pass', { player: [player] }),
    choose('all-pass', 'record that all players pass'),
  ];
}

/** What is next in the Action Phase. */
export function nextInAction(state: InRound): Next {
  const { to } = state.round;
  const { kinds, text } = kindsAt(state, to);
  const answer = `It is ${to}’s opportunity: a legal ${kinds.join(' or ')} action, or a pass.`;
  return { player: to, may: chooseAction(to, kinds), answer, text, rule: orderRule(state) };
}

/** What is next in a Combat Segment. */
export function nextInCombat({ seats, attack, round }: InAttack & InRound): Next {
  const { to, opened } = round;
  const presence = presenceOf(attack, to);
  const caveats = opened ? [] : goneCaveat(seats, attack.battle?.firstOpportunity ?? attack.defender);
  const player = { player: to, caveats };
  if (isRefusal(presence)) {
    const answer = `It is ${to}’s opportunity, but only to pass: ${presence.answer}`;
    return { ...player, may: chooseAction(to, []), answer, text: presence.answer, rule: WITHOUT_UNITS };
  }
  const [as] = presence.consequences;
  const action = as ? 'a Battle action that may be taken without units at the battle' : 'a Battle action';
  return {
    ...player,
    may: chooseAction(to, ['Battle'], as?.sides),
    answer: `It is ${to}’s opportunity: ${action}, or a pass.${as ? ` ${as.text}` : ''}`,
    text: opened
      ? 'The opportunities go to the left around the table, with everyone who remains.'
      : `${to} has the first opportunity of this Combat Segment.`,
    rule: ORDER,
  };
}
