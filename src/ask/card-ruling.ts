import type { Card, Catalogue } from '../decks/index.js';
import { formatCard } from '../decks/index.js';
import type { Corpus, Day } from '../knowledge/index.js';
import { type Judge, makeRuling, type Ruling, type Step } from '../resolver/index.js';

const PRINTED = 'legacy/scope';

interface CardAnswer {
  card: Card;
  verdict: 'yes' | 'no' | 'unknown' | 'depends';
  steps: Step[];
}

function answerOf(
  card: Card,
  to: string,
  asOf: Day,
  format: 'legacy' | 'samurai',
  judge: Pick<Judge, 'resolveCards'>,
): CardAnswer | null {
  const { title, type, keywords, factions } = card;
  const outcome = judge.resolveCards({
    cards: [{ title, type, keywords, factions }],
    ask: [to],
    asOf,
    format,
  });
  if (!outcome.ok) return null;
  const [resolved] = outcome.value.cards as [(typeof outcome.value.cards)[number]];
  const verdict = resolved.answers[to] as CardAnswer['verdict'];
  const way = [...resolved.considered, ...resolved.unknown, ...resolved.depends].find(
    ({ keyword }) => keyword.toLowerCase() === to.toLowerCase(),
  );
  // the keyword that the proof starts from is the printed one
  const printed = way
    ? ((way.steps[0] && resolved.printed.find(name => way.steps[0]?.text.includes(name))) ?? to)
    : null;
  const first =
    printed === null ? [] : [{ text: `${formatCard(card)} has ${printed} printed on it.`, rule: PRINTED }];
  return { card, verdict, steps: [...first, ...(way?.steps ?? [])] };
}

/** Rules whether a card counts as having a keyword: by what is printed on each version of its title. Null where it cannot be. */
export function ruleCard(
  title: string,
  to: string,
  asOf: Day,
  format: 'legacy' | 'samurai',
  version: string | null,
  catalogue: Catalogue,
  judge: Pick<Judge, 'resolveCards'>,
  corpus: Corpus,
): Ruling | null {
  const all = catalogue.ofTitle(title);
  const cards =
    version === null
      ? all
      : all.filter(({ experience }) => experience.written.toLowerCase() === version.toLowerCase());
  const answers = cards.flatMap(card => answerOf(card, to, asOf, format, judge) ?? []);
  const [first] = answers;
  if (!first) return null;
  const named = version === null ? first.card.title : formatCard(first.card);
  const question = `Does ${named} count as ${to}?`;
  const verdicts = new Set(answers.map(({ verdict }) => verdict));
  if (verdicts.size > 1) {
    const say = answers.map(({ card, verdict }) => `${formatCard(card)}: ${verdict}`).join('; ');
    return makeRuling(corpus, asOf, {
      question,
      verdict: 'depends',
      answer: `It depends on the version: ${say}.`,
      steps: answers.flatMap(({ steps }) => steps),
      cites: [PRINTED],
      needs: [
        {
          fact: 'version',
          why: `Which version of ${first.card.title} is meant: ${answers.map(({ card }) => formatCard(card)).join(', ')}?`,
        },
      ],
    });
  }
  const { verdict, steps, card } = first;
  const has = card.keywords.length > 0 ? card.keywords.join(', ') : 'none';
  const answer = {
    yes:
      steps.length === 1
        ? `Yes: ${named} has ${to} printed on it.`
        : `Yes: ${steps.map(({ text }) => text.replace(/\.$/, '')).join('; ')}.`,
    no: `No: none of the keywords of ${named} counts as ${to} (${has}).`,
    unknown: `Not on record: the words that decide whether ${named} counted as ${to} on that day are lost.`,
    depends: `It depends on the text of a card whether ${named} counts as ${to}.`,
  }[verdict];
  return makeRuling(corpus, asOf, {
    question,
    verdict,
    answer,
    steps,
    cites: steps.length > 0 ? [] : [PRINTED],
  });
}
