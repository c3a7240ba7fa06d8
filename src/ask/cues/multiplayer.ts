import { type Cue, capitalise, type FactCue, number, type ReadFact } from '../cue.js';

const NO_INVITATION =
  /\b(?:neither (?:side|player|of them|one)?|nobody|no one|none of them) (?:has )?invited\b|\bnot invited\b(?! by)|\bwithout (?:an )?invit\w+|\buninvited\b/;
const BOTH_INVITED =
  /\bboth (?:sides |players |of them |leaders )?(?:have )?invited?\b|\binvited by (?:both|(?:the )?attacker and (?:the )?defender)/;
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
const sided: ReadFact = match => (match[1]?.startsWith('att') ? 'attacking' : 'defending');

/** Questions on multiplayer games that need no seats. */
export const MULTIPLAYER_CUES: readonly Cue[] = [
  {
    id: 'multiplayer/acting-without-units',
    when: [NO_UNITS, /\binvit|\buninvited/, /\b(?:act|action|side)\b/],
    denials: NO_UNITS,
    facts: INVITED,
  },
  {
    id: 'multiplayer/join-side',
    when: [/\b(?:join|assign|move|help|send)\b/, /\binvit|\buninvited/, /\b(?:attack|defen[dcs])/],
    unless: [NO_UNITS, /\bhonou?r\b/, /\bwho\b/, /\border\b/],
    facts: [
      [
        'side',
        /\b(?:join|to|on|into|for) (?:the )?(attack|defen[dcs])(?:ing side|er's side|e|se|ce)?(?=$|[ ,.?!])/,
        sided,
      ],
      ['side', /\bhelp (?:the )?(attack|defen[dcs])/, sided],
      ...INVITED,
      // nobody invites the Attacker or the Defender
      ['role', /\binvit|\buninvited/, 'other'],
      ['alliedWith', /\balready (?:helped|joined|allied with) (?:the )?(attack|defen[dcs])/, sided],
    ],
  },
  {
    id: 'multiplayer/action-opportunity',
    when: [/\b(?:limited|open|battle|reaction)\b/, /\b(?:turn|active player)\b/],
    unless: [/\bhow (?:many|often)\b/, /\border\b/, /\bwho\b/],
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
    id: 'multiplayer/first-assignment-honor',
    when: [
      /\bhonou?r\b/,
      /\b(?:gain|get|earn|2 honou?r|two honou?r|restore[sd]?)\b/,
      /\b(?:assign\w*|mov(?:e|es|ed|ing)|ally|allied|help|helped)\b/,
    ],
    unless: [/\bfamily honou?r\b/, /\brequirement\b/],
    facts: [
      ['invited', /\bnot invited\b|\buninvited\b|\bwithout (?:an )?invitation\b/, false],
      ['invited', /\binvited\b/, true],
      ['firstThisAttack', /\b(?:second time|again|twice|second assignment)\b/, false],
      ['firstThisAttack', /\bfirst (?:time|assignment)\b|\bfor the first\b/, true],
      ['byAssignment', /\b(?:mov(?:e|es|ed|ing)|brought into play|bring into play)\b/, false],
      ['byAssignment', /\bassign\w*\b/, true],
      ['dishonorablePersonalities', /\bno dishonou?r(?:able|ed)\b/, 0],
      ['dishonorablePersonalities', /\b(\d+) dishonou?r(?:able|ed)\b/, number],
      [
        'dishonorablePersonalities',
        /\b(?:an?|one|my) dishonou?r(?:able|ed) (?:personality|guy|samurai)\b/,
        1,
      ],
    ],
  },
  {
    id: 'multiplayer/leaders',
    when: [/\b(?:friendly|enemy|allied)? ?leaders?\b/, /\battacks\b/],
    facts: [
      ['attacker', /\b(\w+) attacks (\w+)\b/, match => capitalise(match[1] as string)],
      ['defender', /\b(\w+) attacks (\w+)\b/, match => capitalise(match[2] as string)],
      ['player', /\b(\w+)'s (?:friendly |enemy )?leaders?\b/, match => capitalise(match[1] as string)],
      ['alliedWith', /\bnot (?:yet )?allied\b/, null],
      ['alliedWith', /\b(?:allied with|ally of|helps|on the side of) (?:the )?(attacker|defender)\b/, sided],
      ['alliedWith', /\b(attacking|defending) ally\b/, sided],
    ],
  },
  {
    id: 'multiplayer/elimination',
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
      ['remainingAfter', /\b(\d+) (?:other )?players? (?:remain|are left|left|stay)/, number],
    ],
  },
  {
    id: 'multiplayer/return-home',
    when: [
      /\b(?:bow|bows|home)\b/,
      /\b(?:after (?:the |a )?(?:battle|combat|resolution)|return|go home|goes home|final steps?)\b/,
    ],
    unless: [/\bfear\b/, /\bring\b/],
    facts: [
      ['isAllied', /\b(?:ally|allies|allied|ally's)\b/, true],
      ['side', /\b(attack|defen[dcs])(?:ing|er|ers|er's|e|se|ce)?\b/, sided],
    ],
  },
];
