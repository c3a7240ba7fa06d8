/** Disk to corpus. The only room that reads files, and the only user of gray-matter. */
export { type LoadedCorpus, loadCorpus, RULES_FOLDER } from './corpus.js';
