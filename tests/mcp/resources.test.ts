import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { makeMcpServer } from '../../src/mcp/index.js';
import { listResources, readResource } from '../../src/mcp/resources.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const server = makeMcpServer({ ...makeEngine({ corpus }), today: () => TODAY }, '1.2.3');
const client = new Client({ name: 'test', version: '1' });
const [ours, theirs] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(theirs), client.connect(ours)]);
t.teardown(() => client.close());

async function read(uri: string): Promise<string> {
  const { contents } = await client.readResource({ uri });
  t.match(contents, [{ uri, mimeType: 'text/markdown' }]);
  return String((contents[0] as { text?: string }).text);
}

t.test('every rule is a resource, and can be read', async t => {
  const { resources } = await client.listResources();
  t.equal(resources.length, corpus.documents.length);
  for (const { uri, title, description } of resources) {
    t.ok(title && description, uri);
    const text = await read(uri);
    t.ok(text.startsWith(`# ${title}\n\nAs of November 29, 2026: `), uri);
    t.notMatch(text, /undefined|null|\[object/, uri);
  }
});

t.test('a rule on the days around a change', async t => {
  t.match((await client.listResourceTemplates()).resourceTemplates, [
    { uriTemplate: 'l5r://rules/{+id}{?asOf}', mimeType: 'text/markdown' },
  ]);
  const uri = 'l5r://rules/legacy/keywords/creature-nonhuman?asOf=';
  const before = await read(`${uri}2008-06-02`);
  t.match(before, /As of June 2, 2008: wording lost/);
  t.match(
    before,
    /This rule existed on June 2, 2008, but its wording then is lost\.\*\*\n\nThe words of June 3, 2008:/,
  );
  t.match(before, /\n## Caveats\n\n- /);
  for (const day of ['2008-06-03', '2008-06-04']) {
    const text = await read(`${uri}${day}`);
    t.match(text, /As of June [34], 2008: in force, rule legacy\/keywords\/creature-nonhuman,/);
    t.match(text, /\n## Changes\n\n- \[CHANGED June 03 2008\]/);
    t.match(text, new RegExp(`\\]\\(l5r://rules/legacy/keywords/explicit-distinctions\\?asOf=${day}\\)`));
  }
});

t.test('a rule that was added says who ruled so; one that has ended says so in the list', async t => {
  const engine = makeEngine({ corpus });
  const rule: typeof engine.rule = (id, day) => {
    const found = engine.rule(id, day);
    if (!found.ok) return found;
    return { ...found, value: { ...found.value, source: { ...found.value.source, by: 'Judges of Kotei' } } };
  };
  const added = { ...engine, rule, today: () => '2008-06-02' as const };
  const uri = 'l5r://rules/legacy/keywords/creature-nonhuman';
  t.match(readResource(added, uri).contents, [
    { text: /\n## Source\n\n- [^\n]+p\. 21, Keywords: ADD; by Judges of Kotei\n/ },
  ]);
  t.notMatch(await read(uri), /; by /);
  const listed = listResources(added).find(one => one.uri === uri);
  t.match(listed?.description, /existed on June 2, 2008, but its wording then is lost/);
});

t.test('an address, a rule or a day that is none', async t => {
  await t.rejects(client.readResource({ uri: 'file:///etc/passwd' }), /Rules are at l5r:\/\/rules\/ID/);
  await t.rejects(client.readResource({ uri: 'l5r://rules/legacy/wind' }), /legacy\/winds/);
  await t.rejects(client.readResource({ uri: 'l5r://rules/legacy/winds?asOf=June' }), /bad-day/);
});

t.test('the prompt that lets a model rule from the answers alone', async t => {
  const { prompts } = await client.listPrompts();
  t.match(prompts, [{ name: 'judge', arguments: [{ name: 'question', required: true }, { name: 'asOf' }] }]);
  const ask = async (given: Record<string, string>) => {
    const { messages } = await client.getPrompt({ name: 'judge', arguments: given });
    const [message] = messages as { content: { text?: string } }[];
    return String(message?.content.text);
  };
  const question = 'Is a Ratling a Creature?';
  t.match(
    await ask({ question, asOf: '2008-06-03' }),
    /Day: 2008-06-03\n[\s\S]*with the question and asOf 2008-06-03/,
  );
  const today = await ask({ question });
  t.match(today, /^Question: Is a Ratling a Creature\?\nDay: today\n/);
  const { tools } = await client.listTools();
  const named = [...today.matchAll(/`([a-z]+_[a-z]+|ask|search|rule|question)`/g)].map(match => match[1]);
  for (const name of named)
    t.ok(
      tools.some(tool => tool.name === name),
      `${name} is a tool`,
    );
  t.ok(named.length > 5);
  await t.rejects(client.getPrompt({ name: 'judge', arguments: {} }), /needs a question/);
  await t.rejects(client.getPrompt({ name: 'judge' }), /needs a question/);
  await t.rejects(client.getPrompt({ name: 'other', arguments: {} }), /only prompt/);
});
