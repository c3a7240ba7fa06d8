import { SENTENCE_LIMIT } from '../../../ask/index.js';
import { succeed } from '../../../knowledge/index.js';
import { formatUrl } from '../../../resolver/index.js';
import { formatHitsEmbed } from '../../hits.js';
import { escapeMarkdown } from '../../markdown.js';
import { formatRulingEmbed } from '../../ruling.js';
import type { Command } from '../command.js';

/** `/ask`: a question in plain words. It has no option for the day: the question names it. */
export const askCommand: Command = {
  name: 'ask',
  description: 'Ask in plain words, with a day where it matters',
  options: [
    {
      name: 'question',
      description: 'For instance: did zombies count as Shadowlands on June 19 2008?',
      required: true,
      maxLength: SENTENCE_LIMIT,
    },
  ],
  async answer({ ask, judge, baseUrl }, { question = '' }, day) {
    const { interpretation, ruling, hits } = await ask(question, { asOf: day, today: day, limit: 10 });
    const content = escapeMarkdown(interpretation.text);
    if (ruling) return succeed({ embed: formatRulingEmbed(ruling, baseUrl), content });
    const found = hits.map(hit => ({ ...hit, url: formatUrl(hit.id) }));
    const { asOf } = interpretation;
    const search = { q: question, hits: found, asOf, corpus: judge.corpus.hash };
    return succeed({ embed: formatHitsEmbed(search, baseUrl), content });
  },
};
