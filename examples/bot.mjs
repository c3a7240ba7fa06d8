// A chat bot in a page of code: reads messages line by line, answers those that begin with "!".
//
//   echo '!ask is a ratling a creature?' | JUDGE_URL=http://127.0.0.1:3000 node examples/bot.mjs
//
// Put your chat's library in the place of standard input and output.
import { createInterface } from 'node:readline';
import { formatError, makeClient } from 'l5r-judge/client';

const url = process.env.JUDGE_URL ?? 'http://127.0.0.1:3000';
const judge = makeClient(url);

/** A ruling in two or three lines: the sentence, what must be known besides, and where it stands. */
function say({ answer, caveats, needs, citations }) {
  const asked = needs.map(({ why }) => `- ${why}`);
  const [first] = citations;
  return [answer, ...asked, ...caveats, ...(first ? [`${url}${first.url}`] : [])].join('\n');
}

const COMMANDS = {
  async ask(q) {
    const { data, error } = await judge.GET('/v1/ask', { params: { query: { q } } });
    if (!data) return formatError(error);
    if (data.ruling) return say(data.ruling);
    const [hit] = data.hits;
    return hit ? `${hit.title}: ${hit.answer}\n${url}${hit.url}` : 'I found nothing.';
  },

  async counts(words) {
    const [from = '', to = ''] = words.split('>').map(word => word.trim());
    if (!from || !to) return 'Write it like this: !counts Ratling > Creature';
    const path = { from, to };
    const { data, error } = await judge.GET('/v1/keywords/{from}/counts-as/{to}', { params: { path } });
    return data ? say(data) : formatError(error);
  },

  async rule(words) {
    const [id, asOf] = words.split(' ');
    const params = { path: { id }, query: asOf ? { asOf } : {} };
    const { data, error } = await judge.GET('/v1/rules/{id}', { params });
    if (!data) return formatError(error);
    return `${data.title} (${data.status}): ${data.answer ?? 'no words of that day are on record.'}`;
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [, name, words] = /^!(\w+) *(.*)$/.exec(line) ?? [];
  if (!name) continue;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  const known = Object.keys(COMMANDS).map(one => `!${one}`);
  // one answer that is lost is no reason to be silent from then on
  console.log(command ? await command(words).catch(formatError) : `I know ${known.join(', ')}.`);
}
