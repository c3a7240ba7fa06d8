import { Marked } from 'marked';
import { type Html, html } from './layout.js';

/** The one file that knows marked. */
const marked = new Marked({
  renderer: {
    // a document is Markdown: HTML in it is shown, not obeyed
    html: ({ text }) => html`${text}`.html,
    image: ({ text }) => html`${text}`.html,
    // a heading without words, above the names of rows, is no heading
    tablecell({ header, tokens }) {
      const cell = this.parser.parseInline(tokens);
      return header && cell !== '' ? `<th>${cell}</th>\n` : `<td>${cell}</td>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      // browsers take `/\host`, and a tab before the second slash, for `//host`
      return /^(?:https?:\/\/|\/(?![/\\\s]))/.test(href)
        ? html`<a href="${href}">${{ html: text }}</a>`.html
        : text;
    },
  },
});

/** Markdown of a rule as HTML. */
export function formatMarkdown(text: string): Html {
  return { html: marked.parse(text, { async: false }) };
}
