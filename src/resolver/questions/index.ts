/** Questions with facts: what can be asked, and the ruling. Whether conditions or a procedure answer does not show. */

import {
  type Corpus,
  type Day,
  fail,
  type Outcome,
  type RuleDocument,
  standingOn,
  succeed,
  type Verdict,
  type Wording,
} from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
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

/** A question in each wording of its document that answers it, newest first. */
interface Entry {
  document: RuleDocument;
  versions: Map<Wording, Question>;
}

function listEntries(corpus: Corpus, asked: readonly Question[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const document of corpus.documents) {
    for (const wording of [document, ...document.earlier]) {
      for (const question of wording.questions) {
        const entry = entries.get(question.id) ?? { document, versions: new Map() };
        entry.versions.set(wording, makeDocumentQuestion(question, document));
        entries.set(question.id, entry);
      }
    }
  }
  for (const question of asked) {
    // without its rule a question has nothing to cite: a smaller corpus does not offer it
    const document = corpus.byId.get(question.restsOn[0] as string);
    if (document) entries.set(question.id, { document, versions: new Map([[document, question]]) });
  }
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

// people leave the format or the slashes out: the last words of an id are what they remember
function nearIds(asked: string, ids: readonly string[]): string[] {
  const lastOf = (id: string) => id.slice(id.lastIndexOf('/') + 1);
  const lasts = nearest(lastOf(asked), ids.map(lastOf));
  const byLast = lasts.flatMap(last => ids.filter(id => lastOf(id) === last));
  return [...new Set([...nearest(asked, ids), ...byLast])].slice(0, 3);
}

/** The ruling of a day on which the question's rule was not in force in the wording that it is made from; else null. */
function ruleOffDay({ document, versions }: Entry, question: Question, day: Day): AnswerDraft | null {
  const standing = standingOn(document, day);
  if (question.everyDay && standing.status !== 'unrecorded') return null;
  const [[wording]] = [...versions].filter(([, one]) => one === question) as [[Wording, Question]];
  return ruleUnheld(document, wording, standing, day);
}

/** Verdicts of the question itself, and those of days on which its rule was not in force in its words. */
function listVerdicts(entry: Entry, question: Question): Verdict[] {
  const days = ['0001-01-01', ...entry.document.tags.map(({ day }) => day)];
  const offDays = days.flatMap(day => ruleOffDay(entry, question, day)?.verdict ?? []);
  return [...new Set([...question.verdicts, ...offDays])];
}

/** Everything that can be asked with facts, over one corpus: the questions of its documents, and the procedures whose rules it has. */
export function makeQuestions(corpus: Corpus, asked: readonly Question[] = procedures) {
  const entries = listEntries(corpus, asked);
  const newest = ({ versions }: Entry) => [...versions.values()][0] as Question;
  const ids = [...entries.keys()];
  const describe = (entry: Entry) =>
    describeQuestion(newest(entry), corpus, listVerdicts(entry, newest(entry)));

  function find(id: string): Outcome<Entry> {
    const entry = entries.get(id);
    if (entry) return succeed(entry);
    const near = nearIds(id, ids);
    const cure = 'Take an id from the list of questions.';
    return fail('unknown-question', 'There is no such question.', { found: id.slice(0, 120), cure, near });
  }

  return {
    /** Ids of all questions, sorted. */
    ids,
    /** How people ask them. */
    ways: [...entries.values()]
      .map(newest)
      .map(({ id, title, restsOn, ways = {} }): AskedQuestion => ({ id, title, restsOn, ways })),
    /** All questions, described, sorted by id. */
    list: () => [...entries.values()].map(describe),
    /** Error: `unknown-question`. */
    describe(id: string): Outcome<QuestionInfo> {
      const entry = find(id);
      return entry.ok ? succeed(describe(entry.value)) : entry;
    },
    /** Errors: `unknown-question`, `unknown-fact`, `bad-value`, and what facts that do not go together bring. */
    async answer(
      id: string,
      facts: unknown,
      context: QuestionContext,
      format: PlayFormat = 'legacy',
    ): Promise<Outcome<Ruling>> {
      const entry = find(id);
      if (!entry.ok) return entry;
      const held = context.standing(entry.value.document.id)?.wording;
      const question = (held && entry.value.versions.get(held)) ?? newest(entry.value);
      const parsed = parseFacts(question, facts, context);
      if (!parsed.ok) return parsed;
      const draft =
        ruleOtherFormat(entry.value.document, format) ??
        ruleOffDay(entry.value, question, context.day) ??
        completeAnswer(question, await question.answer(parsed.value, context));
      return succeed(
        makeRuling(corpus, context.day, { question: formatAsked(question.title, parsed.value), ...draft }),
      );
    },
  };
}
