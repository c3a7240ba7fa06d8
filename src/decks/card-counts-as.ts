import * as z from 'zod';
import { type Day, keyOfKeyword, type Outcome, succeed } from '../knowledge/index.js';
import { formatDay, joinAnd, VERDICT_WORDS } from '../language/index.js';
import {
  eachOnce,
  type Judge,
  makeRuling,
  type PlayFormat,
  type Ruling,
  rulingSchema,
  SCOPE_RULE,
} from '../resolver/index.js';
import { type Catalogue, describeCatalogue, foldTitle, formatCard } from './cards/index.js';
import { groupBy } from './deck-card.js';
import { readKeywordOf } from './find-cards.js';
import { type CardName, findVersions, keywordsIn, nameVersion, type Version } from './versions.js';

/** A ruling on a card of the catalogue. */
export const cardRulingSchema = rulingSchema
  .extend({ catalogue: z.string().describe('Which card data answered.') })
  .meta({ id: 'CardRuling' });
export type CardRuling = z.infer<typeof cardRulingSchema>;

export interface CardQuestion extends CardName {
  keyword: string;
  asOf: Day;
  format?: PlayFormat | undefined;
}

type CardJudge = Pick<Judge, 'corpus' | 'countsAs'>;
type Verdict = keyof typeof RANK;
type Part = Pick<Ruling, 'answer' | 'steps' | 'caveats' | 'citations'> & {
  version: Version;
  verdict: Verdict;
};

const FACTIONS = 'legacy/sensei/factions';
const RANK = { yes: 0, depends: 1, unknown: 2, no: 3 } as const;
/** How versions of a verdict are named, in this order. */
const SIDES = { yes: 'yes', no: 'no', depends: 'it depends', unknown: 'not on record' } as const;

/** The keyword of a card that decides: the first that counts, else one whose rule is lost, else one whose rule has ended. */
function decisive(
  judge: CardJudge,
  keywords: readonly string[],
  { keyword: to, asOf, format }: CardQuestion,
): [string, Ruling] | null {
  // what is printed is taken as it is, and never for another keyword that it resembles
  const isItself = (from: string) => {
    const key = keyOfKeyword(from);
    const meant = judge.corpus.keywords.resolve({ name: from, key });
    return foldTitle(from) === foldTitle(to) || meant.key === key;
  };
  // a keyword that is too new to be known leads to no other
  const ruled = keywords.filter(isItself).flatMap((from): [string, Ruling][] => {
    const ruling = judge.countsAs({ from, to, asOf, format });
    return ruling.ok ? [[from, ruling.value]] : [];
  });
  const weight = ({ verdict, steps }: Ruling) =>
    RANK[verdict as Verdict] * 100 + (verdict === 'no' && steps.length === 0 ? 99 : steps.length);
  return ruled.sort(([, a], [, b]) => weight(a) - weight(b))[0] ?? null;
}

/** No printed keyword decides: all of them together are the proof. */
function judgeNone(
  { version, name, set }: { version: Version; name: string; set: string },
  keywords: readonly string[],
  { keyword, asOf, format }: CardQuestion,
  ruling?: Ruling,
): Part {
  const listed = keywords.length > 0 ? `${joinAnd(keywords)} printed` : 'no keyword printed';
  const steps = [{ text: `${name} has ${listed}${set}.`, rule: SCOPE_RULE }];
  if (version.card.factions.length > 0)
    steps.push({ text: 'What a Sensei lists are factions, not keywords.', rule: FACTIONS });
  const rules =
    format === 'samurai'
      ? 'in normal play only printed keywords count'
      : 'no rule makes one of its printed keywords count as it';
  const why = keywords.length === 0 ? 'it has no keyword printed' : rules;
  const answer = `No: ${name} does not count as ${keyword} on ${formatDay(asOf)}, for ${why}.`;
  const searched = ruling?.caveats.filter(caveat => caveat.startsWith('Searched')) ?? [];
  return { version, verdict: 'no', answer, steps, caveats: searched, citations: [] };
}

function judgeVersion(judge: CardJudge, version: Version, question: CardQuestion): Part {
  const name = formatCard(version.card);
  const set = version.printing ? `, ${version.printing.set}` : '';
  const keywords = version.card.factions.length > 0 ? [] : version.keywords;
  const [from, ruling] = decisive(judge, keywords, question) ?? [];
  // a `no` without a step, or in normal play, rests on all keywords alike
  if (!ruling || (ruling.verdict === 'no' && (ruling.steps.length === 0 || question.format === 'samurai')))
    return judgeNone({ version, name, set }, keywords, question, ruling);
  const verdict = ruling.verdict as Verdict;
  const rules = ruling.steps.filter(({ rule }) => rule !== SCOPE_RULE);
  const because = `${verdict === 'yes' ? 'and' : 'but'} ${ruling.answer.replace(/^(?:Yes|No|It depends|Not on record): /, '')}`;
  const answer =
    verdict === 'yes' && rules.length === 0
      ? `Yes: ${from} is printed on ${name}.`
      : `${VERDICT_WORDS[verdict]}: ${name} has ${from} printed, ${because}`;
  const steps = [{ text: `${name} has ${from}: printed${set}.`, rule: SCOPE_RULE }, ...rules];
  return { ...ruling, version, verdict, answer, steps };
}

