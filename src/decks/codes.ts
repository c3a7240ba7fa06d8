/**
 * Every code that a problem of a deck can carry: how much it weighs, and its one-line meaning. `docs/codes.md`
 * explains them; a test holds the two together.
 *
 * `error` makes a deck illegal. `depends` leaves it open: something is missing, or a card's own text decides; an
 * `error` of a code turns into it where a fact is missing. `note` changes no verdict.
 */
export const DECK_CODES = {
  // by the rules of the two pages
  'deck-fortification-start': { severity: 'error', meaning: 'A Fortification is in play from the start' },
  'deck-legacy-holding-start': {
    severity: 'error',
    meaning: 'A Legacy Holding is in play from the start together with another Holding',
  },
  'deck-same-level': {
    severity: 'error',
    meaning: 'Two cards of one title have one experience level, and KYD does not tell them apart',
  },
  'deck-sensei-faction': { severity: 'error', meaning: 'The Sensei does not list the faction of the player' },
  'deck-sensei-fate-size': {
    severity: 'error',
    meaning: 'Without the revealed Sensei fewer than forty Fate cards are left',
  },
  'deck-sensei-in-dynasty': { severity: 'error', meaning: 'A Sensei is in the Dynasty deck' },
  'deck-shared-title': {
    severity: 'depends',
    meaning: 'Two cards of one experience level share a title because one has it as alternate title',
  },
  'deck-two-senseis': { severity: 'error', meaning: 'More than one Sensei is revealed' },
  'deck-two-winds': { severity: 'error', meaning: 'More than one Wind is revealed' },
  'deck-wind-in-deck': { severity: 'error', meaning: 'A Wind is in one of the decks' },
  'deck-join-exception': {
    severity: 'depends',
    meaning:
      'A keyword of a Personality does not carry another one for joining the player of this Stronghold',
  },
  'deck-fortification-copies': {
    severity: 'note',
    meaning: 'Copies of one Fortification each need a Province of their own',
  },
  'deck-legacy-holding': {
    severity: 'note',
    meaning: 'A Legacy Holding can be searched for only on conditions',
  },
  'deck-sensei-and-wind': {
    severity: 'note',
    meaning: 'A Sensei and a Wind are revealed, which the page can be read to forbid',
  },
  'deck-sensei-back': { severity: 'note', meaning: 'A Sensei in the Fate deck has a Dynasty back' },
  'deck-sensei-cannot-start': {
    severity: 'note',
    meaning: 'Without the Sensei in it the Fate deck would have fewer than forty cards',
  },
  // of the list itself
  'deck-empty': { severity: 'error', meaning: 'The list names no card' },
  'deck-bad-count': { severity: 'depends', meaning: 'A line has no count that can be' },
  'deck-bad-line': { severity: 'depends', meaning: 'A line can be read neither as a card nor as a heading' },
  'deck-unknown-cards': { severity: 'depends', meaning: 'Cards whose type nobody tells' },
  'deck-unclear-line': {
    severity: 'depends',
    meaning: 'A line without a count that names no known card may be a card or a comment',
  },
  'deck-unknown-heading': { severity: 'depends', meaning: 'A heading that nobody knows' },
  'deck-which-card': {
    severity: 'depends',
    meaning: 'Which card of a title is meant is not said, or the experience is that of none',
  },
  'deck-faction': {
    severity: 'note',
    meaning: 'The list states another faction than the Stronghold has',
  },
  'deck-card-twice': { severity: 'note', meaning: 'A card is listed on several lines' },
  'deck-heading-count': {
    severity: 'note',
    meaning: 'A heading states another number than the cards below it add up to',
  },
  'deck-wrong-section': { severity: 'note', meaning: 'A card stands below a heading of another type' },
} as const satisfies Record<string, { severity: Severity; meaning: string }>;

export type Severity = 'error' | 'depends' | 'note';
export type DeckCode = keyof typeof DECK_CODES;
