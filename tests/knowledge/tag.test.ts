import t from 'tap';
import { parseTag } from '../../src/knowledge/index.js';

// as written on the wiki, and what each must be read as
const WRITTEN: [string, string | null, string[], string][] = [
  ['CHANGED June 03 2008', null, ['changed'], '2008-06-03'],
  ['CHANGED June 11 2008', null, ['changed'], '2008-06-11'],
  ['CLARIFIED June 20 2008', null, ['clarified'], '2008-06-20'],
  ['CLARIFIED April 08 2008', null, ['clarified'], '2008-04-08'],
  ['ADDED July 29 07', null, ['added'], '2007-07-29'],
  ['ADDED May 03 2008', null, ['added'], '2008-05-03'],
  ['ADDED April 08 2008', null, ['added'], '2008-04-08'],
  [
    'Shadowlands clause DELETED and MERGED April 08 2008',
    'Shadowlands clause',
    ['deleted', 'merged'],
    '2008-04-08',
  ],
  ['"Important Note" DELETED April 08 2008', '"Important Note"', ['deleted'], '2008-04-08'],
  ['Ogre and Ratling ADDED June 03 2008', 'Ogre and Ratling', ['added'], '2008-06-03'],
  [
    'Undead implying Shadowlands DELETED June 20 2008',
    'Undead implying Shadowlands',
    ['deleted'],
    '2008-06-20',
  ],
  ['examples CHANGED April 08 2008', 'examples', ['changed'], '2008-04-08'],
  ['ADDED 24 Sept 2007', null, ['added'], '2007-09-24'],
  ['CLARIFICATION Feb 15 2008', null, ['clarified'], '2008-02-15'],
  ['ADDED April 3 2008', null, ['added'], '2008-04-03'],
  ['ADDED  April 3,  2008 ', null, ['added'], '2008-04-03'],
  [
    'first and second line CHANGED and CLARIFIED Dec. 1 09',
    'first and second line',
    ['changed', 'clarified'],
    '2009-12-01',
  ],
  ['and DELETED June 20 2008', 'and', ['deleted'], '2008-06-20'],
  ['Naga and DELETED June 20 2008', 'Naga and', ['deleted'], '2008-06-20'],
];

for (const [text, scope, actions, day] of WRITTEN) {
  t.test(text, async t => {
    const parsed = parseTag(text);
    if (!parsed.ok) return t.fail(parsed.problem.message);
    t.match(parsed.value, { scope, actions, day });
    t.equal(parsed.value.written, text.trim().replace(/\s+/g, ' '));
  });
}

for (const [text, reason] of [
  ['CHANGED February 30 2008', /day of the calendar/],
  ['CHANGED Smarch 03 2008', /day of the calendar/],
  ['CHANGED J 03 2008', /day of the calendar/],
  ['REVISED June 03 2008', /no action/],
  ['Ogre June 03 2008', /no action/],
  ['June 03 2008', /no action/],
  ['CHANGED', /day of the calendar/],
  ['CHANGED June 2008', /day of the calendar/],
  ['', /day of the calendar/],
] as const) {
  t.test(`refuses "${text}"`, async t => {
    const parsed = parseTag(text);
    if (parsed.ok) return t.fail('was read');
    t.equal(parsed.problem.code, 'bad-tag');
    t.match(parsed.problem.message, reason);
    t.match(parsed.problem.cure, /\[SCOPE\] ACTION/);
  });
}

t.test('the day of a tag in other forms', async t => {
  for (const written of ['June 3rd, 2008', '2008-06-03', '3rd of June 2008'])
    t.match(parseTag(`CHANGED ${written}`), { value: { actions: ['changed'], day: '2008-06-03' } }, written);
  for (const written of ['June 3rd, 2008 or so', '6/3/2008', 'June'])
    t.match(parseTag(`CHANGED ${written}`), { ok: false, problem: { code: 'bad-tag' } }, written);
});
