import * as z from 'zod';

const phrase = z.string().regex(/\S/, 'a phrase has words').max(200);
const phrases = z.union([z.array(phrase), z.string().regex(/\S/)]);
export type Phrases = readonly string[] | string;

/** Grammars that read a fact of any question however it is worded. */
export const GRAMMARS = [
  'invited by the attacker',
  'invited by the defender',
  'invited by anybody',
  'invited to that side',
  'side with units',
  'side asked for',
  'an ally',
  'a leader',
  'whose',
  'same province',
  'dishonorable ones',
  'had units',
  'all passed',
] as const;
export type Grammar = (typeof GRAMMARS)[number];

/**
 * How people tell a fact. A phrase is words in order: `wind in play`, `pay|spend <n> gold`, `(a) copy ~ attached`, `=bowed`. A
 * word is found in all its forms, `=bowed` only as it is; `(…)` may be left out; `<n>` is a number, `<+n>` one with a plus; `~` is up to a few words.
 * Several phrases are a list, or one text with ` / ` between them.
 */
export const factWays = {
  /** Words that tell the fact: of a boolean its true form, for a denial is understood; else by values, `none` for null. */
  said: z.union([phrases, z.record(z.string(), phrases)]).optional(),
  /** Words for the opposite of a boolean that hold no denial: `face up`. */
  denied: phrases.optional(),
  /** Words that speak of other players or cards: they are understood, and give no fact. */
  others: phrases.optional(),
  /** Words around a number: `<n> wind`; by what is added to it where it is not the number itself. */
  number: z.union([phrases, z.record(z.string(), phrases)]).optional(),
  /** A shared grammar that reads it, before any phrase does. */
  grammar: z.enum(GRAMMARS).optional(),
  /** What is assumed if other facts are given and this one is not; the answer says so. */
  else: z.union([z.boolean(), z.number(), z.string(), z.null()]).optional(),
};
type ScalarWays = z.input<z.ZodObject<typeof factWays>>;
/** The ways of a fact; of a list, what is told are its entries, and `none` is the empty list. */
export type FactWays = ScalarWays | (Omit<ScalarWays, 'else'> & { list: true; else?: readonly string[] });

/** How people ask a question. */
export const ways = {
  /** Real sentences, six at least. */
  asked: z.array(phrase).optional(),
  /** Words of which one line must occur, in any order: `favor + use|ability`. */
  about: phrases.optional(),
  /** Words that make it another question. */
  turns: phrases.optional(),
  /** Words that are understood, and change nothing. */
  also: phrases.optional(),
};
export type Ways = z.input<z.ZodObject<typeof ways>>;

/** The phrases of a declaration as a list. */
export function listPhrases(written: Phrases | undefined): readonly string[] {
  return typeof written === 'string' ? written.split(' / ') : (written ?? []);
}
