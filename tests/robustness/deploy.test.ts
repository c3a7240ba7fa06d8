import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parseConfig } from '../../src/api/index.js';
import { problemSchema } from '../../src/api/problem.js';
import { CODES, type Code, statusOf } from '../../src/knowledge/index.js';

const read = (file: string) => readFile(file, 'utf8');

t.test('the image runs without rights, and is asked for its health', async t => {
  const lines = (await read('Dockerfile')).split('\n');
  const user = lines.findLastIndex(line => line.startsWith('USER '));
  t.equal(lines[user], 'USER node');
  t.ok(lines.findIndex(line => line.startsWith('CMD ')) > user);
  t.match(lines.join('\n'), /^HEALTHCHECK [\s\S]*\/healthz/m);
});

t.test('variables that the examples set exist, and every variable is documented', async t => {
  const operating = await read('docs/operating.md');
  const documented = new Set([...operating.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name as string));
  const text = `${await read('Dockerfile')}${await read('deploy/l5r-judge@.service')}`.replaceAll(
    'NODE_ENV=production',
    '',
  );
  const set = [...text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, name]) => name as string);
  t.ok(set.length > 2);
  for (const name of set) t.ok(documented.has(name), name);
  // an unreadable value of a variable that is read is a problem
  const { problems } = parseConfig(Object.fromEntries([...documented].map(name => [name, '\u0000'])));
  const { config } = parseConfig({});
  // those without a default are not named by a configuration that sets nothing
  const optional = [
    'OFFICIAL_PAGES',
    'CARDS',
    'PUBLIC_URL',
    'REDIS_URL',
    'DISCORD_PUBLIC_KEY',
    'FEEDBACK_URL',
  ];
  t.strictSame([...documented].sort(), [...Object.keys(config as object), ...optional].sort());
  t.ok(problems.length > 5);
});

t.test('what nginx refuses itself is problem details with a code of ours', async t => {
  const site = await read('deploy/nginx.conf');
  const returned = [...site.matchAll(/return (\d{3})(.*);$/gm)];
  const refused = returned.map(([, status, body = '']) => {
    const problem = JSON.parse(/^ '(.*)'$/.exec(body)?.[1] ?? 'null');
    t.match(problemSchema.safeParse(problem).error, undefined, String(status));
    t.match(problem, { title: CODES[problem.code as Code].title, type: `/problems/${problem.code}` });
    t.strictSame([problem.status, statusOf(problem.code)], [Number(status), Number(status)]);
    return problem.status;
  });
  t.strictSame(refused, [413, 502, 503, 404]);
  const pages = [...site.matchAll(/^ *error_page ([\d ]+?) (?:=\d+ )?@/gm)].flatMap(([, codes]) =>
    String(codes).split(' '),
  );
  t.strictSame(pages, ['413', '502', '504', '503'], 'nothing that nginx finds wrong is a page of its own');
  t.match(site, /^ {4}default_type application\/problem\+json;/m);
});

t.test('nginx gives a POST that a replica has begun to no other, and V8 may protect its memory', async t => {
  const retries = /^ *proxy_next_upstream (.*);$/m.exec(await read('deploy/nginx.conf'))?.[1];
  t.match(retries, 'error');
  t.notMatch(retries, 'non_idempotent');
  t.match(await read('deploy/l5r-judge@.service'), /^SystemCallFilter=.*@pkey/m);
});
