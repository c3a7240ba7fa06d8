import { endOf, type Sentence, startOf } from '../language/index.js';
import type { Word } from './pair-clauses.js';
import type { Topic } from './topics.js';

/** What people put behind a question: it asks the same, and denies nothing. */
const TAG =
  /[,\s-]*\b(?:(?:is|are|was|were|do|does|did|am|have|has)(?:n'?t| not)? (?:it|he|she|that|they|those|these|i)(?: not)?|ain'?t (?:it|he|they)|or (?:is |are |does )?(?:he|it|she|they)?(?: is| are| does)? ?(?:not|no|nah|nope|isn'?t|what|am i wrong)|or no|or nah|or|no|nah|innit|eh|huh|yeah|yes|y\/n|yes or no|yes\/no|is (?:this|that|it) (?:really |still |actually )*(?:true|right|correct|so)(?: now| today| anymore| still)*|ha(?:ha)+|hehe|lol|lmao|xd|surely|good enough|works|legal|allowed|true or (?:false|not)|right|rite|correct|true|y\/n|(?:so )?(?:who|which)(?: one)?(?: of (?:us|them|the two|you))? (?:is|was|has it) (?:right|correct)|(?:was|am|were|is) (?:i|he|she|they|we|my \w+) (?:right|correct|wrong)|is there (?:anything|something|any truth) (?:to|in) (?:that|this|it)|(?:do|am) i (?:think|thinking|read|reading)(?: it| this| that)? (?:well|straight|right|rightly|correctly)|which (?:can'?t|can ?not|couldn'?t) (?:possibly )?be (?:right|true|correct|so)|or (?:have|had|am|are|was|were) (?:i|we) (?:been )?(?:\w+ ){0,3}wrong(?:ly)?(?: (?:about|on|with) (?:it|this|that|him|her|them))?(?: (?:since|for|until|till|all) [^.,;?!]*)?|(?:may|can|should|must) (?:i|we) (?:let|allow|accept) (?:that|this|it)(?: stand| happen| pass)?|or (?:not any ?more|no longer)|i (?:guess|think|suppose|believe|assume)|(?:or )?(?:is it )?(?:just|only)?(?: in)? the other (?:way|direction)(?: (?:a?round))?|lol|thx|thanks|please|pls|again|though|tho|too|then)\s*[?!.]*\s*$/i;

/** Where the tags behind a question begin: the end of the text where there are none. One at a time: a pattern of many could be read in too many ways. */
export function tagsAt(text: string): number {
  let end = text.length;
  for (let tag = TAG.exec(text); tag; tag = TAG.exec(text.slice(0, end))) end = tag.index;
  return end;
}

const HARMLESS = [
  /\bwith (?:no|not any) other (?:keywords?|traits?)\b|\band no other (?:keywords?|traits?)\b/gi,
  /\bnot (?=(?:every|all|each)\b)/gi,
  /\bor (?:not(?: any ?more)?|no longer)\b/gi,
  /\b(?:without|w\/o) (?:(?:the|that|its) )?(?:printed (?:word|keyword|trait)\b|(?:(?:word|keyword|trait|it|that|saying) )(?:being |it )?(?:printed|written|on it|so)\b)/gi,
  /\b(?:not|only) (?:unless|if|when|where) (?:it|that|this|the (?:word|keyword|trait)) is (?:printed|written|there|on it|on the card)\b/gi,
  /\b(?:by|in|through) (?:any (?:route|chance|means|way|sense)|(?:implication|extension|default|definition))\b/gi,
  // "what about a creature being nonhuman", "what the rules call a creature"
  /^\W*(?:(?:and|but|so|ok|hey|then) )?(?:what|how) about (?=.*\bbeing\b)/gi,
  /\bwhat (?:the (?:rules|pages?)|one|you|people|we|they) (?:(?:would|might|could|do) )?calls?\b/gi,
  // who says it does not matter
  /(?<=[,;"”] *)(?:said|says|claim(?:s|ed)|insist(?:s|ed)|argue[sd]|thinks|thought|believe[sd]|ask(?:s|ed)|wonder(?:s|ed)) (?:the|my|our|one|an?|his|her) [^.,;:?!]*/gi,
  /\bcorrect me if i(?:'?m| am) wrong\b|\bam i (?:right|wrong|correct)\b/gi,
  /\b(?:i(?:'?m| am) )?(?:not|never) (?:really |quite |so |too )?(?:sure|certain|clear)\b|\bno (?:idea|clue)\b/gi,
  /\b(?:do not|don'?t) (?:know|get|understand|remember|see)\b|\b(?:can'?t|can ?not|could ?n'?t) (?:agree|decide|remember|tell|find|settle)\b/gi,
  /\bwhether or not\b|\bno matter\b/gi,
  /\bafter all(?: (?:of )?(?:these|those|the)(?: \w+)? (?:changes|errata|updates|rulings))?\b/gi,
  /\b(?:do not|don'?t) think so\b/gi,
  /\bi take it\b|\bfor what it'?s worth\b|\b(?:strictly|generally|technically|properly) speaking\b/gi,
  /\bquick (?:one|q)\b|\bone (?:quick|more|short)\b/gi,
];

/** Whether a sentence denies only to ask: "isn't a zombie undead", "a zombie isn't shadowlands, is it". */
export function isRhetorical(text: string): boolean {
  const tag = text.slice(tagsAt(text));
  return (
    /(?:^|[,:;.!] *|\b(?:so|but|and|hey|wait) )(?:is|are|was|were|do|does|did|has|have|would|should)n'?t\b/i.test(
      text,
    ) ||
    /\b(?:is|are|was|does|do|has) (?:it|he|she|they|that|those)\b|\b(?:right|correct|true|wrong|surely|think|truth|anything)\b/i.test(
      tag,
    ) ||
    /\bis (?:he|she|that|this|it) (?:right|correct|true|wrong)\b/i.test(text)
  );
}

/** The words of a sentence without what people say around a question: "right?", "i am not sure whether". */
export function dropHarmless(
  words: readonly Word[],
  topics: readonly Topic[],
  { text, tokens }: Pick<Sentence, 'tokens' | 'text'>,
): Word[] {
  const last = topics[topics.length - 1];
  const spans = HARMLESS.flatMap(pattern =>
    [...text.matchAll(pattern)].map(match => [match.index, match.index + match[0].length] as const),
  );
  const tags = tagsAt(text);
  const end = last ? endOf(tokens, Math.min(last.end, tokens.length)) : 0;
  if (tags < text.length) spans.push([Math.max(tags, end), text.length]);
  return words.filter(
    ({ at }) => !spans.some(([from, to]) => startOf(tokens, at) >= from && startOf(tokens, at) < to),
  );
}

/** Asks what somebody else may, what must be done, where cards are, whether there is such a card, when it was ruled, or for a title: no matter of keywords. */
export const OF_PLAYERS =
  /\b(?:can|may|could|does|must|will) (?:my|the|an?|his|her) opponent\b|\b(?:do|does|must) (?:i|we|you|he|she|they) have to\b|\bmust (?:i|we|you)\b|\bd ?(?:&|and|n) ?d\b|\b(?:is|are) there\b|\b(?:same|one|different|separate) (?:location|place|battlefield|province)s?\b|\b(?:which|what) (?:day|date|month|year|time|rule|page|errata|update|(?:\w+ )?(?:title|name))s?\b/i;
/** Asks whether all statements before it are right. */
export const OF_ALL = /\b(?:anything|something|truth|who|which|think|let|allow|accept)\b|\b(?:was|am) i\b/i;
/** What makes a keyword the name of a deck or its player: "legal in a Shadowlands deck" asks something else. */
export const DECKS = /^(?:decks?|players?|build|theme|list|starters?|stronghold)$/;
