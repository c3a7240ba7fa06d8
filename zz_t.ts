import { makeSentenceReader } from './src/language/index.js';
const read = makeSentenceReader(['follower','destroy','personality'], ['Zombie','Samurai','Courtier','Shugenja','Undead','Nonhuman','Yoritomo\'s Alliance','Crane Clan']);
for (const q of ['fear 3 vs a 2f zombie follower', 'a 5F personality and two 2F followers','Doji Razan (Samurai, Courtier) and a samurai','can a yu 5 personality without followers destroy a 5f personality with followers','a non-undead follwer with 3 force', 'formed by 2 samurai and a courtier, i have 3 samurai', "my personality doesn't have any followers, with 3 force and no followers"]) {
  const s = read(q);
  console.log(q, '\n ', s.tokens.map(t => t.stem + (t.number !== null ? '#' : '')).join(' '), s.corrected);
  for (const t of s.things) console.log('   ', JSON.stringify(t));
}
