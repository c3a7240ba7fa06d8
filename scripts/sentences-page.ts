// Lists the sentences that rulings are made of, so that they can be read through: npm run docs:rules writes docs/sentences.md.
import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';
import type { RuleDocument } from '../src/knowledge/index.js';

const RESOLVER = 'src/resolver/';
const HEAD = `# The sentences of rulings

Every sentence that a ruling, its proof, its caveats, its needs and the refusal of a fact are made of, to be read through. \`…\` stands for
what is filled in: a name, a number, a day, a list. Written by \`npm run docs:rules\`; a test checks that it is current. Change a
sentence where it stands: in the front matter of its rule document, or in the file that is named.
`;

// a text of one word is a code, a field or a name; patterns are no sentences
const isSentence = (text: string) =>
  /\s/.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length > 2 && !/\(\?:|\\[bdsw]/.test(text);

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === null && right === null ? null : `${left ?? '…'}${right ?? '…'}`;
  }
  return null;
}

// how people ask is no sentence of a ruling, nor is where a module lies
function isAside(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    (ts.isPropertyAssignment(node) &&
      /^(?:asked|about|turns|also|said|denied|others|number)$/.test(node.name.getText()))
  );
}

function sentencesIn(node: ts.Node): string[] {
  if (isAside(node)) return [];
  const text = textOf(node);
  const own = text !== null && isSentence(text) ? [text] : [];
  // what is written inside of a sentence, such as a plural, may be a sentence of its own
  const parts = text !== null && ts.isBinaryExpression(node) ? [] : node.getChildren();
  return [...own, ...parts.flatMap(sentencesIn)];
}

const formatList = (sentences: readonly string[]) =>
  [...new Set(sentences)]
    .map(
      text =>
        `- ${text
          .replace(/\s+/g, ' ')
          .replace(/\{\w+\}/g, '…')
          .replace(/[<>|]/g, '\\$&')}`,
    )
    .join('\n');

async function listCode(): Promise<string[]> {
  const files = (await readdir(RESOLVER, { recursive: true })).filter(name => name.endsWith('.ts')).sort();
  const sections = await Promise.all(
    files.map(async name => {
      const text = await readFile(`${RESOLVER}${name}`, 'utf8');
      const sentences = sentencesIn(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
      return sentences.length === 0 ? [] : [`### ${name}\n\n${formatList(sentences)}`];
    }),
  );
  return sections.flat();
}

function listDocument({ id, questions }: RuleDocument): string[] {
  const sentences = questions.flatMap(({ title, facts, rules, impossible }) => [
    title,
    ...Object.values(facts).map(({ ask }) => ask),
    ...rules.flatMap(({ event: { params } }) => [
      params.answer,
      ...params.steps.map(({ text }) => text),
      ...params.caveats,
    ]),
    ...impossible.map(({ why }) => why),
  ]);
  return sentences.length === 0 ? [] : [`### ${id}\n\n${formatList(sentences)}`];
}

/** The page with all sentences. */
export async function makeSentencesPage(documents: readonly RuleDocument[]): Promise<string> {
  const rules = documents.flatMap(listDocument);
  return [
    HEAD.trimEnd(),
    '## Rule documents',
    ...rules,
    '## Procedures, keywords and the table',
    ...(await listCode()),
  ]
    .join('\n\n')
    .concat('\n');
}
