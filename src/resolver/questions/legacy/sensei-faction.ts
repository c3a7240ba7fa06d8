import * as z from 'zod';
import type { Sentence } from '../../../language/index.js';
import { sayVerdict } from '../drafts.js';
import { declareQuestion, type FactsRead, type FactsTold, type QuestionContext } from '../question.js';
import { lineOf, placesOf, shapeOf } from '../read.js';
import { checkFaction, countsAsFaction, factionKey } from './faction.js';
import { keyword } from './fields.js';

const FACTIONS = 'legacy/sensei/factions';
const FOR_ALL = /^(?:all|any|every)(?: clans?| factions?)?$/;

// keywords of one faction may count as another's, and the page keeps a Sensei's list out of that
function kinCaveats(listed: readonly string[], faction: string, context: QuestionContext): string[] {
  const counts = (from: string, to: string) =>
    countsAsFaction(context, [from, `${from} Clan`], to).verdict === 'yes';
  return listed
    .filter(one => counts(faction, one))
    .map(one => {
      const kin = counts(one, faction)
        ? `As keywords ${faction} and ${one} count as the same`
        : `As a keyword ${faction} counts as ${one}`;
      return `${kin}, but a Sensei's list does not count toward the keyword rule; a head judge may read it otherwise.`;
    });
}

const PLAYERS = /\b(?:my|as|in|i|am|play\w*)\b(?: an?| the)?$/;
const PLAYER_NOUN = /^(?:player|deck|stronghold|personality|here)\b/;
const LISTING = /\b(?:sensei|list\w*|names?|for|only)\b/;
/** Behind a Sensei that is called by its factions, only these words go on with its list: "a Unicorn Sensei used by a Ronin". */
const LISTING_MORE = /\b(?:list\w*|names?|only)\b/;
const LISTED = /^(?:only )?sensei|^(?:(?:and|or|clan|#) ?)*(?:is |are )?list/;

/** Reads the factions that a Sensei lists, and whose player it is: by the words beside each. */
function readFactions({ tokens, keywords }: Sentence, { facts: told }: FactsTold): FactsRead | null {
  const listed = [...((told.senseiFactions as string[] | undefined) ?? [])];
  let faction: string | undefined;
  // a list goes on with what stands beside its last faction, or behind one word
  let listEnd = Number.NEGATIVE_INFINITY;
  let called = false;
  for (const { start, end, name } of keywords) {
    const before = lineOf(tokens.slice(Math.max(0, start - 4), start));
    const behind = shapeOf(tokens, keywords, end, end + 5);
    const isListed =
      LISTED.test(behind) ||
      start - listEnd <= 1 ||
      ((called ? LISTING_MORE : LISTING).test(before) && !PLAYERS.test(before) && !PLAYER_NOUN.test(behind));
    if (isListed) {
      listed.push(name);
      const isSensei = tokens[end]?.stem === 'sensei';
      called ||= isSensei;
      listEnd = isSensei ? Number.NEGATIVE_INFINITY : end;
    } else if (faction !== undefined && faction !== name) return null;
    else faction = name;
  }
  if (keywords.length === 0) return null;
  return {
    facts: {
      ...(listed.length > 0 ? { senseiFactions: listed } : {}),
      ...(faction === undefined ? {} : { faction }),
    },
    used: placesOf(keywords),
  };
}

/** Whether the player of a faction may use a Sensei with a list of factions. */
export const senseiFaction = declareQuestion({
  id: 'legacy/sensei-faction',
  title: 'May a player of this faction use the Sensei?',
  restsOn: [FACTIONS],
  verdicts: ['yes', 'no'],
  facts: {
    senseiFactions: z
      .array(keyword)
      .max(40)
      .describe('Which factions are listed on the Sensei ("All Clans" and "All Factions" count as well)?'),
    faction: keyword.describe("Which faction is the player's?"),
  },
  example: { senseiFactions: ['Crane', 'Lion'], faction: 'Crane Clan' },
  ways: {
    asked: [
      'can a crane player use a sensei that lists crane and lion',
      'may i use a sensei that lists all clans',
      'can my dragon deck use a phoenix only sensei',
      'sensei is for crab, i play unicorn, allowed?',
      'can anyone use an all factions sensei',
      'my faction is not listed on the sensei, can i use it',
      'is a lion sensei legal in a scorpion deck',
    ],
    about: 'sensei + use|play|run|legal|allow|take|list|faction|clan|can|include|name|say|for',
    turns:
      'is it|he|this ~ card / reveal / change / start with / count as / keyword / how many / modifier / fate',
    also: 'sensei / only / anyone|everyone / with|my stronghold / printed',
    facts: {
      senseiFactions: {
        list: true,
        said: { 'All Clans': '=all =clans|clan', 'All Factions': '=all =factions|faction' },
      },
    },
    read: readFactions,
  },
  check({ senseiFactions: listed = [], faction }) {
    const forAll = listed.some(one => FOR_ALL.test(factionKey(one)));
    return faction === undefined || forAll ? [] : checkFaction('faction', faction, listed);
  },
  samples: ({ senseiFactions = [] }) => ({
    senseiFactions: [[], ['All Clans'], ['A Faction']],
    faction: ['A Faction', 'Another', ...senseiFactions],
  }),
  rule({ senseiFactions: listed, faction }, context) {
    const forAll = listed.find(one => FOR_ALL.test(factionKey(one)));
    if (forAll)
      return sayVerdict('yes', `The Sensei lists "${forAll}", so every faction may use it.`, FACTIONS);
    if (listed.length === 0) return sayVerdict('no', 'The Sensei lists no faction.', FACTIONS);
    if (listed.some(one => factionKey(one) === factionKey(faction))) {
      return sayVerdict('yes', `${faction} is among the factions that the Sensei lists.`, FACTIONS);
    }
    const text = `${faction} is not among the factions that the Sensei lists.`;
    return { ...sayVerdict('no', text, FACTIONS), caveats: kinCaveats(listed, faction, context) };
  },
});
