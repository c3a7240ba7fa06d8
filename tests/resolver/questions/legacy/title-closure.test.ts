import fc from 'fast-check';
import t from 'tap';
import { closeTitles, type Version } from '../../../../src/resolver/questions/legacy/alternate-titles.js';
import { readExperience } from '../../../../src/resolver/questions/legacy/fields.js';

function version(title: string, printed: string): Version {
  return { title, experience: readExperience(printed) };
}

function titlesOf(versions: Version[], shared = true): string[][] {
  return closeTitles(versions, shared).map(held => held.map(({ title }) => title));
}

const name = fc.constantFrom('A', 'B', 'C', 'D');
const anyVersion = fc
  .tuple(name, fc.constantFrom('', ' 2', ' 3'), fc.option(name))
  .map(([title, level, other]) => version(title, `Experienced${level}${other ? ` (${other})` : ''}`));

t.test('why a card has a title, by the shorter way where there are two', t => {
  const low = version('A', 'Experienced B');
  const high = version('A', 'Experienced 2');
  const other = version('B', 'Experienced C');
  const [, held] = closeTitles([low, high, other], true);
  t.match(held, [
    { title: 'B', why: 'A (Experienced 2) also has "B": the lower level A (Experienced B) has it.' },
    { title: 'C', why: 'A (Experienced 2) also has "C": the lower level A (Experienced B) has it.' },
  ]);
  const [own] = closeTitles([low, high, other], true);
  t.match(own, [
    { title: 'B', why: undefined },
    { title: 'C', why: /: "B" is its alternate title, and B \(Experienced C\) has "C"\.$/ },
  ]);
  t.end();
});

t.test('titles are compared without regard to case and typographic marks', t => {
  const versions = [version('Heigi', "Experienced Fox's Son"), version('FOX\u2019S SON', 'Experienced Kit')];
  t.strictSame(titlesOf(versions), [["Fox's Son", 'Kit'], ['Kit']]);
  t.end();
});

t.test('a ring of titles comes to an end, and nobody has his own title', async () => {
  fc.assert(
    fc.property(fc.array(anyVersion, { maxLength: 8 }), versions => {
      return titlesOf(versions).every((titles, index) => {
        const printed = versions[index]?.experience.alternateTitle;
        const own = versions[index]?.title as string;
        return new Set(titles).size === titles.length && (printed === own || !titles.includes(own));
      });
    }),
  );
});

t.test('one more card never takes a title away', async () => {
  fc.assert(
    fc.property(fc.array(anyVersion, { maxLength: 7 }), anyVersion, (versions, added) => {
      const more = titlesOf([...versions, added]);
      return titlesOf(versions).every((titles, index) => titles.every(title => more[index]?.includes(title)));
    }),
  );
});

t.test('the order of the cards makes no difference', async () => {
  fc.assert(
    fc.property(fc.array(anyVersion, { maxLength: 7 }), versions => {
      const backwards = titlesOf([...versions].reverse()).reverse();
      return titlesOf(versions).every(
        (titles, index) => [...titles].sort().join() === [...(backwards[index] as string[])].sort().join(),
      );
    }),
  );
});

t.test('without the rule only printed titles count', async () => {
  fc.assert(
    fc.property(fc.array(anyVersion, { maxLength: 7 }), versions => {
      return titlesOf(versions, false).every(
        (titles, index) => titles.join() === (versions[index]?.experience.alternateTitle ?? ''),
      );
    }),
  );
});
