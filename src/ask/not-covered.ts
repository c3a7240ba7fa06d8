import { makePhrase, makePhraseFinder, matchAt, type Sentence } from '../language/index.js';
import { OTHER_GAMES } from './word-lists.js';

const BASE_GAME = 'The pages do not cover this; it is in the rulebook.';
const AGAINST = 'A ruling follows the pages, and is not given against them.';

const SENSEI = /^sensei$/;

/** What only the rulebook or a card has: said plainly, with what the pages do have on it. A data file. */
const SUBJECTS: readonly (NotCovered & { phrases: readonly string[] })[] = [
  {
    phrases: [
      'who goes|go|starts|start|plays|play|begins|begin first (in) ~ game',
      'who starts|start|begins|begin (a|the) (multiplayer) game',
      'who takes|take|gets|get (the) first turn',
    ],
    text: 'The pages do not say who has the first turn; from that player on the turns go to the left.',
    whole: true,
  },
  {
    phrases: [
      'attack ally|allies|friend|neighbor|teammate',
      'attack left|right player',
      'who|whom can|may|could i|he|she|they|player attack',
    ],
    text: 'The pages do not limit whom an Attacker chooses as the Defender: any one other player, also one who was an ally in an earlier Attack Phase.',
    whole: true,
  },
  {
    phrases: [
      'how|when ~ alliance|alliances ~ end|last|stop|over|break',
      'how long ~ alliance|alliances|ally|allied|allies',
    ],
    text: 'The pages end no alliance within an Attack Phase: an ally stays one for the rest of it, and the next Attack Phase starts afresh.',
    whole: true,
  },
  {
    phrases: ['ally|allies win|wins|won', 'win together|jointly'],
    text: 'The pages name no victory that allies share: a player wins alone.',
    whole: true,
  },
  {
    phrases: ['table talk', 'make|break deal'],
    text: 'The pages do not cover talk, deals and gifts between players.',
  },
  {
    phrases: ['deck size', 'many card ~ dynasty|deck', 'how big ~ deck'],
    text: 'The pages do not cover how many cards a deck needs; they only say that 40 cards must be left in the Fate deck when a Sensei is taken out.',
    whole: true,
  },
  {
    phrases: ['many copy', '<n> copy ~ deck', 'playset'],
    unless: /^fort(?:s|ification)?/,
    text: 'The pages do not cover how many copies of a card a deck may have; they only speak of versions with KYD and of Fortifications.',
  },
  {
    phrases: ['province strength', 'how strong|much province'],
    unless: SENSEI,
    text: 'The pages do not cover Province Strength in general; they only say how a Sensei changes it.',
  },
  {
    phrases: ['duel', 'challenge', 'who strike|focus first'],
    text: 'The pages do not cover how duels work; they only speak of Double Chi.',
  },
  {
    phrases: ['what do ~ do', 'written on ~ card', 'text', 'effect of'],
    text: 'The pages do not have the texts of cards.',
  },
  {
    phrases: ['lobby', 'gain ~ favor', 'political action'],
    text: 'The pages do not cover how the Imperial Favor is gained; they only say when its abilities may not be used.',
  },
  {
    phrases: ['gold ~ produce', 'produce ~ gold'],
    unless: SENSEI,
    text: 'The pages do not cover how much Gold a card produces; they only say how a Sensei changes what a Stronghold produces.',
  },
  {
    phrases: [
      'how many|strong province',
      'draw ~ card',
      'mulligan',
      'how many action|actions|phase|phases',
      'which|what phase|phases',
      'order of (the) phase|phases',
    ],
    text: BASE_GAME,
  },
  {
    phrases: ['hand size|limit', 'many card ~ hand|hold|keep|draw|discard'],
    text: BASE_GAME,
    whole: true,
  },
  {
    phrases: ['magic the gathering', 'in|of|from magic', ...OTHER_GAMES],
    text: 'The pages are for Legend of the Five Rings alone, and for no other game.',
    beside: true,
  },
  {
    phrases: [
      'price|story of',
      'worth|cost ~ euro|dollar|dollars|ebay',
      'foil',
      'ebay',
      'booster',
      'starter box|deck',
    ],
    text: 'The pages have rules of play, and no prices, no stories and nothing beside the game.',
    beside: true,
  },
  {
    phrases: [
      'best|strongest|coolest|favourite|favorite ~ deck|clan|stronghold|build|oni|sensei',
      'rate my',
      'recommend',
    ],
    text: 'The pages have rules of play, and no advice on decks and clans.',
    beside: true,
  },
  {
    phrases: [
      'penalty for|get|gets|he|at',
      '=cheats|=cheated|=cheating|=cheater',
      'slow play',
      'who =won',
      'tournament list|start|legal|points',
      'banned|ban list',
      'is ~ banned',
    ],
    text: 'The pages do not cover how tournaments are run, which cards are banned, or who won; the floor rules and the judge at the event say it.',
    beside: true,
  },
  {
    phrases: ['which|what clan is', 'which|what clan ~ belong'],
    text: 'The pages do not cover clans and lasting alliances; they only say which keywords are one keyword, and who is an ally in an Attack Phase.',
    whole: true,
  },
  {
    phrases: ['honor gain|gained', 'starting honor', 'honor ~ to win', 'how ~ lose by dishonor'],
    unless: SENSEI,
    text: 'The pages do not cover how Honor is gained, lost and needed in general; they only speak of it for Senseis, Ancestors and a first assignment.',
    whole: true,
  },
  {
    phrases: ['honor ~ need|needed ~ victory', 'what|how ~ honor victory'],
    text: 'The pages do not cover how much Honor wins; they only say what happens when a player loses or wins.',
    beside: true,
  },
  {
    phrases: [
      'how many battle',
      'how many player can|may|play',
      'straighten ~ start ~ turn',
      'break a|the province',
    ],
    text: BASE_GAME,
    whole: true,
  },
  {
    phrases: ['ignore ~ page|pages|rules|rule'],
    text: AGAINST,
    beside: true,
  },
  {
    phrases: ['is the ~ legal'],
    text: 'The pages do not say which cards are legal, but for how decks may be built with Senseis, Winds and experience.',
  },
  {
    phrases: ['cost|costs (to) buy|recruit', 'proclaim', 'gold pool', 'cost of', 'how much ~ cost'],
    text: 'The pages do not cover costs and recruiting; they are in the rulebook.',
  },
];

