import { type Card, type DescribedCard, formatCard, type ResolvedCard, resolveAll } from '../../engine.js';
import { type Day, formatCount, formatDay } from '../../language/index.js';
import { loadCards } from '../../loader/index.js';
import {
  type MakeCommand,
  makeCardsOption,
  makeDatedCommand,
  makeFormatOption,
  type Options,
} from '../command.js';
import { formatSheet, showRuling } from '../format-sheet.js';
import { formatList, formatWrapped } from '../layout.js';
import { withEngine } from '../open.js';
import { exitOfProblems, formatProblems, type Result } from '../report.js';
import { EXIT, type Shell, type Style } from '../shell.js';

const MOST = 50;
/** Cards between two steps of the progress bar. */
const BATCH = 250;
const CURE = 'Give the title or a part of it without --counts-as: the cards that fit are listed.';

// what a card has beyond what is printed on it
function gainedOf<Considered extends Pick<ResolvedCard, 'considered'>>({ considered }: Considered) {
  return considered.filter(({ steps }) => steps.length > 0);
}

function rulesOf({ steps }: ResolvedCard['considered'][number]): string {
  return [...new Set(steps.map(({ rule }) => rule))].join(', ');
}

function formatDescribed(described: DescribedCard, style: Style): string {
  const { card, unknown, rules } = described;
  const stats = Object.entries(card.stats).map(([name, value]) => `${name} ${value}`);
  const facts = [card.types.join(', '), ...card.clans, ...stats].join('; ');
  return formatSheet(
    {
      title: formatCard(card),
      answer: facts,
      parts: [
        ['Printed keywords', card.keywords],
        ['Also counts as', gainedOf(described).map(one => `${one.keyword} (${rulesOf(one)})`)],
        ['May count as, wording lost', unknown.map(({ keyword }) => keyword)],
        ['Rules', rules.map(({ id, title, why }) => ({ text: title, rule: id, more: [why] }))],
      ],
      closing: [],
    },
    style,
  );
}

async function showCards(shell: Shell, words: readonly string[], options: Options): Promise<Result> {
  const work: Parameters<typeof withEngine>[2] = async ({ cards }, asOf) => {
    const title = words.join(' ');
    const { countsAs, version, format, keyword, type, clan, set, legal } = options;
    const { style } = shell;
    const day = formatDay(asOf);
    if (title !== '' && countsAs !== undefined) {
      const ruling = await cards.countsAs({ title, version, keyword: countsAs, format, asOf });
      if (ruling.ok || ruling.problem.code !== 'unknown-card') return showRuling(ruling, style);
      return { problems: [{ ...ruling.problem, cure: CURE }] };
    }
    const described = title === '' ? null : await cards.describe({ title, version }, asOf);
    if (described?.ok) {
      const { cards: shown, catalogue, corpus } = described.value;
      const sources = `As of ${day}, documents ${corpus}, ${catalogue}.`;
      const text = () =>
        [...shown.map(one => formatDescribed(one, style)), formatWrapped(sources, style.width)].join('\n\n');
      return { value: described.value, text, exit: EXIT.yes };
    }
    const q = title === '' ? undefined : title;
    const filter = { q, keyword, type, clan, set, legal, 'counts-as': countsAs };
    const found = await cards.list(filter, { asOf, limit: MOST });
    if (!found.ok) return found;
    const { items, total, unknown } = found.value;
    const text = () => {
      const listed = items.flatMap(item =>
        item.cards.map(card => `${formatCard(card)}: ${card.types.join(', ')}`),
      );
      const more = total > items.length ? ` The first ${items.length} are listed.` : '';
      const open =
        unknown > 0 ? ` ${formatCount(unknown, 'card')} may count as it, but the wording is lost.` : '';
      const count = `${formatCount(total, 'title')} as of ${day}.${more}${open}`;
      return [...(listed.length > 0 ? [formatList(listed, style.width)] : []), count].join('\n');
    };
    return { value: found.value, text, exit: total > 0 ? EXIT.yes : EXIT.no };
  };
  return withEngine(shell, options, work, { needsCards: true });
}

