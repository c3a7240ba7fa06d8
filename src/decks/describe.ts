import * as z from 'zod';
import {
  arrowsOf,
  corpusHashSchema,
  type Day,
  type Outcome,
  succeed,
  type Verdict,
} from '../knowledge/index.js';
import {
  citationSchema,
  type Judge,
  makeRuling,
  provedKeywordSchema,
  type ResolvedCard,
  rulingSchema,
} from '../resolver/index.js';
import { findAlternateTitles } from './alternate-titles.js';
import {
  type Card,
  type Catalogue,
  cardSchema,
  describeCatalogue,
  foldTitle,
  isType,
  singular,
} from './cards/index.js';
import { resolveAll } from './resolve-all.js';
import { type CardName, findVersions } from './versions.js';

/** A card with what the rules make of it on a day. */
export const describedCardSchema = z
  .object({
    card: cardSchema,
    considered: z.array(provedKeywordSchema).describe('No steps where the keyword is printed.'),
    unknown: z.array(provedKeywordSchema),
    familyName: z
      .object({
        name: z
          .string()
          .nullable()
          .describe('The word that it is, if the card has one; null if it cannot have one.'),
        ruling: rulingSchema,
      })
      .describe('The family name of a Personality, as far as the page tells.'),
    alternateTitles: z
      .object({
        titles: z.array(z.string()),
        citations: z.array(citationSchema),
        caveats: z.array(z.string()),
      })
      .describe('Printed or by the rules, as far as the loaded cards show.'),
    rules: z
      .array(z.object({ id: z.string(), title: z.string(), why: z.string() }))
      .describe('Rules that concern the card: its name, its type, its keywords.'),
    asOf: z.string(),
    corpus: corpusHashSchema,
  })
  .meta({ id: 'DescribedCard' });
export type DescribedCard = z.infer<typeof describedCardSchema>;

/** All cards of a title. */
export const describedCardsSchema = z
  .object({
    title: z.string(),
    cards: z.array(describedCardSchema),
    catalogue: z.string(),
    corpus: corpusHashSchema,
  })
  .meta({ id: 'DescribedCards' });
export type DescribedCards = z.infer<typeof describedCardsSchema>;

const plain = (words: string) => singular(foldTitle(words));

/** The rules that name the card, that are about its type, or that relate one of its keywords. */
function listRulesOn(
  { corpus }: Judge,
  card: Card,
  { considered, unknown }: ResolvedCard,
): DescribedCard['rules'] {
  const isNamed = (title: string) => foldTitle(title) === foldTitle(card.title);
  const keywords = [...considered, ...unknown].map(({ keyword }) => ({
    keyword,
    key: foldTitle(keyword),
    // `Ninjutsu 3` is Ninjutsu with its value
    name: plain(keyword.replace(/ (?:\d|\*).*$/, '')),
  }));
  return corpus.documents.flatMap(({ id, title, relations, exceptions }) => {
    // `double chi`, of `legacy/glossary/double-chi`
    const names = id.split('/').slice(1).map(plain);
    const words = names.flatMap(name => name.split(' ')).map(singular);
    const related = relations.flatMap(arrowsOf).flatMap(({ from, to }) => [from, to].map(foldTitle));
    const type = card.types.find(one => words.includes(plain(one)));
    const found = keywords.find(({ key, name }) => related.includes(key) || names.includes(name));
    const why =
      (exceptions.some(({ cards }) => cards.some(isNamed)) && `It names ${card.title}.`) ||
      (type && `The card is of the type ${type}.`) ||
      (found && `The card has the keyword ${found.keyword}.`);
    return why ? [{ id, title, why }] : [];
  });
}

function judgeFamilyName(judge: Judge, card: Card, day: Day): DescribedCard['familyName'] {
  const word = String(card.title.split(/[\s,]/)[0]);
  const say = (name: string | null, verdict: Verdict, answer: string) => ({
    name,
    ruling: makeRuling(judge.corpus, day, {
      question: `What is the family name of ${card.title}?`,
      verdict,
      answer,
      steps: [
        {
          text: 'A family name is the first or only name in the title.',
          rule: 'legacy/family-names',
        },
      ],
      needs: name === null ? [] : [{ fact: 'legacyGlossary', why: 'It lists which names are family names.' }],
    }),
  });
  if (!isType(card, 'Personality'))
    return say(null, 'not-covered', 'The rule on family names speaks of Personalities only.');
  if (/^(?:the|a|an)$/i.test(word)) return say(null, 'no', 'None: the title does not begin with a name.');
  const answer = `If this Personality has a family name, it is ${word}; the list in the Legacy Glossary decides.`;
  return say(word, 'depends', answer);
}

/**
 * What the rules make of a card of the catalogue on a day: considered keywords with rules, family name, alternate
 * titles. Its experience is in `card.experience`.
 */
export async function describeCard(
  judge: Judge,
  catalogue: Catalogue,
  card: Card,
  asOf: Day,
): Promise<DescribedCard> {
  const { title, keywords } = card;
  const [keyed] = resolveAll(judge, [{ title, keywords }], { asOf }) as [ResolvedCard];
  const { titlesOf, ruling } = await findAlternateTitles(judge, catalogue, new Map(), title, asOf);
  return {
    card,
    considered: keyed.considered,
    unknown: keyed.unknown,
    familyName: judgeFamilyName(judge, card, asOf),
    alternateTitles: {
      titles: titlesOf(card),
      citations: ruling?.citations ?? [],
      caveats: ruling?.caveats ?? [],
    },
    rules: listRulesOn(judge, card, keyed),
    asOf,
    corpus: judge.corpus.hash,
  };
}

/** The cards of a title, or the card at an address, as of a day. Errors: `unknown-card`, `bad-value`. */
export async function describeCards(
  judge: Judge,
  catalogue: Catalogue,
  name: CardName,
  asOf: Day,
): Promise<Outcome<DescribedCards>> {
  const found = findVersions(catalogue, name);
  if (!found.ok) return found;
  const cards: DescribedCard[] = [];
  for (const { card } of found.value) cards.push(await describeCard(judge, catalogue, card, asOf));
  const title = String(found.value[0]?.card.title);
  return succeed({ title, cards, catalogue: describeCatalogue(catalogue), corpus: judge.corpus.hash });
}
