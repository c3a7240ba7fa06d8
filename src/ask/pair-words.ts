/** Words of questions about keywords. A data file. */

const set = (words: string) => new Set(words.split(' '));

/** Only these words may stand beside the keywords: any other may turn the sense. */
export const GLUE = set(
  'is are was were be being been do does did a an the any every all each card cards personality personalities guy guys with that who which has have had having ' +
    'keyword keywords trait traits count counts counted counting as considered consider treated treat still always also too automatically same equal equals ' +
    'equivalent to one and thing kind type sort it they then if so s this mean means imply implies implied imply give gives make makes get gets gain gains ' +
    'really actually legacy format in by include includes of for or on i my your we you can could would will should may might must at under am just even now ' +
    'today currently true yes y n rules rule considers regarded seen qualify qualifies works work technically legally interchangeable synonymous synonym ' +
    'identical printed add adds into play playing back day already know knows curious wonder wondering whether because some type types these those there unit ' +
    'units follower followers event tournament kotei game not something someone somebody ability abilities effect action actions target targeted targets ' +
    'targeting hit hits hitting affect affects affecting destroy destroys kill kills need needs needed requires require required says say saying used use ' +
    'choose chosen legal valid fine spell spells item items holding ring strategy event trigger triggers search find bow bows him her his himself purpose ' +
    'purposes against anything from while opponent opponents army table two like fulfil fulfill fulfils fulfills satisfy satisfies extra our us them their ' +
    'she he me anti case tell want understand understanding thinks think believe believes argue argues claims claim help be goes go up counts-as named called ' +
    'entail entails deemed stuff dude dudes part bear bears version versions these days',
);
/** Words of politeness: they are no part of the question. */
export const POLITE = set(
  'please pls hey hi hello judge quick question thanks thank ok okay right correct um uh well so dear sir mate bro dude lol btw help',
);
export const ASKING = set(
  'as is are was were would be does do did count counts counted considered treated has have same equal equals equivalent mean means imply implies implied give gives make makes get gets gain gains include includes qualify qualifies regarded interchangeable identical synonym synonymous works work into entail entails deemed',
);
export const SAME = set('same equal equals equivalent interchangeable identical synonym synonymous');
export const REVERSED = set('include includes including cover covers');
/** What follows one of these is what an effect asks for: the keyword that something has to count as. */
export const WANTED = set(
  'purpose purposes target targets targeting targeted hit hits hitting affect affects affecting destroy destroys kill kills need needs needed requires require required says say saying only',
);
export const CONTEXT = set(
  'for joining join joins player players purpose purposes of deck when under context deciding whether the determining will be can personality by',
);
export const TURNS = set(
  "other another else except only half both either neither nobody nothing none most some every-other without before after until since instead unless opponent's",
);
/** Keywords that many Personalities have, and nothing leads to: to ask for one of them is a question all the same. */
export const PERSONAL = new Set([
  'Samurai',
  'Courtier',
  'Shugenja',
  'Ninja',
  'Monk',
  'Undead',
  'Shadowlands',
  'Necromancer',
  'Spirit',
]);
/** What a card may be called beside its keyword. */
export const NOUNS = set('card cards personality personalities follower followers guy guys');
export const NEGATED = set('not no never non without');
/** What people put behind a question: it asks the same, and denies nothing. */
export const TAGS =
  /[,\s-]*\b(?:is(?:n'?t)? (?:it|he|she|that)(?: not)?|or (?:is |are |does )?(?:he|it|she|they)?(?: is| are| does)? ?(?:not|no|isn'?t)|or no|y\/n|yes or no|yes\/no|is (?:this|that|it) (?:true|right|correct|so)|true or (?:false|not)|right|correct|true|y\/n)\s*\??\s*$/i;
