import type { Line, Part, Sheet } from '../../sheets/index.js';
import { link } from '../page.js';

const isFull = ([, lines]: Part) => lines.length > 0;
const asLine = (line: string | Line): Line => (typeof line === 'string' ? { text: line } : line);

/** Lists of a sheet, each with its title. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <>
      {parts.filter(isFull).map(([title, lines]) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map(asLine).map(({ text, rule, more = [] }, index) => (
              <li key={index}>
                {rule ? <a href={link(`/rules/${rule}`)}>{text}</a> : text}
                {more.map(text => (
                  <p class="meta" key={text}>
                    {text}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A sheet as plain text, to be pasted into a chat, with the addresses of the rules that it names. */
export function formatSheet({ title, answer, words = '', main = [], parts, closing, asOf }: Sheet): string {
  const lists = [...main, ...parts].filter(isFull).map(([title, lines]) => {
    const items = lines.map(asLine).map(({ text, rule, more = [] }) => {
      const address = rule ? ` ${location.origin}/rules/${rule}?asOf=${asOf}` : '';
      return [`- ${text}${address}`, ...more].join('\n  ');
    });
    return `${title}:\n${items.join('\n')}`;
  });
  return [title, answer, words, ...lists, `${closing.join(', ')}.`].filter(Boolean).join('\n\n');
}
