// Writes what the code itself generates: dist/prepared.json, the packed cards in dist/cards.json, and src/client/openapi.ts from the document of the API.
// Part of `npm run build`.

import { mkdir, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { buildApp, makeSnapshot, makeState } from '../src/api/index.js';
import { formatProblem } from '../src/knowledge/index.js';
import { loadCorpus, packShippedCards, prepareRules } from '../src/loader/index.js';

const HEAD = '// Made from /openapi.json by `npm run build`. Not to be edited, and not in git.\n\n';

async function readOpenApi(): Promise<string> {
  const { corpus } = await loadCorpus();
  if (!corpus) throw new Error('The documents have problems: run `l5r-judge check`.');
  const app = buildApp({ state: makeState(makeSnapshot({ corpus })) });
  const { payload } = await app.inject('/openapi.json');
  await app.close();
  return payload;
}

async function makeClientTypes(): Promise<string> {
  const text = await readOpenApi();
  const document = JSON.parse(text) as OpenAPI3;
  return HEAD + astToString(await openapiTS(document, { alphabetize: true }));
}

await mkdir('dist', { recursive: true });
await writeFile('dist/prepared.json', JSON.stringify(await prepareRules('rules')));
for (const problem of await packShippedCards('dist')) console.warn(formatProblem(problem));
await writeFile('src/client/openapi.ts', await makeClientTypes());
