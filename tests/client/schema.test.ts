import { readFile, writeFile } from 'node:fs/promises';
import t from 'tap';
import { makeClientSchema, SCHEMA_FILE } from '../support/client-schema.js';

// `npm run client:schema` runs this test so that it writes instead of comparing
t.test('the types of the client are those of the API: else run npm run client:schema', async t => {
  const schema = await makeClientSchema();
  if (process.env.TAP_SNAPSHOT) await writeFile(SCHEMA_FILE, schema);
  t.ok((await readFile(SCHEMA_FILE, 'utf8')) === schema, `${SCHEMA_FILE} is current`);
});
