/** The lists of words by which sentences are read, each written once. A data file. */

/** The words of lists that are written with spaces. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
}

/** Words that join, point or ask: they turn no question of keywords, nor one with facts. */
export const SMALL =
  'a an the this that there it i me you we us which is are been do does can have got to of in on at from for with and so about just any thing stuff ' +
  'legacy rules ok okay know tell need get go into up these those here its he she him her his they them their my mine our one ones who am was were be ' +
  'being did could would should will may might shall has had having by if then as allowed permitted than when while because since but also too well still ' +
  'already even now currently always really actually basically legally card cards personality guy guys dude dudes format ruling game play playing case ' +
  'true yes legal like such say says want wants needs think going come comes works out let lets wonder wondering question help anyway anyhow right ' +
  'correct';

/** Other games: a sentence that names one asks nothing of these rules. */
export const OTHER_GAMES = wordSet(
  'mtg pokemon yugioh hearthstone netrunner warhammer warcraft dungeons lorcana',
);
/** Verbs with which a question turns its words round. */
export const AUXILIARY = wordSet(
  'is are was were do does did can could would should will may might must has have',
);

/** Words without weight of their own, though rules use some of them: they may stand anywhere. */
export const FILLERS = wordSet(
  SMALL,
  'hers myself your doing must or keep keeps keeping insists swears free date time moment point people alone able where today nowadays automatically ' +
    'technically generally normally every each all some-kind personalities follower followers unit units character characters folks bunch attachment ' +
    'attachments keyword keywords trait traits type types kind kinds sort things something someone somebody anything printed rule deck event tournament ' +
    'kotei table match fact y n valid fine back day days purpose purposes sake sense text word words named called both-ways saying said believe argue ' +
    'claim claims opponent opponents army ability abilities effect effects action actions spell spells strategy item items holding ring trigger use used ' +
    'using target considered extra another-card gets getting goes work plain mere anybody reserved see run runs choose chosen whether curious himself ' +
    'herself itself search find bear version versions line lines page pages book official old new two good enough maybe perhaps probably simply strictly ' +
    'usable eligible among taken along yet bonus bonuses buff buffs boost boosts benefit benefits perk perks regardless forcedly necessarily inherently ' +
    'implicitly printing printings ye yep yea ya yah own owns owned under counts-as not-even',
);
/** A word of politeness is no part of the question. */
export const POLITE = wordSet(
  'please pls hey hi hello judge quick question thanks thank ok okay right correct um uh well dear sir mate bro dude lol btw help yo erm hmm wait',
);
/** What stands between two keywords where the first is asked to count as the second; by word or base form. */
export const LINKS = wordSet(
  'as is are was were am be been being become becom imply impli implies entail mean means equal equals equivalent give giv gives grant grants make mak makes turn turns ' +
    'have has had having get gets gain gains qualify qualifi qualifies bear bears carry carri carries possess possesses include includ includes including cover covers covered contain contains encompass part kind ' +
    'type sort subset member belong belongs fall falls under into count counts counted counting like meant qualifying referred treat treated deem deemed regarded considered consider synonym synonymous ' +
    'overlap overlaps interchangeable identical same interchangeably match matches seen viewed regard hand hands r equivalence fit fits pass passes suffice suffices bring brings hold holds confer confers conferred convey conveys bestow bestows entail entails involve involves comprise comprises satisfy satisfi satisfies fulfil fulfill fulfils fulfills meet meets work works serve serves add adds enough so then therefore thus hence also too automatically still',
);
/** What makes a statement of two keywords that stand side by side: "is a zombie undead", "treat ogres nonhuman". */
export const OPENERS = wordSet(
  'is r are was were am be been would make makes made making consider considers considered count counts counted treat treats treated call calls called deem deemed does do did has have had turn turns',
);
/** What speaks of two keywords again: "does the first give the second". */
export const AGAIN = wordSet('one ones first second former latter other another');
export const SAME = wordSet(
  'same equivalence equal equals equivalent interchangeable interchangeably identical synonym synonyms synonymous versa overlap overlaps overlapping',
);
/** What follows "same" where two keywords are the same, and not their day or place. */
export const ALIKE =
  /^(?:|keywords?|traits?|things?|as|for|or|and|in|on|under|now|to|then|by|today|is|are|does|do)$/;
