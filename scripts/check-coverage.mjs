// Holds the coverage of the whole suite to a floor. Ends with 1 below it, and where no summary was written.
import { readFile } from 'node:fs/promises';

const FLOOR = { lines: 95, statements: 95, functions: 90, branches: 90 };

const { total } = JSON.parse(await readFile('.tap/report/coverage-summary.json', 'utf8'));
for (const [kind, floor] of Object.entries(FLOOR)) {
  const { pct } = total[kind];
  console.log(`# coverage: ${kind} ${pct} %, at least ${floor} %`);
  if (!(pct >= floor)) process.exitCode = 1;
}
