/** What a question is, and how a procedure declares one. */
import * as z from 'zod';
import type {
  Corpus,
  Day,
  FactWays,
  Phrases,
  Problem,
  Standing,
  Verdict,
  Ways,
} from '../../knowledge/index.js';
import type { Sentence } from '../../language/index.js';
import type { Counted } from '../keywords/index.js';
import type { Draft } from '../ruling.js';
import { settle } from './left-out.js';

/** What an answerer may look at: the documents as of the day, and counts-as on that day. */
export interface QuestionContext {
  corpus: Corpus;
  day: Day;
  /** How a rule stood on the day; null where the corpus does not have it. */
  standing(rule: string): Standing | null;
  /** Whether a card with these printed keywords counts as having the keyword (Legacy relations). */
  counts(printed: readonly string[], keyword: string): Counted;
}

/** A ruling in the making. The question as understood is added where the answerer does not word it. */
export type AnswerDraft<Given extends Verdict = Verdict> = Omit<Draft, 'question' | 'verdict'> & {
  question?: string;
  verdict: Given;
};

/** Names of left-out facts that can still change the ruling: `depends`, with the description of each as its why. */
export interface StillNeeded {
  needs: string[];
  /** By name, what to ask about a fact of which only a part is missing; else its description is asked. */
  why?: Readonly<Record<string, string>>;
}

/** What an answerer gives back. */
export type Answer<Given extends Verdict = Verdict> = AnswerDraft<Given> | StillNeeded;

/** Facts that a sentence tells, and the places of the tokens that tell them. */
export interface FactsRead {
  facts: Record<string, unknown>;
  used: readonly number[];
  /** What was taken as told without being said, for the restatement. */
  assumed?: readonly string[];
}

/** What phrases have told already, and the places of the tokens that tell it. */
export interface FactsTold {
  facts: Readonly<Record<string, unknown>>;
  used: ReadonlySet<number>;
}

/** The answer to a question that names no facts. */
export interface GeneralAnswer {
  /** Words of which one must occur; without any it is the answer to all. */
  said?: Phrases;
  value: string;
  answer: string;
}

/** How people ask a question, and tell its facts. */
export interface WaysOfAsking extends Ways {
  facts?: Readonly<Record<string, FactWays>>;
  /** Reads what takes more than phrases, as described cards. */
  read?(sentence: Sentence, told: FactsTold): FactsRead | null;
  /** What is asked without naming anybody, as "who acts first": the answer by words, in order. */
  general?: readonly GeneralAnswer[];
}

/** The ways of asking of one question. */
export interface AskedQuestion {
  id: string;
  title: string;
  restsOn: readonly string[];
  ways: WaysOfAsking;
}

/** A question as the judge asks it. */
export interface Question {
  id: string;
  /** The question in plain words, with a question mark. */
  title: string;
  /**
   * Ids of the rules that it rests on, the main one first: on a day on which that one was not in force in today's words,
   * the ruling is `unknown` or `not-covered` and `answer` is not called.
   */
  restsOn: string[];
  /** It also answers on days on which its rule was not in force; a lost wording stays `unknown`. */
  everyDay?: boolean;
  /** Every verdict that it can give on a day on which its rule is in force; a test runs a case of each. */
  verdicts: readonly Verdict[];
  /** Every fact is optional, with a description that a form can show. Unknown fields are refused. */
  facts: z.ZodObject;
  /** Facts that give a ruling; run by a test. */
  example: Record<string, unknown>;
  /** How people ask it. */
  ways?: WaysOfAsking;
  /** Problems of facts that are each well formed but do not go together. */
  check?(facts: object, context: QuestionContext): Problem[];
  /** A pure function; left-out facts give `depends` with the facts that still matter, and no others. */
  answer(facts: Record<string, unknown>, context: QuestionContext): Answer | Promise<Answer>;
}

