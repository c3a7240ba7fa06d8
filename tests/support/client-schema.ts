import openapiTS, { astToString } from 'openapi-typescript';
import { testService } from './service.js';

/** Where the types of the client are kept. */
export const SCHEMA_FILE = 'src/client/schema.ts';

const HEAD = '// Made from /openapi.json by `npm run client:schema`. Not to be edited.\n\n';

/** The types of the client, made from the document that the service gives out. */
export async function makeClientSchema(): Promise<string> {
  const { app } = await testService();
  const { payload } = await app.inject('/openapi.json');
  await app.close();
  const document = JSON.parse(payload);
  const { schemas } = document.components;
  // each schema comes a second time, as what a request would have: no request has most of them
  for (const name of Object.keys(schemas)) {
    if (!payload.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
  }
  return HEAD + astToString(await openapiTS(document, { alphabetize: true }));
}