export const REVERSED = wordSet(
  'include includes including included cover covers contain contains encompass encompasses',
);
/** What an effect does to the cards of a keyword, which it asks for. */
export const WANTED = wordSet(
  'target targets targeting targeted hit hits hitting affect affects affecting destroy destroys destroying kill kills killing need needs needed needing require requires required requiring ' +
    'say says saying said purpose purposes fetch fetches fetching search searches searching find finds finding look looks looking want wants wanting ask asks asking specify specifies mention mentions ' +
    'mentioning demand demands demanding demanded call calls calling request requests bow bows bowing choose chooses pick picks picking name names naming trigger triggers triggering hate hates removal anti move moves moving straighten straightens',
);
/** What may act on cards: a verb of theirs says what they ask for. */
export const EFFECTS = wordSet(
  'card cards effect effects action actions ability abilities spell spells event events strategy strategies item items text something stuff thing things anything everything kiho terrain holding region ring ' +
    'that which who',
);
export const CONTEXT = wordSet(
  'for joining join joins player players purpose purposes of deck when under context deciding whether the determining will be can personality by',
);
/** Words that turn the sense, or make it another question. */
export const TURNS = wordSet(
  "other another else except only half both either neither nobody nothing none most some every-other without before after until since instead unless opponent's " +
    'ex former formerly semi quasi pseudo fake counter lose loses losing lost stop stops cease ceases remove removes removed why how who whom whose what where which when many much ' +
    'less more better worse bigger stronger than versus against few several rather different difference differ distinct separate exclusive contrary opposite',
);
/** Words that turn the sense from wherever they stand: subjects of other questions among them. */
export const TURNS_EVERYWHERE = wordSet(
  'unless except without until instead lose loses losing lost remove removes removed loss gone deleted dropped repealed void abolished blanked formation formations formed sensei senseis ancestor ancestors fortification fortifications overlay',
);
/** What makes no part of a title. */
export const FREE =
  /^(?:a|an|the|is|are|was|were|am|be|as|does|do|did|has|have|my|with|in|if|would|will|can|may|card|cards|keyword|trait|count|counts|counted|considered|treated|imply|implies|implied|also|too|personality|personalities|so|it|he|still|really|any|every|each|and|or|by|not|y|yes|the|same|one|to|into|on)$/;
/** What a card may be called beside its keyword. */
export const NOUNS = wordSet('card cards personality personalities follower followers guy guys');
export const NEGATED = wordSet('not no never non without nor');

/** Whether a word belongs to the language of such questions, so that it is no slip of another. */
export const isPairWord = (word: string) =>
  [FILLERS, POLITE, LINKS, OPENERS, WANTED, EFFECTS, TURNS, TURNS_EVERYWHERE].some(words => words.has(word));

/** Printed keywords that people use in sentences though their words are words of rules as well. A data file. */
export const FAMILIAR_KEYWORDS: readonly string[] = (
  'Crane Clan|Lion Clan|Crab Clan|Dragon Clan|Phoenix Clan|Scorpion Clan|Unicorn Clan|Spider Clan|Fox Clan|Wasp Clan|Hare Clan|Tanuki Clan|' +
  'Brotherhood of Shinsei|Shadowlands Horde|Monk|Scout|Duelist|Magistrate|Ronin|Bushi|Goblin|Tactician|Commander|Kensai|Yojimbo|Berserker|Paragon|Battle Maiden|Artisan|Ashigaru|Pirate|Retainer|Daimyo|Spirit|Gozoku|Kolat|Bloodspeaker|Maho|Troll|Tsuno'
).split('|');
