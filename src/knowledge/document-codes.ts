/** Problems of what an operator keeps on disk: rule documents, card data, saved pages. */
export const DOCUMENTS = {
  'bad-field': {
    title: 'A field has a value of the wrong shape',
    fix: 'Give the field the shape that `rules/README.md` names.',
  },
  'bad-front-matter': {
    title: 'The front matter is missing or is not YAML',
    fix: 'Begin the file with YAML between two lines of three hyphens; each key once.',
  },
  'bad-question': {
    title: 'A question block cannot be answered as written',
    fix: 'Correct the conditions: facts that are declared, values that they can have, a last rule that always holds.',
  },
  'bad-tag': {
    title: 'A change tag does not parse',
    fix: 'Write `[SCOPE] ACTION [and ACTION] DATE`.',
  },
  'bad-wording': {
    title: 'An earlier wording does not fit the tags of its document',
    fix: 'End each earlier wording on the day of one of the tags, newest first.',
  },
  'duplicate-id': {
    title: 'Two documents, or two questions, have one id',
    fix: 'Rename one of the two.',
  },
  'no-documents': {
    title: 'The folder holds no rule documents',
    fix: 'Give the folder that has `pages.yaml` and the documents.',
  },
  'refused-engine': {
    title: 'Front matter in another language than YAML is never run',
    fix: 'Begin with `---` and write YAML.',
  },
  'repeated-keyword': {
    title: 'A relation names one keyword twice',
    fix: 'Name each keyword once; a keyword counts as itself anyway.',
  },
  'tags-out-of-order': {
    title: 'Change tags are not in order, oldest first',
    fix: 'List the oldest tag first.',
  },
  'unknown-field': {
    title: 'Unknown field',
    status: 400,
    fix: 'Take one of the fields that the problem lists. In a document or in a request: nothing is passed over in silence.',
  },
  'unknown-heading': {
    title: 'A source heading that the page does not have',
    fix: 'Copy the heading from `pages.yaml` to the letter.',
  },
  'unknown-page': {
    title: 'A source page that `pages.yaml` does not list',
    fix: 'Name a page of `pages.yaml`, of the format of the document.',
  },
  'unknown-see': {
    title: 'A link to a document that does not exist',
    fix: 'Name the path of a document without `.md`.',
  },
  'unreadable-file': {
    title: 'A file or folder cannot be read',
    fix: 'Check the path and the rights; files are UTF-8 text.',
  },
} as const;

export const CARDS = {
  'bad-card': {
    title: 'A card record cannot be read',
    fix: 'Give the record `cardid`, `title` and `type`; the problem names the file, the record and the field.',
  },
  'bad-json': {
    title: 'A file of card data is not JSON, or no list of cards',
    fix: 'Save the file again as the Oracle of the Void served it.',
  },
  'duplicate-card': {
    title: 'Two card records have one id and differ',
    fix: 'Give every card its own `cardid`; the first record was kept.',
  },
  'no-cards': {
    title: 'The card data holds no cards',
    fix: 'Point `CARDS` at a JSON file of card data, or at a folder that has such files.',
  },
} as const;

export const AUDIT = {
  'changed-paragraph': {
    title: 'A paragraph of the page is not as it was accepted',
    fix: 'Compare the documents that restate it, then take the page as it is now: `audit --accept`.',
  },
  'unclaimed-heading': {
    title: 'No document claims a heading of the page',
    fix: 'Write the document that restates the text under the heading.',
  },
  'unclaimed-operation': {
    title: 'No document claims an operation line of the page',
    fix: 'Name the operation line in the `source` of a document.',
  },
  'unclaimed-paragraph': {
    title: 'No document claims a paragraph of the page',
    fix: 'Name the paragraph in the `source` of the document that restates it.',
  },
  'unclaimed-tag': {
    title: 'No document claims a change tag of the page',
    fix: 'Record the tag in `changes` of the document that it concerns.',
  },
  'untrue-claim': {
    title: 'A document claims what the page does not have',
    fix: 'Remove or correct what the page does not have.',
  },
} as const;

/** Problems of a start of the service, or of its bot. */
export const SERVICE = {
  'discord-refused': {
    title: 'Discord did not take the commands of the bot',
    fix: 'Check `DISCORD_APPLICATION_ID` and `DISCORD_TOKEN`; the problem has what Discord said.',
  },
  'cannot-listen': {
    title: 'The service cannot listen on this address',
    fix: 'Free the port, or name another with `PORT` and `HOST`.',
  },
} as const;
