/** Printed keywords that people use in sentences though their words are words of rules as well. A data file. */
export const FAMILIAR_KEYWORDS: readonly string[] = (
  'Crane Clan|Lion Clan|Crab Clan|Dragon Clan|Phoenix Clan|Scorpion Clan|Unicorn Clan|Spider Clan|Fox Clan|Wasp Clan|Hare Clan|Tanuki Clan|' +
  'Brotherhood of Shinsei|Shadowlands Horde|Monk|Scout|Duelist|Magistrate|Ronin|Bushi|Goblin|Tactician|Commander|Kensai|Yojimbo|Berserker|Paragon|Battle Maiden|Artisan|Ashigaru|Pirate|Retainer|Daimyo|Spirit|Gozoku|Kolat|Bloodspeaker|Maho|Troll|Tsuno'
).split('|');
