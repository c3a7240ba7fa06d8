import t from 'tap';
import { parseLine } from '../../../src/decks/list/line.js';

t.test('headings in any usual spelling, with counts or not', async t => {
  const heading = (text: string) => {
    const line = parseLine(text);
    return line.kind === 'heading' ? [line.heading?.section, line.heading?.type, line.count] : line;
  };
  for (const text of [
    'Dynasty',
    'DYNASTY DECK',
    'Dynasty:',
    '# Dynasty',
    '**Dynasty**',
    '== Dynasty ==',
    '--- Dynasty ---',
    '[Dynasty]',
    '<b>Dynasty</b>',
    'The Dynasty Cards:',
  ])
    t.strictSame(heading(text), ['dynasty', null, null], text);
  for (const text of [
    'Fate (40)',
    'Fate Deck: 40',
    'Fate - 40',
    'FATE DECK (40 cards)',
    '40 Fate',
    '## Fate (40):',
    'Fate x40',
  ])
    t.strictSame(heading(text), ['fate', null, 40], text);
  const types: [string, string, string][] = [
    ['Personalities (18)', 'dynasty', 'Personality'],
    ['18 Holdings', 'dynasty', 'Holding'],
    ['Strategies', 'fate', 'Strategy'],
    ['Actions', 'fate', 'Strategy'],
    ['Rings:', 'fate', 'Ring'],
    ['Sensei', 'sensei', 'Sensei'],
    ['Senseis (1)', 'sensei', 'Sensei'],
    ['Winds', 'wind', 'Wind'],
    ['Stronghold', 'stronghold', 'Stronghold'],
    ['Starting Holdings', 'start', 'Holding'],
    ['Fortifications', 'dynasty', 'Fortification'],
    ['Followers', 'fate', 'Follower'],
  ];
  for (const [text, section, type] of types) t.match(heading(text), [section, type], text);
});

t.test('a heading and its card on one line', async t => {
  t.match(parseLine('Stronghold: Shiro Kaze'), {
    kind: 'heading',
    heading: { section: 'stronghold' },
    card: { count: null, title: 'Shiro Kaze' },
  });
  t.match(parseLine('## Stronghold: Shiro Kaze'), { heading: { section: 'stronghold' }, card: {} });
  t.match(parseLine('Sensei - Arashi Sensei'), {
    heading: { section: 'sensei' },
    card: { title: 'Arashi Sensei' },
  });
  t.match(parseLine('Stronghold (1): Shiro Kaze'), {
    heading: { section: 'stronghold' },
    card: { title: 'Shiro Kaze' },
  });
  t.match(parseLine('Strategies: 3x Quiet Ambush'), { heading: { type: 'Strategy' }, card: { count: 3 } });
  t.match(parseLine('Wind: 0x Wind from the North'), { kind: 'problem', code: 'deck-bad-count' });
});
