/** What players write for longer words of the game, and words of which each means the same in a question. A data file. */

function pairsOf(table: string): [string, string][] {
  return table
    .split(';')
    .map(pair => pair.split('=').map(side => side.trim()) as [string, string])
    .filter(([written]) => written !== '');
}

/** A written word, and the words that it is read as. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  pairsOf(`
  sh = stronghold; perso = personality; persos = personalities; pers = personality; prov = province;
  provs = provinces; fu = faceup; fd = facedown; hr = honor requirement; ph = personal honor; gc = gold cost;
  gp = gold production; ps = province strength; fh = family honor; fv = focus value; fvs = focus values;
  mp = multiplayer; multi = multiplayer; atk = attack; atks = attacks; atking = attacking; atkr = attacker;
  def = defender; inf = infantry; cav = cavalry; opp = opponent; opps = opponents; oppo = opponent;
  bf = battlefield; bfs = battlefields; imp = imperial; exp = experienced; xp = experienced;
  inexp = inexperienced; foll = follower; fol = follower; lim = limited; ra = ranged attack;
  ras = ranged attacks; pls = please; plz = please; u = you; r = are; ur = your; b4 = before; vs = against;
  versus = against; dont = do not; doesnt = does not; isnt = is not; cant = can not; cannot = can not;
  wont = will not; didnt = did not; arent = are not; wasnt = was not; werent = were not; havent = have not;
  hasnt = has not; couldnt = could not; shouldnt = should not; wouldnt = would not; mustnt = must not; im = i am;
  ive = i have; id = i would; hes = he is; shes = she is; theyre = they are; whats = what is; whos = who is;
  wheres = where is; whens = when is; hows = how is; thats = that is; theres = there is; lets = lets;
  gonna = going to; wanna = want to; gotta = have to; mult = multiplayer; kos = eliminated; koed = eliminated; kod = eliminated;
  ko = eliminated; mod = modifier; mods = modifiers; reqs = requirements; req = requirement;
  chars = personalities; char = personality; kw = keyword; kws = keywords; facup = faceup;
  bh = bamboo harvesters; w = with; wo = without; pregame = before the game; prebattle = before battle;
  nonundead = non undead; nonunique = non unique; uninvited = not invited; unattached = not attached;
  fmt = format; yrs = years; bout = about; tho = though; cuz = because; bc = because; coz = because; 1st = first;
  2nd = second; 3rd = third; 4th = fourth; 5th = fifth; thx = thanks; ppl = players; plyr = player;
  plyrs = players; plr = player; decksize = deck size; resolv = resolve; reso = resolution; opponets = opponents;
  loc = location; locs = locations; abil = ability; abils = abilities; dmg = damage; & = and; dishon = dishonor;
  necro = necromancer; necros = necromancers; shug = shugenja; shugs = shugenja; shuggie = shugenja; skelly = skeleton;
  zomb = zombie; zombs = zombies; rat = ratling; rats = ratlings; nonhum = nonhuman; shadowland = shadowlands; elem = elemental;
  hon = honor; fam = family; elses = else; tapped = bowed; exhausted = bowed; strat = strategy; strats = strategies; terr = terrain; forts = fortifications; exper = experienced;
`),
);

/** Several words that are read as one: the first that fits counts, so longer ones come first. */
export const JOINED: readonly (readonly [string, string])[] = pairsOf(`
  face down = facedown; face up = faceup; upside down = facedown; right side up = faceup;
  knocked out = eliminated; kicked out = eliminated; knock out = eliminated; dropped out = eliminated;
  drops out = eliminated; out of the game = eliminated; wiped out = eliminated; no one = nobody;
  none of them = nobody; some one = someone; some body = someone; every one = everyone; every body = everyone;
  any one = anyone; multi player = multiplayer; more than two players = multiplayer; battle field = battlefield;
  battle fields = battlefield; strong hold = stronghold; co ordinate = coordinate; un bowed = unbowed;
  un aligned = unaligned; pre game = pregame; key word = keyword; key words = keyword; as well as = and;
  together with = with; in addition to = and; instead of = instead; rather than = instead; other than = except;
  turned sideways = bowed; apart from = except; all but = except; everyone but = except; man oeuvre = maneuver;
`);

/** Words that mean the same in every question, by base form. */
export const SAME: ReadonlyMap<string, string> = new Map(
  pairsOf(`
  tap = bow; unbow = straighten; untap = straighten; untapped = unbowed; favour = favor; honour = honor;
  defenc = defens; dishonour = dishonor; armour = armor; guy = personality; dude = personality;
  bloke = personality; fellow = personality; character = personality; gal = personality; fella = personality; man = personality;
  fort = fortification; kill = destroy; slay = destroy; coin = gold; koku = gold; manoeuvr = maneuver;
  manoeuver = maneuver; maneuvr = maneuver; manouver = maneuver; troop = unit; armi = army; merg = combin;
  everybody = everyone; somebody = someone; anybody = anyone; dynast = dynasty; castl = stronghold;
  teacher = sensei; multiplay = multiplayer; unalign = unaligned; permanently = permanent; permanenc = permanent;
  forever = permanent; friend = ally; alli = ally; allied = ally; grab = search; fetch = search; tutor = search;
  assist = help; aid = help; simultaneously = simultaneous; immediately = immediate; instantly = immediate;
  neighbour = neighbor; clockwis = clockwise; rul = rule; tourney = tournament;
`),
);
