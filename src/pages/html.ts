import { escapeUTF8 } from 'entities';

/** HTML that may stand in a page as it is. */
export interface Html {
  html: string;
}

type Part = string | number | Html | null | readonly Part[];

function render(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeUTF8(String(part));
  return Array.isArray(part) ? part.map(render).join('') : (part as Html).html;
}

/** A template whose parts are escaped, unless they are HTML already; null is nothing, a list is its parts. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    html: texts.map((text, index) => (index === 0 ? text : render(parts[index - 1] as Part) + text)).join(''),
  };
}
