import { type DescribedCard, formatCard, type PlayFormat } from '../../engine.js';
import { formatCount, formatDay } from '../../language/index.js';
import { type MakeCommand, makeDatedCommand, makeFormatOption } from '../command.js';
import { formatPart, showRuling } from '../format-ruling.js';
import { formatList, formatWrapped } from '../layout.js';
import { type CardOptions, type RulingOptions, withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, type Shell, type Style } from '../shell.js';

interface CardsOptions extends RulingOptions, CardOptions {
  countsAs?: string;
  version?: string;
  keyword?: string;
  type?: string;
  clan?: string;
  set?: string;
  legal?: string;
  format: PlayFormat;
}

const MOST = 50;
const CURE = 'Give the title or a part of it without --counts-as: the cards that fit are listed.';

function formatDescribed(described: DescribedCard, style: Style): string {
  const { card, considered, unknown, rules } = described;
  const gained = considered.filter(({ steps }) => steps.length > 0);
  const part = (title: string, lines: readonly string[]) =>
    formatPart(title, formatList(lines, style.width), style);
  const stats = Object.entries(card.stats).map(([name, value]) => `${name} ${value}`);
  const facts = [card.types.join(', '), ...card.clans, ...stats].join('; ');
  return [
    `${style.colors.bold(formatCard(card))}\n${formatWrapped(facts, style.width)}`,
    ...part('Printed keywords', card.keywords),
    ...part(
      'Also counts as',
      gained.map(({ keyword, steps }) => `${keyword} (${steps.map(({ rule }) => rule).join(', ')})`),
    ),
    ...part(
      'May count as, wording lost',
      unknown.map(({ keyword }) => keyword),
    ),
    ...part(
      'Rules',
      rules.map(({ id, title, why }) => `${title} (${id})\n${why}`),
    ),
  ].join('\n\n');
}

async function showCards(shell: Shell, words: readonly string[], options: CardsOptions): Promise<Result> {
  const work: Parameters<typeof withEngine>[2] = async ({ cards }, asOf) => {
    const title = words.join(' ');
    const { countsAs, version, format, keyword, type, clan, set, legal } = options;
    const day = formatDay(asOf);
    if (title !== '' && countsAs !== undefined) {
      const ruling = await cards.countsAs({ title, version, keyword: countsAs, format, asOf });
      if (ruling.ok || ruling.problem.code !== 'unknown-card') return showRuling(ruling, shell.style);
      return { problems: [{ ...ruling.problem, cure: CURE }] };
    }
    const described = title === '' ? null : await cards.describe({ title, version }, asOf);
    if (described?.ok) {
      const { cards: shown, catalogue, corpus } = described.value;
      const text = () =>
        [
          ...shown.map(one => formatDescribed(one, shell.style)),
          formatWrapped(`As of ${day}, documents ${corpus}, ${catalogue}.`, shell.style.width),
        ].join('\n\n');
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
      return [...(listed.length > 0 ? [formatList(listed, shell.style.width)] : []), count].join('\n');
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
    .option('--cards <path>', 'other card data: a file or a folder (default: CARDS, or that of the package)')
    .addOption(makeFormatOption())
    .action(run(showCards));
