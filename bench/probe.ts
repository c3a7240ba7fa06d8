// Asks for light answers one after the other, as a reader would, in a process of its own: what the attackers compute does not
// count as waiting. Prints the time and the wait of each, in milliseconds, until its input ends.
//
//     node probe.mjs http://127.0.0.1:3000
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [base] = process.argv.slice(2) as [string];
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const PATHS = ['Ratling', 'Zombie', 'Naga', 'Oni'].flatMap(from =>
  ['Creature', 'Undead', 'Shadowlands'].flatMap(to =>
    ['2008-06-02', '2008-06-03', '2008-06-20'].map(day => `/v1/keywords/${from}/counts-as/${to}?asOf=${day}`),
  ),
);

function ask(path: string): Promise<number> {
  return new Promise(resolve => {
    const sent = get(`${base}${path}`, { agent, timeout: 30_000 }, response => {
      response.resume();
      response.on('end', () => resolve(response.statusCode as number));
      response.on('error', () => resolve(0));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
  });
}

let over = false;
process.stdin.on('end', () => {
  over = true;
});
process.stdin.resume();
for (let count = 0; !over; count++) {
  const began = performance.now();
  const status = await ask(PATHS[count % PATHS.length] as string);
  console.log(JSON.stringify([Date.now(), Math.round(performance.now() - began), status]));
  await pause(10);
}
agent.destroy();
process.exit(0);