/** What another printing has, and what it alone would come to. */
function sayOthers(judge: CardJudge, { version, verdict }: Part, question: CardQuestion): string[] {
  return version.others.map(printing => {
    const keywords = keywordsIn(version.card, printing);
    const alone = decisive(judge, keywords, question)?.[1].verdict ?? 'no';
    const whose = printing.publisher === null ? '' : ` (a fan set of ${printing.publisher})`;
    const so = alone === verdict ? '' : ` By that printing alone the verdict would be ${alone}.`;
    return `The printing in ${printing.set}${whose} has other keywords: ${keywords.join(', ') || 'none'}. The ruling is on the ${version.printing?.set} printing.${so}`;
  });
}

/** The verdict on several versions of a card: their own where all agree. */
function unite(
  parts: readonly Part[],
  { title, keyword, asOf }: CardQuestion,
): Pick<Ruling, 'verdict' | 'answer' | 'needs'> {
  const [{ verdict, answer }] = parts as [Part];
  if (parts.length === 1) return { verdict, answer, needs: [] };
  const day = formatDay(asOf);
  if (parts.every(part => part.verdict === verdict)) {
    const all = `${parts.length === 2 ? 'both' : `all ${parts.length}`} versions of ${title}`;
    const answers = {
      yes: `Yes: ${all} count as ${keyword} on ${day}.`,
      no: `No: no version of ${title} counts as ${keyword} on ${day}.`,
      depends: `It depends: ${all} count as ${keyword} in some circumstances only.`,
      unknown: `Not on record: for ${all} the words that decided on ${day} are lost.`,
    };
    return { verdict, answer: answers[verdict], needs: [] };
  }
  // type or set are named only where the name alone could be another version
  const byName = groupBy(parts, ({ version }) => [formatCard(version.card)]);
  const sides = (Object.keys(SIDES) as Verdict[]).flatMap(side => {
    const names = parts
      .filter(part => part.verdict === side)
      .map(({ version }) => {
        const name = formatCard(version.card);
        return byName.get(name)?.length === 1 ? name : nameVersion(version);
      });
    return names.length > 0 ? [`${SIDES[side]} for ${joinAnd(names)}`] : [];
  });
  return {
    verdict: 'depends',
    answer: `It depends on the version of ${title}: ${sides.join('; ')}.`,
    needs: [{ fact: 'version', why: `Which one is meant? It is ${sides.join('; ')}.` }],
  };
}

/**
 * Whether a card counts as having a keyword on a day: its printed keywords first, then the rules. Several versions that
 * differ are `depends`. Errors: `unknown-card`, `bad-value` (version), `bad-keyword`, `unknown-keyword`.
 */
export function cardCountsAs(
  judge: CardJudge,
  catalogue: Catalogue,
  question: CardQuestion,
): Outcome<CardRuling> {
  const keyword = readKeywordOf(judge.corpus, catalogue, question.keyword, 'keyword');
  if (!keyword.ok) return keyword;
  const versions = findVersions(catalogue, question);
  if (!versions.ok) return versions;
  const { name, read } = keyword.value;
  const [{ card: first }] = versions.value as [Version];
  const asked = { ...question, title: first.title, keyword: name };
  const parts = versions.value.map(version => judgeVersion(judge, version, asked));
  const ruling = makeRuling(judge.corpus, asked.asOf, {
    question: `Does ${parts.length === 1 ? formatCard(first) : first.title} count as ${name}?`,
    ...unite(parts, asked),
    value: parts.map(({ version: { card, printing }, verdict }) => ({
      card: formatCard(card),
      slug: card.slug,
      printing: printing?.set ?? null,
      verdict,
    })),
    steps: eachOnce(parts.flatMap(({ steps }) => steps)),
    caveats: [
      ...(read === null ? [] : [`"${read}" is read as ${name}.`]),
      ...parts.flatMap(part => [...sayOthers(judge, part, asked), ...part.caveats]),
    ],
    asides: parts.flatMap(({ citations }) => citations.map(({ rule }) => rule)),
  });
  return succeed({ ...ruling, catalogue: describeCatalogue(catalogue) });
}
