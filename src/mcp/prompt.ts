import { ErrorCode, type GetPromptResult, McpError, type Prompt } from '@modelcontextprotocol/sdk/types.js';

/** The one prompt: a model that follows it rules from the judge's answers and from nothing else. */
export const JUDGE_PROMPT: Prompt = {
  name: 'judge',
  title: 'Rule as a judge',
  description:
    'Answers a rules question from the answers of this judge alone, with its citations and caveats.',
  arguments: [
    { name: 'question', description: 'The question, in plain words.', required: true },
    { name: 'asOf', description: 'The day of the event, YYYY-MM-DD; today where it is left out.' },
  ],
};

/** The prompt with its arguments filled in. Throws the protocol's own error for another prompt, or without a question. */
export function getPrompt(
  name: string,
  { question = '', asOf = '' }: Record<string, string>,
): GetPromptResult {
  if (name !== JUDGE_PROMPT.name) throw new McpError(ErrorCode.InvalidParams, 'The only prompt is "judge".');
  if (question.trim() === '') throw new McpError(ErrorCode.InvalidParams, 'The prompt needs a question.');
  const day = asOf.trim() === '' ? 'today' : asOf.trim();
  const text = `Question: ${question.trim()}
Day: ${day}

Rule on this question for the Legacy or Multiplayer format of the Legend of the Five Rings CCG. Use only what the tools of
l5r-judge answer; what you remember of the game does not count.

1. Call \`ask\` with the question${day === 'today' ? '' : ` and asOf ${day}`}. Check in \`interpretation\` that it was understood as it was meant.
2. If \`ruling\` is null, look for a fitting question with \`question\`, or try \`counts_as\` or, for a card, \`card_counts_as\`; ask for facts that are missing.
   If nothing computes it, show the rules that \`search\` and \`rule\` give, and say that this is not a ruling.
3. Give the verdict, then \`answer\` word for word, every caveat, and each rule by its id with the day.
4. \`unknown\`, \`depends\` and \`not-covered\` are no "no": say which it is, and what is still needed.
5. Before you quote a rule, call \`verify_citation\`. Quote only what comes back as yes.`;
  return {
    description: 'A ruling from the judge alone.',
    messages: [{ role: 'user', content: { type: 'text', text } }],
  };
}
