import t from 'tap';
import { countsAsFaction, factionKey } from '../../../../src/resolver/questions/legacy/faction.js';
import { shippedContext } from './shipped-context.js';

t.test('a faction with and without "Clan" is one', t => {
  t.equal(factionKey('Crane Clan'), 'crane');
  t.equal(factionKey('<b>crane</b>'), 'crane');
  t.equal(factionKey("Toturi's Army"), "toturi's army");
  t.equal(factionKey('Clan'), 'clan');
  t.end();
});

t.test('keywords count as a faction in either spelling, by the shorter proof', t => {
  const context = shippedContext();
  t.strictSame(countsAsFaction(context, ['Mantis Clan', "Yoritomo's Alliance"], 'Mantis'), {
    verdict: 'yes',
    steps: [],
  });
  t.match(countsAsFaction(context, ["Yoritomo's Alliance"], 'mantis clan'), {
    verdict: 'yes',
    steps: [{ rule: 'legacy/keywords/yoritomos-alliance-mantis-clan' }],
  });
  t.equal(countsAsFaction(context, ['Naga'], 'Naga').verdict, 'yes');
  t.equal(countsAsFaction(context, ['Half-Naga'], 'Naga').verdict, 'no');
  t.equal(countsAsFaction(shippedContext('2008-06-02'), ['Creature'], 'Nonhuman').verdict, 'unknown');
  t.end();
});
