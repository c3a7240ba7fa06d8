import { CARD_WORDS, readCards } from '../cards.js';
import { type Cue, capitalise, number } from '../cue.js';

function numbersOf(match: RegExpExecArray): number[] {
  return (match[1] as string).match(/\d+/g)?.map(Number) as number[];
}

const keywordsCapitalised = (text: string) =>
  readCards(text).map(card => ({ ...card, keywords: card.keywords.map(capitalise) }));

function someCards(match: RegExpExecArray) {
  const cards = keywordsCapitalised(match.input);
  return cards.length > 0 ? cards : undefined;
}

function yuCards(match: RegExpExecArray) {
  const values = [...match.input.matchAll(/\byu (\d+)\b/g)].map(([, yu]) => Number(yu));
  return values.map((yu, index) => ({
    name: values.length === 1 ? 'the Yu card' : `Yu card ${index + 1}`,
    yu,
  }));
}

function opposing(match: RegExpExecArray) {
  const cards = readCards(match.input);
  const [card] = cards;
  if (!card || cards.length > 1) return undefined;
  const { name, type, force } = card;
  if (type === 'Follower') return [{ name, type, force }];
  if (/\b(?:without|no) (?:a |any )?followers?\b/.test(match.input))
    return [{ name, type, force, hasFollowers: false }];
  return /\b(?:with|has) (?:a |\d+ )?followers?\b/.test(match.input)
    ? [{ name, type, force, hasFollowers: true }]
    : undefined;
}

/** `a samurai and a courtier` as the list of what a Formation asks for. */
function requirement(match: RegExpExecArray): string[] {
  return (match[1] as string)
    .replace(/^an? /, '')
    .split(/(?:,| and) an? /)
    .map(capitalise);
}

function performers(match: RegExpExecArray) {
  const apart = match[1] !== 'same';
  const locations = apart ? ['one place', 'another place'] : ['one place', 'one place'];
  return locations.map((location, index) => ({
    name: index === 0 ? 'the Shugenja with the Spell' : 'the other Shugenja',
    type: 'Personality',
    keywords: ['Shugenja'],
    location,
    hasSpell: index === 0,
  }));
}

const FORMED_BY = /\bformed by (an? \p{L}+(?:(?:,| and) an? \p{L}+)+)/u;

