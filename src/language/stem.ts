/** The base form of English words, as far as questions about rules need it: `attaches`, `attached`, `attaching` are `attach`. */

const IRREGULAR = new Map(
  (
    'lost los|lose los|loses los|losing los|loss los|won win|winning win|winner win|went go|gone go|goes go|going go|had hav|has hav|have hav|' +
    'having hav|did do|does do|done do|doing do|took tak|taken tak|gave giv|given giv|gives giv|give giv|got get|gotten get|' +
    'getting get|came com|begun begin|began begin|begins begin|brought bring|chose choos|chosen choos|said say|says say|told tell|' +
    'held hold|paid pay|died die|dies die|dying die|dead die|is be|are be|was be|were be|been be|being be|am be|be be|sat sit|sent send|' +
    'sitting sit|made mak|met meet|drew draw|drawn draw|overlaid overlay|used us|uses us|using us|use us|kept keep|' +
    'lies lie|thrown throw|fought fight|holding holding|holdings holding|during during|thing thing|things thing|king king|ring ring|' +
    'rings ring|spring spring|nothing nothing|anything anything|everything everything|something something|evening evening|' +
    'bring bring|brings bring|undead undead|unbowed unbowed|shed shed|led led|naming nam|invited invit|united unit|limited limited|' +
    'experienced experienced|inexperienced inexperienced|enlightened enlightened|sailing sail|delayed delay|dynasties dynasty|' +
    'personality personality|personalities personality|ability ability|abilities ability|thus thus|always always|chi chi|' +
    'focus focus|focuses focus|focused focus|focussed focus|focusing focus|focussing focus|focusses focus|dishonored dishonor|' +
    'dishonoured dishonor|dishonorable dishonor|dishonourable dishonor|wins win|plays play|tied tie|ties tie|lays lay|less less|' +
    'seated seat|seating seat|cannot cannot|maneuvers maneuver|movement mov|assignment assign|attachment attachment|' +
    'zombies zombi|senseis sensei|onis oni|winds wind|minds mind|this this|its its|his his|us us|as as|yes yes|his his|hers hers|ours ours|theirs theirs|yours yours'
  )
    .split('|')
    .map(pair => pair.split(' ') as [string, string]),
);

function strip(word: string, ending: string): string | null {
  if (!word.endsWith(ending)) return null;
  const rest = word.slice(0, -ending.length);
  if (rest.length < 3 || !/[aeiouy]/.test(rest)) return null;
  // "flipping" is of "flip", and "passing" of "pass"
  return rest.length > 3 && /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** The base form of a folded word: two words of one base form are taken for one. */
export function stemOf(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3 || /\d/.test(word)) return word;
  const one =
    !word.endsWith('s') || /(?:ss|us|is)$/.test(word)
      ? word
      : word
          .replace(/ies$/, 'y')
          .replace(/(x|ch|sh|ss|o)es$/, '$1')
          .replace(/(?<!s)s$/, '');
  const base = strip(one, 'ing') ?? strip(one, 'ed') ?? one;
  return base.length > 3 ? base.replace(/e$/, '').replace(/(?<=[^aeiou])ied?$/, 'y') : base;
}
