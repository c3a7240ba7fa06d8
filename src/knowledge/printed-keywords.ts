/** Keywords that are printed on cards: known without card data. A data file, written by `npm run keywords`. */
export const PRINTED_KEYWORDS: readonly string[] = `
Abomination|Accursed|Accuser|Acolyte|Acrobat|Actor|Actress|Adventurer|Advisor|Advisor from the Shogun|Advisor to the Amethyst Champion|Advisor to the Emerald Champion|Advisor to the Jade Champion
Advisor to the Ruby Champion|Air|Aka-Name|Akkuai-uo|Alchemist|Allegiance|Ambassador|Ambassador to the Empire|Ambassador to the Lost|Amethyst Champion|Ancestor|Ancestral|Ancient Librarian|Angry Crab|Apprentice|Arbitrator
Archer|Architect|Archivist|Arikura-no-baba|Armor|Armorer|Artisan|Ashalan|Ashigaru|Ashura|Asp|Aspirant|Assassin|Astrologer|Atemi|Avalanche Guard|Avenger|Axe|Badger Clan|Bake-kujira|Bandit|Banker|Banner|Baraunghar|Barrack
Barracks|Bashe|Bat Clan|Battle Maiden|Battlemaster|Beast|Beastmaster|Beggar|Berserker|Betrayer|Bird|Bitter Lies|Bitter Lies Champion|Black Scroll|Blacksmith|Blade of Vengeance|Blessed by Benten|Blessed by the Keepers
Blessed of the Fortune of Persistence|Blind Phoenix|Blind Prophetess|Blood of Kinuye|Bloodspeaker|Bloodsword|Boar Clan|Boat|Bodyguard|Bog Hag|Border|Border Guard|Bounty Hunter|Bow|Braggart|Brash|Brawler
Broken Shinbone Tribe|Broken Shinebone Tribe|Brother|Brotherhood of Shinsei|Brothers of Rebirth|Brutalizer|Brute|Budoka|Bully|Bureaucrat|Bushi|Bushido|Bushido Virtue|Camel|Campaigner|Captain of The Fourth Storm
Captain of The Tachikaze|Captain of the Bitter Flower|Captain of the Guard|Captain of the Imperial Guard|Captain of the Third Kama|Captain of the Venture|Captive|Caravan Master|Cartographer|Castle|Cat|Cavalry|Center
Center Formation|Centipede Clan|Chain|Chameleon|Champion|Champion of Chugo|Champion of Gi|Champion of Ji|Champion of Makoto|Champion of Rei|Charitable|Chief|Chieftain|Child of Prophecy|Chipped Tooth Tribe|Chui|Churetsu
City|Clan Champion|Clay Soldier|Coastal|Cobra|Commander|Compassion|Conqueror|Conscript|Constrictor|Consumer|Control|Corrupt|Corrupted|Corrupter|Courage|Court|Courtesy|Courtier|Cousin of Hantei|Crab Clan|Crane Clan
Crime Boss|Crimson Paw Tribe|Crippled Bone Tribe|Crooked Tail Tribe|Cruel|Crystal|Cultist|Cursed|Daidoji Family Founder|Daimyo|Damned|Dark Ambition|Dark Art|Dark Beauty|Dark Brother|Dark Conquest|Dark Daughter of Fu Leng
Dark Death|Dark Deeds|Dark Dementia|Dark Destiny|Dark Dominion|Dark Dreams|Dark Fist of Iron|Dark Fortune|Dark Lord|Dark Oracle|Dark Perfection|Dark Power|Dark Pride|Dark Prophet|Dark Resolve|Dark Scion of Fire
Dark Stalker|Dark Stone|Dark Storm|Dark Strength|Dark Tide|Dark Truth|Dark Virtue|Dark Wave|Dark Will|Dark Wind|Daughter of Storms|Death Priest|Deathseeker|Deceiver|Defender|Defender of the Empire
Defender of the Imperial City|Defender of the Temples|Demon Slayer|Descendant|Descendant of Shinsei|Desert Warrior|Destined|Determination|Devourer of Dreams|Devourer of Fortunes|Devourer of Gods|Disciple
Disciple of P'an Ku|Disciple of Sun Tao|Disciple of the Dark Lotus|Disciples of P'an Ku|Displacer|Distracter|Distractor|Djinn|Dog|Dojo|Doom|Doomseeker|Double Chi|Dragon|Dragon Child|Dragon Clan|Dragon of Reverse Fortunes
Dragonfly Clan|Drummer|Drunkard|Drunken Master|Dueling Academy Instructor|Duelist|Duty|Earth|Economic Advisor|Edict|Eighth Legion|Elemental|Elemental Master|Elemental Terror|Elephant|Elite|Emerald Champion
Emerald Champion's Advisor|Emerald Magistrate|Emissary|Emissary of Tengoku|Emmisary|Emperor|Empress|Empty Hand|Ender of Dreams|Enforcer|Engineer|Enginoshi|Enigma|Enlightened|Entertainer|Expendable|Explorer
Explosives Master|Extortionist|Eye of Shadow|Face of Ghosts|Falcon Clan|Fallen|Farm|Favor|Favored of the Air Dragon|Favored of the Celestial Dragon|Favored of the Earth Dragon|Favored of the Fire Dragon
Favored of the Lords of Death|Favored of the Void Dragon|Favored of the Water Dragon|Fear|Fenghuang|Festival|Fifth Legion|Final Student|Fire|Firearm|Firefly Clan|Firestorm Legion|First Emperor|First Legion
First Magistrate|First Mate of the Unknown Path|Fist of Osano-Wo|Fist of the Khan|Fist of the Scorpion Clan|Fist of the Wolf|Flank|Flanking|Forest|Formation|Forsaken|Fortification|Fortified|Fortune|Fortune of Persistence
Fourth Legion|Fox|Fox Clan|Foxwife|Friend of Thunder|Fu Leng|Fu Lion|Fudo|Fushicho|Gaijin|Gambling House|Gamekeeper|Gardener|Geisha|Geisha House|General|General of the Imperial City|Genius|Ghost|Ghost Guard|Ghul
Go Master|Goblin|Golden Arm|Golden Arm Prodigy|Golem|Goryo|Governor|Gozoku|Grand Master of the Elements|Grasping Paw Tribe|Great Shining Hoard|Green-Green-White Tribe|Greensnake|Guard|Guardian|Guardian of Loyalty
Guardian of the Empress|Guardsman|Guest|Guide|Gunso|Half-Naga|Hare Clan|Harrier|Hatamoto|Head Inquisitor|Head Librarian|Head of the Second City Guardsmen|Healer|Heavy Weapon|Heir|Heir of Vengeance|Henshin|Herald|Heretic
Hero|Heroic|Hettan|Hida Ayameko|Hidden|Hidden Guard|Historian|Hitoden|Honesty|Honor|Horror|Horse|Horse Master|Hunter|Hunter of Nagas|Hunter of the Wolf|Huntress|Iaijutsu|Iaijutsu Master|Immortal|Imperial|Imperial Advisor
Imperial Bank of Rokugan|Imperial Chancellor|Imperial Explorer|Imperial Legion|Imperial Regent|Imperial Treasurer|Incense Master|Incubator|Industrial|Infiltrator|Informant|Information Peddler|Ink Master
Innkeeper of the House of the Blue Tanuki|Inquisitor|Insane|Insight|Instigator|Instructor|Interrogator|Intimidator|Investigator|Iron Crane|Iron Flower|Iron Mine|Iron Samurai|Isawa Scroll|Ishiken|Ivory Champion
Ivory Champion's Advisor|Ivory Kingdoms|Ivory Kingdoms Ambassador|Jackal|Jade|Jade Champion|Jade Hand|Jade Legion|Jakla|Jester|Jingasa|Jorogumo|Judge|Junghar|Junshin|Justicar|Kabuki|Kami|Kansen|Kappa|Kata|Keeper
Keeper of Five|Keeper of Obsidian|Keeper of the Four Temples|Keitaku|Kenku|Kensai|Kenshinzen|Keukegen|Khadi|Kharmic|Khol|Ki-Rin|Kiho|Killer|Kimono|Kitsu|Kitsune|Knife|Knife Master|Knowledge|Koan|Kobun|Kobune Captain
Kodama|Kolat|Kolat Master|Kshatriya|Kuroiban|Lady of Blood|Lady of the Sun|Leader|Legacy|Legacy of the Naga|Legatus|Legendary|Legion of Flame|Legion of Stone|Legionnaire|Lesser|Liaison|Librarian|Library|Lieutenant|Lion
Lion Clan|Lion Clan Ancestor|Lion's Pride|Lion's Pride Chui|Little Bear|Lord|Lord of Blades|Lore-Keeper|Lorekeeper|Lost|Love Letter|Loyal|Mad Dragon|Madam|Madman|Magistrate|Maho|Maho-Tsukai|Maiden|Maigo no Musha|Maiko
Man-Beast|Manipulator|Mantis Clan|Mantis Clan Founder|Marauder|Market|Martyr|Master Archer|Master Artificer|Master Bowman|Master Chef|Master Chrysanthemum|Master Coin|Master Killer|Master Orator|Master Painter
Master Sensei|Master Spy|Master Steel|Master Tactician|Master of Bitter Lies|Master of Bushido|Master of Ceremonies|Master of Guile|Master of Lies|Master of Pain|Master of Shourido|Master of the Blade|Master of the Gate
Master of the Hunt|Master of the Obsidian Legions|Master of the Swift Waves|Master of the Ten Thousand Temples|Mastermind|Matron|Meddler|Megumi|Mempo|Mentor|Mercenary|Merchant|Merchant Caravan|Messenger
Messenger of Hantei XXVII|Miko|Mine|Monk|Monkey Clan|Moon-Blessed|Morale|Moto Clan|Mountain|Mountaineer|Mujina|Mujina Boss|Murderess|Musician|Mutant|Mystic|Naga|Nameseeker|Naval|Necromancer|Negotiator|Nemuranai
Nighthaunt|Nightingale|Nikutai|Ningyo|Ninja|Ninth Legion|Nobori Raiu|Nokatsu's heir|Nonhuman|Nothing|Novice|Obsidian|Obsidian Champion|Obsidian Claw|Obsidian Legion|Ogre|Omoidasu|One Tribe|One-Handed|Oni|Oni-Slayer|Onisu
Onisu of Betrayal|Onisu of Chaos|Onisu of Death|Onisu of Desire|Onisu of Fear|Onisu of Hatred|Onisu of Larceny|Onisu of Regret|Onyx Champion|Oracle|Orator|Order of Death|Order of Heroes|Order of Strength|Order of Venom
Order of the Spider|Order of the Wooden Blade|Origami Master|Oriole Clan|Orochi|Osano-Wo|Outcast|Overconfident|Overlord|Ox Clan|Oyabun|Pack|Pack Leader|Paragon|Peacemaker|Pearl|Pearl Bed|Peasant|Peerless Swordsman
Pennaggolan|Perfect|Perfection|Philosopher|Phoenix|Phoenix Clan|Pikeman|Pirate|Pirates' Ally|Plague|Plains|Poet|Poison|Poison Blade|Poison Master|Polearm|Political|Political Pawn|Political Winter|Politician|Port|Predator
Prodigy|Prophet|Prophet of the Dark Lotus|Prophetess|Prosperous|Protector|Protector of Gisei Toshi|Protector of the Second City|Provincial Governor|Purified|Raid|Raider|Ratling|Ratling Nest|Ravaged|Ravager|Recon
Recruiter|Recruitment Officer|Redeemer|Reef Breaker|Rememberer|Renew|Repentant Traitor|Reserve|Resilient|Resourceful|Retainer|Retired|Revenge|Revered|Revolutionary|Rich|Riddle|Rikugunshokan|Ritual|Ritual Master|Ronin
Ruby Champion|Ruin|Rumormonger|Ryu|Saboteur|Sacred|Sacrosanct|Sage|Sailor|Sake|Sake Addict|Sake House|Sake Master|Sake Works|Samurai|Sapphire Legion|Savior|Scavenger|Scholar|Scion of Flame|Scion of Stone|Scion of Togashi
Scion of the Sea|Scion of the Void|Scion of the Wind|Scorpion Clan|Scorpion Clan Samurai|Scourge of Darkness|Scourge of Storms|Scourge of the Scorpion|Scout|Scribe|Scroll|Sculptor|Sculptor of Flesh|Second City Governor
Second Legion|Seductress|Seer|Senpet|Sensei|Sentinel|Sentry|Sergeant|Servant|Serving Girl of the Blue Tanuki|Settler|Seven Thunder|Shadow|Shadowlands|Shadowspawn|Shaman|Shamesword|Shapeshifter|Shiba's Soul
Shinjo Border Guard|Shinrai|Ship|Shogun|Shogun's Advisor|Shoju's Soul|Shore Hunter|Shout|Shugenja|Shuten Doji|Shōjō|Siege|Siege Master|Silk Fever|Silken Sect|Sincerity|Singular|Sinner|Sixth Legion|Skirmisher|Skull
Slanderer|Slave|Slayer|Smith|Smuggler|Snake|Snake Clan|Sneak|Snow Maiden|Sober|Sociopath|Sodan Senzo|Sodan-Senzo|Soldier|Soulbinder|Sovereign|Sparrow Clan|Spawn of Vritra|Spear|Spell Seeker|Spellseeker|Spider|Spider Clan
Spirit|Spiritwalker|Spy|Squire|Stable|Stable Master|Stables|Staff|Stained Paw Tribe|Stalwart|Standard|Standard-Bearer|Statue|Stealer of Dreams|Steel Lion|Storm Rider|Storm's Fury|Storyteller|Strategist|Strength|Student
Student of Bitter Lies|Student of Kinuye|Student of Tao|Sumai|Sumai Master|Summoner|Sun-Rider|Supai|Suryn|Swamp|Sword|Sword of Yotsu|Swordmaster|Swordsmith|Sycophant|Tactical|Tactician|Taisa|Tamamo-no-Mae|Tanuki
Tanuki Clan|Taskmaster|Tasu's Sorrow|Tattered Ear Tribe|Tattoo|Tattoo Artist|Tattoo Artist Apprentice|Tattooed|Tax Collector|Teacher|Technique|Tejina|Temple|Tennyo|Tenth Legion|Terrain|Tessen|Test|Tetsubo
The Fallen Crane|The False Nimuro|The Growing Storm|The Jade Crab|The Khan|The Left Hand|The Masked Crab|The Masked Crane|The Masked Lion|The Masked Monkey|The Masked Phoenix|The Masked Tortoise|The Masked Wasp
The Right Hand|The Stone Crab|The Underhand|The Young Thunder|Theif|Thief|Third Legion|Third Whisker Tribe|Thunder|Thunderer|Tiger|Tiger Priest|Tiger's Claw|Tomorrow Chieftain|Topaz Champion|Tortoise Clan|Toturi's Army
Transcendent|Trap Expert|Traveling Crab|Trickster|Troll|Tsukai-Sagasu|Tsuno|Turquoise Champion|Two-Handed|Unaligned|Unbound|Unbreakable|Undead|Underwater|Unicorn Clan|Unicorn Clan Samurai|Unique|Unmaker|Unorthodox|Urban
Valley|Vedic|Vedic of the Bright Eye|Venerable Lord|Venerable Storyteller|Vessel of Fu Leng|Veteran|Veteran of a Thousand Midnights|Vicious|Vigilant|Vigilante|Viillage|Village|Villain|Violator|Virtue|Visionary
Voice of the Empress|Voice of the Masters|Void|Walking Horror of Fu Leng|Wanderer|Wandering Lion|Wani|War Leader|Ward|Ward Master|Warden|Warlord|Warrior|Warrior of the Bright Eye|Warrior of the Sun|Washed Up|Wasp Clan
Wasteland|Water|Weapon|Weapons Master|White Guard|Will|Wily Trader|Wind|Winter|Witch|Witch Hunter|Wizard|Woodland Warrior|Worker of Flesh|Writ|Wyrm|Wyrm Rider|Yamabushi|Yari|Yari Master|Yobanjin|Yodotai|Yojimbo
Yoritomo's Alliance|Youth|Yuruginai|Zealot|Zokujin|Zombie
`
  .trim()
  .split(/[|\n]/);
