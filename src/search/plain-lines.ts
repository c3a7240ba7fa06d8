import { plainText } from '../language/index.js';

/** The lines of a Markdown text as plain text: without marks, empty lines and rules; lines of one paragraph are joined. */
export function plainLines(markdown: string): string[] {
  return markdown
    .replace(/^\|[-| :]+\|$/gm, '')
    .replace(/\n(?![\s>]*(?:[-*+|#]|\d+\.\s|\n|$))[\s>]*/g, ' ')
    .split('\n')
    .map(line =>
      plainText(
        line
          .replace(/^[\s>]*(?:[-*+]\s+|#+\s+|\d+\.\s+)?/, '')
          .replace(/^\||\|\s*$/g, '')
          .replace(/\s*\|\s*/g, ' : ')
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/\*\*|__|[*`]/g, ''),
      ).replace(/^(?:: )+|(?: :)+$/g, ''),
    )
    .filter(line => line !== '');
}
