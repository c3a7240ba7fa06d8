import { formatUrl, SENTENCE_LIMIT } from '../../../engine.js';
import { succeed } from '../../../knowledge/index.js';
import type { Embed } from '../../embed.js';
import { formatHitsEmbed } from '../../hits.js';
import { escapeMarkdown } from '../../markdown.js';
import { formatRulingEmbed } from '../../ruling.js';
import type { Command, Reply } from '../command.js';

// how the question was understood, as far as the embed does not say it already
function say(embed: Embed, understood: string, shown: string): Reply {
  const more = shown.startsWith(understood) ? '' : understood.replace(shown, '').trim();
  return { embed, ...(more === '' ? {} : { content: escapeMarkdown(more) }) };
}

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
    const { interpretation, ruling, hits } = await ask(question, { asOf: day, today: day, limit: 3 });
    if (ruling) return succeed(say(formatRulingEmbed(ruling, baseUrl), interpretation.text, ruling.question));
    const found = hits.map(hit => ({ ...hit, url: formatUrl(hit.id) }));
    const { asOf } = interpretation;
    const search = { q: question, hits: found, asOf, corpus: judge.corpus.hash };
    const embed = formatHitsEmbed(search, baseUrl);
    return succeed(say(embed, interpretation.text, embed.description));
  },
};
