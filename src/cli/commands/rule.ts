import { type Corpus, makeRuleRecord, readRule, type Status } from '../../knowledge/index.js';
import { loadOfficialPages, type OfficialPage, officialWords } from '../../loader/index.js';
import { type MakeCommand, makeDatedCommand } from '../command.js';
import { formatRule } from '../format-rule.js';
import { completeId, type RulingOptions, withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface RuleOptions extends RulingOptions {
  official?: string;
}

const EXITS: Record<Status, Exit> = {
  'in-force': EXIT.yes,
  'not-yet': EXIT.no,
  ended: EXIT.no,
  unrecorded: EXIT.open,
};
const CURE = 'Give the path of a document without .md, for instance legacy/winds.';

async function openPages(
  shell: Shell,
  options: RuleOptions,
  { pages }: Corpus,
): ReturnType<typeof loadOfficialPages> {
  const folder = options.official ?? shell.env.OFFICIAL_PAGES;
  const none: OfficialPage[] = [];
  return folder ? loadOfficialPages(folder, pages) : { official: none, problems: [] };
}

async function showRule(shell: Shell, id: string, options: RuleOptions): Promise<Result> {
  return withEngine(shell, options, async ({ corpus }, day) => {
    const whole = completeId(
      id,
      corpus.documents.map(one => one.id),
    );
    const found = readRule(corpus, whole);
    if (!found.ok) return { problems: [{ ...found.problem, cure: CURE }] };
    const { official, problems } = await openPages(shell, options, corpus);
    if (!official) return { problems };
    const record = makeRuleRecord(corpus, found.value, day);
    const words = officialWords(found.value, official);
    const value = words.length > 0 ? { ...record, official: words } : record;
    return { value, text: () => formatRule(record, words, shell.style), exit: EXITS[record.status] };
  });
}

export const makeRule: MakeCommand = run =>
  makeDatedCommand('rule', 'show one rule as it stood on a day')
    .argument('<id>', 'the id of the rule, for instance legacy/winds; a part is enough that no other has')
    .option('--official <folder>', 'folder with the saved pages, to quote them (default: $OFFICIAL_PAGES)')
    .action(run(showRule));
