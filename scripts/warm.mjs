// Runs the program that was just built until it serves, and keeps what V8 has compiled of it: see launch.mjs.
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const CALLS = ['/readyz', '/v1/keywords/Ratling/counts-as/Creature', '/v1/search?q=winds', '/v1/rules'];

function findPort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function call(url) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      const answer = await fetch(url);
      await answer.text();
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error(`The service that was built does not answer ${url}`);
}

const port = await findPort();
Object.assign(process.env, { LOG_LEVEL: 'silent', NODE_ENV: 'production' });
process.argv.splice(2, Number.POSITIVE_INFINITY, 'serve', '--host', '127.0.0.1', '--port', String(port));
const { script } = await import('../dist/cli/main.js');
for (const path of CALLS) await call(`http://127.0.0.1:${port}${path}`);
await writeFile(new URL('../dist/cli/bundle.cache', import.meta.url), script.createCachedData());
process.exit(0);
