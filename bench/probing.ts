import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** One light GET: when it was answered, the milliseconds it waited, and its status; 0 where no answer came. */
export type Wait = [time: number, ms: number, status: number];

/** Asks a service for light answers until it is stopped, and notes every wait. Built beside the program: probe.ts. */
export function startProbe(base: string): { waits: Wait[]; stop(): Promise<void> } {
  const probe = fileURLToPath(new URL('probe.mjs', import.meta.url));
  const child = spawn(process.execPath, [probe, base], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waits: Wait[] = [];
  createInterface({ input: child.stdout }).on('line', line => waits.push(JSON.parse(line)));
  return {
    waits,
    async stop() {
      const ended = once(child, 'close');
      child.stdin.end();
      await ended;
    },
  };
}

/** The median, the 99th of a hundred, and the longest of some waits. */
export function summarizeWaits(waits: readonly Wait[]): { median: number; p99: number; longest: number } {
  const sorted = waits.map(([, ms]) => ms).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
}