const EXPERIENCES = /\((?:inexperienced|experienced[^)]*)\)/g;
// a title may be any words but those that tell whose it is, or deny it
const TITLES =
  /(?<=\b(?:of|for|and) )(?:(?!(?:not|non|no|my|your|his|opponent|another|other|has|have|is|are)\b)[\p{L}']+ ){1,4}(?=\()/gu;

/** Questions on duels and battles. */
export const BATTLE_CUES: readonly Cue[] = [
  {
    id: 'legacy/duel-total',
    words: 'duel total focus focuses focused focusing chi stat what value values',
    when: [/\bduel/, /\bfocus/],
    needs: ['focusValues'],
    facts: [
      ['doubleChi', /\b(?:no|without|not have) double chi\b/, false],
      ['doubleChi', /\bdouble chi\b/, true],
      ['stat', /\b(?:chi|stat) (?:of |is )?(\d+)\b|\b(\d+) ?c(?:hi)?\b/, number],
      [
        'focusValues',
        /\bfocus(?:es|ed|ing)? (?:values? |cards? )?(?:of |are |is |with )?(\d+(?:(?:, ?| and |, and | ?\+ ?)\d+)*)/,
        numbersOf,
      ],
    ],
  },
  {
    id: 'legacy/enlightened-force',
    words: 'enlightened force rings ring personality guy play what much how',
    when: [/\benlight/, /\brings?\b/],
    unless: [/\bstraighten|\bunbow/, /\bbow /],
    facts: [
      ['ringsInPlay', /\b(\d+) rings?\b/, number],
      ['force', /\bforce (?:of |is )?(\d+)\b|\b(\d+) ?f(?:orce)?\b/, number],
    ],
  },
  {
    id: 'legacy/fear',
    words: 'fear against vs versus affect affects bow bows follower followers',
    when: [/\bfear (?:\d+|of \d+)\b/],
    keywords: true,
    also: [CARD_WORDS],
    needs: ['cards'],
    unless: [/\bundead followers?\b.*\bshadowlands\b/],
    facts: [
      ['strength', /\bfear (?:of )?(\d+)\b/, number],
      [
        'asFollowers',
        /\b(?:affects? personalities(?: as (?:if they were )?followers)?|personalities as (?:if they were )?followers)\b/,
        true,
      ],
      ['cards', /^/, someCards],
    ],
  },
  {
    id: 'legacy/formation',
    words: 'formation formed who which guy personality card',
    when: [/\bformed by\b/],
    needs: ['requirement'],
    facts: [
      ['requirement', FORMED_BY, requirement],
      [
        'army',
        /\b(?:one|a single|the same|1) (guy|personality|card)(?: that| who)?(?: is| has)? both\b|\b(guy|personality|card) (?:is|who is) both\b/,
        (match: RegExpExecArray) => {
          const formed = FORMED_BY.exec(match.input);
          return formed
            ? [{ name: 'the one card', type: 'Personality', keywords: requirement(formed) }]
            : undefined;
        },
      ],
    ],
  },
  {
    id: 'legacy/ritual',
    words: 'ritual rituals shugenja shugenjas perform together two 2',
    when: [/\britual/, /\b(?:two|2) shugenjas?\b/],
    facts: [
      [
        'performers',
        /\b(different|separate|other|same) (?:battlefields?|locations?|provinces?)\b/,
        performers,
      ],
    ],
  },
  {
    id: 'legacy/yu',
    words: 'yu destroy kill destroys kills take out card cards together',
    when: [/\byu \d+\b/, /\b(?:destroy|kill|take out)\w*\b/],
    // of "yu 3 cards" nobody knows how many they are
    unless: [/\bbonus\b|\+\d/, /\byu \d+ cards\b/],
    needs: ['opposing'],
    keywords: true,
    also: [CARD_WORDS, /\byu \d+\b/g, /\b(?:without|no|with|has) (?:a |any |\d+ )?followers?\b/g],
    facts: [
      ['yuCards', /\byu \d+\b/, yuCards],
      ['opposing', /^/, opposing],
    ],
  },
  {
    id: 'legacy/yu-bonus',
    words: 'yu bonus guy personality card what get gets give gives',
    when: [/\byu\b/, /\bbonus\b|\+\d+/],
    facts: [
      ['bonus', /\bbonus of \+?(\d+)\b|\+(\d+)(?: bonus)?\b/, number],
      ['yu', /\b(?:without|no|not have) (?:any )?yu\b/, null],
      ['yu', /\byu (?:of |value )?(\d+)\b/, number],
    ],
  },
  {
    id: 'legacy/ranged-attacks',
    words:
      'combine combined combining ranged attack attacks attacker strength both used use usable target same together',
    when: [/\bcombin/, /\branged\b/],
    facts: [
      [
        'attacks',
        /\branged (?:attacks? )?(?:of |with )?(?:strength )?(\d+(?:(?:, ?| and |, and | ?\+ ?)\d+)+)/,
        (match: RegExpExecArray) => {
          const legal =
            /\b(?:usable|legally used|be used|can use)\b/.test(match.input) &&
            /\b(?:same target|target)\b/.test(match.input);
          if (!legal) return undefined;
          return numbersOf(match).map((strength, index) => {
            return { name: `attack ${index + 1}`, strength, usableNow: true, mayTarget: true, traits: [] };
          });
        },
      ],
    ],
  },
  {
    id: 'legacy/alternate-titles',
    words: 'alternate title titles same personality card cards',
    when: [/\balternate titles?\b/],
    also: [EXPERIENCES, TITLES],
    facts: [
      [
        'cards',
        /^/,
        (match: RegExpExecArray) => {
          const cards = [...match.input.matchAll(/([\p{L}' ]+?) \((inexperienced|experienced[^)]*)\)/gu)].map(
            ([, title, keyword]) => ({
              title: capitalise((title as string).replace(/^.*\btitles? (?:of|for) |^ *and /, '').trim()),
              experience: capitalise(keyword as string),
            }),
          );
          return cards.length > 0 ? cards : undefined;
        },
      ],
    ],
  },
];
