import * as z from 'zod';
import {
  type Day,
  findKeyword,
  type KeywordName,
  type Outcome,
  parseKeyword,
  succeed,
} from '../knowledge/index.js';
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
import { isPrintedOn } from './find-cards.js';
import { type CardName, findVersions, nameVersion, type Version } from './versions.js';

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

/** What rules on keywords. */
type CardJudge = Pick<Judge, 'corpus' | 'countsAs'>;

type Verdict = 'yes' | 'no' | 'unknown';
type Part = Pick<Ruling, 'answer' | 'steps' | 'caveats' | 'citations'> & {
  version: Version;
  verdict: Verdict;
};

const FACTIONS = 'legacy/sensei/factions';
const RANK = { yes: 0, unknown: 1, no: 2 } as const;

/** What is printed is taken as it is, and never for another keyword that it resembles. */
const isAsPrinted =
  ({ corpus }: CardJudge, to: string) =>
  (from: string): boolean => {
    const parsed = parseKeyword(from) as { ok: true; value: KeywordName };
    const meant = corpus.keywords.resolve(parsed.value);
    return foldTitle(from) === foldTitle(to) || meant.key === parsed.value.key;
  };

/** The keyword of a card that decides: the first that counts, else one whose rule is lost, else one whose rule has ended. */
function decisive(
  judge: CardJudge,
  keywords: readonly string[],
  question: CardQuestion,
): [string, Ruling] | null {
  const { keyword: to, asOf, format } = question;
  // a keyword that is too new to be known leads to no other
  const ruled = keywords.filter(isAsPrinted(judge, to)).flatMap((from): [string, Ruling][] => {
    const ruling = judge.countsAs({ from, to, asOf, format });
    return ruling.ok ? [[from, ruling.value]] : [];
  });
  const weight = ({ verdict, steps }: Ruling) =>
    RANK[verdict as Verdict] * 100 + (verdict === 'no' && steps.length === 0 ? 99 : steps.length);
  return ruled.sort(([, a], [, b]) => weight(a) - weight(b))[0] ?? null;
}

function sayPrinted({ card, printing }: Version, keyword: string): string {
  return `${formatCard(card)} has ${keyword}: printed${printing ? `, ${printing.set}` : ''}.`;
}

/** No printed keyword decides: all of them together are the proof. */
function judgeNone(
  version: Version,
  keywords: readonly string[],
  question: CardQuestion,
  ruling?: Ruling,
): Part {
  const { card, printing } = version;
  const name = formatCard(card);
  const listed = keywords.length > 0 ? `has ${joinAnd(keywords)} printed` : 'has no keyword printed';
  const steps = [{ text: `${name} ${listed}${printing ? `, ${printing.set}` : ''}.`, rule: SCOPE_RULE }];
  if (card.factions.length > 0)
    steps.push({ text: 'What a Sensei lists are factions, not keywords.', rule: FACTIONS });
  const why =
    keywords.length === 0
      ? 'it has no keyword printed'
      : question.format === 'samurai'
        ? 'in normal play only printed keywords count'
        : 'no rule makes one of its printed keywords count as it';
  const answer = `No: ${name} does not count as ${question.keyword} on ${formatDay(question.asOf)}, for ${why}.`;
  const searched = ruling?.caveats.filter(caveat => caveat.startsWith('Searched')) ?? [];
  return { version, verdict: 'no', answer, steps, caveats: searched, citations: [] };
}

function judgeVersion(judge: CardJudge, version: Version, question: CardQuestion): Part {
  const keywords = version.card.factions.length > 0 ? [] : version.keywords;
  const found = decisive(judge, keywords, question);
  // a `no` without a step, or in normal play, rests on all keywords alike
  const isAlike =
    found?.[1].verdict === 'no' && (found[1].steps.length === 0 || question.format === 'samurai');
  if (!found || isAlike) return judgeNone(version, keywords, question, found?.[1]);
  const [from, ruling] = found;
  const verdict = ruling.verdict as Verdict;
  const name = formatCard(version.card);
  const printed = { text: sayPrinted(version, from), rule: SCOPE_RULE };
  const rules = ruling.steps.filter(({ rule }) => rule !== SCOPE_RULE);
  if (verdict === 'yes' && rules.length === 0) {
    return { ...ruling, version, verdict, answer: `Yes: ${from} is printed on ${name}.`, steps: [printed] };
  }
  const because = ruling.answer.replace(/^(?:Yes|No|Not on record): /, '');
  const link = verdict === 'yes' ? 'and' : 'but';
  const answer = `${VERDICT_WORDS[verdict]}: ${name} has ${from} printed, ${link} ${because}`;
  return { ...ruling, version, verdict, answer, steps: [printed, ...rules] };
}

