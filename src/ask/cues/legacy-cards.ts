import { type Cue, capitalise, number } from '../cue.js';

const EXPERIENCE =
  '((?:in|un)?experienced(?: \\d+)?(?: kyd)?|inexp|exp(?: ?\\d+)?(?: kyd)?|(?:base|basic|normal|unexperienced)(?: version)?)';

/** An experience keyword as it is printed, from how people write it; "" for the version without one. */
function experience(written: string): string {
  if (/^(?:base|basic|normal|unexp)/.test(written)) return '';
  const full = written
    .replace(/^inexp$/, 'inexperienced')
    .replace(/^exp(?:erienced)? ?/, 'experienced ')
    .trim();
  return capitalise(full).replace(/\bKyd\b/, 'KYD');
}

const NO_FACE_DOWN = /\bface.?up\b|\bnot face.?down\b/;

/** Questions on single kinds of cards: Ancestors, experience, Ninjutsu, Terrain, game bugs, victory conditions. */
export const CARD_CUES: readonly Cue[] = [
  {
    id: 'legacy/ancestor-attach',
    words: 'ancestor attach attaches attached attaching personality shadowlands that who which guy play',
    when: [/\bancestors?\b/, /\battach\w*\b/],
    unless: [/\b(?:lose[sd]?|lost|losing|transfer|move)\b/, /\bdo i (?:have to|need to|must)\b/],
    facts: [
      ['personalityBowed', /\b(?:unbowed|not bowed|straight)\b/, false],
      ['personalityBowed', /\bbowed\b/, true],
      ['justEnteredPlay', /\b(?:already|was) in play\b|\bnot just entered\b/, false],
      ['justEnteredPlay', /\bjust (?:entered|came into|come into|brought into)\b|\benters play\b/, true],
      ['personalityKeywords', /\b(?:non.?shadowlands|without shadowlands|not shadowlands)\b/, []],
      ['ancestorShadowlands', /\bshadowlands ancestor\b|\bancestor with shadowlands\b/, true],
    ],
  },
  {
    id: 'legacy/ancestor-stays',
    words: 'ancestor shadowlands personality what about happens stay stays attached',
    when: [/\bancestors?\b/, /\b(?:loses?|lost|losing)\b/],
    facts: [
      ['ancestorShadowlands', /\bshadowlands ancestor\b|\bancestor with shadowlands\b/, true],
      ['personalityKeywords', /\b(?:loses?|lost|losing) (?:the |his |its )?(?:keyword )?shadowlands\b/, []],
    ],
  },
  {
    id: 'legacy/overlay',
    words: 'overlay overlays personality version be',
    when: [/\boverla(?:y|ys|id|ying)\b/],
    facts: [
      ['below', new RegExp(`\\boverlay(?:ing)? (?:an? |my |the )?${EXPERIENCE}\\b(?=.* with\\b)`), match(1)],
      ['below', new RegExp(`\\b${EXPERIENCE} be overlaid(?= with\\b)`), match(1)],
      ['above', new RegExp(`\\bwith (?:an? |the |his |its )?${EXPERIENCE}(?=[ ,.?!]|$)`), match(1)],
      ['above', new RegExp(`\\b${EXPERIENCE}(?: \\w+){0,2} overla(?:y|ys|ying) `), match(1)],
      [
        'below',
        new RegExp(`\\boverla(?:y|ys|ying) (?:an? |the |his |its )?${EXPERIENCE}(?=[ ,.?!]|$)`),
        match(1),
      ],
    ],
  },
  {
    id: 'legacy/kyd-same-deck',
    words: 'same one deck version personality play both fit',
    when: [/\b(?:same|one|a) deck\b/, /\bkyd\b/],
    facts: [
      [
        'a',
        new RegExp(`\\b${EXPERIENCE} (?:and|with|plus|next to) (?:an? |the )?${EXPERIENCE}(?=[ ,.?!]|$)`),
        match(1),
      ],
      [
        'b',
        new RegExp(`\\b${EXPERIENCE} (?:and|with|plus|next to) (?:an? |the )?${EXPERIENCE}(?=[ ,.?!]|$)`),
        match(2),
      ],
    ],
  },
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
    id: 'legacy/ninjutsu-face-down',
    words:
      'what whats his stats stat force chi gold cost personal honor requirement keyword keywords face down facedown ninja ninjutsu personality guy',
    when: [
      /\bface.?down\b/,
      /\bninj/,
      /\b(?:stats?|force|chi|gold cost|personal honor|honor requirement|keywords?)\b/,
    ],
    unless: [/\battach/, /\bflip/, /\bturn/, /\bgold(?! cost)/],
    needs: [],
    facts: [['ninjutsu', /\bninjutsu (\d+)\b/, number]],
  },
  {
    id: 'legacy/ninjutsu-gold',
    words:
      'gold cost costs price pay flip flipping turn turning turned flipped ninja ninjutsu personality guy face up faceup down facedown over him he with reaction action open',
    when: [
      /\bninj/,
      /\bflip\w*|\bturn(?:ed|ing)?\b.*\b(?:up|faceup|over)\b/,
      /\bhow (?:much|many)\b|\bwhat\b.*\b(?:costs?|price|pay)\b|\bwhats\b.*\b(?:cost|price)\b/,
    ],
    // what he costs face-up, and what turns him face-down, are other questions
    unless: [
      /\b(?:gold|printed) cost\b/,
      /\bhow many (?:times|turns)\b/,
      /\bto (?:turn|flip)\b.*(?<!my |an? |the |[a-z] )face.?down\b/,
    ],
    also: [/\bhow (?:much|many)\b|\bwhat(?:'?s| is| does| would)?\b/g],
    needs: [],
    facts: [['ninjutsu', /\bninjutsu (?:value (?:of |is )?)?(\d+)\b/, number]],
  },
  {
    id: 'legacy/ninjutsu-flip',
    words:
      'flip flipping flips turn turning ninja ninjutsu personality face up faceup gold pay paying as he him his restrictions guy',
    when: [/\bninj/, /\b(?:flip\w*|turn\w*|face.?up)\b/],
    unless: [/\battach/, /\bentering play\b|\benters? play\b/, /\bhow (?:much|many)\b/],
    facts: [
      ['ninjutsu', /\bninjutsu (\d+)\b/, number],
      ['goldPaid', /\b(?:pay|pays|paying|paid) (\d+)\b|\b(\d+) gold\b/, number],
      [
        'meetsRestrictions',
        /\b(?:cannot|can't|could not|may not) join\b|\b(?:does not|doesn't) meet\b/,
        false,
      ],
      [
        'meetsRestrictions',
        /\bmeets? (?:all |the |his )*(?:restrictions?|requirements?|honor requirement)\b|\bcan join\b/,
        true,
      ],
      ['inReaction', /\b(?:in reaction|reaction|after (?:he|it|an action) (?:is )?target)/, true],
    ],
  },
  {
    id: 'legacy/terrain',
    also: [/\bwhen do(?:es)?\b/g],
    words: 'terrain terrains resolve resolves take takes effect played printed that from edition',
    when: [/\bterrains?\b/, /\b(?:resolves?|when|take effect|takes effect|played)\b/],
    facts: [
      [
        'keywords',
        /\b(delayed|immediate) terrains?\b/,
        (found: RegExpExecArray) => [`${capitalise(found[1] as string)} Terrain`],
      ],
      ['printedBeforeGold', /\b(?:gold edition or later|after gold|not before gold|since gold)\b/, false],
      ['printedBeforeGold', /\b(?:before|pre.?|prior to|older than) ?gold\b/, true],
      [
        'saysImmediate',
        /\b(?:does not say|doesn't say|without) (?:that it )?(?:takes effect )?immediate\w*/,
        false,
      ],
      ['saysImmediate', /\b(?:text )?says (?:it |that it )?(?:takes effect )?immediate\w*/, true],
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
];

function match(group: number) {
  return (found: RegExpExecArray) => experience(found[group] as string);
}
