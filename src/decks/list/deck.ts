import type { Experience } from '../../resolver/index.js';
import type { DeckProblem } from '../problem.js';
import type { Section } from './sections.js';

/** One card of a list, as it was listed; what the list does not say is null. */
export interface DeckEntry {
  title: string;
  experience: Experience;
  count: number;
  section: Section;
  /** From the heading, or given with the card. */
  type: string | null;
  keywords: string[] | null;
  clans: string[] | null;
  factions: string[] | null;
  /** Id in the card catalogue. */
  id: string | null;
  /** Line number in pasted text, counted from 1. */
  line: number | null;
  /**
   * Why a line may be no card, or none of this section: `plain`, it has no count; `head`, and stands above all headings;
   * `carried`, and follows `Wind: Title`, which heads its own line; `remark`, it is most likely none: `Event: Spring Kotei`.
   * What the card data knows is in no doubt.
   */
  doubt: 'plain' | 'head' | 'carried' | 'remark' | null;
}

/** What each line of a pasted list was taken for, in order. */
export type LineKind = 'blank' | 'comment' | 'faction' | 'heading' | 'card' | 'problem';

/** How many cards a heading says there are below it. */
export interface Statement {
  words: string;
  line: number;
  section: Section;
  stated: number;
  /** The lines of the cards below it. */
  lines: number[];
  /** Copies that edits have taken away below it since, less those that they have brought. */
  gone: number;
}

/** A deck as it was listed, with what is wrong with the list as such. */
export interface Deck {
  entries: DeckEntry[];
  /** The player's faction, where the list states it. */
  faction: string | null;
  /** Whether the Stronghold's text allows more than one Sensei or Wind; null where the list does not say. */
  strongholdAllowsMore: boolean | null;
  lines: LineKind[];
  statements: Statement[];
  problems: DeckProblem[];
}

/** The most lines, or cards of a structured deck, that one list may have. */
export const ENTRY_LIMIT = 1000;
/** The longest pasted list, in characters. */
export const TEXT_LIMIT = 60_000;
