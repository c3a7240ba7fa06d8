import { DECK_CODES } from '../engine.js';
import { CODE_GROUPS, type Code, statusOf } from '../knowledge/index.js';
import { formatPage, type Html, html } from './layout.js';
import { formatMarkdown } from './markdown.js';

/** What a person asked for in vain: why, and where to look. */
export interface NotFound {
  title: string;
  message: string;
  cure: string | undefined;
  /** The list that has everything of the kind: `/rules`. */
  list: { url: string; title: string };
  /** What could have been meant, or where else to go; `heading` says which. */
  near: readonly { url: string; title: string }[];
  heading?: string;
}

/** The page for what does not exist, or a request that cannot be read, with what could have been meant. */
export function formatNotFoundPage(
  { title, message, cure, list, near, heading = 'Did you mean' }: NotFound,
  baseUrl: string,
): string {
  const links = near.map(({ url, title: name }) => html`<li><a href="${url}">${name}</a></li>`);
  return formatPage(
    { title, description: message, url: `${baseUrl}${list.url}`, links: [[list.url, list.title]] },
    html`<p>${message}${cure === undefined ? '' : ` ${cure}`}</p>
${links.length > 0 ? html`<h2>${heading}</h2><ul class="list">${links}</ul>` : null}`,
  );
}

// a code that only operators meet, or the steps of a replay, is no answer to a request
function formatStatus(code: Code): string {
  const status = statusOf(code);
  return status === 500 && code !== 'internal-error' ? '' : `HTTP ${status}`;
}

/** Every code by its group, with its HTTP status or its weight in a deck. */
const GROUPS = [
  ...Object.entries(CODE_GROUPS).map(([heading, codes]) => ({
    heading,
    codes: Object.entries(codes).map(([code, { title, fix }]) => ({
      ...{ code, title, fix },
      tag: formatStatus(code as Code),
    })),
  })),
  {
    heading: 'Decks',
    codes: Object.entries(DECK_CODES).map(([code, { title, fix, severity: tag }]) => ({
      ...{ code, title, fix },
      tag: tag as string,
    })),
  },
];
const PROBLEMS = new Map(GROUPS.flatMap(({ codes }) => codes.map(one => [one.code, one] as const)));

/** What has a page below `/problems`. */
export const PROBLEM_CODES: readonly string[] = [...PROBLEMS.keys()];

function showProblem({ code, tag, fix }: (typeof GROUPS)[number]['codes'][number]): Html {
  return html`<p><code>${code}</code>${tag === '' ? null : html` <span class="tag">${tag}</span>`}</p>
${formatMarkdown(fix)}`;
}

/** The page of one code, to which `type` of problem details leads, or the list of all; null for an unknown code. */
export function formatProblemPage(baseUrl: string, code?: string): string | null {
  const one = PROBLEMS.get(code ?? '');
  if (code !== undefined && !one) return null;
  const title = one?.title ?? 'Codes of problems';
  const description =
    'What the code of a problem means and what to do. Codes are stable; sentences may change.';
  const list = GROUPS.map(
    ({ heading, codes }) => html`<h2>${heading}</h2>
${codes.map(other => html`<h3><a href="/problems/${other.code}">${other.title}</a></h3>${showProblem(other)}`)}`,
  );
  return formatPage(
    {
      ...{ title, description, url: `${baseUrl}/problems${one ? `/${one.code}` : ''}` },
      links: [
        ['/problems', 'All codes'],
        ['/docs', 'The HTTP API'],
      ],
    },
    html`${one ? showProblem(one) : list}
<p class="meta">${description} Where a problem is met, its <code>detail</code> says what was wrong, <code>field</code> and <code>found</code> where, and <code>cure</code> what would be right.</p>`,
  );
}
