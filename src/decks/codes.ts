export const SEVERITIES = ['error', 'depends', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

interface CodeRecord {
  severity: Severity;
  title: string;
  fix: string;
}

const error = (title: string, fix: string): CodeRecord => ({ severity: 'error', title, fix });
const depends = (title: string, fix: string): CodeRecord => ({ severity: 'depends', title, fix });
const note = (title: string, fix: string): CodeRecord => ({ severity: 'note', title, fix });

/**
 * Every code that a problem of a deck can have: how much it weighs, its title, and what to do. The problem itself says it
 * more exactly. `docs/codes.md` is made from it.
 *
 * `error` makes a deck illegal. `depends` leaves it open: something is missing, or a card's own text decides; an
 * `error` of a code turns into it where a fact is missing. `note` changes no verdict.
 */
export const DECK_CODES = {
  // by the rules of the two pages
  'deck-fortification-start': error(
    'A Fortification is in play from the start',
    'List the Fortification in the Dynasty deck.',
  ),
  'deck-legacy-holding-start': error(
    'A Legacy Holding is in play from the start together with another Holding',
    'List the Legacy Holding in the Dynasty deck, or start with it alone.',
  ),
  'deck-same-level': error(
    'Two cards of one title have one experience level, and KYD does not tell them apart',
    'Take out one of the two cards.',
  ),
  'deck-sensei-faction': error(
    'The Sensei does not list the faction of the player',
    'Take a Sensei that lists the faction of the player, or All Clans.',
  ),
  'deck-sensei-fate-size': error(
    'Fewer than forty Fate cards without the revealed Sensei',
    'Add Fate cards: the revealed Sensei does not count as one of the forty.',
  ),
  'deck-sensei-in-dynasty': error('A Sensei is in the Dynasty deck', 'List the Sensei in the Fate deck.'),
  'deck-shared-title': depends(
    'Two cards of one experience level share a title because one has it as alternate title',
    'Keep one of the two cards, or ask the head judge.',
  ),
  'deck-two-senseis': error(
    'More than one Sensei is revealed',
    'Reveal one Sensei, unless the text of the Stronghold allows more.',
  ),
  'deck-two-winds': error(
    'More than one Wind is revealed',
    'Reveal one Wind, unless the text of the Stronghold allows more.',
  ),
  'deck-wind-in-deck': error(
    'A Wind is in one of the decks',
    'List the Wind as revealed, and not in a deck.',
  ),
  'deck-join-exception': depends(
    'A keyword of a Personality does not count as another for joining the player of this Stronghold',
    'Leave the Personalities out, or take ones that have the other keyword printed.',
  ),
  'deck-fortification-copies': note(
    'Copies of one Fortification each need a Province of their own',
    'Nothing has to change: remember it when the copies come into play.',
  ),
  'deck-legacy-holding': note(
    'Conditions limit the search for a Legacy Holding',
    'Nothing has to change: read the rule on the search for a Legacy Holding.',
  ),
  'deck-sensei-and-wind': note(
    'A Sensei and a Wind are revealed; the page may forbid that',
    'Ask the head judge; with a Sensei or a Wind alone there is nothing to decide.',
  ),
  'deck-sensei-back': note(
    'A Sensei in the Fate deck has a Dynasty back',
    'Use sleeves in the Fate deck, or reveal the Sensei with the Stronghold.',
  ),
  'deck-sensei-cannot-start': note(
    'The Fate deck has fewer than forty cards without its Sensei',
    'Add Fate cards until forty are left without the Sensei, or start without one.',
  ),
  // of the list itself
  'deck-empty': error('The list has no cards', 'Write one card a line, with its count.'),
  'deck-bad-count': depends('A line has an impossible count', 'Give a possible count, for instance `3x`.'),
  'deck-bad-line': depends(
    'A line is neither a card nor a heading',
    'Write a count and a title, for instance `3x Bamboo Harvesters`.',
  ),
  'deck-unknown-cards': depends(
    'Cards of unknown type',
    'Give the type of each card, or list it under the heading of its type.',
  ),
  'deck-unclear-line': depends(
    'A line without a count may be a card or a comment',
    'Put a count before a card, and `//` before a comment.',
  ),
  'deck-unknown-heading': depends(
    'Unknown heading',
    'Name a section or a card type, or begin the line with `//`.',
  ),
  'deck-which-card': depends(
    'Several cards have this title, or none has this experience',
    'Add the experience, or give the id of the card.',
  ),
  'deck-data-legality': note(
    'The card data holds cards banned, or not legal in the Legacy arc',
    'Ask the organizer which cards may be played. The rule pages do not say.',
  ),
  'deck-faction': note(
    'The list and the Stronghold have different factions',
    'State the faction of the Stronghold, or leave the faction out, or take another Stronghold.',
  ),
  'deck-card-twice': note('A card is listed on several lines', 'List the card on one line, with one count.'),
  'deck-heading-count': note(
    'The number in a heading differs from the cards below it',
    'Correct the number, or the list below it.',
  ),
  'deck-wrong-section': note(
    'A card is listed under a heading of another type',
    'List the card under the heading of its type.',
  ),
} satisfies Record<string, CodeRecord>;

export type DeckCode = keyof typeof DECK_CODES;
