/** Everyday English words that look like slips of words of the rules: they are left as they are. A data file. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'equivalence const string function event write class close remote users width correctly export listen clean extension better commands codes shell promises block ' +
    'reset listening though speed frame tracking previous previously recent recently flush express expect expected provider story stories collection reuse blame smart ' +
    'outgoing generally copied party parties reserved layer released think thinks broke newer strictly unstable suitable collected paused leaks instruction primarily ' +
    'shouldn regarding stricter fresh trade trades trading store stores stored unlikely thank thanks retain receiver threat differently selection basis products talking ' +
    'preference originally fewer alter unable concerns chance chances activate former constructing certainly spent actively grant shells seems negation couldn causes ' +
    'bought brought market markets stuff staff horse house houses mouse paint paints plant plants chose cheap cheat sheet sheets sweet treat teach beach reach beaten eaten ' +
    'beast breast least feast yeast worth worst worse horde sword swords crowd crown drawn dream cream steam stream scream trail trails train trains brain grain drain ' +
    'plain plane plate slate state stale scale scare spare share shame shape flame blame frame board beard bread break brake broad cloud could would mould noise nose ' +
    'phone phones tower power powder under wonder wander water winter writer waiter later latter letter better bitter butter batter matter master faster laster ' +
    'fellow fellows printer painter pointer sister mister minister monster boxes foxes taxes places pieces prices prizes races faces graces traces spaces ' +
    'tired tried trial cried dried fried friend friends found sound round bound pound wound ground around sounds rounds friendly finally family famous favorite ' +
    'light night right might sight fight flight bright fright tight eight weight height heart earth hearth health wealth death breath ' +
    'again against agree agreed angry hungry empty enemy energy engine enough entire evening events every everywhere exact exactly example except excited ' +
    'apple bottle cheek coalition concerned conclude concrete conviction coverage creative decade defendant depth elementary enjoy examination ' +
    'exciting familiar fellow fiction flavor formal fully historic importance indication initially insurance joint learning liberal literally ' +
    'literary money motor movie naked painting peace personnel planning politically politics possibly prayer preserve president prevent prime ' +
    'producer protection rating react ready reduction regard relation retirement revolution sanction seize shade sharp shirt shopping short ' +
    'shoulder cheats cheated cheating cheater starter invented strongest skill slide smell stake stranger supporter treaty understand vacation'
  ).split(' '),
);
