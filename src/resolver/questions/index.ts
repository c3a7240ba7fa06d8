/** Questions with facts: what can be asked, and the ruling. Whether conditions or a procedure answer does not show. */

import {
  type Corpus,
  type Day,
  fail,
  nearIds,
  type Outcome,
  type RuleDocument,
  standingOn,
  succeed,
  type Verdict,
  type Wording,
  wordingsOf,
} from '../../knowledge/index.js';
import { makeRuling } from '../explain.js';
import type { PlayFormat } from '../keywords/index.js';
import type { Ruling } from '../ruling.js';
import { describeQuestion, type QuestionInfo } from './describe.js';
import { makeDocumentQuestion } from './document-question.js';
import { parseFacts } from './facts.js';
import { procedures } from './procedures.js';
import type { AnswerDraft, AskedQuestion, Question, QuestionContext } from './question.js';
import { completeAnswer, formatAsked, ruleOtherFormat, ruleUnheld } from './sentences.js';

export { formatFactName, type QuestionInfo, questionSchema, type Shape } from './describe.js';
export { canBeWords, readWords } from './facts.js';
export type { AskedQuestion, Question, QuestionContext } from './question.js';

/** A question, made from one wording of a document. */
interface Version {
  document: RuleDocument;
  wording: Wording;
  question: Question;
}

/** A question in each wording of its document that answers it, newest first. */
type Versions = [newest: Version, ...earlier: Version[]];

function listVersions(corpus: Corpus, asked: readonly Question[]): Map<string, Versions> {
  const byId = new Map<string, Versions>();
  for (const document of corpus.documents) {
    for (const wording of wordingsOf(document)) {
      for (const declared of wording.questions) {
        const version = { document, wording, question: makeDocumentQuestion(declared, document) };
        byId.set(declared.id, [...(byId.get(declared.id) ?? []), version] as Versions);
      }
    }
  }
  for (const question of asked) {
    // without its rule a question has nothing to cite: a smaller corpus does not offer it
    const document = corpus.byId.get(question.restsOn[0] as string);
    if (document) byId.set(question.id, [{ document, wording: document, question }]);
  }
  return new Map([...byId].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The ruling of a day on which the question's rule was not in force in the wording that it is made from; else null. */
function ruleOffDay({ document, wording, question }: Version, day: Day): AnswerDraft | null {
  const standing = standingOn(document, day);
  if (question.everyDay && standing.status !== 'unrecorded') return null;
  return ruleUnheld(document, wording, standing, day);
}

/** Verdicts of the question itself, and those of days on which its rule was not in force in its words. */
function listVerdicts(version: Version): Verdict[] {
  const days = ['0001-01-01', ...version.document.tags.map(({ day }) => day)];
  const offDays = days.flatMap(day => ruleOffDay(version, day)?.verdict ?? []);
  return [...new Set([...version.question.verdicts, ...offDays])];
}

/** Everything that can be asked with facts, over one corpus: the questions of its documents, and the procedures whose rules it has. */
export function makeQuestions(corpus: Corpus, asked: readonly Question[] = procedures) {
  const versionsOf = listVersions(corpus, asked);
  const newest = [...versionsOf.values()].map(([version]) => version);
  const describe = (version: Version) => describeQuestion(version.question, corpus, listVerdicts(version));

  function find(id: string): Outcome<Versions> {
    const versions = versionsOf.get(id);
    if (versions) return succeed(versions);
    const near = nearIds(id, [...versionsOf.keys()]);
    const cure = 'Take an id from the list of questions.';
    return fail('unknown-question', 'There is no such question.', { found: id.slice(0, 120), cure, near });
  }

  return {
    /** How people ask them. */
    ways: newest.map(
      ({ question: { id, title, restsOn, ways = {} } }): AskedQuestion => ({ id, title, restsOn, ways }),
    ),
    /** All questions, described, sorted by id. */
    list: () => newest.map(describe),
    /** Error: `unknown-question`. */
    describe(id: string): Outcome<QuestionInfo> {
      const found = find(id);
      return found.ok ? succeed(describe(found.value[0])) : found;
    },
    /** Errors: `unknown-question`, `unknown-fact`, `bad-value`, and what facts that do not go together bring. */
    async answer(
      id: string,
      facts: unknown,
      context: QuestionContext,
      format: PlayFormat = 'legacy',
    ): Promise<Outcome<Ruling>> {
      const found = find(id);
      if (!found.ok) return found;
      const [newest] = found.value;
      const { wording } = standingOn(newest.document, context.day);
      const version = found.value.find(version => version.wording === wording) ?? newest;
      const { document, question } = version;
      const parsed = parseFacts(question, facts, context);
      if (!parsed.ok) return parsed;
      const draft =
        ruleOtherFormat(document, format) ??
        ruleOffDay(version, context.day) ??
        completeAnswer(question, await question.answer(parsed.value, context));
      return succeed(
        makeRuling(corpus, context.day, { question: formatAsked(question.title, parsed.value), ...draft }),
      );
    },
  };
}
