// Writes the pages that are made from the rules: npm run docs:rules.
import { writeFile } from 'node:fs/promises';
import { formatProblem } from '../src/knowledge/index.js';
import { loadCorpus } from '../src/loader/index.js';
import { makeSentencesPage } from './sentences-page.js';

const { corpus, problems } = await loadCorpus('rules');
if (!corpus) throw new Error(problems.map(formatProblem).join('\n'));
await writeFile('docs/sentences.md', await makeSentencesPage(corpus.documents));
