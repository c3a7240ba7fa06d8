/** Disk to corpus. The only room that reads files, and the only user of gray-matter. */

export { auditCorpus, type Draft, draftDocuments } from './audit.js';
export { loadCards, openCards, packShippedCards } from './cards.js';
export { type OfficialWords, officialWords } from './claims.js';
export { loadCorpus } from './corpus.js';
export { loadData, loadDeckFile } from './data.js';
export { acceptPages, loadFingerprints } from './fingerprints.js';
export { loadOfficialPages, type OfficialPage } from './official.js';
export { prepareRules } from './prepared.js';
export { RULES_FOLDER } from './rule-texts.js';
export { watchFolder } from './watch.js';
