// Writes the pages that are made from the rules: npm run docs:rules.
import { writeFile } from 'node:fs/promises';
import { formatProblem } from '../src/knowledge/index.js';
import { loadCorpus } from '../src/loader/index.js';
import { findCoverageFaults, loadCoverage, makeCoveragePage } from './coverage-page.js';
import { makeSentencesPage } from './sentences-page.js';

const { corpus, problems } = await loadCorpus('rules');
if (!corpus) throw new Error(problems.map(formatProblem).join('\n'));
const coverage = await loadCoverage();
const faults = findCoverageFaults(coverage, corpus);
if (faults.length > 0) throw new Error(faults.join('\n'));
await writeFile('docs/sentences.md', await makeSentencesPage(corpus.documents));
await writeFile('docs/coverage.md', makeCoveragePage(coverage, corpus));
