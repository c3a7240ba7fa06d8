import { capitalise } from '../../language/index.js';
import { type Cue, type FactCue, type ReadFact, readSide } from '../../resolver/index.js';

const NO_INVITATION =
  /\b(?:neither (?:side|player|of them|one)?|nobody|no one|none of them) (?:has )?invited\b|\bnot invited\b(?! by)|\bwithout (?:an )?invit\w+|\buninvited\b/;
const BOTH_INVITED =
  /\bboth (?:sides |players |of them |leaders )?(?:have )?invited?\b|\binvited by (?:both|(?:the )?attacker and (?:the )?defender)|\battacker and (?:the )?defender (?:have |both )?invited\b/;
const BY_ATTACKER =
  /\battacker(?: has| only)? invite[sd]?\b|\binvited (?:only )?by (?:only )?(?:the )?attacker\b/;
const BY_DEFENDER =
  /\bdefender(?: has| only)? invite[sd]?\b|\binvited (?:only )?by (?:only )?(?:the )?defender\b/;
const ONLY =
  /\bonly (?:by )?(?:the )?(attacker|defender)\b(?=.*\binvite)|\binvited (?:only by|by only) (?:the )?(attacker|defender)\b|\b(attacker|defender) only invite[sd]\b/;

const onlyBy =
  (leader: string): ReadFact =>
  match =>
    match.slice(1).includes(leader);

const INVITED: readonly FactCue[] = [
  ['invitedByAttacker', NO_INVITATION, false],
  ['invitedByAttacker', /\bnot (?:invited )?by (?:the )?attacker\b/, false],
  ['invitedByAttacker', BOTH_INVITED, true],
  ['invitedByAttacker', ONLY, onlyBy('attacker')],
  ['invitedByAttacker', BY_ATTACKER, true],
  ['invitedByDefender', NO_INVITATION, false],
  ['invitedByDefender', /\bnot (?:invited )?by (?:the )?defender\b/, false],
  ['invitedByDefender', BOTH_INVITED, true],
  ['invitedByDefender', ONLY, onlyBy('defender')],
  ['invitedByDefender', BY_DEFENDER, true],
];

const NO_UNITS = /\b(?:no|without|any) (?:units?|army|troops|personalit\w+)\b/;

const PLAYERS = '(\\d+|two|three|four|five|six) players?';
const BEFORE_LOSS = new RegExp(
  `^(?:if |when |with |there are |only )*${PLAYERS}(?: are)?(?: still)? (?:left|remain(?:ing)?)(?: and|,)?(?: then| if| when)* (?:one|1)(?: of (?:them|us))?(?= (?:loses|is eliminated)\\b)`,
);
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const playersOf = ([, written = '']: RegExpExecArray) => COUNTS[written] ?? Number(written);

