import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import t from 'tap';
import { CARDS_FOLDER } from '../support/cards.js';
import { runInShell } from '../support/shell.js';

t.test('the built program serves a client over stdin and stdout', async t => {
  const client = new Client({ name: 'test', version: '1' });
  const args = ['dist/cli/main.js', 'mcp', '--cards', CARDS_FOLDER];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }));
  t.equal((await client.listTools()).tools.length, 13);
  const given = { from: 'Naga', to: 'Creature', asOf: '2008-06-02' };
  const { structuredContent } = await client.callTool({ name: 'counts_as', arguments: given });
  t.match(structuredContent, { verdict: 'unknown', asOf: '2008-06-02' });
  const deck = await client.callTool({
    name: 'deck_check',
    arguments: { deck: 'Dynasty\n1x Ishi, the Long Road' },
  });
  t.match(deck.structuredContent, { catalogue: /cards loaded/ });
  await client.close();
});

/** Sends lines to `l5r-judge mcp`, ends its input, and waits for so many answers. */
async function talk(argv: string[], lines: object[], answers: number) {
  const input = new PassThrough();
  const output = new PassThrough();
  const done = runInShell(['mcp', ...argv], { input, output });
  input.end(lines.map(line => `${JSON.stringify(line)}\n`).join(''));
  const run = await done;
  let written = String(output.read() ?? '');
  const said = () => written.split('\n').filter(line => line !== '');
  while (said().length < answers) written += String((await once(output, 'data'))[0]);
  return { ...run, said: said().map(line => JSON.parse(line)) };
}

const HELLO = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const READY = { jsonrpc: '2.0', method: 'notifications/initialized' };

function callOf(id: number, name: string, given: object) {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } };
}

t.test('what was asked before the input ends is answered; nothing else is written', async t => {
  const asked = callOf(2, 'ask', { question: 'is a ratling a creature?' });
  const { exit, out, said } = await talk([], [HELLO, READY, asked], 2);
  t.equal(exit, 0);
  t.equal(out, '');
  t.match(said, [
    { id: 1, result: { serverInfo: { name: 'l5r-judge', version: '1.2.3' } } },
    { id: 2, result: { structuredContent: { ruling: { verdict: 'yes', asOf: '2026-11-29' } } } },
  ]);
});

t.test('bad documents or card data: nothing is served, and why', async t => {
  t.match(await talk(['--rules', 'tests'], [HELLO], 0), { exit: 2, said: [] });
  t.match(await talk(['--cards', 'tests/nothing'], [HELLO], 0), {
    exit: 2,
    said: [],
    err: /unreadable-file/,
  });
});

t.test('cards that cannot be read are told, and the rest is served', async t => {
  const folder = t.testdir({
    'cards.json': JSON.stringify([
      { cardid: 1, title: 'A Cup', type: 'Item' },
      { cardid: 2, title: 'No Type' },
    ]),
  });
  const { exit, err, said } = await talk(['--cards', folder], [HELLO], 1);
  t.equal(exit, 0);
  t.match(err, /bad-card/);
  t.equal(said.length, 1);
});
