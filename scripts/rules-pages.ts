// Writes the pages that are made from the rules: npm run docs:rules.
import { writeFile } from 'node:fs/promises';
import { formatProblem } from '../src/knowledge/index.js';
import { loadCorpus } from '../src/loader/index.js';
import { findCoverageFaults, loadCoverage, makeCoveragePage } from './coverage-page.js';
import { makeSentencesPage } from './sentences-page.js';

function refuse(faults: readonly string[]): never {
  console.error(faults.join('\n'));
  process.exit(1);
}

const { corpus, problems } = await loadCorpus('rules');
if (!corpus) refuse(problems.map(formatProblem));
const coverage = await loadCoverage();
const faults = findCoverageFaults(coverage, corpus);
if (faults.length > 0) refuse(faults.map(fault => `docs/coverage.yaml: ${fault}`));
await writeFile('docs/sentences.md', await makeSentencesPage(corpus.documents));
await writeFile('docs/coverage.md', makeCoveragePage(coverage, corpus));