/** How people ask the multiplayer questions that rule documents answer. */
export const MULTIPLAYER_CUES: readonly Cue[] = [
  {
    id: 'multiplayer/acting-without-units',
    words: 'unit units which side act action actions take battle invited',
    when: [NO_UNITS, /\binvit|\buninvited/, /\b(?:act|action|side)\b/],
    also: [/\b(?:no|without|any) (?:units?|army|troops|personalit\w+)\b/g],
    facts: INVITED,
  },
  {
    id: 'multiplayer/join-side',
    words: 'join assign move help send side by units unit',
    when: [/\b(?:join|assign|move|help|send)\b/, /\binvit|\buninvited/, /\b(?:attack|defen[dcs])/],
    unless: [NO_UNITS, /\bhonou?r\b/, /\bwho\b/, /\border\b/],
    facts: [
      [
        'side',
        /\b(?:join|to|on|into|for) (?:the )?(attack|defen[dcs])(?:ing side|er's side|e|se|ce)?(?=$|[ ,.?!])/,
        readSide,
      ],
      ['side', /\bhelp (?:the )?(attack|defen[dcs])\w*/, readSide],
      ...INVITED,
      // nobody invites the Attacker or the Defender
      ['role', /\binvit\w*|\buninvited/, 'other'],
      ['alliedWith', /\balready (?:helped|joined|allied with) (?:the )?(attack|defen[dcs])\w*/, readSide],
    ],
  },
  {
    id: 'multiplayer/action-opportunity',
    words: 'take use using action actions ability abilities phase during',
    when: [/\b(?:limited|open|battle|reaction)\b/, /\b(?:turn|active player)\b/],
    // a Battle action or a Reaction has its place outside the Action Phase, of which alone the question speaks
    unless: [
      /\bhow (?:many|often)\b/,
      /\border\b/,
      /\bwho\b/,
      /^(?!.*\baction phase\b).*\b(?:battle|reaction)\b/,
    ],
    facts: [
      [
        'isActivePlayer',
        /\b(?:not my|another player's|an?other'?s?|some(?:one|body) else'?s|opponent'?s|other player'?s|his|her|their) turn\b|\bnot the active player\b/,
        false,
      ],
      ['isActivePlayer', /\b(?:my|my own|your|your own) turn\b|\bactive player\b/, true],
      [
        'designator',
        /\b(limited|open|battle|reaction)s? (?:actions?|abilit\w+)?/,
        match => capitalise(match[1] as string),
      ],
    ],
  },
  {
    id: 'multiplayer/elimination',
    words:
      'player eliminated knocked out dead dies killed leaves left game loses lost kicked drops happens happen his her their tokens token cards provinces holdings holding becomes become what got gets was been created he she created play stay stays remain remains removed',
    when: [
      /\bplayers?\b|\beliminated\b/,
      /\b(?:eliminated|knocked out|dead|dies|killed|leaves the game|left the game|loses|lost|kicked out|drops out)\b/,
      /\b(?:happens?|becomes?|stays?|leaves?|removed|remains?)\b.*\b(?:tokens?|cards|provinces|holdings?|created)\b|\b(?:tokens?|cards|provinces|holdings?|created)\b.*\b(?:happens?|stays?|leaves?|removed|remains?)\b/,
    ],
    unless: [/\beffects?\b/, /\bturns?\b/, /\bsearch\b/, /\bwin\b/],
    facts: [],
    needs: [],
  },
  {
    id: 'multiplayer/outcome',
    words: 'who wins win winner victory player players opponent loses lose lost eliminated game an',
    when: [
      /\b(?:lose[sd]?|lost|eliminated|dishonou?r\w*|militar\w+)\b/,
      /\b(?:win|wins|winner|victory)\b/,
      /\bplayers?\b|\bopponents?\b/,
    ],
    unless: [/\bcondition/, /\benlighten/, /\bpermanent/],
    facts: [
      [
        'lossBy',
        /\b(?:by|through|from|to|of) (?:a )?dishonou?r\b|\bdishonou?red out\b|\bloses dishonou?r/,
        'Dishonor',
      ],
      [
        'lossBy',
        /\b(?:by|through|from|to|of) (?:a )?militar\w+\b|\bloses? (?:his|her|their|the) last province\b/,
        'Military',
      ],
      [
        'remainingAfter',
        /\b(?:last|only) (?:other |remaining |remaining other |other remaining )?(?:player|opponent)\b(?! standing)/,
        1,
      ],
      // said before the loss, the number counts the one who then loses
      ['remainingAfter', BEFORE_LOSS, match => playersOf(match) - 1],
      [
        'remainingAfter',
        new RegExp(
          `(?<=\\b(?:lost|lose|eliminated)\\b.*|\\bloses\\b.*)\\b${PLAYERS} (?:remain|are left|left|stay)\\b`,
        ),
        playersOf,
      ],
    ],
  },
  {
    id: 'multiplayer/return-home',
    words:
      'allied ally allies defending attacking bow bows home go goes return units unit after battle combat resolution final steps step personalities',
    when: [
      /\b(?:bow|bows|home)\b/,
      /\b(?:after (?:the |a )?(?:battle|combat|resolution)|return|go home|goes home|final steps?)\b/,
    ],
    unless: [/\bfear\b/, /\bring\b/],
    facts: [
      ['isAllied', /\b(?:ally|allies|allied|ally's)\b/, true],
      ['side', /\b(attack|defen[dcs])(?:ing|er|ers|er's|e|se|ce)?\b/, readSide],
    ],
  },
];
