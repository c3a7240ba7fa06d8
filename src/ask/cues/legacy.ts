import { capitalise } from '../../language/index.js';
import { type Cue, readNumber } from '../../resolver/index.js';

const COUNT = '(\\d+|an?|one|two|three|no)';
const COUNTS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, no: 0 };

function counted(match: RegExpExecArray): number {
  const written = match[1] as string;
  return COUNTS[written] ?? Number(written);
}

const NO_WIND = /\b(?:no|without(?: an?)?|not have an?) winds?\b/;
const NO_HOLDINGS = /\b(?:no|without(?: any)?|zero) holdings?\b/;

const NO_FACE_DOWN = /\bface.?up\b|\bnot face.?down\b/;

/** How people ask the Legacy questions that rule documents answer. */
export const LEGACY_CUES: readonly Cue[] = [
  {
    id: 'legacy/ninjutsu-attach',
    words: 'ninja ninjutsu personality attach attaches attached guy',
    when: [/\bface.?(?:down|up)\b/, /\bninj/, /\battach\w*\b/],
    unless: [/\bflip/, /\bturn/],
    facts: [
      ['faceDown', NO_FACE_DOWN, false],
      ['faceDown', /\bface.?down\b/, true],
      [
        'attachmentType',
        /\b(item|spell|follower|ancestor)s?\b/,
        (found: RegExpExecArray) => capitalise(found[1] as string),
      ],
    ],
  },
  {
    id: 'legacy/check-conditions',
    words: 'separate separately abilities ability checked check conditions card cards',
    when: [/\bseparate(?:ly)?\b|\bcheck(?:ed)? conditions?\b/],
    facts: [
      [
        'gameBug',
        /\b(lotus|samurai|jade|gold|diamond|celestial|emperor|ivory)(?: edition)?(?: game)? (?:bug|edition|card)/,
        (found: RegExpExecArray) => capitalise(found[1] as string),
      ],
    ],
  },
  {
    id: 'legacy/victory-change-duration',
    words:
      'victory win winning condition conditions change changes permanent duration forever as end turn states',
    when: [
      /\b(?:victory|win(?:ning)?) conditions?\b/,
      /\b(?:permanent|duration|forever|how long|wears? off)\b/,
    ],
    facts: [
      [
        'statesAnotherDuration',
        /\b(?:no|without an?(?:other)?|does not state an?(?:other)?|doesn't state an?(?:other)?) (?:other )?duration\b/,
        false,
      ],
      [
        'statesAnotherDuration',
        /\b(?:states?|says|with|has) (?:an?|another|its own|a different) duration\b|\bsays until\b/,
        true,
      ],
    ],
  },
  {
    id: 'legacy/imperial-favor',
    words: 'imperial imp favor favour use discard play sensei',
    when: [
      /\bfavou?r\b/,
      /\bwinds?\b|\bgozoku\b/,
      /\b(?:while|with|when|if|have|has|in play|because|without)\b/,
    ],
    unless: [/\b(?:gain|give|gives|gets?|take|lobby|lobbying|why)\b/],
    facts: [
      ['windInPlay', NO_WIND, false],
      ['windInPlay', /\bwinds?\b/, true],
      ['gozokuSenseiInPlay', /\b(?:no|without(?: an?)?) gozoku\b/, false],
      ['gozokuSenseiInPlay', /\bgozoku\b/, true],
    ],
  },
  {
    id: 'legacy/fortification-entry',
    words:
      'fortification fortifications fort forts attach attached attaches enter enters put copy copies same province bring play other',
    when: [/\bfort(?:ification)?s?\b/, /\b(?:attach\w*|enters?|put|copy|copies|same|bring|play|from)\b/],
    unless: [/\bbattle\b|\bbattlefield\b/, /\bdifferent fort/, /\bwho\b/, /\bbow/],
    facts: [
      ['fromThisProvince', /\bfrom (?:another|a different|(?:the |some )?other) prov(?:ince)?\b/, false],
      [
        'fromThisProvince',
        /\bfrom (?:this|the same|its own|that) province\b|\bprovince (?:it|he) came from\b/,
        true,
      ],
      ['copiesAlreadyAttached', /\b(?:no|without a) (?:other )?cop(?:y|ies)\b/, 0],
      [
        'copiesAlreadyAttached',
        /\b(?:second|another|2nd) copy\b|\b(?:two|2) (?:of the same|copies)\b|\bsame fortification twice\b|\balready has (?:one|a copy)\b/,
        1,
      ],
    ],
  },
  {
    id: 'legacy/fortification-action',
    also: [/\bduring (?:a |the )?battle\b/g],
    words:
      'fortification fortifications fort forts use using act action actions ability abilities take during',
    when: [/\bfort(?:ification)?s?'?s?\b/, /\b(?:act|actions?|abilit\w+|use)\b/, /\bbattle/],
    facts: [
      [
        'atCurrentBattlefield',
        /\b(?:another|other|different) (?:battlefield|province|battle)\b|\bnot at the current battlefield\b/,
        false,
      ],
      ['atCurrentBattlefield', /\bcurrent battlefield\b/, true],
      ['duringBattle', /\boutside (?:of )?(?:a )?battle\b|\bnot (?:during|in) (?:a )?battle\b/, false],
      ['duringBattle', /\bbattle/, true],
    ],
  },
  {
    id: 'legacy/sensei-deck-size',
    words: 'sensei fate deck cards card',
    when: [/\bsensei\b/, /\bfate\b|\bdeck\b/],
    facts: [
      [
        'fateCards',
        /\b(\d+) (?:fate )?cards?(?: in (?:my|the|a) (?:fate )?deck)?,? (?:(?:the )?sensei (?:counted in|included)|including (?:the|my|a) sensei|counting (?:the|my|a) sensei)/,
        readNumber,
      ],
      [
        'fateCards',
        /\b(\d+) (?:fate )?cards?(?:(?: in (?:my|the|a))? (?:fate )?deck)?,? (?:without|not counting|besides|plus|excluding|after removing) (?:the|my|a) sensei/,
        (match: RegExpExecArray) => readNumber(match) + 1,
      ],
    ],
  },
  {
    id: 'legacy/pregame-reveal',
    words: 'reveal start starting before game pregame pre both stronghold',
    when: [/\b(?:reveal|start|starting|before the game|pregame|pre-game)\b/, /\bsenseis?\b|\bwinds?\b/],
    unless: [
      /\bhow (?:many|often)\b/,
      /\bfate\b/,
      /\bhonou?r\b/,
      /\bstart with (?:it|them)\b/,
      /\bwhen\b/,
      /\bdeck\b/,
    ],
    facts: [
      ['senseis', new RegExp(`\\b${COUNT} senseis?\\b`), counted],
      ['winds', new RegExp(`\\b${COUNT} winds?\\b`), counted],
      ['winds', /\bsensei (?:and|\+|&) wind\b/, 1],
      ['senseis', /\bwind (?:and|\+|&) sensei\b|\bsensei (?:and|\+|&)/, 1],
      ['winds', /\bwind (?:and|\+|&) sensei\b/, 1],
      ['strongholdAllowsMore', /\bstronghold (?:text )?(?:allows?|lets|says|permits)\b/, true],
    ],
  },
  {
    id: 'legacy/legacy-holding-search',
    words: 'search fetch look up legacy holding play going go already',
    when: [/\b(?:search|fetch|look) ?(?:for|up)?\b/, /\bholdings?\b/],
    facts: [
      [
        'goingFirst',
        /\b(?:not|n't) go(?:ing)? first\b|\bgo(?:ing)? (?:second|last|third)\b|\b(?:second|2nd|third) player\b/,
        false,
      ],
      ['goingFirst', /\bgo(?:ing)? first\b|\bfirst player\b|\bstarting player\b/, true],
      ['holdingsInPlay', NO_HOLDINGS, 0],
      ['holdingsInPlay', /(?<!\b(?:for|search|fetch|up) )\b(\d+) holdings?\b/, readNumber],
      [
        'holdingsInPlay',
        /\balready (?:have|has) (?:a|one) holding\b|\b(?:with|have|has) (?:a|one) holding in play\b/,
        1,
      ],
    ],
  },
  {
    id: 'legacy/holding-entry',
    words: 'holding holdings bring put play enter legacy by',
    when: [/\bholdings?\b/, /\b(?:bring|put|play|enter)\b/, /\b(?:searched|fetched|legacy holding)\b/],
    unless: [/\bsearch for\b/],
    facts: [
      [
        'searchedForLegacyHolding',
        /\b(?:searched|fetched|put a legacy holding|after (?:a|my) legacy holding)\b/,
        true,
      ],
      ['firstTurnBegun', /\bbefore (?:my|his|their|the|your) first turn\b/, false],
      ['firstTurnBegun', /\b(?:after|on|in|during) (?:my|his|their|the|your) first turn\b/, true],
      [
        'byAnotherPlayersCard',
        /\b(?:another player's|opponent's|other player's|someone else's) (?:card|effect)/,
        true,
      ],
    ],
  },
];
