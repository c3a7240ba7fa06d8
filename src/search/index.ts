/** Words to rules: a search over the documents of a corpus, with a pipeline of its own on top of lunr. Pure. */
export { type Hit, hitSchema, makeSearch, QUERY_LIMIT, type Search } from './search.js';
export type { Snippet } from './snippet.js';
export { type Suggestion, suggestionSchema } from './suggest.js';
export { foldWord, type Word, wordsIn } from './terms.js';
