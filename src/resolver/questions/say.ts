import type { Step } from '../ruling.js';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** "A", "A and B", "A, B, and C" */
export function sayList(words: readonly string[]): string {
  return LIST.format(words);
}

/** "1 card", "2 cards" */
export function sayCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** "one card" as the start of a sentence: "One card." */
export function saySentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The steps of several proofs, each once, in order. */
export function eachOnce(steps: readonly Step[]): Step[] {
  return [...new Map(steps.map(step => [`${step.rule} ${step.text}`, step])).values()];
}
