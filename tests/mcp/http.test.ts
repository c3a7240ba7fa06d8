import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import t from 'tap';
import { ask, refusalOf, testService } from '../support/service.js';

const { app } = await testService();
const url = new URL('/mcp', await app.listen({ port: 0, host: '127.0.0.1' }));
t.teardown(() => app.close());

t.test('a client over HTTP: tools, resources and the prompt', async t => {
  const client = new Client({ name: 'test', version: '1' });
  // its optional session is of another type than what the library asks for
  await client.connect(new StreamableHTTPClientTransport(url) as never);
  t.match(client.getServerVersion(), { name: 'l5r-judge' });
  const given = { from: 'Ratling', to: 'Nonhuman' };
  for (const [asOf, verdict] of [
    ['2008-06-02', 'no'],
    ['2008-06-03', 'yes'],
    ['2008-06-04', 'yes'],
  ]) {
    const { structuredContent } = await client.callTool({ name: 'counts_as', arguments: { ...given, asOf } });
    t.match(structuredContent, { verdict, asOf });
  }
  t.ok((await client.listResources()).resources.length > 50);
  t.match(await client.listPrompts(), { prompts: [{ name: 'judge' }] });
  await client.close();
});

t.test('two requests at once keep their own answers', async t => {
  const clients = await Promise.all(
    ['Ratling', 'Zombie'].map(async from => {
      const client = new Client({ name: from, version: '1' });
      await client.connect(new StreamableHTTPClientTransport(url) as never);
      const { structuredContent } = await client.callTool({
        name: 'counts_as',
        arguments: { from, to: 'Undead' },
      });
      await client.close();
      return structuredContent as { verdict: string };
    }),
  );
  t.same(
    clients.map(({ verdict }) => verdict),
    ['no', 'yes'],
  );
});

t.test('what is not of the protocol', async t => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const post = (payload: string, more = {}) =>
    ask(app, { method: 'POST', url: '/mcp', headers: { ...headers, ...more }, payload });
  t.match(await post('{"jsonrpc":"2.0","id":1,"method":"ping"}'), {
    status: 200,
    json: { id: 1, result: {} },
  });
  t.match(await post('{"jsonrpc":"2.0","method":"notifications/initialized"}'), { status: 202, text: '' });
  t.match(await post('{"jsonrpc":"2.0","id":1,"method":"x"}'), {
    status: 200,
    json: { error: { code: -32601 } },
  });
  t.match(await post('{}'), { status: 400, json: { error: Object } });
  t.match(await post('{"jsonrpc":"2.0","id":1,"method":"ping"}', { accept: 'text/html' }), { status: 406 });
  t.same(refusalOf(await post('{')), [400, 'bad-request']);
  t.same(refusalOf(await ask(app, '/mcp')), [405, 'method-not-allowed']);
});
