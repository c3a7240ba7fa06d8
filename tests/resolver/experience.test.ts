import fc from 'fast-check';
import t from 'tap';
import {
  EXPERIENCE_LIMIT,
  type Experience,
  experienceOf,
  formatExperience,
  parseExperience,
} from '../../src/resolver/experience.js';

function read(text: string): Experience {
  const parsed = parseExperience(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.message}`);
  return parsed.value;
}

t.test('level, KYD, mark and alternate title of each way to print it', t => {
  const cases: [text: string, level: number, kyd: boolean, mark: string | null, title: string | null][] = [
    ['', 0, false, null, null],
    ['Experienced', 1, false, null, null],
    ['Experienced 1', 1, false, null, null],
    ['Experienced 2', 2, false, null, null],
    ['Experienced2', 2, false, null, null],
    ['Experienced 3.5', 3.5, false, null, null],
    ['Experienced 2CW', 2, false, 'CW', null],
    ['Experienced 2 CW', 2, false, 'CW', null],
    ['ExperiencedCoM', 1, false, 'CoM', null],
    ['Experienced CoM', 1, false, 'CoM', null],
    ['Experienced KYD', 1, true, null, null],
    ['ExperiencedKYD', 1, true, null, null],
    ['Experienced 2 KYD', 2, true, null, null],
    ['Experienced 2KYD', 2, true, null, null],
    ['Experienced 2 KYD Akodo Ginawa', 2, true, null, 'Akodo Ginawa'],
    ['Experienced 5 Akodo Ginawa', 5, false, null, 'Akodo Ginawa'],
    ['Experienced (Akodo Ginawa)', 1, false, null, 'Akodo Ginawa'],
    ['Experienced 5(Akodo Ginawa)', 5, false, null, 'Akodo Ginawa'],
    ['Experienced The Student', 1, false, null, 'The Student'],
    ['Experienced 2 8th Legion', 2, false, null, '8th Legion'],
    ['Experienced Cwn', 1, false, null, 'Cwn'],
    ['Inexperienced', -1, false, null, null],
    ['Inexperienced Ginawa', -1, false, null, 'Ginawa'],
  ];
  for (const [text, level, kyd, mark, alternateTitle] of cases) {
    t.match(read(text), { level, kyd, mark, alternateTitle }, text);
  }
  t.end();
});

t.test('what the word itself says', t => {
  t.equal(read('').kind, 'none');
  t.equal(read('experienced 2').kind, 'experienced');
  t.equal(read('INEXPERIENCED').kind, 'inexperienced');
  t.end();
});

t.test('markup, entities, bullets and case make no difference', t => {
  t.match(read('<b>Experienced 2CW</b>'), { written: 'Experienced 2CW', level: 2, mark: 'CW' });
  t.match(read('&#149; Experienced&nbsp;3'), { level: 3 });
  t.match(read('experienced 2 kyd'), { level: 2, kyd: true });
  t.equal(read('Experienced Pride&rsquo;s Hand').alternateTitle, "Pride's Hand");
  t.equal(read('  ').kind, 'none');
  t.end();
});

t.test('other texts are refused with what would be right', t => {
  const others = [
    'Samurai',
    'Soul of Hida Rikyu Experienced',
    'Experience 2',
    'Experienced!',
    'Experienced -1',
    'Experienced 0',
    'Experienced 2.',
    'Experienced 2 ()',
    'Experienced 2 (Ginawa',
    'Experienced 2 17',
    'Experienced 2 !',
    `Experienced ${'x'.repeat(EXPERIENCE_LIMIT)}`,
  ];
  for (const text of others) {
    const parsed = parseExperience(text);
    t.match(parsed, { ok: false, problem: { code: 'bad-value', cure: /Experienced 2 KYD/ } }, text);
  }
  t.end();
});

t.test('the experience among the keywords of a card', t => {
  t.equal(experienceOf(['Samurai', '<b>Experienced 3</b>', 'Lion Clan']).level, 3);
  t.equal(experienceOf(['', 'Samurai']).level, 0);
  t.equal(experienceOf([]).kind, 'none');
  t.end();
});

t.test('in words for people', t => {
  t.equal(formatExperience(read('<b>Experienced 2</b>')), 'Experienced 2 (level 2)');
  t.equal(formatExperience(read('')), 'no Experienced (level 0)');
  t.end();
});

t.test('a level and a KYD that are written are read back', async () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(9), fc.boolean(), (whole, tenth, kyd) => {
      const level = Number(`${whole}.${tenth}`);
      const parsed = read(`Experienced ${level}${kyd ? ' KYD' : ''}`);
      return parsed.level === level && parsed.kyd === kyd;
    }),
  );
});

t.test('no text makes it throw', async () => {
  fc.assert(
    fc.property(fc.string(), text => {
      parseExperience(`Experienced ${text}`);
      parseExperience(text);
    }),
  );
});
