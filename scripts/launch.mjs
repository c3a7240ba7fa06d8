#!/usr/bin/env node
// The program as it is built: runs bundle.cjs with what V8 made of it when it was built, for reading and compiling three
// megabytes of text is half of the start. Copied to dist/cli/main.js.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

function read(name) {
  try {
    return readFileSync(new URL(name, import.meta.url));
  } catch {
    return undefined;
  }
}

const filename = fileURLToPath(new URL('bundle.cjs', import.meta.url));

/** V8 refuses what another version of it has made, and compiles anew. */
export const script = new Script(`(function (require, __filename) {${readFileSync(filename, 'latin1')}\n})`, {
  filename,
  cachedData: read('bundle.cache'),
});

script.runInThisContext()(createRequire(filename), filename);
