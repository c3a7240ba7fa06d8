import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { RoundCase } from '../../scripts/eval-rounds.js';

/** The rounds of fresh sentences that are kept, in the order in which they were written. */
export const ROUNDS = ['round1', 'round2'] as const;

export async function readRound(name: string): Promise<RoundCase[]> {
  return parse(await readFile(`tests/cases/ask/${name}.yaml`, 'utf8')) as RoundCase[];
}