/** Supposes other pages: "suppose the page said", "if the rules had"; "I suppose the rules say" is an opinion. */
const SUPPOSED =
  /(?:(?<!\b(?:i|we|you|they|he|she|would|do|just) )\b(?:suppos(?:e|ing)|imagin(?:e|ing)|pretend(?:ing)?|assum(?:e|ing)|what if|say)\b[ ,:]*(?:that )?(?:the |these |this |your |our |a )?(?:legacy |official |new )?(?:page|rule|document|rulebook|glossary|errata|faq|ruling)s? (?:say|said|says|had|has|have|read|reads|made|makes|make|listed|lists|list|state|stated|states|(?:were|was)(?! (?:those|as|the ones|still|from|of|in)\b)|would|call|called|calls|count|counted|counts)\b|\bif (?:the |these |this |your |our )(?:legacy |official |new )?(?:page|rule|document|rulebook|glossary|faq)s? (?:said|had|made|listed|stated|called|counted|were to|would (?:say|make|call|list))\b)/i;

/** What is printed on a card, in front of its title. */
const PRINTED = ['cost of', 'focus value of'].map(makePhrase);

const PHRASES = SUBJECTS.flatMap(({ phrases, ...said }) =>
  phrases.map(written => ({ phrase: makePhrase(written), said })),
);
const findPhrases = makePhraseFinder(PHRASES.map(({ phrase }) => phrase));

/** What is to be said, and whether that is the whole of the question, so that no other may be meant. */
export interface NotCovered {
  text: string;
  whole?: boolean;
  /** Whether it is no question of rules, whatever else the sentence names. */
  beside?: boolean;
  /** A word for which the pages have a rule on just this. */
  unless?: RegExp;
}

/** What is to be said of a subject that the pages do not cover; null for any other sentence. */
export function findNotCovered({ tokens, titles, text }: Sentence): NotCovered | null {
  if (SUPPOSED.test(text)) return { text: AGAINST, beside: true };
  const isPrinted = titles.some(({ start }) =>
    PRINTED.some(phrase => tokens.some((_, at) => matchAt(tokens, at, phrase)?.end === start)),
  );
  if (isPrinted) return { text: 'The pages do not cover what is printed on a card; the card says it.' };
  const said = findPhrases(tokens).map(({ index }) => PHRASES[index]?.said as NotCovered);
  return said.find(({ unless }) => !unless || !tokens.some(({ stem }) => unless.test(stem))) ?? null;
}