/** The facts of a question, none left out, by the schemas that it declares. */
export type FactsOf<Schemas extends z.ZodRawShape> = { [Fact in keyof Schemas]: z.output<Schemas[Fact]> };

/** For facts that are left out: values that stand for all that each can have. */
type Samples<Facts> = { [Fact in keyof Facts]?: readonly Facts[Fact][] };

interface Shared<Schemas extends z.ZodRawShape, Given extends Verdict>
  extends Pick<Question, 'id' | 'title' | 'restsOn' | 'everyDay' | 'ways'> {
  /** Where `rule` decides, `depends` is added for facts that are left out. */
  verdicts: readonly Given[];
  facts: Schemas;
  example: { [Fact in keyof Schemas]?: z.input<Schemas[Fact]> };
  check?(facts: Partial<FactsOf<NoInfer<Schemas>>>, context: QuestionContext): Problem[];
}

/** A procedure that looks itself at what is left out. */
interface ByAnswer<Schemas extends z.ZodRawShape, Given extends Verdict> extends Shared<Schemas, Given> {
  answer(facts: Partial<FactsOf<Schemas>>, context: QuestionContext): Answer<NoInfer<Given> | 'unknown'>;
}

/** A procedure for facts that are all given. What is left out is tried by `samples`, or asked for where it has none. */
interface ByRule<Schemas extends z.ZodRawShape, Given extends Verdict> extends Shared<Schemas, Given> {
  rule(
    facts: FactsOf<Schemas>,
    context: QuestionContext,
  ): AnswerDraft<NoInfer<Given> | 'depends' | 'unknown'>;
  /**
   * A fact that no sample changes is not asked for: then its first sample stands in, so the words of the ruling
   * must not name a fact that cannot matter.
   */
  samples?(facts: Partial<FactsOf<Schemas>>, context: QuestionContext): Samples<FactsOf<Schemas>>;
  /** Whether such facts can go together; asked of tried facts only. */
  isPossible?(facts: FactsOf<Schemas>): boolean;
  /** What makes two rulings different: verdict and value, where it is left out. */
  essenceOf?(draft: AnswerDraft): unknown;
}

const verdictAndValue = ({ verdict, value }: AnswerDraft): unknown => [verdict, value];

async function ruleOrAsk<Schemas extends z.ZodRawShape, Given extends Verdict>(
  given: Partial<FactsOf<Schemas>>,
  context: QuestionContext,
  declared: ByRule<Schemas, Given>,
): Promise<Answer<Given>> {
  const { rule, samples, isPossible = () => true, essenceOf = verdictAndValue } = declared;
  const domains = samples?.(given, context) ?? {};
  const open = Object.keys(declared.facts).filter(fact => given[fact] === undefined);
  if (open.some(fact => !(fact in domains))) return { needs: open };
  const tried = Object.entries(domains) as [string, readonly unknown[]][];
  const { outcomes, needs } = await settle(
    given as FactsOf<Schemas>,
    tried,
    facts => ({ draft: rule(facts, context), possible: isPossible(facts) }),
    { keyOf: ({ draft }) => JSON.stringify(essenceOf(draft)), isPossible: ({ possible }) => possible },
  );
  return needs.length > 0 ? { needs } : (outcomes[0] as { draft: AnswerDraft<Given> }).draft;
}

/**
 * Declares a question that a procedure answers. `facts` names the schema of each fact, with a description that asks
 * for it; any of them may be left out.
 */
export function declareQuestion<Schemas extends z.ZodRawShape, Given extends Verdict>(
  declared: ByAnswer<Schemas, Given> | ByRule<Schemas, Given>,
): Question {
  const facts = z.strictObject(declared.facts).partial();
  if ('answer' in declared) return { ...declared, facts } as Question;
  const verdicts = [...new Set([...declared.verdicts, 'depends'])];
  const answer = (given: Partial<FactsOf<Schemas>>, context: QuestionContext) =>
    ruleOrAsk(given, context, declared);
  return { ...declared, facts, verdicts, answer } as Question;
}
