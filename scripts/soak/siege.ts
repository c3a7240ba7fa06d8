import { setTimeout as pause } from 'node:timers/promises';
import { startProbe, summarizeWaits } from '../../bench/probing.js';
import type { Service } from '../../bench/service.js';
import { ATTACKS, type Attack, shoot } from './attacks.js';
import { complain, type Tally } from './tally.js';

/** The longest that a light GET may wait, in milliseconds. */
export const LONGEST: Readonly<Record<Attack['kind'], number>> = { nonsense: 400, 'valid, but heavy': 250 };
/** How long each attack goes on, in milliseconds; one that takes longer is made once. */
const DURATION = 2000;

/** What came of one attack. */
export interface Siege {
  attack: Attack;
  /** How often each status came. */
  statuses: Map<string, number>;
  /** Light GETs asked meanwhile, and the waits of the longest and the 99th of a hundred, in milliseconds. */
  probes: number;
  longest: number;
  p99: number;
  /** Memory of the process afterwards, in MiB. */
  memory: number;
}

async function attackOnce(
  base: string,
  attack: Attack,
  statuses: Map<string, number>,
  tally: Tally,
): Promise<void> {
  const got = await Promise.all(attack.shots.map(shot => shoot(base, shot, attack.unread)));
  for (const status of got) {
    // an answer that is not read is given up: no status is as good as one
    const allowed = status === null ? attack.unread !== undefined : attack.allowed.includes(status);
    const name = String(status ?? 'none');
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    if (allowed) continue;
    const kind = status === null ? 'lost' : status >= 500 ? 'faults' : 'wrong';
    complain(tally, kind, `${attack.name}: ${name} instead of ${attack.allowed.join(', ')}`);
  }
}

/** Makes every attack on one service, and measures how long light GETs wait meanwhile. */
export async function besiege(service: Service, tally: Tally): Promise<Siege[]> {
  const sieges: Siege[] = [];
  const probe = startProbe(service.url);
  await pause(1000);
  for (const attack of ATTACKS) {
    const began = Date.now();
    const statuses = new Map<string, number>();
    do await attackOnce(service.url, attack, statuses, tally);
    while (Date.now() - began < DURATION);
    // what was begun before the end of the attack may end after it
    await pause(300);
    const waits = probe.waits.filter(([time, ms]) => time - ms <= Date.now() && time >= began);
    const { longest, p99 } = summarizeWaits(waits);
    for (const [, , status] of waits)
      if (status !== 200)
        complain(tally, status === 0 ? 'lost' : 'faults', `${attack.name}: a light GET got ${status}`);
    if (longest > LONGEST[attack.kind])
      complain(tally, 'slow', `${attack.name}: a light GET waited ${longest} ms`);
    if (!service.isAlive()) throw new Error(`${attack.name} ended the service`);
    sieges.push({ attack, statuses, probes: waits.length, longest, p99, memory: service.memory() / 2 ** 20 });
  }
  await probe.stop();
  return sieges;
}

/** Makes the attacks one after the other, slowly, while others load the service; a lost answer is nothing here. */
export async function keepAttacking(base: string, tally: Tally, isOver: () => boolean): Promise<number> {
  let made = 0;
  while (!isOver()) {
    const { shots, allowed, name, unread } = ATTACKS[made % ATTACKS.length] as Attack;
    const status = await shoot(base, shots[0] as (typeof shots)[number], unread);
    if (status !== null && !allowed.includes(status) && status !== 502)
      complain(tally, status >= 500 ? 'faults' : 'wrong', `${name}, through the proxy: ${status}`);
    made += 1;
    await pause(500);
  }
  return made;
}
