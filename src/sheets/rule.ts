import { arrowsOf, formatDay, type RuleLink, type RuleRecord } from '../knowledge/index.js';
import { formatMissing, STATUS_WORDS } from '../language/index.js';
import { formatSource, type Sheet } from './sheet.js';

const linksTo = (rules: readonly RuleLink[]) => rules.map(({ title, id }) => ({ text: title, rule: id }));

/** A rule as of a day; where its words are lost, those of the nearest day that has words. */
export function makeRuleSheet(record: RuleRecord): Sheet {
  const { id, title, asOf, status, undated, answer, text, recorded, corpus, url } = record;
  const arrows = record.relations.flatMap(arrowsOf);
  const nearest =
    recorded && `The words of ${formatDay(recorded.asOf)}:\n\n${recorded.answer}\n\n${recorded.text}`;
  return {
    title,
    mark: status,
    answer: answer ?? formatMissing(status, asOf),
    words: text ?? nearest ?? '',
    parts: [
      ['Caveats', record.caveats],
      ['Keywords', arrows.map(({ from, to }) => `${from} counts as ${to}`)],
      ['Source', [formatSource(record.source)]],
      ['Changes', record.history.map(({ written }) => `[${written}]`)],
      ['See also', linksTo(record.see)],
      ['Referred to by', linksTo(record.citedBy)],
    ],
    closing: [
      `As of ${formatDay(asOf)}: ${STATUS_WORDS[status]}${undated ? ', undated' : ''}`,
      `rule ${id}`,
      `documents ${corpus}`,
    ],
    asOf,
    url: `${url}?asOf=${asOf}`,
  };
}
