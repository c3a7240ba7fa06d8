import t from 'tap';
import {
  experienceAt,
  isSameExperience,
  readExperience,
  readTitle,
  tokensOf,
} from '../../src/language/index.js';

const read = (text: string) => {
  const { title, experience } = readTitle(text);
  const { kind, level, kyd, mark, alternateTitle } = experience;
  return [title, kind, level, kyd, mark, alternateTitle];
};

t.test('experience in every usual spelling', async t => {
  for (const text of [
    'Kaze Arashi exp2',
    'Kaze Arashi - exp2',
    'Kaze Arashi -exp 2',
    'Kaze Arashi (exp2)',
    'Kaze Arashi [Exp 2]',
    'Kaze Arashi (Experienced 2)',
    'Kaze Arashi Experienced 2',
    'Kaze Arashi, Experienced 2',
    'Kaze Arashi \u2013 Experienced 2',
    'Kaze Arashi &#149; Experienced 2',
    'Kaze Arashi \u2022 <b>Experienced 2</b>',
    'Kaze Arashi xp2',
    'Kaze Arashi - xp 2',
    'Kaze Arashi Exp.2',
    'Kaze Arashi (Exp. 2)',
    'Kaze Arashi e2',
    'Kaze Arashi - e2',
  ])
    t.strictSame(read(text), ['Kaze Arashi', 'experienced', 2, false, null, null], text);
});

t.test('levels, KYD, letters and alternate titles', async t => {
  const cases: [string, unknown[]][] = [
    ['Ishi exp', ['Ishi', 'experienced', 1, false, null, null]],
    ['Ishi - inexp', ['Ishi', 'inexperienced', -1, false, null, null]],
    ['Ishi (Inexperienced)', ['Ishi', 'inexperienced', -1, false, null, null]],
    ['Ishi exp KYD', ['Ishi', 'experienced', 1, true, null, null]],
    ['Ishi - KYD', ['Ishi', 'experienced', 1, true, null, null]],
    ['Ishi xp', ['Ishi', 'experienced', 1, false, null, null]],
    ['Ishi e', ['Ishi e', 'none', 0, false, null, null]],
    ['Ishi - E2 Kaze', ['Ishi', 'experienced', 2, false, null, 'Kaze']],
    ['Ishi - expKYD', ['Ishi', 'experienced', 1, true, null, null]],
    ['Ishi - exp2KYD', ['Ishi', 'experienced', 2, true, null, null]],
    ['Ishi (Experienced 2 KYD)', ['Ishi', 'experienced', 2, true, null, null]],
    ['Ishi - exp2CW', ['Ishi', 'experienced', 2, false, 'CW', null]],
    ['Ishi - expCoM', ['Ishi', 'experienced', 1, false, 'CoM', null]],
    ['Ishi - exp3.5', ['Ishi', 'experienced', 3.5, false, null, null]],
    ['Ishi \u2022 Experienced Kaze Arashi', ['Ishi', 'experienced', 1, false, null, 'Kaze Arashi']],
    ['Ishi - exp3 Kaze Arashi', ['Ishi', 'experienced', 3, false, null, 'Kaze Arashi']],
    ['Ishi, the Long Road - exp', ['Ishi, the Long Road', 'experienced', 1, false, null, null]],
    ['Mizu O-Hana exp', ['Mizu O-Hana', 'experienced', 1, false, null, null]],
  ];
  for (const [text, expected] of cases) t.strictSame(read(text), expected, text);
});

t.test('words that only look like experience belong to the title', async t => {
  for (const text of [
    'Expert Smith',
    'Ishi, Expert Smith',
    'Ishi - exp trader',
    'Experienced',
    'Experienced Guide',
    'Ishi - exp2 (old',
    'Ishi (Exp!)',
  ])
    t.strictSame(read(text), [text, 'none', 0, false, null, null], text);
});

t.test('two spellings of one version are the same, and other versions are not', async t => {
  const same = (a: string, b: string) =>
    isSameExperience(readTitle(`X - ${a}`).experience, readTitle(`X - ${b}`).experience);
  t.ok(same('exp', 'Experienced 1'));
  t.ok(same('exp2cw', 'Experienced 2CW'));
  t.ok(same('exp2', 'Experienced 2 Somebody'));
  for (const [a, b] of [
    ['exp', 'exp2'],
    ['exp2', 'exp2 KYD'],
    ['exp2', 'exp2CW'],
    ['inexp', 'exp'],
  ] as const)
    t.notOk(same(a, b), `${a}, ${b}`);
});

t.test('an experience as a request gives it', async t => {
  for (const text of ['none', 'base version', 'no experience', 'Unexperienced'])
    t.equal(readExperience(text)?.kind, 'none', text);
  t.match(readExperience('exp 2 kyd'), { written: 'Experienced 2 KYD', level: 2, kyd: true });
  t.equal(readExperience('Expert'), null);
});

t.test('an experience in a sentence, and where it ends', async t => {
  for (const [text, written, end] of [
    ['exp2 overlays', 'Experienced 2', 2],
    ['experienced 2kyd overlays', 'Experienced 2 KYD', 2],
    ['experienced 2 cw overlays', 'Experienced 2 CW', 3],
    ['experienced KYD overlays', 'Experienced KYD', 2],
    ['the experienced one', null, 0],
    ['experienced one', 'Experienced', 1],
    ['kyd goes over it', 'Experienced KYD', 1],
    ['inexperienced guy', 'Inexperienced', 1],
    ['non-experienced guy', '', 2],
    ['without any experienced keyword', '', 4],
    ['no experience', '', 2],
    ['no Oni', null, 0],
    ['base version without experience', '', 4],
    ['normal guy', '', 1],
  ] as const)
    t.strictSame(experienceAt(tokensOf(text), 0), written === null ? null : { written, end }, text);
});
