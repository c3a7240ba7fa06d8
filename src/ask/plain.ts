import { SMALL, wordSet } from './word-lists.js';

/** Words that may stand anywhere: they ask, join, or are polite. */
export const PLAIN = wordSet(
  SMALL,
  'exactly please thanks thank hi hey hello judge quick possible wanna trying try everyone sorry some ever onto down over through though although what ' +
    'happens happen gonna make makes made take takes bit lol tia btw suppose supposed assume assuming situation scenario player players turn lawful ' +
    'lawfully multiplayer straight fella bloke uh um er erm hmm oh rn ie eg literally anymore round kinda sorta',
);
/** Words that turn the sense of a question: a fact, `about` or `also` must have them. */
export const TURNING = wordSet(
  'not no never none nobody nothing without neither nor non lacks lacking opponent opponents enemy other others another else someone anyone somebody only just-only all every each everyone both either ' +
    'or before after until since again twice once first second third last next instead except unless must forced required why how who whose which whom where or opposing your yours different same previous minus negative fewer more less most least half neighbor neighbors neighbour rival rivals teammate illegal illegally forbidden forbid forbids banned impossible wrong prevent prevents',
);
/** Those of them that seldom turn anything where a question does not heed them: a few may be passed over. */
export const SLIGHT = wordSet(
  'all every each everyone both only just-only before after since once first second third last next other another else someone anyone somebody enemy',
);

/** What is said aside, whose words alone would turn a question: each with what is left of it. A data file. */
const ASIDES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\b(?:say|answer|reply|with) )\b(?:yes or no|yay or nay|y\/n)\b/gi, ', '],
  [
    /(?<!\bnot )\bat all(?! +(?:the|my|his|her|their|your|our|of|other|times?|battlefields?|provinces?|players?|units?|sides?|costs?)\b)/gi,
    '',
  ],
  [/^\W*(?:the |now the )?(?:other|opposite) (?:way|case)(?: (?:a?round|about))?(?=\s*[:,.;-])/gi, ''],
  [
    /(?<!\b(?:says?|said|states?|has|have) )\b(?:nothing|no ?thing) (?:special|fancy|weird|unusual|strange)(?: (?:is |was )?(?:going on|happening|happens|there|else))?/gi,
    '',
  ],
  [
    /\bor (?:what|is(?:n[o'’]?t| not) (?:it|that|this)(?: (?:on|allowed|legal|ok|okay|possible|right))?)(?=\W*$)/gi,
    '',
  ],
  [/\bif (?:nobody|no one|you (?:don[o'’]?t|do not)) minds? (?:my |me )?asking\b/gi, ''],
  [/\bany more(?= *(?:$|[,.;:?!)]|(?:just|before|when|while|and|but|or|so|at|in)\b))/gi, 'anymore'],
  [
    /(?:^|[,.;:?!(] *|\b(?:and|but|if|though|because) )(?:i|we|he|she|they) (?:do|does|did|have|has)(?:n[o']?t|n['’]t| not) (?:yet )?(?:know|count(?:ed)?|check(?:ed)?|remember|tell|told|say|said|look(?:ed)? at) (?:how|what|which|whether|the|my|his|her|their|its|any|it)\b(?:(?! (?:and|but|can|may|do|does|will|should|must|if)\b)[^,.;:?!)])*/gi,
    ', ',
  ],
  [/\b(?:one|each) (?:player )?after (?:the other|another)\b/gi, 'in turn'],
  [/\bas far as (?=(?:\S+ ){1,5}(?:goes?|(?:is|are) concerned)\b)/gi, 'of '],
  [/(?<=\bof (?:\S+ ){1,5})(?:goes?|(?:is|are) concerned)(?= *(?:$|[,.;:?!)]))/gi, ''],
  [
    /\b(?:just )?asking for (?:a friend|(?:my|a|our) (?:\S+ ){0,2}(?:deck|friend|group|opponent|table|mate|buddy))\b/gi,
    '',
  ],
  [/^\W*(?:quick |small |short )?(?:deck|rules?|sanity|reality)[ -](?:check|query)(?=\s*[:,.;-])/gi, ''],
  [
    /(?<=^|[,.;:?!(-] *)(?:we are |we're |there are |it is |it's |its )?(?:\d+|three|four|five|six|seven|eight)(?:[ -](?:of us|players?|people|handed)) (?:playing|here|(?:(?:sat|sitting) )?(?:a?round|at) (?:the|my|our|\p{L}+['’]s) (?:\p{L}+ )?table|in (?:the|this|our) game)(?= *(?:$|[,.;:?!)]| and it['’]?s ))/giu,
    '',
  ],
];

/** A sentence without what is said aside. */
export function dropAsides(text: string): string {
  return ASIDES.reduce((rest, [aside, left]) => rest.replace(aside, left), text);
}

/** Things and deeds of the game that no question may pass over. */
export const GAME = wordSet(
  'fortification fortifications formation formations terrain terrains sensei senseis wind winds ancestor ancestors ring rings ritual rituals spell spells ninja ninjas ' +
    'ninjutsu yu fear overlay province provinces holding holdings stronghold strongholds item items favor weapon armor hand hands deck decks draw draws drew drawn event events strategy strategies region regions token tokens buy bought equip recruit invest shuffle ' +
    'sacrifice lobby choose chooses chosen pass passes passed passing ally allies invite invites invited target targets targeted targeting duel duels challenge challenged poison kharmic unique damage pay pays paid cost costs penalty upkeep reshuffle mulligan',
);
