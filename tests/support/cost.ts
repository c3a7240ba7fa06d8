/** Processor time of the cheapest of three runs, in milliseconds: what else the machine does is not in it. */
export async function costOf(run: () => unknown): Promise<number> {
  const costs: number[] = [];
  for (let count = 0; count < 3; count++) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}