/** What another printing has, and what it alone would come to. */
function sayOthers(judge: CardJudge, { version, verdict }: Part, question: CardQuestion): string[] {
  return version.others.map(printing => {
    const keywords = printing.differs?.keywords ?? version.card.keywords;
    const alone = decisive(judge, keywords, question)?.[1].verdict ?? 'no';
    const whose = printing.publisher === null ? '' : ` (a fan set of ${printing.publisher})`;
    const so = alone === verdict ? '' : ` By that printing alone the verdict would be ${alone}.`;
    return `The printing in ${printing.set}${whose} has other keywords: ${keywords.join(', ') || 'none'}. The ruling is on the ${version.printing?.set} printing.${so}`;
  });
}

/** A version in a sentence: type or set are named only where the name alone could be another one. */
function nameAmong(names: readonly string[], version: Version): string {
  const name = formatCard(version.card);
  return names.filter(other => other === name).length > 1 ? nameVersion(version) : name;
}

function unite(
  parts: readonly Part[],
  { title, keyword, asOf }: CardQuestion,
): Pick<Ruling, 'verdict' | 'answer' | 'needs'> {
  const [first, ...others] = parts as [Part, ...Part[]];
  const { verdict } = first;
  if (others.length === 0) return { verdict, answer: first.answer, needs: [] };
  const name = first.version.card.title;
  if (others.every(part => part.verdict === verdict)) {
    const count = parts.length === 2 ? 'both' : `all ${parts.length}`;
    const all = `${count} versions of ${name}`;
    const answers = {
      yes: `Yes: ${all} count as ${keyword} on ${formatDay(asOf)}.`,
      no: `No: no version of ${name} counts as ${keyword} on ${formatDay(asOf)}.`,
      unknown: `Not on record: for ${all} the words that decided on ${formatDay(asOf)} are lost.`,
    };
    return { verdict, answer: answers[verdict], needs: [] };
  }
  const names = parts.map(({ version }) => formatCard(version.card));
  const sides = (['yes', 'no', 'unknown'] as const).flatMap(side => {
    const named = parts.filter(part => part.verdict === side).map(({ version }) => nameAmong(names, version));
    return named.length > 0 ? [`${side === 'unknown' ? 'not on record' : side} for ${joinAnd(named)}`] : [];
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
  const written = parseKeyword(question.keyword);
  // a keyword that some card has is no slip
  const onCard = written.ok && isPrintedOn(catalogue, written.value.name);
  const keyword = findKeyword(judge.corpus.keywords, question.keyword, 'keyword', () => onCard);
  if (!keyword.ok) return keyword;
  const versions = findVersions(catalogue, question);
  if (!versions.ok) return versions;
  const name = versions.value[0]?.card.title as string;
  const named = onCard
    ? { name: judge.corpus.keywords.exact(written.value.key)?.name ?? written.value.name, read: null }
    : keyword.value;
  const asked = { ...question, title: name, keyword: named.name };
  const read = named.read === null ? [] : [`"${named.read}" is read as ${named.name}.`];
  const parts = versions.value.map(version => judgeVersion(judge, version, asked));
  const ruling = makeRuling(judge.corpus, asked.asOf, {
    question: `Does ${versions.value.length === 1 ? formatCard((versions.value[0] as Version).card) : name} count as ${asked.keyword}?`,
    ...unite(parts, asked),
    value: parts.map(({ version: { card, printing }, verdict }) => ({
      card: formatCard(card),
      slug: card.slug,
      printing: printing?.set ?? null,
      verdict,
    })),
    steps: eachOnce(parts.flatMap(({ steps }) => steps)),
    caveats: [...read, ...parts.flatMap(part => [...sayOthers(judge, part, asked), ...part.caveats])],
    asides: parts.flatMap(({ citations }) => citations.map(({ rule }) => rule)),
  });
  return succeed({ ...ruling, catalogue: describeCatalogue(catalogue) });
}
