export const SEVERITIES = ['error', 'depends', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * Every code that a problem of a deck can carry: how much it weighs, and its title. `docs/codes.md`
 * explains them; a test holds the two together.
 *
 * `error` makes a deck illegal. `depends` leaves it open: something is missing, or a card's own text decides; an
 * `error` of a code turns into it where a fact is missing. `note` changes no verdict.
 */
export const DECK_CODES = {
  // by the rules of the two pages
  'deck-fortification-start': { severity: 'error', title: 'A Fortification is in play from the start' },
  'deck-legacy-holding-start': {
    severity: 'error',
    title: 'A Legacy Holding is in play from the start together with another Holding',
  },
  'deck-same-level': {
    severity: 'error',
    title: 'Two cards of one title have one experience level, and KYD does not tell them apart',
  },
  'deck-sensei-faction': { severity: 'error', title: 'The Sensei does not list the faction of the player' },
  'deck-sensei-fate-size': {
    severity: 'error',
    title: 'Fewer than forty Fate cards without the revealed Sensei',
  },
  'deck-sensei-in-dynasty': { severity: 'error', title: 'A Sensei is in the Dynasty deck' },
  'deck-shared-title': {
    severity: 'depends',
    title: 'Two cards of one experience level share a title because one has it as alternate title',
  },
  'deck-two-senseis': { severity: 'error', title: 'More than one Sensei is revealed' },
  'deck-two-winds': { severity: 'error', title: 'More than one Wind is revealed' },
  'deck-wind-in-deck': { severity: 'error', title: 'A Wind is in one of the decks' },
  'deck-join-exception': {
    severity: 'depends',
    title: 'A keyword of a Personality does not count as another for joining the player of this Stronghold',
  },
  'deck-fortification-copies': {
    severity: 'note',
    title: 'Copies of one Fortification each need a Province of their own',
  },
  'deck-legacy-holding': {
    severity: 'note',
    title: 'Conditions limit the search for a Legacy Holding',
  },
  'deck-sensei-and-wind': {
    severity: 'note',
    title: 'A Sensei and a Wind are revealed; the page may forbid that',
  },
  'deck-sensei-back': { severity: 'note', title: 'A Sensei in the Fate deck has a Dynasty back' },
  'deck-sensei-cannot-start': {
    severity: 'note',
    title: 'The Fate deck has fewer than forty cards without its Sensei',
  },
  // of the list itself
  'deck-empty': { severity: 'error', title: 'The list has no cards' },
  'deck-bad-count': { severity: 'depends', title: 'A line has an impossible count' },
  'deck-bad-line': { severity: 'depends', title: 'A line is neither a card nor a heading' },
  'deck-unknown-cards': { severity: 'depends', title: 'Cards of unknown type' },
  'deck-unclear-line': {
    severity: 'depends',
    title: 'A line without a count may be a card or a comment',
  },
  'deck-unknown-heading': { severity: 'depends', title: 'Unknown heading' },
  'deck-which-card': {
    severity: 'depends',
    title: 'Several cards have this title, or none has this experience',
  },
  'deck-faction': {
    severity: 'note',
    title: 'The list and the Stronghold have different factions',
  },
  'deck-card-twice': { severity: 'note', title: 'A card is listed on several lines' },
  'deck-heading-count': {
    severity: 'note',
    title: 'The number in a heading differs from the cards below it',
  },
  'deck-wrong-section': { severity: 'note', title: 'A card is listed under a heading of another type' },
} as const satisfies Record<string, { severity: Severity; title: string }>;

export type DeckCode = keyof typeof DECK_CODES;