export const makeCards: MakeCommand = run =>
  makeDatedCommand('cards', 'show a card by its title, or find cards')
    .argument('[title...]', 'the title, its address, or a part of it')
    .option(
      '--counts-as <keyword>',
      'rule whether the card counts as having the keyword; without a title, list cards that do',
    )
    .option('--version <version>', 'which version: exp2, none, a type, a set')
    .option('--keyword <keyword>', 'only cards with this printed keyword')
    .option('--type <type>', 'only cards of this type')
    .option('--clan <clan>', 'only cards of this clan')
    .option('--set <set>', 'only cards of this set')
    .option('--legal <arc>', 'only cards that the card data holds legal in this arc')
    .addOption(makeCardsOption())
    .addOption(makeFormatOption())
    .action(run(showCards));

/** What a card is considered to have beyond what is printed on it, and would have if a relation with lost words applied. */
type Gained = Pick<ResolvedCard, 'printed' | 'unknown'> & {
  title: string;
  type: string;
  gained: ResolvedCard['considered'];
};

function formatGained({ title, type, printed, gained, unknown }: Gained, { width, colors }: Style): string {
  const list = (entries: Gained['gained'], words: string, mark: string) =>
    formatList(
      entries.map(one => `${one.keyword}${words}: ${rulesOf(one)}`),
      width,
      () => mark,
    );
  return [
    formatWrapped(`${title} (${type}), printed: ${printed.join(', ')}`, width),
    ...(gained.length > 0 ? [colors.green(list(gained, '', '  + '))] : []),
    ...(unknown.length > 0 ? [colors.yellow(list(unknown, ', not on record', '  ? '))] : []),
  ].join('\n');
}

// the cards that are considered to have more, each keyword with its rules, and how many of `read` they are
function formatAllGained(read: number, cards: readonly Gained[], asOf: Day, style: Style): string {
  const more = cards.filter(({ gained }) => gained.length > 0).length.toLocaleString('en-US');
  const open = cards.filter(({ unknown }) => unknown.length > 0).length;
  const sentences = [
    `${formatCount(read, 'card')} read, ${more} considered to have more than is printed on ${formatDay(asOf)}.`,
    ...(open > 0 ? [`For ${formatCount(open, 'card')} the record does not tell all.`] : []),
  ];
  return [
    ...cards.map(card => formatGained(card, style)),
    formatWrapped(sentences.join(' '), style.width),
  ].join('\n');
}

// how far the cards are, where a person looks on
async function startBar({ errors }: Shell, total: number) {
  if (!errors.isTTY) return null;
  const { SingleBar, Presets } = await import('cli-progress');
  const bar = new SingleBar(
    { stream: errors, clearOnComplete: true, synchronousUpdate: true },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return bar;
}

async function listGained(shell: Shell, file: string, options: Options): Promise<Result> {
  return withEngine(shell, options, async ({ judge, corpus }, asOf) => {
    const { catalogue, problems } = await loadCards(file, shell.input);
    if (!catalogue) return { problems };
    const { cards } = catalogue;
    const resolved: ResolvedCard[] = [];
    const bar = await startBar(shell, cards.length);
    while (resolved.length < cards.length) {
      const part = cards.slice(resolved.length, resolved.length + BATCH);
      resolved.push(...resolveAll(judge, part, { asOf, format: options.format }));
      bar?.update(resolved.length);
    }
    bar?.stop();
    const more = resolved.flatMap((one, index) => {
      const card = cards[index] as Card;
      const { printed, unknown } = one;
      const gained = gainedOf(one);
      if (gained.length === 0 && unknown.length === 0) return [];
      return [{ title: formatCard(card), type: card.type, printed, gained, unknown }];
    });
    const value = { asOf, corpus: corpus.hash, read: cards.length, cards: more, problems };
    const text = () => formatAllGained(cards.length, more, asOf, shell.style);
    if (problems.length > 0 && !options.json) shell.complain(formatProblems(problems, shell));
    return { value, text, exit: problems.length > 0 ? exitOfProblems(problems, EXIT.no) : EXIT.yes };
  });
}

export const makeKeywords: MakeCommand = run =>
  makeDatedCommand('keywords', 'list the cards that are considered to have more keywords than are printed')
    .argument(
      '<file>',
      'card data as the Oracle of the Void serves it: a JSON file, or a folder of them; - is standard input',
    )
    .addOption(makeFormatOption())
    .action(run(listGained));
