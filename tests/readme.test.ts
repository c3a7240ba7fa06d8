import { execFile } from 'node:child_process';
import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { runInShell } from './support/shell.js';

const run = promisify(execFile);

async function pagesOfProject(): Promise<string[]> {
  const docs = (await readdir('docs')).filter(name => name.endsWith('.md')).map(name => join('docs', name));
  return ['README.md', 'CONTRIBUTING.md', 'rules/README.md', ...docs];
}

t.test('every link of the project’s pages leads somewhere', async t => {
  for (const page of await pagesOfProject()) {
    const text = await readFile(page, 'utf8');
    for (const [, target] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
      if (/^(https?:|\/)/.test(target as string)) continue;
      await t.resolves(access(join(dirname(page), target as string)), `${page} leads to ${target}`);
    }
  }
});

// words of a shell line; quotation marks hold words together
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    match => match[1] ?? match[2] ?? (match[3] as string),
  );
}

t.test('every command that README gives runs, and says what README shows', async t => {
  const text = await readFile('README.md', 'utf8');
  const commands = [...text.matchAll(/npx l5r-judge ([^`\n]+)/g)].map(([, rest]) => (rest as string).trim());
  t.ok(commands.length > 4);
  for (const command of commands) {
    if (/FOLDER|FILE/.test(command)) continue;
    const { exit, err } = await runInShell(wordsOf(command));
    t.ok(exit !== 2, `${command}: ${err}`);
  }
  const [, shown] = /```console\n\$ npx l5r-judge counts-as[^\n]*\n([\s\S]*?)```/.exec(text) ?? [];
  const { out } = await runInShell(['counts-as', 'Zombie', 'Shadowlands', '--as-of', '2008-06-19']);
  t.ok(shown && out.startsWith(shown.trimEnd()), 'the ruling is the one shown');
  const [, story] = /ends with\n\n```\n([\s\S]*?)```/.exec(text) ?? [];
  const replayed = await runInShell(['replay', 'examples/four-player-game.yaml']);
  t.ok(story && replayed.out.endsWith(story.trimEnd()), 'the story ends as shown');
});

t.test('the scripts that README names exist', async t => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const text = await readFile('README.md', 'utf8');
  for (const [, name] of text.matchAll(/npm run ([a-z:-]+)/g)) t.ok(scripts[name as string], `${name}`);
  const { stdout } = await run(process.execPath, ['dist/cli/main.js', '--version']);
  t.match(stdout, /^\d+\.\d+\.\d+/);
});
