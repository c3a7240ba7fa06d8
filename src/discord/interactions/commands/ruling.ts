import { formatUrl } from '../../../engine.js';
import { makeRuleRecord, type RuleDocument, succeed } from '../../../knowledge/index.js';
import { formatHitsEmbed } from '../../hits.js';
import { formatRuleEmbed } from '../../rule.js';
import type { Bot, Choice, Command } from '../command.js';
import { dayOption } from '../day-option.js';
import { BOUNDS } from '../wire.js';

function listLatest({ judge }: Bot): string[] {
  const lastDay = ({ tags }: RuleDocument) => tags.at(-1)?.day ?? '';
  const latest = judge.corpus.documents.toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)));
  return latest.map(({ id }) => id);
}

// with nothing typed: what changed last. A choice carries the id, so that exactly this rule is shown
function completeRule(bot: Bot, typed: string): Choice[] {
  const { search, judge, today } = bot;
  const suggested = search.suggest(typed, 200).flatMap(({ id, kind }) => (kind === 'rule' && id ? [id] : []));
  const found = search.search(typed, { asOf: today, limit: BOUNDS.choices }).map(({ id }) => id);
  const ids = typed.trim() === '' ? listLatest(bot) : [...suggested, ...found];
  return [...new Set(ids)].map(id => ({
    name: (judge.corpus.byId.get(id) as RuleDocument).title,
    value: id,
  }));
}

/** `/ruling`: the rule that was chosen, or the rules that fit the words. */
export const rulingCommand: Command = {
  name: 'ruling',
  description: 'Find a rule by its title or by any words',
  options: [
    {
      name: 'search',
      description: 'A title, or words: what you remember of it is enough',
      required: true,
      maxLength: BOUNDS.choice,
      complete: completeRule,
    },
    dayOption,
  ],
  async answer({ judge, search, baseUrl }, { search: words = '' }, asOf) {
    const { corpus } = judge;
    const typed = words.trim().toLowerCase();
    const document =
      corpus.byId.get(words) ?? corpus.documents.find(({ title }) => title.toLowerCase() === typed);
    if (document) return succeed({ embed: formatRuleEmbed(makeRuleRecord(corpus, document, asOf), baseUrl) });
    const hits = search.search(words, { asOf, limit: 3 }).map(hit => ({ ...hit, url: formatUrl(hit.id) }));
    return succeed({ embed: formatHitsEmbed({ q: words, hits, asOf, corpus: corpus.hash }, baseUrl) });
  },
};
