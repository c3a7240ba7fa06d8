import { keywordsOf, type RuleDocument } from '../knowledge/index.js';
import type { FieldWeights, IndexedDocument, Tuning } from './lunr-index.js';
import { plainLines } from './plain-lines.js';
import { phraseTerm, termsOf } from './terms.js';
import { wordsIn } from './words.js';

/** How much a hit counts, by where it is. `phrases` holds titles, aliases and keywords as wholes. */
export const WEIGHTS: FieldWeights = { title: 3, names: 2, answer: 2, text: 1, phrases: 2, days: 2 };
export const TUNING: Tuning = { k1: 1.2, b: 0.5 };

function namesOf(document: RuleDocument): string[] {
  return [...new Set([...document.aliases, ...keywordsOf(document)])];
}

function linesOf(document: RuleDocument): string[] {
  return [document, ...document.earlier].flatMap(({ text }) => plainLines(text));
}

function answersOf(document: RuleDocument): string[] {
  return [document, ...document.earlier].map(({ answer }) => answer);
}

/** Every text of a document that can be found by its words. */
export function textsOf(document: RuleDocument): string[] {
  return [document.title, ...namesOf(document), ...answersOf(document), ...linesOf(document)];
}

/** The terms of a document, by field. */
export function makeFields(document: RuleDocument): IndexedDocument {
  const names = namesOf(document);
  return {
    id: document.id,
    fields: {
      title: termsOf(document.title),
      names: names.flatMap(termsOf),
      answer: answersOf(document).flatMap(termsOf),
      text: linesOf(document).flatMap(termsOf),
      phrases: [document.title, ...names].map(name => phraseTerm(wordsIn(name).map(({ folded }) => folded))),
      days: document.tags.flatMap(({ written }) => termsOf(written)),
    },
  };
}
