export const SEVERITIES = ['error', 'depends', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * Every code that a problem of a deck can have: how much it weighs, its title, and what to do. The problem itself says it
 * more exactly. `docs/codes.md` is made from it.
 *
 * `error` makes a deck illegal. `depends` leaves it open: something is missing, or a card's own text decides; an
 * `error` of a code turns into it where a fact is missing. `note` changes no verdict.
 */
export const DECK_CODES = {
  // by the rules of the two pages
  'deck-fortification-start': {
    severity: 'error',
    title: 'A Fortification is in play from the start',
    fix: 'List the Fortification in the Dynasty deck.',
  },
  'deck-legacy-holding-start': {
    severity: 'error',
    title: 'A Legacy Holding is in play from the start together with another Holding',
    fix: 'List the Legacy Holding in the Dynasty deck, or start with it alone.',
  },
  'deck-same-level': {
    severity: 'error',
    title: 'Two cards of one title have one experience level, and KYD does not tell them apart',
    fix: 'Take out one of the two cards.',
  },
  'deck-sensei-faction': {
    severity: 'error',
    title: 'The Sensei does not list the faction of the player',
    fix: 'Take a Sensei that lists the faction of the player, or All Clans.',
  },
  'deck-sensei-fate-size': {
    severity: 'error',
    title: 'Fewer than forty Fate cards without the revealed Sensei',
    fix: 'Add Fate cards: the revealed Sensei does not count as one of the forty.',
  },
  'deck-sensei-in-dynasty': {
    severity: 'error',
    title: 'A Sensei is in the Dynasty deck',
    fix: 'List the Sensei in the Fate deck.',
  },
  'deck-shared-title': {
    severity: 'depends',
    title: 'Two cards of one experience level share a title because one has it as alternate title',
    fix: 'Keep one of the two cards, or ask the head judge.',
  },
  'deck-two-senseis': {
    severity: 'error',
    title: 'More than one Sensei is revealed',
    fix: 'Reveal one Sensei, unless the text of the Stronghold allows more.',
  },
  'deck-two-winds': {
    severity: 'error',
    title: 'More than one Wind is revealed',
    fix: 'Reveal one Wind, unless the text of the Stronghold allows more.',
  },
  'deck-wind-in-deck': {
    severity: 'error',
    title: 'A Wind is in one of the decks',
    fix: 'List the Wind as revealed, and not in a deck.',
  },
  'deck-join-exception': {
    severity: 'depends',
    title: 'A keyword of a Personality does not count as another for joining the player of this Stronghold',
    fix: 'Leave the Personalities out, or take ones that have the other keyword printed.',
  },
  'deck-fortification-copies': {
    severity: 'note',
    title: 'Copies of one Fortification each need a Province of their own',
    fix: 'Nothing has to change: remember it when the copies come into play.',
  },
  'deck-legacy-holding': {
    severity: 'note',
    title: 'Conditions limit the search for a Legacy Holding',
    fix: 'Nothing has to change: read the rule on the search for a Legacy Holding.',
  },
  'deck-sensei-and-wind': {
    severity: 'note',
    title: 'A Sensei and a Wind are revealed; the page may forbid that',
    fix: 'Ask the head judge; with a Sensei or a Wind alone there is nothing to decide.',
  },
  'deck-sensei-back': {
    severity: 'note',
    title: 'A Sensei in the Fate deck has a Dynasty back',
    fix: 'Use sleeves in the Fate deck, or reveal the Sensei with the Stronghold.',
  },
  'deck-sensei-cannot-start': {
    severity: 'note',
    title: 'The Fate deck has fewer than forty cards without its Sensei',
    fix: 'Add Fate cards until forty are left without the Sensei, or start without one.',
  },
  // of the list itself
  'deck-empty': {
    severity: 'error',
    title: 'The list has no cards',
    fix: 'Write one card a line, with its count.',
  },
  'deck-bad-count': {
    severity: 'depends',
    title: 'A line has an impossible count',
    fix: 'Give a possible count, for instance `3x`.',
  },
  'deck-bad-line': {
    severity: 'depends',
    title: 'A line is neither a card nor a heading',
    fix: 'Write a count and a title, for instance `3x Bamboo Harvesters`.',
  },
  'deck-unknown-cards': {
    severity: 'depends',
    title: 'Cards of unknown type',
    fix: 'Give the type of each card, or list it under the heading of its type.',
  },
  'deck-unclear-line': {
    severity: 'depends',
    title: 'A line without a count may be a card or a comment',
    fix: 'Put a count before a card, and `//` before a comment.',
  },
  'deck-unknown-heading': {
    severity: 'depends',
    title: 'Unknown heading',
    fix: 'Name a section or a card type, or begin the line with `//`.',
  },
  'deck-which-card': {
    severity: 'depends',
    title: 'Several cards have this title, or none has this experience',
    fix: 'Add the experience, or give the id of the card.',
  },
  'deck-data-legality': {
    severity: 'note',
    title: 'The card data holds cards banned, or not legal in the Legacy arc',
    fix: 'Ask the organizer which cards may be played. The rule pages do not say.',
  },
  'deck-faction': {
    severity: 'note',
    title: 'The list and the Stronghold have different factions',
    fix: 'State the faction of the Stronghold, or leave the faction out, or take another Stronghold.',
  },
  'deck-card-twice': {
    severity: 'note',
    title: 'A card is listed on several lines',
    fix: 'List the card on one line, with one count.',
  },
  'deck-heading-count': {
    severity: 'note',
    title: 'The number in a heading differs from the cards below it',
    fix: 'Correct the number, or the list below it.',
  },
  'deck-wrong-section': {
    severity: 'note',
    title: 'A card is listed under a heading of another type',
    fix: 'List the card under the heading of its type.',
  },
} as const satisfies Record<string, { severity: Severity; title: string; fix: string }>;

export type DeckCode = keyof typeof DECK_CODES;
