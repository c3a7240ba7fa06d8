import type { Ruling } from '../../../engine.js';
import { type Outcome, succeed } from '../../../knowledge/index.js';
import { formatRulingEmbed } from '../../ruling.js';
import type { Reply } from '../command.js';

/** A ruling as the bot shows it, or the problem that kept it from being made. */
export function showRuling(ruling: Outcome<Ruling>, baseUrl: string): Outcome<Reply> {
  return ruling.ok ? succeed({ embed: formatRulingEmbed(ruling.value, baseUrl) }) : ruling;
}
