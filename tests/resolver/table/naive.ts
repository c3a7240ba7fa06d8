// The Multiplayer page a second time, as plainly as possible: no shared code with the table, no speed, no words.
// What the table reads one way where the page has two is read so here too (docs/table.md, "Readings").

type Side = 'attacking' | 'defending';
interface Event {
  type: string;
  [field: string]: unknown;
}
interface UnitSet {
  side: Side;
  units: string[];
}

/** What the model knows after each event: all of it can be read off the table too. */
export interface Known {
  legal: boolean;
  active: string | null;
  /** Whose opportunity it is, to act or to assign. */
  to: string | null;
  passed: string[];
  eliminated: string[];
  allies: [string, Side][];
  honor: [string, number][];
  winner: string | null;
  over: boolean;
}

export function playNaively(players: string[], events: Event[]): Known[] {
  const out: string[] = [];
  const honor = new Map<string, number>();
  let active: string | null = null;
  let part = 'between'; // between, turn, action, declaration, maneuvers, battles, combat, resolution
  let to = '';
  let passed: string[] = [];
  let acted = false; // since the Combat Segment began
  let attacker = '';
  let defender = '';
  let invited: Record<Side, string[] | null> = { attacking: null, defending: null };
  let allies = new Map<string, Side>();
  let assigned: string[] = [];
  let order: { player: string; side: Side }[] = [];
  let begun = false;
  let winner: string | null = null;
  let over = false;
  let effects: string[] = [];

  const left = (of: string) => {
    const seats = [...players, ...players];
    return seats.slice(players.indexOf(of) + 1).find(seat => !out.includes(seat)) as string;
  };
  const around = (from: string) => {
    const at = players.indexOf(from);
    return [...players.slice(at), ...players.slice(0, at)].filter(player => !out.includes(player));
  };
  const here = () => players.filter(player => !out.includes(player));
  const leads = (player: string): Side | null =>
    player === attacker ? 'attacking' : player === defender ? 'defending' : null;
  const inAttack = () => ['declaration', 'maneuvers', 'battles', 'combat', 'resolution'].includes(part);
  // "Once a player's status as an ally is established, they are no longer considered invited by the enemy leader."
  const isInvited = (player: string, side: Side) =>
    !!invited[side]?.includes(player) && (allies.get(player) ?? side) === side;
  const mayTake = (player: string, side: Side) => leads(player) === side || isInvited(player, side);
  const ownSide = (player: string) => leads(player) ?? allies.get(player) ?? null;
  const waiting = () => {
    if (part !== 'maneuvers') return null;
    while (
      order[0] &&
      (out.includes(order[0].player) || !(mayTake(order[0].player, order[0].side) || begun))
    ) {
      order.shift();
      begun = false;
    }
    return order[0] ?? null;
  };
  const finishRound = () => {
    if (!here().every(player => passed.includes(player))) return;
    part = part === 'combat' ? 'resolution' : 'turn';
    to = '';
    passed = [];
  };
  const endAttack = () => {
    part = active === null ? 'between' : 'turn';
    [attacker, defender, allies, assigned, order] = ['', '', new Map(), [], []];
    invited = { attacking: null, defending: null };
  };
  const kinds = (designator: unknown) =>
    String(designator)
      .split('/')
      .map(part => part.trim().split(' ').pop());

  const arrive = (event: Event): boolean => {
    if (!inAttack()) return false;
    const player = event.player as string;
    const sets = [event as unknown as UnitSet, ...((event.also as UnitSet[] | undefined) ?? [])];
    if (event.type === 'assign' && event.by === undefined && waiting()?.player !== player) return false;
    if (sets.some(({ side }) => !mayTake(player, side))) return false;
    const both =
      sets.some(({ side }) => side === 'attacking') && sets.some(({ side }) => side === 'defending');
    const chooses = both && ownSide(player) === null && event.type !== 'create';
    if (chooses !== (event.forgo !== undefined)) return false;
    const landed = sets.filter(({ side }) => side !== event.forgo);
    const units = landed.flatMap(set => set.units);
    if (new Set(units).size < units.length) return false;
    const side = landed[0]?.side as Side;
    if (landed.some(set => set.side !== side)) return false;
    if (ownSide(player) === null) allies.set(player, side);
    if (event.type === 'assign') {
      if (event.by === undefined) begun = true;
      const own = event.by === undefined || event.by === player;
      if (own && leads(player) === null && !assigned.includes(player)) {
        assigned.push(player);
        const dishonorable = ((event.dishonorable as string[] | undefined) ?? []).filter(
          name => units.includes(name) || !sets.some(set => set.units.includes(name)),
        );
        if (dishonorable.length === 0) honor.set(player, (honor.get(player) ?? 0) + 2);
      }
    }
    return true;
  };

  const rule = (event: Event): boolean => {
    const player = event.player as string;
    const doers = [player, event.attacker, event.defender, ...((event.players as string[]) ?? [])];
    if (event.type === 'invite') doers.push(event.by);
    if (over) return false;
    if (event.type !== 'effect' && doers.some(player => out.includes(player as string))) return false;
    switch (event.type) {
      case 'begin-turn':
        if (part === 'action' || inAttack() || (active !== null && left(active) !== player)) return false;
        [active, part] = [player, 'turn'];
        return true;
      case 'begin-action-phase':
        if (part !== 'turn' || out.includes(active as string)) return false;
        [part, to, passed] = ['action', active as string, []];
        return true;
      case 'act': {
        if (!['action', 'combat'].includes(part) || to !== player) return false;
        const may =
          part === 'combat' ? ['Battle', 'Open'] : player === active ? ['Limited', 'Open'] : ['Open'];
        if (!kinds(event.designator).some(kind => may.includes(kind as string))) return false;
        if (part === 'combat' && !mayAct(player, event.side as Side | undefined)) return false;
        [passed, acted, to] = [[], true, left(player)];
        return true;
      }
      case 'pass':
        if (!['action', 'combat'].includes(part) || to !== player) return false;
        [passed, acted, to] = [[...passed, player], true, left(player)];
        finishRound();
        return true;
      case 'all-pass':
        if (!['action', 'combat'].includes(part)) return false;
        passed = here();
        finishRound();
        return true;
      case 'declare-attack':
        if (event.attacker === event.defender || part === 'action' || inAttack()) return false;
        endAttack();
        [attacker, defender, part] = [event.attacker as string, event.defender as string, 'declaration'];
        return true;
      case 'invite': {
        const side = leads(event.by as string);
        const names = event.players as string[];
        if (part !== 'declaration' || !side || invited[side]) return false;
        if (side === 'defending' && !invited.attacking && !out.includes(attacker)) return false;
        if (names.some(name => leads(name)) || new Set(names).size < names.length) return false;
        invited[side] = names;
        return true;
      }
      case 'begin-maneuvers': {
        if (!['declaration', 'maneuvers'].includes(part) || waiting()) return false;
        invited = { attacking: invited.attacking ?? [], defending: invited.defending ?? [] };
        const turn = (leader: string, side: Side) =>
          around(leader)
            .filter(player => player !== leader && isInvited(player, side))
            .concat(out.includes(leader) ? [] : [leader]);
        const first = (leader: string, side: Side) =>
          turn(leader, side)
            .sort((a, b) => Number(b === leader) - Number(a === leader))
            .map(player => ({ player, side }));
        order = [...first(attacker, 'attacking'), ...first(defender, 'defending')];
        [part, begun] = ['maneuvers', false];
        return true;
      }
      case 'done':
        if (waiting()?.player !== player) return false;
        order.shift();
        begun = false;
        return true;
      case 'assign':
      case 'move':
      case 'create':
        return arrive(event);
      case 'begin-combat':
        if (!['declaration', 'maneuvers', 'battles'].includes(part) || waiting()) return false;
        [part, to, passed, acted, order] = ['combat', around(defender)[0] as string, [], false, []];
        return true;
      case 'first-opportunity':
        if (part !== 'combat' || acted) return false;
        to = player;
        return true;
      case 'extra-action':
        return part !== 'combat' || mayAct(player, undefined);
      case 'end-battle':
        if (part !== 'resolution') return false;
        part = 'battles';
        return true;
      case 'end-attack':
        if (!['declaration', 'maneuvers', 'battles'].includes(part) || waiting()) return false;
        endAttack();
        return true;
      case 'eliminate': {
        const begins = to === player;
        const assigns = waiting()?.player === player;
        if (begins) to = left(player);
        out.push(player);
        if (assigns) begun = false;
        if (here().length === 1) {
          over = true;
          if (event.by === 'Military' || event.by === 'Dishonor') winner = here()[0] as string;
        } else if (part === 'action' || part === 'combat') finishRound();
        return true;
      }
      case 'win':
        [over, winner] = [true, player];
        return true;
      case 'effect':
        if (effects.includes(event.id as string)) return false;
        effects = [...effects, event.id as string];
        return true;
      default:
        return false;
    }
  };
  // "acts as if an attacking player if only the Attacker invited them" and so on
  function mayAct(player: string, as: Side | undefined): boolean {
    const own = ownSide(player);
    if (own) return as === undefined || as === own;
    const sides = (['attacking', 'defending'] as const).filter(side => isInvited(player, side));
    return sides.length > 0 && (as === undefined || sides.includes(as));
  }

  return events.map(event => {
    const legal = rule(event);
    const opportunity = over
      ? null
      : (waiting()?.player ?? (['action', 'combat'].includes(part) ? to : null));
    return {
      legal,
      active,
      to: opportunity,
      passed: passed.filter(player => !out.includes(player) && !over).sort(),
      eliminated: [...out].sort(),
      allies: [...allies].filter(([player]) => !out.includes(player)).sort(),
      honor: [...honor].sort(),
      winner,
      over,
    };
  });
}
