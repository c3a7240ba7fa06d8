import type { Judge, QuestionInfo, Shape } from '../../engine.js';
import { isObject, type Problem } from '../../knowledge/index.js';
import { loadData } from '../../loader/index.js';
import { type MakeCommand, makeDatedCommand, makeFormatOption, type Options } from '../command.js';
import { formatSheet, showRuling } from '../format-sheet.js';
import { formatList } from '../layout.js';
import { completeId, withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, type Shell, type Style } from '../shell.js';

function listQuestions({ style }: Shell, judge: Judge): Result {
  const all = judge.questions().map(({ id, title }) => ({ id, title }));
  const lines = all.map(({ id, title }) => `${id}\n${title}`);
  return { value: all, text: () => formatList(lines, style.width), exit: EXIT.yes };
}

function formatQuestion({ id, title, restsOn, facts, example }: QuestionInfo, style: Style): string {
  const asked = Object.entries(facts.properties as Record<string, Shape>).map(
    ([name, { description }]) => `${name}: ${description}`,
  );
  return formatSheet(
    {
      title: id,
      answer: title,
      parts: [
        ['Facts', asked],
        ['Example', [JSON.stringify(example)]],
        ['Rests on', restsOn.map(one => ({ text: one.title, rule: one.rule }))],
      ],
      closing: [],
    },
    style,
  );
}

/**
 * The facts of a file, and those typed as `name=value`: `windInPlay=yes`, `players=A,B,C`. What a value says is read with
 * the question.
 */
async function collectFacts(
  { fact, facts: file }: Options,
  input: Shell['input'],
): Promise<{ facts: unknown; problems: Problem[] }> {
  const loaded = file === undefined ? { value: {}, problems: [] } : await loadData(file, input);
  const problems = [...loaded.problems];
  const refuse = (message: string, where: Partial<Problem>) =>
    problems.push({ code: 'bad-value', message, ...where });
  const typed = fact.map(text => {
    const at = text.indexOf('=');
    const cure = 'Write name=value, for instance windInPlay=yes.';
    if (at < 1)
      refuse('A fact needs a name and a value.', { field: '--fact', found: text.slice(0, 60), cure });
    return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  });
  if (loaded.problems.length === 0 && !isObject(loaded.value)) {
    const cure = 'Write the facts as one object: {"windInPlay": true}.';
    refuse('The file holds no facts.', { file: String(file), cure });
  }
  return { facts: { ...(loaded.value as object), ...Object.fromEntries(typed) }, problems };
}

async function ruleOn(shell: Shell, id: string | undefined, options: Options): Promise<Result> {
  return withEngine(shell, options, async ({ judge, answer }, asOf) => {
    if (id === undefined) return listQuestions(shell, judge);
    const whole = completeId(
      id,
      judge.questions().map(one => one.id),
    );
    const described = judge.question(whole);
    if (!described.ok) return described;
    const info = described.value;
    if (options.describe)
      return { value: info, text: () => formatQuestion(info, shell.style), exit: EXIT.yes };
    const { facts, problems } = await collectFacts(options, shell.input);
    if (problems.length > 0) return { problems };
    return showRuling(await answer(whole, facts, asOf, options.format), shell.style);
  });
}

export const makeQuestion: MakeCommand = run =>
  makeDatedCommand('question', 'answer a question from its facts; without an id, list what can be asked')
    .argument('[id]', 'the question, for instance legacy/imperial-favor; a part is enough that no other has')
    .option(
      '--fact <name=value>',
      'a fact; may be given again; lists are separated by commas or written as JSON',
      (text: string, all: string[]) => [...all, text],
      [],
    )
    .option('--facts <file>', 'JSON or YAML with the facts; - is standard input')
    .addOption(makeFormatOption())
    .option('--describe', 'tell which facts the question asks for')
    .action(run(ruleOn));
