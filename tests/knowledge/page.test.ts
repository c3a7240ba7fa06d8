import t from 'tap';
import { linkHeading, pageSchema } from '../../src/knowledge/index.js';

const entry = { page: 'kotei', title: 'Rulings', format: 'tournament', headings: ['Late players'] };

t.test('a heading has an address where its page has one', async t => {
  const linkOf = (url?: string) => {
    return linkHeading(pageSchema.parse({ ...entry, ...(url && { url }) }), 'Before the game, Late players');
  };
  t.equal(linkOf(), null);
  t.equal(linkOf('https://kotei.example/rulings'), 'https://kotei.example/rulings#:~:text=Late%20players');
  t.equal(linkOf('https://kotei.example/#late'), 'https://kotei.example/#late', 'an exact place stays');
  t.match(pageSchema.safeParse({ ...entry, url: 'javascript:alert(1)' }), { success: false });
});
