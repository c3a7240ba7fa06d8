import { type Cue, number } from '../cue.js';

const COUNT = '(\\d+|an?|one|two|three|no)';
const COUNTS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, no: 0 };

function counted(match: RegExpExecArray): number {
  const written = match[1] as string;
  return COUNTS[written] ?? Number(written);
}

const NO_WIND = /\b(?:no|without(?: an?)?|not have an?) winds?\b/;
const NO_HOLDINGS = /\b(?:no|without(?: any)?|zero) holdings?\b/;

/** Questions on what stands before and beside the game: Senseis, Winds, Holdings, Fortifications. */
export const SETUP_CUES: readonly Cue[] = [
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
    id: 'legacy/sensei-faction',
    words: 'sensei senseis use used play lists anyone deck starting which that',
    when: [/\bsensei\b/, /\ball (?:clans?|factions?)\b/, /\b(?:use|used|may|can|play|allowed)\b/],
    facts: [
      [
        'senseiFactions',
        /\ball (clans?|factions?)\b/,
        (match: RegExpExecArray) => (match[1]?.startsWith('c') ? ['All Clans'] : ['All Factions']),
      ],
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
        number,
      ],
      [
        'fateCards',
        /\b(\d+) (?:fate )?cards?(?:(?: in (?:my|the|a))? (?:fate )?deck)?,? (?:without|not counting|besides|plus|excluding|after removing) (?:the|my|a) sensei/,
        (match: RegExpExecArray) => (number(match) as number) + 1,
      ],
    ],
  },
  {
    id: 'legacy/sensei-stats',
    words: 'sensei stronghold stats what starting values',
    when: [/\bsensei\b/, /\bstronghold\b/],
    facts: [
      ['stronghold', /\bstronghold\D{0,20}(\d+) ?\/ ?(\d+) ?\/ ?(-?\d+)/, stats],
      ['sensei', /\bsensei\D{0,20}?([+-]?\d+) ?\/ ?([+-]?\d+) ?\/ ?([+-]?\d+)/, stats],
    ],
  },
  {
    id: 'legacy/sensei-change',
    words:
      'sensei new change changed changes swap swapped switch switched stronghold honor honour family province strength what modifier get gets',
    when: [/\bsensei\b/, /\b(?:new|change[sd]?|changing|swap\w*|switch\w*|replace\w*|another)\b/],
    facts: [
      [
        'familyHonor',
        /\b(?:family )?honou?r (?:of |is |was |at )?(-?\d+)|\b(?:have|at) (-?\d+) (?:family )?honou?r\b/,
        number,
      ],
      [
        'strongholdProvinceStrength',
        /\bstronghold(?:'s)? (?:has |with |of )?(?:province strength (?:of |is )?)?(\d+)(?: province strength)?/,
        number,
      ],
      [
        'newProvinceStrengthModifier',
        /\bmodifier (?:of |is )?([+-]?\d+)|([+-]\d+) province strength\b/,
        number,
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
      ['holdingsInPlay', /(?<!\b(?:for|search|fetch|up) )\b(\d+) holdings?\b/, number],
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

function stats(match: RegExpExecArray) {
  const [, provinceStrength, goldProduction, familyHonor] = match.map(Number);
  return { provinceStrength, goldProduction, familyHonor };
}
