// Sends the local service what Discord would send, signed, and prints the answer.
//
//     DISCORD_PUBLIC_KEY=$(node examples/discord.mjs key) npm start
//     node examples/discord.mjs ask question="is a ratling a creature?"
//     node examples/discord.mjs "order combat" players="Aki, Bo, Chie" defender=Bo
//     node examples/discord.mjs press 'say.2026-11-29.windInPlay.Yes'    a button below the last answer
//
// The pair of keys is made once, in a folder that is not in git. Another address: JUDGE_URL=http://127.0.0.1:8080

import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules/.cache/l5r-judge/', import.meta.url));
const KEY = `${folder}discord-key.pem`;
const LAST = `${folder}discord-answer.json`;
const { JUDGE_URL: service = 'http://127.0.0.1:3000' } = process.env;
const [command, ...given] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const pem = await readFile(KEY, 'utf8').catch(async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const made = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(KEY, made, { mode: 0o600 });
  return made;
});
const key = createPrivateKey(pem);

/** A command as Discord sends it; `name=value` are its options. */
function makeCommand() {
  const [name, subcommand] = command.split(' ');
  const leaves = given.map(text => {
    const at = text.indexOf('=');
    return { type: 3, name: text.slice(0, at), value: text.slice(at + 1) };
  });
  const options = subcommand ? [{ type: 1, name: subcommand, options: leaves }] : leaves;
  return { type: 2, data: { name, options } };
}

/** A press of a button below the last answer; of a list with the value that was chosen. */
async function makePress() {
  const [id, ...values] = given;
  const last = await readFile(LAST, 'utf8').catch(() => {
    console.error('There is no answer yet: send a command first.');
    process.exit(2);
  });
  const { data } = JSON.parse(last);
  return { type: 3, data: { custom_id: id, values }, message: data };
}

if (command === 'key') {
  // the key itself is the end of its DER form
  console.log(createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex'));
} else if (!command) {
  console.error('Give a command and its options, or: key, press. See the head of this file.');
  process.exitCode = 2;
} else {
  const body = JSON.stringify(command === 'press' ? await makePress() : makeCommand());
  const time = String(Math.floor(Date.now() / 1000));
  const response = await fetch(`${service}/discord/interactions`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-signature-timestamp': time,
      'x-signature-ed25519': sign(null, Buffer.from(time + body), key).toString('hex'),
    },
  }).catch(({ cause }) => {
    console.error(
      `No answer from ${service} (${cause?.code}). Start the service, or name its address in JUDGE_URL.`,
    );
    process.exit(2);
  });
  const answer = await response.json();
  console.log(JSON.stringify(answer, null, 2));
  if (response.ok && answer.data?.embeds) await writeFile(LAST, JSON.stringify(answer));
  if (!response.ok) process.exitCode = 1;
}
