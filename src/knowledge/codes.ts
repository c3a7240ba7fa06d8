const DOCUMENTS = {
  'bad-field': 'A field has a value of the wrong shape',
  'bad-front-matter': 'The front matter is missing or is not YAML',
  'bad-question': 'A question block cannot be answered as written',
  'bad-tag': 'A change tag does not parse',
  'bad-wording': 'An earlier wording does not fit the tags of its document',
  'duplicate-id': 'Two documents, or two questions, have one id',
  'no-documents': 'The folder holds no rule documents',
  'refused-engine': 'Front matter in another language than YAML is never run',
  'repeated-keyword': 'A relation names one keyword twice',
  'tags-out-of-order': 'Change tags do not stand oldest first',
  'unknown-field': 'A field that nobody reads',
  'unknown-heading': 'A source heading that the page does not have',
  'unknown-page': 'A source page that nobody listed',
  'unknown-see': 'A link to a document that does not exist',
  'unreadable-file': 'A file or folder cannot be read',
} as const;

const CARDS = {
  'bad-card': 'A card record cannot be read',
  'bad-json': 'A file of card data is not JSON, or no list of cards',
  'duplicate-card': 'Two card records have one id and differ',
  'no-cards': 'The card data holds no cards',
} as const;

const AUDIT = {
  'unclaimed-heading': 'No document claims a heading of the page',
  'unclaimed-operation': 'No document claims an operation line of the page',
  'unclaimed-paragraph': 'No document claims a paragraph of the page',
  'unclaimed-tag': 'No document claims a change tag of the page',
  'untrue-claim': 'A document claims what the page does not have',
} as const;

const SERVICE = {
  'discord-refused': 'Discord did not take the commands of the bot',
  'cannot-listen': 'The service cannot listen on this address',
} as const;

const REQUESTS = {
  'bad-day': 'Not a day of the calendar written YYYY-MM-DD',
  'bad-keyword': 'Not a keyword: empty, or too long to be one',
  'bad-players': 'Not a seating: three to ten players, each with a short name',
  'bad-request': 'The request cannot be read',
  'bad-signature': 'The request is not signed by Discord for this application',
  'bad-span': 'A span of days that ends before it begins',
  'bad-value': 'A value of the wrong shape',
  'headers-too-large': 'Address and headers together are longer than the service reads',
  'internal-error': 'A fault of the service itself',
  'method-not-allowed': 'The path exists, but not for this method',
  'no-catalogue': 'The service has no card data',
  'not-found': 'Nothing is served at this path',
  overloaded: 'The service has more to do than it can',
  'repeated-player': 'A player is named twice',
  'same-player': 'Two different players are needed, and one is named for both',
  'stale-request': 'A signed request is too old, or from the future',
  'timed-out': 'The request took too long to arrive',
  'too-large': 'More than the service takes in one request',
  'too-many-requests': 'More requests in a short time than the service takes from one caller',
  'unknown-card': 'No card of the catalogue has this title',
  'unknown-fact': 'A fact that the question does not ask for',
  'unknown-keyword': 'No rule mentions this keyword',
  'unknown-player': 'Nobody at the table has this name',
  'unknown-question': 'No question has this id',
  'unknown-rule': 'No document has this id',
  'unsupported-media-type': 'A body in a form that the service does not read',
} as const;

const EVENTS = {
  'already-allied': 'The player is an ally of the other side in this attack',
  'already-invited': 'This leader has had the opportunity to invite in this attack',
  'both-sides': 'Units of a player who is not allied would go to both sides at once',
  'eliminated-player': 'The player has been eliminated from the game',
  'game-over': 'Only one player is left, so nothing more happens',
  'no-battlefield': 'There is no such battlefield in this attack',
  'not-invited': 'The leader of this side has not invited the player',
  'out-of-turn': 'It is another player who is to do this now',
  'repeated-effect': 'An effect of this id has been recorded before',
  'repeated-unit': 'One unit is named twice in one event',
  'unknown-event': 'No event has this type',
  'wrong-designator': 'The player may not take actions of this kind at this opportunity',
  'wrong-phase': 'The event does not belong into this part of the game',
} as const;

/**
 * Every code that a problem can carry, with its one-line meaning. `docs/codes.md` explains them; a test holds
 * the two together.
 */
export const CODES = { ...DOCUMENTS, ...CARDS, ...AUDIT, ...SERVICE, ...REQUESTS, ...EVENTS } as const;

export type Code = keyof typeof CODES;

/** The same by where a problem comes from, as `docs/codes.md` has them. */
export const CODE_GROUPS: Readonly<Record<string, Readonly<Partial<Record<Code, string>>>>> = {
  Documents: DOCUMENTS,
  'Card data': CARDS,
  Audit: AUDIT,
  Service: SERVICE,
  Requests: REQUESTS,
  'Events at the multiplayer table': EVENTS,
};
